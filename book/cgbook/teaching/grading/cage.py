"""A cage for a student's program, on Linux: an empty computer with a Python in it, and nothing of the teacher's.

The program gets a process, network, mount, IPC and host namespace of its own. Its root is a small file system in memory that holds,
read-only, the system's libraries and the interpreter with its standard library: no home, no `cgkit`, no site-packages, no
`/proc`, no shell. It has no rights and cannot get any; it cannot reach a network, and the system calls by which one gets out of such a
place, or holds memory that no limit counts, are refused. When its first process ends, all that it started ends too.

This file is run by itself, `python -I -S cage.py SETTINGS PROGRAM …`, and so imports nothing of `cgkit`.

**Invariant.** Whatever fails on the way into the cage ends with `REFUSED` and the reason in words: the program is run inside or not at all.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import struct
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

__all__ = ["REFUSED", "enter", "enter_limits"]

REFUSED = 97  # the exit status of a cage that could not be made
# from sched.h, mount.h, prctl.h
NEWNS, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET = 0x20000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000
RDONLY, NOSUID, NODEV, REMOUNT, BIND, REC, PRIVATE = 1, 2, 4, 32, 4096, 16384, 1 << 18
KEPT = {8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}  # statvfs's flags that a second mount may not drop, as mount's
PDEATHSIG, NO_NEW_PRIVS, SECCOMP, CAPBSET_DROP = 1, 38, 22, 24
FIRST_UID = 60_800  # no user has a number from here to 61,183, by the tables of Debian, Red Hat and systemd


def _call(name: str, *arguments: Any) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    plain = [os.fsencode(one) if isinstance(one, str) else one for one in arguments]
    if getattr(libc, name)(*plain) != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")


def _mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    _call("mount", source, target, kind, ctypes.c_ulong(flags), options)


def _prctl(option: int, value: int) -> None:
    _call("prctl", option, ctypes.c_ulong(value), ctypes.c_ulong(0), ctypes.c_ulong(0), ctypes.c_ulong(0))


def _die_with(parent: int) -> None:
    """Ends this process when its parent ends, also when that is killed."""
    _prctl(PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        raise OSError("the parent has ended")


def _namespaces() -> None:
    user, group = os.geteuid(), os.getegid()
    apart = NEWNS | NEWUTS | NEWIPC | NEWPID | NEWNET
    if user == 0:
        _call("unshare", apart)
        return
    _call("unshare", apart | NEWUSER)
    for name, line in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(line)


def _read_only(source: str, target: str) -> None:
    if os.path.isdir(source):
        os.makedirs(target, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        open(target, "a").close()
    _mount(source, target, "", BIND | REC)
    had = os.statvfs(source).f_flag
    kept = sum(as_mount for as_stat, as_mount in KEPT.items() if had & as_stat)
    _mount("", target, "", REMOUNT | BIND | RDONLY | NOSUID | NODEV | kept)


def _root(folder: str, bound: Sequence[str], hidden: Sequence[str], room: int) -> None:
    """Makes `folder` the root, with the bound paths in it, and empty folders where the hidden ones were."""
    os.umask(0o022)
    _mount("", "/", "", REC | PRIVATE)
    _mount("cage", folder, "tmpfs", NOSUID | NODEV, "size=4m,nr_inodes=4k,mode=755")
    for path in bound:
        inside = folder + path
        if os.path.islink(path):  # /lib is often a link to usr/lib
            os.makedirs(os.path.dirname(inside), exist_ok=True)
            if not os.path.lexists(inside):
                os.symlink(os.readlink(path), inside)
        elif os.path.exists(path):
            _read_only(path, inside)
    for path in hidden:
        if os.path.isdir(folder + path):
            _mount("hidden", folder + path, "tmpfs", NOSUID | NODEV | RDONLY, "size=4k,mode=755")
    for name in ("dev", "tmp", "old"):
        os.makedirs(f"{folder}/{name}", exist_ok=True)
    open(f"{folder}/dev/null", "a").close()
    _mount("/dev/null", f"{folder}/dev/null", "", BIND)
    _mount("tmp", f"{folder}/tmp", "tmpfs", NOSUID | NODEV, f"size={room},nr_inodes=1k,mode=1777")
    os.chdir(folder)
    _call("pivot_root", ".", "old")
    os.chdir("/")
    _call("umount2", "/old", 2)  # detached: a chroot alone could be left again
    os.rmdir("/old")
    _mount("", "/", "", REMOUNT | BIND | RDONLY | NOSUID | NODEV)
    os.chdir("/tmp")


def _no_rights() -> None:
    for capability in range(64):
        try:
            _prctl(CAPBSET_DROP, capability)
        except OSError:
            break  # beyond the last that this kernel has
    if os.geteuid() == 0:
        nobody = FIRST_UID + os.getpid() % 380
        os.setgroups([])
        os.setresgid(nobody, nobody, nobody)
        os.setresuid(nobody, nobody, nobody)
    _prctl(NO_NEW_PRIVS, 1)


# Numbers of system calls, on x86-64 and on arm64.
_REFUSED = {
    "unshare": (272, 97), "setns": (308, 268), "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41),
    "chroot": (161, 51), "fsopen": (430, 430), "open_tree": (428, 428), "move_mount": (429, 429), "mount_setattr": (442, 442),
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272),
    "add_key": (248, 217), "request_key": (249, 218), "keyctl": (250, 219), "bpf": (321, 280),
    "perf_event_open": (298, 241), "userfaultfd": (323, 282), "io_uring_setup": (425, 425), "memfd_create": (319, 279),
    "memfd_secret": (447, 447), "shmget": (29, 194), "msgget": (68, 186), "semget": (64, 190), "mq_open": (240, 180),
    "personality": (135, 92), "name_to_handle_at": (303, 264), "fanotify_init": (300, 262), "inotify_init1": (294, 26),
}  # fmt: skip
_SOCKET, _CLONE, _CLONE3 = (41, 198), (56, 220), 435
_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
EPERM, ENOSYS, ENETUNREACH = 1, 38, 101


def _refuse_calls() -> None:
    """Has the kernel refuse what a student's program never needs: a second fence behind the namespaces."""
    machine = os.uname().machine
    if machine not in _MACHINES:
        return
    column, audit = _MACHINES[machine]
    allow, refuse = 0x7FFF0000, 0x50000
    load, equal, at_least, some, answer = 0x20, 0x15, 0x35, 0x45, 0x06
    steps: list[tuple[int, int, int, int]] = [
        (load, 0, 0, 4), (equal, 1, 0, audit), (answer, 0, 0, refuse | EPERM),  # the machine's own calls, no others
        (load, 0, 0, 0), (at_least, 0, 1, 0x40000000), (answer, 0, 0, refuse | EPERM),
    ]  # fmt: skip
    for numbers in _REFUSED.values():
        steps += [(equal, 0, 1, numbers[column]), (answer, 0, 0, refuse | EPERM)]
    steps += [(equal, 0, 1, _SOCKET[column]), (answer, 0, 0, refuse | ENETUNREACH)]
    steps += [
        (equal, 0, 1, _CLONE3),
        (answer, 0, 0, refuse | ENOSYS),
    ]  # its flags cannot be read here; libc takes clone then
    apart = NEWNS | NEWUTS | NEWIPC | NEWUSER | NEWPID | NEWNET | 0x2000080
    steps += [(equal, 0, 3, _CLONE[column]), (load, 0, 0, 16), (some, 0, 1, apart), (answer, 0, 0, refuse | EPERM)]
    steps.append((answer, 0, 0, allow))
    program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    head = ctypes.create_string_buffer(struct.pack("HP", len(steps), ctypes.addressof(program)))
    _call("prctl", SECCOMP, ctypes.c_ulong(2), head, ctypes.c_ulong(0), ctypes.c_ulong(0))


