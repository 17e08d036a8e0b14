"""What cgkit does from the command line: `cgkit values`, `period`, `moves` and `play`."""
