"""A survey of octal codes and their proved periods, computed on all available processors."""

from cgbook.survey.codes import alike, survey, written

__all__ = ["alike", "survey", "written"]
