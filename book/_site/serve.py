"""Serve the built book on this machine, until Ctrl-C: `python book/_site/serve.py [folder] [--port N]`."""

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
    """A handler for static files, with the MIME types that browsers insist on, whatever the machine's own table says."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the book's own page for a missing file, as a host would."""
        lost = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not lost.is_file():
            super().send_error(code, message, explain)
            return
        self.send(lost.read_bytes(), "text/html; charset=utf-8", code)

    def send(self, content: bytes, kind: str, code: int = HTTPStatus.OK) -> None:
        """Answer with content that isn't sent unchanged from a file."""
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing for each file."""


class Server(http.server.ThreadingHTTPServer):
    """A server that answers many requests at the same time, and ignores a browser that disconnects in the middle of a file."""

    request_queue_size = 128  # a page requests many files together, and with a full queue a request waits for seconds

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int) -> Server:
    """Return a server for a folder on the given port, or on a free port if the given port is 0 or can't be used."""
    handler = functools.partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except (OSError, OverflowError):
        return Server(("127.0.0.1", 0), handler)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DEFAULT, help="folder to serve (default: _build/html)")
    parser.add_argument("--port", type=int, default=8000, help="port to use, if it's free (default: 8000)")
    given = parser.parse_args()
    if not (given.folder / "index.html").is_file():
        parser.error(f"{given.folder} contains no built book. Run `make site` first")
    with server(given.folder, given.port) as running:
        print(f"The book is at http://127.0.0.1:{running.server_port}/  (Ctrl-C stops the server)", flush=True)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
