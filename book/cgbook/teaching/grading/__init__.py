"""Marks for assignments; students' programs run in a sandbox, the tests run outside, and only plain data passes between them."""
