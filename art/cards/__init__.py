"""The card faces of Agile Unicorn: frame, badges, symbols, characters, props and pictures."""
