"""A person at the hub: logs in with a password, has a server started, and presses buttons, which are requests to that server."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

__all__ = ["Person"]

SECONDS = 180


class Person:
    """Somebody with an account.

    Parameters
    ----------
    hub : the address of the hub, which ends with a slash.
    name : of the account.
    """

    def __init__(self, hub: str, name: str) -> None:
        self.hub, self.name = hub, name
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))
        self._token = ""

    def log_in(self, password: str) -> None:
        """Log in as on the hub's first page, and take a token, with which the other requests are signed."""
        self._open("GET", "hub/login")
        form = {"username": self.name, "password": password, "_xsrf": self._xsrf()}
        self._open("POST", "hub/login?next=%2Fhub%2Fhome", urllib.parse.urlencode(form).encode())
        asked = {"X-XSRFToken": self._xsrf(), "Content-Type": "application/json"}
        told = self._open("POST", f"hub/api/users/{self.name}/tokens", b"{}", asked)
        self._token = json.loads(told)["token"]

    def start(self) -> None:
        """Have the server started, and wait until it is there."""
        self._signed("POST", f"hub/api/users/{self.name}/server")
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            servers = json.loads(self._signed("GET", f"hub/api/users/{self.name}"))["servers"]
            if servers.get("", {}).get("ready"):
                return
            time.sleep(0.2)
        raise TimeoutError(f"the server of {self.name} did not start within {SECONDS} s")

    def press(self, button: str, /, **said: Any) -> Any:
        """Press a button: a POST with what it says.

        Raises
        ------
        RuntimeError : when the answer tells of no success; the message is nbgrader's log.
        """
        told = self._mine("POST", button, said)
        if isinstance(told, dict) and not told.get("success", True):
            raise RuntimeError(f"{self.name}, {button}: {told.get('error') or told.get('log') or told.get('value')}")
        return told

    def look(self, path: str) -> Any:
        """Look at what a page of the server is made of."""
        return self._mine("GET", path)

    def put(self, path: str, said: Any) -> Any:
        """Save something."""
        return self._mine("PUT", path, said)

    def reaches(self, other: str) -> bool:
        """Whether this person may look into the server of another."""
        try:
            self._signed("GET", f"user/{other}/api/contents")
        except RuntimeError as error:
            if ": 403 " not in str(error):
                raise
            return False
        return True

    def _mine(self, method: str, path: str, said: Any = None) -> Any:
        data = None if said is None else json.dumps(said).encode()
        return json.loads(self._signed(method, f"user/{self.name}/{path}", data) or b"null")

    def _signed(self, method: str, path: str, data: bytes | None = None) -> bytes:
        return self._open(
            method, path, data, {"Authorization": f"token {self._token}", "Content-Type": "application/json"}
        )

    def _xsrf(self) -> str:
        return next(str(one.value) for one in self._cookies if one.name == "_xsrf")

    def _open(self, method: str, path: str, data: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
        request = urllib.request.Request(self.hub + path, data, headers or {}, method=method)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{self.name}, {method} {path}: {error.code} {error.read()[-500:]!r}") from None
