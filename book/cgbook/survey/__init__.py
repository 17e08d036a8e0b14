"""A survey of octal codes: their proved periods, on as many processors as there are."""

from cgbook.survey.codes import alike, survey, written

__all__ = ["alike", "survey", "written"]
