"""Marks that count: students' programs in a sandbox, the tests outside, and plain data between them."""
