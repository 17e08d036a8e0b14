"""A survey of octal codes: their proved periods, on as many processors as there are, with a checkpoint."""

from cgbook.survey.codes import alike, survey, written
from cgbook.survey.workers import workers

__all__ = ["alike", "survey", "workers", "written"]
