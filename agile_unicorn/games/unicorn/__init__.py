"""The rules of Agile Unicorn: German rule book 1.0.2 with the rulings AU-nnn."""
