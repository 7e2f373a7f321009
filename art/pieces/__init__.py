"""Everything printed or built that is not a card face: plates, buttons, tokens, papers, props."""
