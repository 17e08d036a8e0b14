"""What a game is: rulesets, and games made of games. Knows no solver."""
