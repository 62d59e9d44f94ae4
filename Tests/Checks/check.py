#!/usr/bin/env python3
"""Checks the reports of `skeleton check`, and runs the action, the hook and the plugin in a scratch repository.

    check.py SKELETON [PART ...]      the command, and the parts: sarif junit action hook plugin

Needs jsonschema and PyYAML; `plugin` builds the command with SwiftPM.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import jsonschema
import yaml

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FEED = '<feed width="200"><text lines="2"/></feed>\n'
BROKEN = "<feed>\n<txt/></feed>\n"


class Checks:
    def __init__(self, command):
        self.command = str(pathlib.Path(command).resolve())
        self.failures = 0

    def expect(self, holds, message):
        if not holds:
            self.failures += 1
            print(f"   failed: {message}")

    def run(self, *arguments, cwd=PROJECT, **environment):
        return subprocess.run([self.command, *arguments], cwd=cwd, capture_output=True, text=True)

    def repository(self, folder):
        """A scratch repository with one good and one broken document, and its budgets."""
        folder = pathlib.Path(folder)
        (folder / "Layouts").mkdir()
        (folder / "Layouts/feed.xml").write_text(FEED)
        (folder / "Layouts/broken.xml").write_text(BROKEN)
        (folder / "skeleton.json").write_text('{"documents": ["Layouts/**"], "budgets": {"bones": 1}}')
        subprocess.run(["git", "init", "-q", str(folder)], check=True)
        return folder

    def fix(self, folder):
        (folder / "Layouts/broken.xml").write_text(FEED)
        (folder / "skeleton.json").write_text('{"documents": ["Layouts/**"], "budgets": {"bones": 2}}')

    # MARK: - Parts

    def sarif(self):
        """SARIF of the fixtures and of hostile files is valid, and every result has a rule of its name."""
        schema = json.loads((PROJECT / "Tests/Checks/sarif-2.1.0.json").read_text())
        validator = jsonschema.Draft202012Validator(schema)
        count = 0
        for folder in ("seeds", "android", "hostile", "dumps", "hxml", "interface-builder"):
            run = self.run("check", f"Fixtures/{folder}", "--format", "sarif", "--budget", "bones=5",
                           "--budget", "missingTextAlternatives=0", "--budget", "unresolvedReferences=0")
            log = json.loads(run.stdout)
            for error in validator.iter_errors(log):
                self.expect(False, f"{folder}: {error.json_path}: {error.message[:200]}")
            rules = [rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]]
            self.expect(len(set(rules)) == len(rules), f"{folder}: a rule comes twice")
            for result in log["runs"][0]["results"]:
                self.expect(rules[result["ruleIndex"]] == result["ruleId"], f"{folder}: {result['ruleId']}")
                count += 1
        self.expect(count >= 50, f"only {count} results")
        broken = json.loads(json.dumps(log))
        broken["runs"][0]["results"][0]["level"] = "fatal"
        self.expect(not validator.is_valid(broken), "the schema accepts an unknown level")
        print(f"   {count} results are valid")

    def junit(self):
        """JUnit is well-formed, and its totals are those of its cases."""
        run = self.run("check", "Fixtures/hostile", "Fixtures/seeds", "--format", "junit", "--budget", "bones=5")
        root = xml.fromstring(run.stdout)
        for node in [root, *root.iter("testsuite")]:
            for attribute, path in (("tests", ".//testcase"), ("failures", ".//failure"), ("errors", ".//error")):
                self.expect(int(node.get(attribute)) == len(node.findall(path)), f"{node.get('name')}: {attribute}")

    def action(self):
        """The step of the composite action, with its inputs as a runner sets them."""
        action = yaml.safe_load((PROJECT / ".github/actions/check/action.yml").read_text())
        step = action["runs"]["steps"][0]
        self.expect(action["runs"]["using"] == "composite" and step["shell"] == "bash", "this is no composite action")
        values = {f"inputs.{name}": value["default"] for name, value in action["inputs"].items()}
        values |= {"inputs.command": self.command, "github.action_path": str(PROJECT / ".github/actions/check")}

        def expanded(text):
            return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda match: values[match[1]], text)

        with tempfile.TemporaryDirectory(prefix="skeleton-action-") as name:
            folder = self.repository(name)
            environment = os.environ | {key: expanded(value) for key, value in step["env"].items()}
            environment["GITHUB_OUTPUT"] = str(folder / "output")

            def run():
                return subprocess.run(["bash", "-eo", "pipefail", "-c", expanded(step["run"])], env=environment,
                                      cwd=folder / expanded(step["working-directory"]), capture_output=True, text=True)

            failing = run()
            self.expect(failing.returncode == 1, f"a violation ends with {failing.returncode}: {failing.stderr}")
            lines = failing.stdout.splitlines()
            self.expect(any(line.startswith("::error file=Layouts/broken.xml,line=2,col=1,") for line in lines), lines)
            self.expect((folder / "skeleton.sarif").exists() and (folder / "skeleton-junit.xml").exists(), "no reports")
            self.expect((folder / "output").read_text() == "sarif=skeleton.sarif\n", "no output")
            self.fix(folder)
            passing = run()
            self.expect(passing.returncode == 0 and "::error" not in passing.stdout, passing.stdout)

    def hook(self):
        """The description of the pre-commit hook, and its entry in a scratch repository."""
        hook, = yaml.safe_load((PROJECT / ".pre-commit-hooks.yaml").read_text())
        self.expect(hook["language"] == "swift" and hook["id"] == "skeleton-check", "this is no hook")
        for path, holds in (("a/b.xml", True), ("skeleton.json", True), ("x/skeleton-baseline.json", True),
                            ("a.json", False), ("a.xml.txt", False)):
            self.expect(bool(re.search(hook["files"], path)) == holds, f"{path} is matched otherwise")
        with tempfile.TemporaryDirectory(prefix="skeleton-hook-") as name:
            folder = self.repository(name)
            entry = hook["entry"].split()
            self.expect(entry[0] == "skeleton" and self.run(*entry[1:], cwd=folder).returncode == 1, "the hook passes")
            self.fix(folder)
            self.expect(self.run(*entry[1:], cwd=folder).returncode == 0, "the hook fails")
        if shutil.which("pre-commit"):
            run = subprocess.run(["pre-commit", "validate-manifest", str(PROJECT / ".pre-commit-hooks.yaml")])
            self.expect(run.returncode == 0, "pre-commit refuses the description")

    def plugin(self):
        """`swift package skeleton check` in a scratch package that depends on this one."""
        with tempfile.TemporaryDirectory(prefix="skeleton-plugin-") as name:
            folder = self.repository(name)
            (folder / "Sources/Scratch").mkdir(parents=True)
            (folder / "Sources/Scratch/Scratch.swift").write_text("/// A scratch.\npublic struct Scratch {}\n")
            (folder / "Package.swift").write_text(
                "// swift-tools-version: 6.2\nimport PackageDescription\n"
                f'let package = Package(name: "scratch", dependencies: [.package(path: "{PROJECT}")], '
                'targets: [.target(name: "Scratch")])\n')
            # In the folder of the project's own build, which has compiled the modules with the same arguments.
            scratch = PROJECT / ".build"

            def run():
                return subprocess.run(["swift", "package", "--scratch-path", str(scratch), "skeleton", "check"],
                                      cwd=folder, capture_output=True, text=True)

            failing = run()
            self.expect(failing.returncode != 0 and "bones: 2, the budget is 1" in failing.stdout,
                        f"{failing.returncode}: {failing.stdout[-2000:]} {failing.stderr[-2000:]}")
            self.fix(folder)
            passing = run()
            self.expect(passing.returncode == 0 and "2 documents: within their budgets" in passing.stdout,
                        f"{passing.returncode}: {passing.stdout[-2000:]} {passing.stderr[-2000:]}")


def main():
    checks = Checks(sys.argv[1])
    for part in sys.argv[2:] or ["sarif", "junit", "action", "hook", "plugin"]:
        print(f"-- {part}")
        getattr(checks, part)()
    if checks.failures:
        sys.exit(f"{checks.failures} checks failed")


main()
