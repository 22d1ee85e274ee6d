"""Names and paths of moved files in any text."""

import re
import subprocess

SOURCE = "src/menagerie/"
NAME = re.compile(r"\b(?:menagerie|tests)(?:\.\w+)+")
PATH = re.compile(r"(?<![\w./-])[\w-]+(?:/[\w.<>-]+)+\.(?:py|ts|svelte|json)\b")
# Stands for a dot in a name that is new already.
DONE = "\x01"


def git(*arguments: str) -> list[str]:
    """What git answers, line by line."""
    found = subprocess.run(  # noqa: S603 - our own arguments
        ["git", *arguments],  # noqa: S607 - git is where it is
        check=True,
        capture_output=True,
        text=True,
    )
    return found.stdout.splitlines()


def dotted(path: str) -> str:
    """The name by which Python imports a file."""
    path = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return path.replace("/", ".")


class Moves:
    """Where files go, by their paths and by their names in Python."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.came_from = {new: old for old, new in files.items()}
        self.modules = {
            dotted(old): dotted(new) for old, new in files.items() if old.endswith(".py")
        }
        self.short = {
            old.removeprefix(SOURCE): new.removeprefix(SOURCE)
            for old, new in files.items()
            if "__init__" not in old
        }

    def path(self, name: str) -> str:
        """The new path of a file, written in full or from the package on."""
        for start in ("", SOURCE, "menagerie/"):
            rest = name.removeprefix(start)
            if name.startswith(start) and rest in self.short:
                return start + self.short[rest]
        return self.files.get(name, name)

    def name(self, name: str) -> str:
        """A dotted name whose module may have moved."""
        parts = name.split(".")
        for count in range(len(parts), 1, -1):
            head = ".".join(parts[:count])
            if head in self.modules:
                return ".".join([self.modules[head], *parts[count:]])
        return name


def rewrite_names(text: str, moves: Moves) -> str:
    """Follow dotted names, except those that are new already."""
    return NAME.sub(lambda match: moves.name(match.group()), text).replace(DONE, ".")


def rewrite_paths(text: str, moves: Moves) -> str:
    """Follow paths."""
    return PATH.sub(lambda match: moves.path(match.group()), text)
