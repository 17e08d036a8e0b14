"""Tests of the lists on the page for teachers: all exercises, and the goals by section."""

from __future__ import annotations

import re

from cgbook.teaching.exercises import exercise_files, number_of, read_exercise
from tests.browser import ROOT
from tests.chapters import EXERCISES, exercises

from cgsite.teachers import _goals, by_section, pages, title_of  # isort: skip

ALL = exercises()


def test_every_exercise_is_in_one_section_of_its_page() -> None:
    listed = [id for page in pages() for _, ids in by_section(page) for id in ids]
    assert sorted(listed) == sorted(one.id for one in ALL)
    for page in pages():
        assert title_of(page)
        assert len(list(_goals(page))) >= 3, page


def test_the_courses_refer_to_programs_by_their_numbers() -> None:
    courses = (ROOT / "book" / "teachers.md").read_text("utf8").partition("## In the room")[0]
    named = set(re.findall(r"exercise (\d+(?:\.\d+)+)", courses))
    assert len(named) >= 8
    assert named <= {number_of(path) for path in exercise_files(EXERCISES) if read_exercise(path).kind.is_program}
