"""The answers of `skeleton batch` as values and exceptions."""
from __future__ import annotations

import base64
import dataclasses
import functools
import json
from typing import Any, Mapping

from ._generated import BINARY_FORMATS


@dataclasses.dataclass(frozen=True)
class Problem:
    """An error or a warning of a document, with its position in it."""

    code: str
    message: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.message} [{self.code}]"


class RenderError(ValueError):
    """A document, an option or a record that cannot be rendered. `problems` lists up to 20 of its errors."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems

    @property
    def code(self) -> str:
        return self.problems[0].code

    @property
    def line(self) -> int:
        return self.problems[0].line

    @property
    def column(self) -> int:
        return self.problems[0].column

    def __reduce__(self) -> tuple[Any, ...]:
        return RenderError, (self.problems,)


class CommandError(RuntimeError):
    """The command cannot run: it is missing, or its arguments are wrong."""


@dataclasses.dataclass(frozen=True)
class Bone:
    """One shape of a placeholder, in points of its canvas. `radii` begin at the top left corner, clockwise."""

    path: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    radii: tuple[float, float, float, float]
    id: str | None = None
    line: int | None = None

    @classmethod
    def of(cls, members: Mapping[str, Any]) -> Bone:
        """The bone of an entry in the output `bones`; a later version of the command may write further members."""
        known: dict[str, Any] = {name: value for name, value in members.items() if name in cls.__dataclass_fields__}
        return cls(**{**known, "radii": tuple(members["radii"])})


class Output(bytes):
    """The bytes of one output, which a notebook shows as a picture or a page."""

    format: str = ""

    @classmethod
    def of(cls, value: Any, format: str) -> Output:
        """The bytes of a member of `outputs`: pictures are base64, JSON is an object, all others are text."""
        if format in BINARY_FORMATS:
            output = cls(base64.b64decode(value))
        else:
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
            output = cls(text.encode())
        output.format = format
        return output

    def _repr_svg_(self) -> str | None:
        return self.decode() if self.format == "svg" else None

    def _repr_html_(self) -> str | None:
        return self.decode() if self.format == "html" else None

    def _repr_png_(self) -> bytes | None:
        return bytes(self) if self.format in ("png", "apng") else None


class Answer:
    """The answer to one record. `line` contains its JSON, which is parsed when a property is read for the first time."""

    def __init__(self, line: bytes) -> None:
        self.line = line

    @functools.cached_property
    def json(self) -> Mapping[str, Any]:
        members: Mapping[str, Any] = json.loads(self.line)
        return members

    @property
    def id(self) -> str | int | float | None:
        identifier: str | int | float | None = self.json["id"]
        return identifier

    @property
    def ok(self) -> bool:
        return bool(self.json["ok"])

    @property
    def etag(self) -> str | None:
        return self.json.get("etag")

    @property
    def not_modified(self) -> bool:
        """True if the entity tag of the record is the current one; then there are no outputs."""
        return "notModified" in self.json

    @property
    def warnings(self) -> list[Problem]:
        return [Problem(**problem) for problem in self.json.get("warnings", [])]

    @property
    def error(self) -> RenderError | None:
        if self.ok: return None
        return RenderError([Problem(**problem) for problem in self.json.get("errors", [self.json["error"]])])

    @property
    def outputs(self) -> Mapping[str, Any]:
        """The outputs as they are in the answer; with `--out` the names of their files.

        Raises `RenderError` if the record has failed.
        """
        error = self.error
        if error: raise error
        outputs: Mapping[str, Any] = self.json.get("outputs", {})
        return outputs

    def __getitem__(self, format: str) -> Output:
        """The bytes of one output. Raises `RenderError` if the record has failed."""
        return Output.of(self.outputs[format], format)

    @property
    def bones(self) -> list[Bone]:
        """The bones of a record that has the output `bones`. Raises `RenderError` if the record has failed."""
        found: list[Mapping[str, Any]] = self.outputs["bones"]["bones"]
        return [Bone.of(members) for members in found]
