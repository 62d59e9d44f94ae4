"""The installed command, and single runs of it."""
from __future__ import annotations

import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import sysconfig
import tempfile
from typing import TYPE_CHECKING, Any, Mapping, Union

from ._answers import Bone, CommandError, Output

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._generated import Format, Options

#: A document as text, as bytes, or the path of its file.
Document = Union[str, bytes, "os.PathLike[str]"]


def find_command() -> str:
    """The path of the command that was installed with this package; without one, the command in `PATH`."""
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user"),
               # The place of `pip install --target FOLDER`.
               str(pathlib.Path(__file__).resolve().parents[1] / "bin")]
    for folder in folders:
        path = os.path.join(folder, "skeleton")
        if os.access(path, os.X_OK): return path
    path_command = shutil.which("skeleton")
    if path_command is None:
        raise CommandError(f"there is no command 'skeleton' in {', '.join(folders)} or in PATH; install skeleton-ui again")
    return path_command


def content(document: Document) -> str | bytes:
    """The text or the bytes of a document."""
    return document if isinstance(document, (str, bytes)) else pathlib.Path(document).read_bytes()


def member_name(option: str) -> str:
    """The name of an option in a record: `stopAt` for the parameter `stop_at`."""
    first, *rest = option.split("_")
    return first + "".join(word.capitalize() for word in rest)


def make_record(document: Document, output: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """A record with one document and one output."""
    text = content(document)
    member = {"xml": text} if isinstance(text, str) else {"base64": text}
    return {**member, "outputs": [output],
            "options": {member_name(name): value for name, value in options.items()}}


def render(document: Document, format: Format = "svg", **options: Unpack[Options]) -> Output:
    """Renders a document; the options are those of `skeleton render`, such as `theme="dark"` or `stop_at="4s"`.

    Raises `RenderError` with line and column if it cannot be rendered.
    """
    from ._stream import Stream
    with Stream("--jobs", "1") as stream: return stream.render(document, format, **options)


def bones(document: Document, **options: Unpack[Options]) -> list[Bone]:
    """The bones of a document. Raises `RenderError` with line and column if it cannot be rendered."""
    from ._stream import Stream
    with Stream("--jobs", "1") as stream: return stream.bones(document, **options)


@dataclasses.dataclass(frozen=True)
class Report:
    """The measures of a placeholder, as `skeleton check` reports them, and the violations of its budgets."""

    measures: Mapping[str, float]
    violations: list[Mapping[str, Any]]

    @property
    def ok(self) -> bool:
        return not self.violations


def check(placeholder: Document, content_after_loading: Document, *, budgets: Mapping[str, float] | None = None,
          **options: str | float | bool) -> Report:
    """Measures a placeholder against the document that is shown after loading, with `skeleton check`.

    `budgets` are limits such as `{"layoutShift": 0.1, "bones": 200}`; the options are those of the command, such as
    `device="iphone-15"`.
    """
    arguments = ["--content", "content.xml", "-o", "-", "--format", "json"]
    # The number of errors has always a budget; it keeps the advice about missing budgets away.
    for measure, limit in {"errors": 0, **(budgets or {})}.items(): arguments += ["--budget", f"{measure}={limit}"]
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        arguments += [option] if value is True else [] if value is False else [option, str(value)]
    with tempfile.TemporaryDirectory(prefix="skeleton-") as name:
        for file, document in (("placeholder.xml", placeholder), ("content.xml", content_after_loading)):
            text = content(document)
            pathlib.Path(name, file).write_bytes(text.encode() if isinstance(text, str) else text)
        run = subprocess.run([find_command(), "check", "placeholder.xml", *arguments], cwd=name, capture_output=True)
    # Exit code 1 means violations.
    if run.returncode not in (0, 1): raise CommandError(run.stderr.decode(errors="replace").strip())
    entry = json.loads(run.stdout)["documents"]["placeholder.xml"]
    return Report(entry["measures"], entry["violations"])
