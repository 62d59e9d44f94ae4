"""Loading placeholders from view hierarchies in XML.

    import skeleton

    svg = skeleton.render('<feed width="200"><text lines="2"/></feed>')
    with skeleton.Stream() as stream:
        for answer in stream.map(records):
            ...

`render`, `bones` and `check` start the command for one document. A `Stream` keeps it running for many.
"""
from ._answers import Answer, Bone, CommandError, Output, Problem, RenderError
from ._command import Report, bones, check, find_command, render
from ._generated import Format, Options, __version__
from ._stream import Record, Stream

__all__ = [
    "Answer", "Bone", "CommandError", "Format", "Options", "Output", "Problem", "Record", "RenderError", "Report", "Stream",
    "__version__", "bones", "check", "find_command", "render",
]
