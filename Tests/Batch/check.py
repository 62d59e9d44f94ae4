#!/usr/bin/env python3
"""Validates records and answers of `skeleton batch` with its JSON Schemas: check.py SKELETON

Records with every option, every output, every code of an error, and the documents of the fixtures. Needs jsonschema.
"""

import json
import pathlib
import subprocess
import sys

import jsonschema

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FEED = '<feed width="60"><text/><avatar/></feed>'


class Checks:
    def __init__(self, command):
        self.command = str(pathlib.Path(command).resolve())
        self.failures = 0
        self.schemas = {}
        for name in ("record", "answer"):
            schema = json.loads(self.run("batch", "--schema", name))
            jsonschema.Draft202012Validator.check_schema(schema)
            shipped = json.loads((PROJECT / f"Fixtures/pipeline/{name}.schema.json").read_text())
            self.expect(schema == shipped, f"the shipped schema of {name} differs")
            self.schemas[name] = schema
        self.validators = {name: jsonschema.Draft202012Validator(schema) for name, schema in self.schemas.items()}

    def expect(self, holds, message):
        if not holds:
            self.failures += 1
            print(f"   failed: {message}")

    def run(self, *arguments, **options):
        return subprocess.run([self.command, *arguments], capture_output=True, text=True, check=True, **options).stdout

    def batch(self, lines, *arguments):
        """The answers to lines; an answer without an error of its line belongs to a record that the schema accepts."""
        answers = self.run("batch", "--allow-paths", str(PROJECT), *arguments, input="\n".join(lines) + "\n").splitlines()
        self.expect(len(answers) == len(lines), f"{len(answers)} answers to {len(lines)} lines")
        for line, answer in zip(lines, map(json.loads, answers)):
            error = next(self.validators["answer"].iter_errors(answer), None)
            self.expect(error is None, f"the answer to {line[:100]}: {error and error.message}")
            code = "" if answer["ok"] else answer["error"]["code"]
            if code.split(".")[0] in ("record", "json"):
                continue
            error = next(self.validators["record"].iter_errors(json.loads(line)), None)
            self.expect(error is None, f"the record {line[:100]}: {error and error.message}")
        return [json.loads(answer) for answer in answers]

    def outputs(self):
        """All outputs, as values and as names of files."""
        names = self.schemas["record"]["properties"]["outputs"]["items"]["enum"]
        options = {"scale": 0.5, "fps": 2, "duration": "1s"}
        line = json.dumps({"id": 1, "version": 1, "xml": FEED, "outputs": names, "options": options})
        first = self.batch([line])[0]
        self.expect(set(first["outputs"]) == set(names), "outputs are missing")
        again = self.batch([json.dumps(json.loads(line) | {"ifNoneMatch": first["etag"]})])[0]
        self.expect(again.get("notModified") is True, "the answer to a known tag")
        return len(names)

    def options(self):
        """A value of each type that the schema of an option accepts, and one that it refuses."""
        examples = {"string": ["1", "light", "320x", "320x,400x", "iphone-15", "2s"], "number": [1, 0.5],
                    "integer": [1], "array": [["320x"], [{}]], "object": [{}], "boolean": [True], "null": [None]}
        lines, accepted = [], set()
        for name, schema in self.schemas["record"]["properties"]["options"]["properties"].items():
            values = list(schema.get("enum", [])) or [value for type in schema["type"] for value in examples[type]]
            values += [0, 1_001, 1.5, "nonsense", [3], {}]
            lines += [json.dumps({"id": name, "xml": FEED, "options": {name: value}}) for value in values]
        for line, answer in zip(lines, self.batch(lines)):
            if answer["ok"]:
                accepted.add(answer["id"])
            elif answer["error"]["code"] == "record.type":
                error = next(self.validators["record"].iter_errors(json.loads(line)), None)
                self.expect(error is not None, f"the schema accepts {line}")
        return len(accepted)

    def mistakes(self):
        """Every kind of mistake."""
        lines = [line for name in ("mixed", "codes")
                 for line in (PROJECT / f"Fixtures/pipeline/{name}.ndjson").read_text().splitlines()]
        answers = self.batch(lines)
        problems = [problem for answer in answers
                    for problem in [answer.get("error")] + answer.get("errors", []) + answer.get("warnings", [])]
        return len({problem["code"] for problem in problems if problem})

    def fixtures(self):
        """The documents of the fixtures, good and bad."""
        paths = sorted(path for path in (PROJECT / "Fixtures").rglob("*.xml") if path.stat().st_size < 20_000)
        return len(self.batch([json.dumps({"path": str(path)}) for path in paths], "--max-views", "5000"))


checks = Checks(sys.argv[1])
for part in ("outputs", "options", "mistakes", "fixtures"):
    print(f"-- {part}: {getattr(checks, part)()}", flush=True)
if checks.failures:
    sys.exit(f"{checks.failures} checks failed")
