#!/usr/bin/env python3
"""`skeleton verify`: each document with one changed number is reported with its bone, an unchanged one never.

    verify.py SKELETON      the command

The recipes of the page on continuous integration run in a scratch repository. Needs git.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
PAGE = PROJECT / "Sources/Skeleton/Skeleton.docc/ContinuousIntegration.md"
sys.path[:0] = [str(HERE.parent / "Browser")]

import parts  # noqa: E402

FORMATS = ("uikit.swift", "swift", "kt", "tsx", "css", "element.js", "android.xml")
DOCUMENTS = 20


class Checks:
    def __init__(self, command):
        self.temporary = tempfile.TemporaryDirectory(prefix="skeleton-verify-")
        self.folder = pathlib.Path(self.temporary.name) / "project"
        self.folder.mkdir()
        tools = self.folder.parent / "tools"
        tools.mkdir()
        (tools / "skeleton").symlink_to(command)
        self.environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
        self.failures = []
        self.count = 0

    def expect(self, holds, message):
        self.count += 1
        if not holds:
            self.failures.append(message)
            print(f"   failed: {message}")

    def run(self, *arguments, **others):
        return subprocess.run(["skeleton", *map(str, arguments)], cwd=self.folder, env=self.environment,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **others)

    def bones(self, document):
        result = self.run("render", document, "--quiet", "--format", "json", "-o", "-")
        return json.loads(result.stdout)["bones"] if result.returncode == 0 else None

    def documents(self):
        """20 documents in all formats fit, and do not fit any more after a change of one number."""
        sources = [path for folder in ("seeds", "native/bones", "native/shimmer", "gallery")
                   for path in sorted((PROJECT / "Fixtures" / folder).glob("*.xml"))]
        found = 0
        for source in sources:
            if found == DOCUMENTS:
                break
            text = source.read_text()
            document = f"{source.stem}.xml"
            (self.folder / document).write_text(text)
            change = self.change(document, text)
            if change is None:
                continue
            found += 1
            changed, name = change
            (self.folder / document).write_text(text)
            files = [f"{source.stem}.{extension}" for extension in FORMATS]
            outputs = [word for file in files for word in ("-o", file)]
            result = self.run("render", document, "--quiet", "--force", *outputs)
            self.expect(result.returncode == 0, f"{document}: {result.stderr[:300]}")
            # A comment of another format, and edited code.
            with (self.folder / files[1]).open("a") as file:
                file.write("\n// edited\n")
            result = self.run("verify", *files)
            self.expect(result.returncode == 0 and not result.stderr, f"{document}: {result.stderr[:300]}")
            (self.folder / document).write_text(changed)
            for file in files:
                result = self.run("verify", file)
                lines = result.stderr.splitlines()
                self.expect(result.returncode == 1 and len(lines) == 1 and lines[0].startswith(f"{file}: ") and name in lines[0],
                            f"{file}: {result.returncode}, {result.stderr[:300]}, expected {name}")
        self.expect(found == DOCUMENTS, f"only {found} documents have a number to change")

    def change(self, document, text):
        """The text with one number that changes a bone, and the path of the first bone that it changes."""
        before = self.bones(document)
        if not before:
            return None
        for match in re.finditer(r'\b(?:frame="[\d. ]* |width="|height="|fontSize=")(\d+)(?=")', text):
            number = int(match[1])
            changed = text[:match.start(1)] + str(number + 5) + text[match.end(1):]
            (self.folder / document).write_text(changed)
            after = self.bones(document)
            if after is None or len(after) != len(before) or re.match(r"<(feed|screen)", text[text.rfind("<", 0, match.start()):]):
                continue
            first = next((one for one, other in zip(before, after) if one != other), None)
            if first is not None:
                return changed, first["path"]
        return None

    def title(self):
        """A title with the ends of comments leaves the comment and the file valid."""
        shutil.copy(PROJECT / "Fixtures/seeds/newsfeed.xml", self.folder)
        title = 'a--b */ "]\n'
        result = self.run("render", "newsfeed.xml", "--quiet", "--title", title, "-o", "t.swift", "-o", "t.css", "-o", "t.android.xml")
        self.expect(result.returncode == 0, result.stderr)
        self.expect(self.run("verify", "t.swift", "t.css", "t.android.xml").returncode == 0, "a title changes the comment")
        self.expect(subprocess.run(["xmllint", "--noout", self.folder / "t.android.xml"]).returncode == 0, "a comment ends early")

    def recipes(self):
        """The recipes of the page find a change; Gradle, Xcode and GitHub by the same calls of a shell."""
        text = PAGE.read_text().split("## Generated source code")[1]
        shutil.copy(PROJECT / "Fixtures/seeds/newsfeed.xml", self.folder / "feed.xml")
        generated = self.folder / "Sources/Generated"
        generated.mkdir(parents=True)
        self.run("render", "feed.xml", "--quiet", "-o", generated / "Feed.swift", "-o", self.folder / "FeedSkeleton.kt")
        git = ("git", "-c", "user.name=a", "-c", "user.email=a@example.com")
        for words in (("init", "-q"), ("add", "-A"), ("commit", "-q", "-m", "first")):
            subprocess.run([*git, *words], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
        gradle = re.search(r"commandLine 'sh', '-c', '(.*)'", text)[1]
        xcode = re.search(r'```sh\n(cd "\$SRCROOT"\n.*?)```', text, re.DOTALL)[1]
        hook = re.search(r"entry: sh -c '(.*)'", text)[1]
        action = re.search(r"- run: (skeleton verify .*)", text)[1]
        calls = {"Gradle": gradle, "Xcode": xcode, "pre-commit": hook, "GitHub": action}
        for expected in (0, 1):
            for name, call in calls.items():
                result = subprocess.run(["bash", "-e", "-c", call], cwd=self.folder, stderr=subprocess.PIPE, text=True,
                                        env={**self.environment, "SRCROOT": str(self.folder)})
                self.expect(result.returncode == expected, f"{name}: {result.returncode}, {result.stderr[:200]}")
                self.expect(("no longer fits feed.xml" in result.stderr) == bool(expected), f"{name}: {result.stderr[:200]}")
            feed = self.folder / "feed.xml"
            feed.write_text(feed.read_text().replace("16 16 44 44", "16 16 44 48"))
        if shutil.which("pre-commit"):
            (self.folder / ".pre-commit-config.yaml").write_text(re.search(r"```yaml\n(repos:.*?)```", text, re.DOTALL)[1])
            result = subprocess.run(["pre-commit", "run", "--all-files"], cwd=self.folder, env=self.environment,
                                    stdout=subprocess.PIPE, text=True)
            self.expect(result.returncode == 1 and "no longer fits" in result.stdout, result.stdout)
        else:
            print("   skipped: pre-commit is not installed, its entry ran in a shell")


def main():
    checks = Checks(pathlib.Path(sys.argv[1]).resolve())
    return parts.run(checks, ("documents", "title", "recipes"))


if __name__ == "__main__":
    sys.exit(main())