def _limits(settings: dict[str, Any]) -> None:
    import resource

    for name, value in settings["limits"].items():
        kind = getattr(resource, f"RLIMIT_{name}", None)
        if kind is None:
            continue
        _, most = resource.getrlimit(kind)
        value = value if most == resource.RLIM_INFINITY else min(value, most)
        try:
            resource.setrlimit(kind, (value, value))
        except (OSError, ValueError):  # macOS has names of limits that it does not set
            continue


def _refused(error: BaseException) -> NoReturn:
    sys.stderr.write(f"{error}\n")
    sys.stderr.flush()
    os._exit(REFUSED)


def enter(settings: dict[str, Any], program: Sequence[str]) -> NoReturn:
    """Runs a program in a cage, and ends as it ends. Linux only; see the head of this module."""
    try:
        _die_with(settings["parent"])
        _namespaces()
        first = os.fork()  # the first process of the new namespace: when it ends, all others do
    except OSError as error:
        _refused(error)
    if first:
        os.close(0)
        os.close(1)
        _, status = os.waitpid(first, 0)
        os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
    try:
        _prctl(PDEATHSIG, signal.SIGKILL)  # of whom it hears only by this: the parent has no number in here
        _root(settings["folder"], settings["bound"], settings["hidden"], settings["room"])
        _no_rights()
        _prctl(PDEATHSIG, signal.SIGKILL)  # a change of user forgets it
        second = os.fork()
    except OSError as error:
        _refused(error)
    if second:
        os.close(0)
        os.close(1)
        while True:
            pid, status = os.wait()  # orphans too: nothing stays behind as a zombie
            if pid == second:
                os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
    try:
        _limits(settings)
        _refuse_calls()
        os.execv(program[0], list(program))
    except OSError as error:
        _refused(error)


def enter_limits(settings: dict[str, Any], program: Sequence[str]) -> NoReturn:
    """Runs a program under the limits alone, where there is no cage."""
    if sys.platform == "linux":
        _die_with(settings["parent"])
    if os.name == "posix":
        _limits(settings)
    os.execv(program[0], list(program))


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    (enter if given["caged"] else enter_limits)(given, sys.argv[2:])
