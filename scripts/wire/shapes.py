"""Structs as TypeScript interfaces, each declared once and documented."""

import re
from collections.abc import Iterable
from inspect import getdoc
from textwrap import wrap
from typing import Any, NamedTuple, get_origin

import msgspec
from msgspec import inspect as look

from scripts.wire.open_fields import FILLED

# A field with a default is optional in what a client asks. In what a server tells, it is always
# present, unless the struct omits defaults.
TOLD, ASKED = "told", "asked"
WIDTH = 96


class Field(NamedTuple):
    """A field of an interface."""

    name: str
    text: str
    is_optional: bool
    description: str


class Shapes:
    """All interfaces found so far by name, in the order in which they were found."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.game = ""
        # The names of types, by their text.
        self.named: dict[str, str] = {}
        self._kinds: dict[str, Any] = {}

    def struct(self, info: look.StructType, way: str) -> str:
        """The name of a struct's interface; declares it if it is new."""
        name, body = self.name(info.cls), ""
        if name in self.found:
            if self._kinds[name] not in {info.cls, None} or way == TOLD:
                return self._same(name, info)
            body = self.interface(name, info, way)
            if body == self.found[name]:
                return name
            name = f"Wanted{name}"
            body = body.replace(f"interface {name[6:]} ", f"interface {name} ")
        self._kinds.setdefault(name, info.cls)
        self.found[name] = body
        self.found[name] = body or self.interface(name, info, way)
        return name

    def _same(self, name: str, info: look.StructType) -> str:
        if self._kinds[name] != info.cls:
            raise ValueError(f"{name}: there are two of this name")
        return name

    def name(self, kind: Any) -> str:
        """The name of a struct; structs of a game are prefixed with the game's name."""
        plain: Any = get_origin(kind) or kind
        is_of_game = plain.__module__.startswith("menagerie.games.") or plain is not kind
        prefix = self.game.capitalize() if is_of_game else ""
        own: str = plain.__name__
        return own if own.startswith(prefix) else prefix + own

    def interface(self, name: str, info: look.StructType, way: str) -> str:
        """A struct as an interface."""
        plain: Any = get_origin(info.cls) or info.cls
        lines = [*comment(getdoc(plain) or ""), f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {quoted(info.tag)};")
        for field in self.fields(info, way):
            lines += comment(field.description, "  ")
            lines.append(f"  {field.name}{'?' * field.is_optional}: {field.text};")
        return "\n".join([*lines, "}"])

    def fields(self, info: look.StructType, way: str) -> list[Field]:
        """The fields of a struct; `id` or `seq` come first."""
        plain: Any = get_origin(info.cls) or info.cls
        found = sorted(info.fields, key=lambda field: field.encode_name not in {"id", "seq"})
        return [self._field(plain, field, way) for field in found]

    def _field(self, kind: Any, field: look.Field, way: str) -> Field:
        key = f"{kind.__name__}.{field.encode_name}"
        is_left_out = kind.__struct_config__.omit_defaults or _is_unset(field)
        is_optional = not field.required and (way == ASKED or is_left_out)
        text = self._filled(key) or self._constant(field) or self.text(field.type, way)
        if is_optional and way == TOLD and field.default is None:
            text = text.removesuffix(" | null")
        return Field(field.encode_name, text, is_optional, _description(field))

    def _filled(self, key: str) -> str:
        """The type of a field that Python leaves open."""
        return FILLED.get(key, "").format(game=self.game, Game=self.game.capitalize())

    def _constant(self, field: look.Field) -> str:
        """The key of a game, which distinguishes its views from others."""
        is_key = field.encode_name == "game" and field.default == self.game != ""
        return quoted(self.game) if is_key else ""

    def text(self, info: look.Type, way: str) -> str:  # noqa: PLR0911 - one for each kind of type
        """A type as TypeScript writes it."""
        match info:
            case look.Metadata(type=inner):
                return self.text(inner, way)
            case look.StructType():
                return self.struct(info, way)
            case look.UnionType(types=types):
                return self._union(types, way)
            case look.LiteralType(values=values):
                text = " | ".join(quoted(value) for value in values)
                return self.named.get(text, text)
            case look.VarTupleType(item_type=item) | look.ListType(item_type=item):
                return listed(self.text(item, way))
            case look.TupleType(item_types=items):
                return f"[{', '.join(self.text(item, way) for item in items)}]"
            case look.DictType(key_type=key, value_type=value):
                kind = "number" if isinstance(_plain(key), look.IntType) else "string"
                return f"{{ [key: {kind}]: {self.text(value, way)} }}"
        return SCALARS[type(info)]

    def _union(self, types: Iterable[look.Type], way: str) -> str:
        """A union, with null last."""
        texts = list(dict.fromkeys(self.text(one, way) for one in types))
        text = " | ".join(sorted(texts, key=lambda text: text == "null"))
        return self.named.get(text, text)


SCALARS: dict[type[look.Type], str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def _plain(info: look.Type) -> look.Type:
    return info.type if isinstance(info, look.Metadata) else info


def _description(field: look.Field) -> str:
    """The description of a field, from its annotation."""
    if not isinstance(field.type, look.Metadata):
        return ""
    told: str = (field.type.extra_json_schema or {}).get("description", "")
    return told


def _is_unset(field: look.Field) -> bool:
    """Whether a field without a value is always omitted."""
    has_default = msgspec.NODEFAULT is not field.default
    return not field.required and not has_default and field.default_factory is msgspec.NODEFAULT


def quoted(value: object) -> str:
    """A value of a literal type."""
    return msgspec.json.encode(value).decode()


def listed(text: str) -> str:
    """The type of a list."""
    outer = re.sub(r"\([^()]*\)|\{.*\}", "", text)
    return f"({text})[]" if "|" in outer else f"{text}[]"


def comment(text: str, margin: str = "") -> list[str]:
    """A documentation comment, wrapped."""
    lines = [
        line for part in text.splitlines() for line in (wrap(part, WIDTH - len(margin)) or [""])
    ]
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{margin}/** {lines[0]} */"]
    return [f"{margin}/**", *(f"{margin} * {line}".rstrip() for line in lines), f"{margin} */"]
