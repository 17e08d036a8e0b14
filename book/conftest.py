"""For `pytest --nbval book`: `interact` prints into a widget, where nbval does not look; its cells only have to run."""

from nbval.plugin import metadata_tags

metadata_tags["interact"] = ("check", False)
