"""Serves the built book on this machine: `python book/_site/serve.py [folder] [--port N]`. Ctrl-C ends it."""

from __future__ import annotations

import argparse
import functools
import http.server
import sys
from http import HTTPStatus
from pathlib import Path
from typing import Any

DEFAULT = Path(__file__).parents[2] / "_build" / "html"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml"}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files, with the types that browsers insist on whatever the machine's own table says."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What is not there is told by the book's own page, as a host would tell it."""
        lost = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not lost.is_file():
            super().send_error(code, message, explain)
            return
        self.send(lost.read_bytes(), "text/html; charset=utf-8", code)

    def send(self, content: bytes, kind: str, code: int = HTTPStatus.OK) -> None:
        """Answers with this, which is no file as it is."""
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing of each file."""


class Server(http.server.ThreadingHTTPServer):
    """Answers many at once; a browser that goes away before it has all of a file is no news."""

    request_queue_size = 128  # a page asks for many files at once; one that finds no room waits for seconds

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int) -> Server:
    """A server of the folder on the port, or on a free one where that is taken or none."""
    handler = functools.partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except (OSError, OverflowError):
        return Server(("127.0.0.1", 0), handler)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DEFAULT)
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    if not (given.folder / "index.html").is_file():
        parser.error(f"{given.folder} holds no built book; run `make site` first")
    with server(given.folder, given.port) as running:
        print(f"The book is at http://127.0.0.1:{running.server_port}/  (Ctrl-C ends)", flush=True)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
