"""The ground holds: what the kernel needs, what the lock files promise."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KERNEL = sorted((ROOT / "src/loupiote/kernel").rglob("*.py"))
LOCKED = re.compile(r"^([a-z0-9.-]+)==([^ ;\\]+)", re.M)


@pytest.mark.parametrize("path", KERNEL, ids=lambda path: path.stem)
def test_the_kernel_needs_the_standard_library_and_msgspec_alone(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        for name in names:
            top = name.partition(".")[0]
            assert top in {"msgspec", "loupiote", *sys.stdlib_module_names}, f"line {node.lineno}: {name}"


def locked(name: str) -> dict[str, str]:
    return dict(LOCKED.findall((ROOT / "requirements" / name).read_text(encoding="utf-8")))


def folded(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return re.sub(r"[._-]+", "-", match[0]).lower()


@pytest.mark.parametrize("name", ["lock.txt", "dev.txt"])
def test_a_lock_file_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"--[a-z-]*url", text)  # the option, not a package whose name ends so
    # one entry ends where the next begins; each has at least one hash
    for entry in re.split(r"(?m)^(?=[a-z0-9.-]+==)", text)[1:]:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_lock_files_hold_what_the_project_asks_for_and_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    core, dev = locked("lock.txt"), locked("dev.txt")
    assert {folded(r) for r in (*project["dependencies"], *extras["build"])} <= set(core)
    assert {folded(r) for r in (*extras["dev"], *extras["bench"])} <= set(dev)
    assert core == {name: version for name, version in dev.items() if name in core}
