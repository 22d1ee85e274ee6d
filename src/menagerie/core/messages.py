"""Messages in the syntax of ICU MessageFormat: text with gaps, plurals and choices.

Read are `{name}`, `{count, plural, =0 {none} one {# cow} other {# cows}}` and
`{kind, select, lion {roars} other {sleeps}}`, one inside another as deep as needed. A gap `x` also
gives `x_vowel`, which is `yes` or `no`: `{x_vowel, select, yes {an} other {a}} {x}`.
`web/src/speech/message.ts` reads the same, and `tests/core/messages.json` holds both to it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

LANGUAGES = ("en", "de", "nl", "fr")
OTHER = "other"
# The number that a plural chooses by.
NUMBER = "#"
VOWEL = "_vowel"
STARTS_WITH_VOWEL = re.compile(r"(?i)h?[aeiouàâäæéèêëîïôöœùûü]|y[^aeiou]")
SENTENCE_ENDS = (".", "!", "?", "…")
MARK = re.compile(r"[{}#]")
NAME = re.compile(r"\s*(\w+)\s*")
PLURAL_OR_SELECT = re.compile(r",\s*(plural|select)\s*,")
BRANCH = re.compile(r"\s*(=\d+|\w+)\s*\{")


class MessageError(ValueError):
    """A message that cannot be read; the sentence says where."""


@dataclass(frozen=True)
class Gap:
    """A place that a fact fills."""

    name: str


@dataclass(frozen=True)
class Choice:
    """Several messages, of which a fact chooses one: by its number, or by what it is."""

    name: str
    is_plural: bool
    branches: Mapping[str, "Message"]


Part = str | Gap | Choice
Message = tuple[Part, ...]


@cache
def read_message(text: str) -> Message:
    """Read a message; a text is read once."""
    message, end = _read_parts(text, 0, is_plural=False)
    if end < len(text):
        raise MessageError(f"there is a }} too many at {end + 1}: {text}")
    return message


def _read_parts(text: str, at: int, *, is_plural: bool) -> tuple[Message, int]:
    """Read up to the brace that closes a branch, or to the end."""
    parts: list[Part] = []
    while mark := MARK.search(text, at):
        start = mark.start()
        if start > at:
            parts.append(text[at:start])
        if mark[0] == "}":
            return tuple(parts), start
        if mark[0] == "{":
            part, at = _read_gap(text, start + 1, is_plural=is_plural)
            parts.append(part)
        else:
            parts.append(Gap(NUMBER) if is_plural else NUMBER)
            at = start + 1
    if at < len(text):
        parts.append(text[at:])
    return tuple(parts), len(text)


def _read_gap(text: str, at: int, *, is_plural: bool) -> tuple[Gap | Choice, int]:
    """Read what follows an opening brace, and the brace that closes it."""
    name = NAME.match(text, at)
    if name is None:
        raise MessageError(f"a gap has no name at {at + 1}: {text}")
    kind = PLURAL_OR_SELECT.match(text, name.end())
    if kind is None:
        return Gap(name[1]), _close(text, name.end())
    branches, at = _read_branches(text, kind.end(), is_plural=is_plural or kind[1] == "plural")
    if OTHER not in branches:
        raise MessageError(f"{name[1]} has no branch for {OTHER}: {text}")
    return Choice(name[1], kind[1] == "plural", branches), _close(text, at)


def _read_branches(text: str, at: int, *, is_plural: bool) -> tuple[dict[str, Message], int]:
    """Read the branches of a choice."""
    branches: dict[str, Message] = {}
    while branch := BRANCH.match(text, at):
        message, at = _read_parts(text, branch.end(), is_plural=is_plural)
        branches[branch[1]] = message
        at = _close(text, at)
    return branches, at


def _close(text: str, at: int) -> int:
    """The place after a closing brace."""
    brace = re.compile(r"\s*\}").match(text, at)
    if brace is None:
        raise MessageError(f"a }} is missing at {at + 1}: {text}")
    return brace.end()


def fill(text: str, gaps: Mapping[str, object], language: str) -> str:
    """A message with its gaps filled; one without a fact stays as it is written."""
    message = read_message(text)
    return begin(message, "".join(map(str, fill_parts(message, gaps, language))))


def begin(message: Message, said: str) -> str:
    """A message as it was filled; a sentence that begins with a fact begins with a capital."""
    if said.endswith(SENTENCE_ENDS) and begins_with_gap(message):
        return capital(said)
    return said


def capital(said: str) -> str:
    """Words with a capital at the beginning."""
    return said[:1].upper() + said[1:]


def begins_with_gap(message: Message) -> bool:
    """Whether a message begins with a gap, in any branch."""
    first = message[0] if message else ""
    if isinstance(first, Choice):
        return any(map(begins_with_gap, first.branches.values()))
    return isinstance(first, Gap)


def fill_parts(
    message: Message, gaps: Mapping[str, object], language: str, number: object = NUMBER
) -> Iterator[object]:
    """The texts of a message and the facts in its gaps, one after the other."""
    for part in message:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Gap):
            yield number if part.name == NUMBER else figure(fact_of(part.name, gaps), language)
        else:
            fact = fact_of(part.name, gaps)
            counted = figure(fact, language) if part.is_plural else number
            yield from fill_parts(branch_of(part, fact, language), gaps, language, counted)


def fact_of(name: str, gaps: Mapping[str, object]) -> object:
    """What fills a gap."""
    if name in gaps:
        return gaps[name]
    word = name.removesuffix(VOWEL)
    if word != name and word in gaps:
        return "yes" if STARTS_WITH_VOWEL.match(str(gaps[word])) else "no"
    return f"{{{name}}}"


def branch_of(choice: Choice, fact: object, language: str) -> Message:
    """The message that a fact chooses."""
    branches = choice.branches
    if not choice.is_plural:
        return branches.get(str(fact), branches[OTHER])
    if f"={fact}" in branches:
        return branches[f"={fact}"]
    return branches.get("one" if is_one(fact, language) else OTHER, branches[OTHER])


def is_one(number: object, language: str) -> bool:
    """Whether a number takes the singular: French has it for 0 and 1, with decimals too."""
    if not isinstance(number, int | float):
        return False
    return abs(number) < 2 if language == "fr" else abs(number) == 1  # noqa: PLR2004


def figure(fact: object, language: str) -> object:
    """A number with the decimal sign of a language; anything else as it is."""
    if isinstance(fact, bool) or not isinstance(fact, int | float):
        return fact
    written = str(fact).replace("-", "−")  # noqa: RUF001 - the sign of a negative number
    return written if language == "en" else written.replace(".", ",")


def gaps_of(message: Message) -> frozenset[str]:
    """The names of all facts that a message uses, in any branch."""
    found: set[str] = set()
    for part in message:
        if isinstance(part, Choice):
            found.add(part.name.removesuffix(VOWEL))
            found.update(*map(gaps_of, part.branches.values()))
        elif isinstance(part, Gap) and part.name != NUMBER:
            found.add(part.name)
    return frozenset(found)
