"""What the judge thinks things are worth, in victory points.  Tuned by ``benchmarks/tune.py``."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """All taste of the judge.

    ``victory``: on top of the points of a story that reaches the target.
    ``overshoot``: share of points beyond the target that counts.
    ``member``: a point of team strength (3.5 a die) for a whole game.
    ``bonus``: a point of incentive for a whole game.
    ``late``: share of both that is left when the game is nearly over.
    ``keep``: share of a later pitch card's worth that a team which stays at home is hoped to win.
    ``needed``: team strength that half wins a later pitch.
    ``rest``: how much of that depends on the members whom the rivals have at home.
    ``denial``: share of a rival's gain that counts as a loss (divided by the number of rivals).
    ``event``: price of an event card in a whole game; ``wand``: of a wand.
    ``arms``: points that an event held is good for when bidding.
    ``spend``: price of a point of incentive used, for each later pitch of the sprint.
    ``lean``: share of the incentives that counts when bidding.
    ``fear``: how likely the others still to act are to bid.
    ``answer``: how likely a rival is to answer with an incentive that takes the lead again.
    ``reroll``: points of incentive that a reroll is good for.
    ``strike``: price of a bomb, an All In or a sabotage in a whole game.
    ``burn``: share of what a rival's team at home may still win that counts when it is burnt.
    ``hoard``: how much more of ``keep`` there is in a team, which can choose who goes.
    ``trust``: how surely a partner still to act does what is best for the team.
    ``preview``: share of what the preview tells that is not forgotten.
    ``second``: how likely a rival is to join a partner who has bid, as a share of ``fear``.
    """

    victory: float = 10.0
    overshoot: float = 0.3
    member: float = 0.8
    bonus: float = 1.0
    late: float = 0.2
    keep: float = 1.3
    needed: float = 13.5
    rest: float = 0.3
    denial: float = 0.8
    event: float = 0.8
    wand: float = 1.5
    arms: float = 0.4
    spend: float = 0.1
    lean: float = 0.5
    fear: float = 0.95
    answer: float = 0.6
    reroll: float = 3.0
    strike: float = 0.8
    burn: float = 0.3
    hoard: float = 0.2
    trust: float = 0.95
    second: float = 0.5
    preview: float = 1.0
