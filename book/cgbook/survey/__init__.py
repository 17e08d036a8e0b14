"""A survey of octal codes and their proved periods, which several processes can compute together."""

from cgbook.survey.codes import alike, survey, written

__all__ = ["alike", "survey", "written"]
