"""What cgkit does from the command line: `python -m cgkit values`, `period`, `moves`, `survey` and `play`."""
