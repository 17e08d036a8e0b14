"""Green Hackenbush: pictures that are cut."""
