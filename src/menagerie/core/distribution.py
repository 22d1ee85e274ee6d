"""What was installed: the distribution's version, and its extras."""

from importlib.metadata import PackageNotFoundError, version

DISTRIBUTION = "menagerie-games"


def installed_version() -> str:
    """The version of the installed distribution."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "(not installed as a package)"


def needs_extra(what: str, extra: str) -> str:
    """The sentence that says what needs an extra, and how to install it."""
    return f"{what} needs an extra: pip install '{DISTRIBUTION}[{extra}]'"
