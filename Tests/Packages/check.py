#!/usr/bin/env python3
"""Checks the packages of a folder that `.ci/package` has written, as a user would: check.py FOLDER [PART ...]

The parts: sums wheel types stream notebook node debian debootstrap container plugin minute. RECORDS and KILLS are the
sizes of the stream, PYTHONS the interpreters, separated by spaces.
"""
from __future__ import annotations

import glob
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
CATALOG = PROJECT / "Sources/Skeleton/Skeleton.docc"
#: A name space without an interface, in which a look at an index fails, if this machine permits it.
OFFLINE = ["unshare", "--net"] if subprocess.run(["unshare", "--net", "true"], capture_output=True).returncode == 0 else []
os.environ["PIP_NO_INDEX"] = "1"


def run(*arguments: object, **options: object) -> str:
    done = subprocess.run([str(word) for word in arguments], text=True, capture_output=True, **options)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(map(str, arguments))}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def blocks(page: str, language: str) -> list[str]:
    text = (CATALOG / f"{page}.md").read_text()
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


class Packages:
    def __init__(self, folder: str, scratch: str) -> None:
        self.folder, self.scratch = pathlib.Path(folder).resolve(), pathlib.Path(scratch)
        self.environments: dict[str, pathlib.Path] = {}

    def artifact(self, pattern: str) -> pathlib.Path:
        found = list(self.folder.glob(pattern))
        if len(found) != 1: sys.exit(f"{len(found)} files are named {pattern}")
        return found[0]

    def environment(self, python: str) -> pathlib.Path:
        """A clean virtual environment with the wheel, which was installed without a network."""
        if python not in self.environments:
            folder = self.scratch / f"python{len(self.environments)}"
            run(python, "-m", "venv", folder)
            run(*OFFLINE, folder / "bin/pip", "install", "--quiet", self.artifact("*.whl"))
            self.environments[python] = folder
        return self.environments[python]

    def pythons(self) -> list[str]:
        return os.environ.get("PYTHONS", "python3").split()

    # MARK: - Parts

    def sums(self) -> None:
        """The checksums fit, the bill of materials names every file and library, and the sizes are within their limits."""
        run("sha256sum", "--check", "--quiet", "--strict", "SHA256SUMS", cwd=self.folder)
        document = json.loads(self.artifact("*.spdx.json").read_text())
        listed = {entry.get("packageFileName") for entry in document["packages"]}
        files = {path.name for path in self.folder.iterdir()} - {"SHA256SUMS", self.artifact("*.spdx.json").name}
        assert files <= listed, files - listed
        libraries = {entry["name"].rpartition("-")[0] for entry in document["packages"] if "Library" in entry["SPDXID"]}
        for name in ("glibc", "libxml2", "libwebp", "libdeflate", "giflib"):
            assert any(library.startswith(name) for library in libraries), (name, libraries)
        assert {"Swift", "swift-argument-parser"} <= libraries, libraries
        identifiers = [entry["SPDXID"] for entry in document["packages"]]
        assert len(set(identifiers)) == len(identifiers)
        for relation in document["relationships"]: assert relation["relatedSpdxElement"] in identifiers, relation
        size = self.artifact("*.whl").stat().st_size
        assert size <= 10_000_000, f"the wheel has {size} bytes"
        print(f"   {len(files)} files, {len(libraries)} libraries, the wheel has {size} bytes")

    def wheel(self) -> None:
        """The examples of the page run in each Python, and the command is on the path."""
        for python in self.pythons():
            folder = self.environment(python)
            for example in blocks("Python", "python"):
                printed = run(folder / "bin/python", "-W", "error", "-c", example, cwd=self.scratch)
                if "<avatr/>" in example: assert printed.endswith("\n2 3 native.element\n"), printed
            version = run(folder / "bin/skeleton", "--version").strip()
            assert run(folder / "bin/python", "-c", "import skeleton; print(skeleton.__version__)").strip() == version
            run(folder / "bin/python", "-W", "error", HERE / "test_module.py")
            print(f"   {run(folder / 'bin/python', '--version').strip()}, skeleton {version}")

    def types(self) -> None:
        """mypy accepts the module and the examples, and finds the mistakes of a wrong program."""
        tools = PROJECT / ".build/mypy"
        if not (tools / "bin/mypy").exists():
            print("   skipped: there is no mypy")
            return
        folder = self.environment(self.pythons()[0])
        mypy = [tools / "bin/mypy", "--strict", "--python-executable", folder / "bin/python", "--cache-dir", self.scratch / "mypy"]
        print("  ", run(*mypy, "--python-version", "3.10", "-p", "skeleton", cwd=self.scratch).strip())
        for number, example in enumerate(blocks("Python", "python")):
            file = self.scratch / f"example{number}.py"
            file.write_text(example)
            run(*mypy, file)
        wrong = self.scratch / "wrong.py"
        wrong.write_text("import skeleton\nskeleton.render('<feed/>', 'pgn')\nskeleton.render('<feed/>', preset='vibid')\n"
                         "skeleton.bones('<feed/>')[0].colour\n")
        found = subprocess.run(list(map(str, [*mypy, wrong])), text=True, capture_output=True).stdout
        assert found.count("error:") == 3, found

    def stream(self) -> None:
        """Order, kills, memory and throughput of `Stream`."""
        python = self.environment(self.pythons()[0]) / "bin/python"
        print(run(python, HERE / "stream.py", os.environ.get("RECORDS", "3000"), os.environ.get("KILLS", "3")).rstrip())

    def notebook(self) -> None:
        """IPython shows the output as a picture, if this machine has it."""
        python = shutil.which("ipython")
        if python is None:
            print("   skipped: there is no IPython")
            return
        code = ("import skeleton; from IPython.core.formatters import DisplayFormatter; "
                "print(sorted(DisplayFormatter().format(skeleton.render('<feed><text/></feed>'))[0]))")
        folder = self.environment(self.pythons()[0])
        packages = glob.glob(f"{folder}/lib/python*/site-packages")[0]
        printed = run("python3", "-c", code, env={**os.environ, "PYTHONPATH": packages,
                                                  "PATH": f"{os.environ['PATH']}:{folder}/bin"})
        assert "image/svg+xml" in printed, printed

    def node(self) -> None:
        """The package is installed without a network, and its tests pass in Node's own test runner."""
        folder = self.scratch / "node"
        folder.mkdir()
        run(*OFFLINE, "npm", "install", "--offline", "--no-audit", "--no-fund", self.artifact("*.tgz"), cwd=folder)
        (folder / "example.mjs").write_text(blocks("Node", "js")[0])
        printed = run("node", "example.mjs", cwd=folder)
        assert "\n2 3 native.element\n" in printed, printed
        assert run(folder / "node_modules/.bin/skeleton", "--version") == run(
            "node", "-p", "require('skeleton-ui').version", cwd=folder)
        for test in ("module.test.mjs", "module.test.cjs"): shutil.copy(HERE / test, folder)
        for node in os.environ.get("NODES", "node").split():
            tests = run(node, "--test", *sorted(folder.glob("*.test.?js")), cwd=folder,
                        env={**os.environ, "FRAGILE": str(HERE / "fragile")})
            print(f"   Node {run(node, '--version').strip()}:", *re.findall(r"^(?:#|ℹ) ((?:tests|pass|fail) \d+)", tests, re.M))

    def debian(self) -> None:
        """lintian finds nothing that is not overridden by name, and the unit is hardened."""
        packages = sorted(self.folder.glob("*.deb"))
        if shutil.which("lintian"):
            found = subprocess.run(["lintian", "--allow-root", "--fail-on", "error,warning", *packages], text=True,
                                   capture_output=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
            assert found.returncode == 0, found.stdout + found.stderr
            print(f"   lintian finds nothing in {len(packages)} packages")
        else:
            print("   skipped: there is no lintian")
        if shutil.which("systemd-analyze"):
            unit = PROJECT / "Fixtures/pipeline/skeleton-serve.service"
            lines = run("systemd-analyze", "security", "--no-pager", "--offline=yes", unit).splitlines()
            exposure = float(re.search(r"([\d.]+) ", lines[-1].split(":")[1])[1])
            assert exposure <= 2.0, lines[-1]
            print(f"   the exposure of the unit is {exposure}")
        else:
            print("   skipped: there is no systemd-analyze")

    def debootstrap(self) -> None:
        """The Debian packages are installed in a tree of their own, run, and are removed without a rest."""
        if shutil.which("debootstrap") is None:
            print("   skipped: there is no debootstrap")
            return
        tree = self.scratch / "debian"
        code_name, *mirror = debian_mirror()
        run("debootstrap", "--variant=minbase", code_name, tree, *mirror)
        before = contents(tree)
        packages = sorted(self.folder.glob("*.deb"))
        for package in packages: shutil.copy(package, tree / "tmp")
        inside = rooted(tree)
        run(*inside, "dpkg", "--install", *(f"/tmp/{package.name}" for package in packages))
        drawn = run(*inside, "skeleton", "render", "-", "--format", "svg", input="<feed><text/></feed>")
        assert drawn.startswith("<svg"), drawn
        for path in ("usr/share/bash-completion/completions/skeleton", "usr/share/zsh/site-functions/_skeleton"):
            assert (tree / path).exists(), path
        run(*inside, "bash", "-c", ". /usr/share/bash-completion/completions/skeleton && complete -p skeleton")
        if any("servers" in package.name for package in packages): serves([*inside, "skeleton", "serve"])
        names = [package.name.partition("_")[0] for package in packages]
        run(*inside, "dpkg", "--purge", *names)
        for package in packages: (tree / "tmp" / package.name).unlink()
        rest = contents(tree) - before
        assert not rest, sorted(rest)[:10]
        print(f"   {', '.join(names)}: installed, run and removed")

    def container(self) -> None:
        """The tree of the container file runs as its root, with nothing else; the image too, where an engine exists."""
        if not (self.folder / "rootfs.tar").exists():
            print("   skipped: there are no servers in this folder")
            return
        root = self.scratch / "rootfs"
        root.mkdir()
        run("tar", "-xf", self.folder / "rootfs.tar", "-C", root)
        (root / "proc").mkdir()
        inside = [*rooted(root, "--userspec=65534"), "/bin/skeleton"]
        drawn = run(*inside, "render", "-", "--format", "svg", input="<feed><text/></feed>")
        assert drawn.startswith("<svg"), drawn
        serves([*inside, "serve"])
        engine = next((name for name in ("podman", "docker") if works(name)), None)
        if engine is None:
            print("   the tree runs; skipped: the image, there is no engine")
            return
        run(engine, "build", "--tag", "skeleton-check", self.folder)
        assert run(engine, "run", "--rm", "-i", "skeleton-check", "render", "-", "--format", "svg",
                   input="<feed><text/></feed>") == drawn

    def plugin(self) -> None:
        """`swift package skeleton check` with the bundle compiles nothing but the plugin."""
        run("unzip", "-q", self.artifact("skeleton-plugin-*.zip"), "-d", self.scratch)
        folder = self.scratch / "app"
        (folder / "Sources/App").mkdir(parents=True)
        (folder / "Sources/App/App.swift").write_text("/// An application.\npublic struct App {}\n")
        (folder / "cell.xml").write_text("<feed><text/></feed>")
        dependency = blocks("Install", "text")[0].strip()
        assert dependency.startswith(".package("), dependency
        (folder / "Package.swift").write_text(
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            f'let package = Package(name: "app", dependencies: [{dependency}], targets: [.target(name: "App")])\n')
        start = time.monotonic()
        printed = run("swift", "package", "skeleton", "check", "cell.xml", "--budget", "errors=0", cwd=folder)
        assert "within" in printed, printed
        print(f"   {time.monotonic() - start:.0f} s")

    def minute(self) -> None:
        """The page *Install*, followed by a stranger: a feed in a terminal, in Python and in Node."""
        home = self.scratch / "home"
        (home / ".local").mkdir(parents=True)
        shutil.copytree(self.folder, home / "artifacts")
        commands = dict(re.findall(r"^\| ([^|]+?) \| `([^`]+)`", (CATALOG / "Install.md").read_text(), re.MULTILINE))
        start = time.monotonic()
        environment = {"HOME": str(home), "PIP_NO_INDEX": "1", "PATH": f"{home}/venv/bin:{home}/.local/bin:{os.environ['PATH']}"}
        draw = next(block for block in blocks("Install", "sh") if "printf" in block)
        script = f"""set -euo pipefail
cd artifacts; {commands['A terminal']}; cd ..
{draw}
python3 -m venv venv; . venv/bin/activate; {commands['Python 3.10 or later'].replace('install ', 'install --quiet artifacts/')}
python3 -c 'import pathlib, skeleton; pathlib.Path("python.svg").write_bytes(skeleton.render(pathlib.Path("cell.xml")))'
{commands['Node 18 or later'].replace('./', './artifacts/')} --offline --no-audit --no-fund
node -e 'require("skeleton-ui").render(fs.readFileSync("cell.xml", "utf8")).then((svg) => fs.writeFileSync("node.svg", svg))'
skeleton render cell.xml -o terminal.svg
"""
        printed = run(*OFFLINE, "bash", "-c", script, cwd=home, env=environment)
        pictures = [(home / f"{name}.svg").read_bytes() for name in ("python", "node")]
        assert pictures[0] == pictures[1] and b"<svg" in pictures[0] and len(printed.splitlines()) > 5, printed
        assert (home / "terminal.svg").stat().st_size > 1000
        seconds = time.monotonic() - start
        print(f"   {seconds:.0f} s")
        assert seconds < 60


def works(engine: str) -> bool:
    return shutil.which(engine) is not None and subprocess.run([engine, "info"], capture_output=True).returncode == 0


def rooted(root: pathlib.Path, *options: str) -> list[str]:
    """The words before a command that runs in another root, with /proc, without which the Swift run time does not start."""
    script = f'mount --bind /proc {root}/proc && exec chroot {" ".join(options)} {root} "$@"'
    return ["unshare", "--mount", "bash", "-c", script, "-"]


def debian_mirror() -> list[str]:
    """The code name and the mirror of this machine's Debian, as arguments of debootstrap."""
    places = run("apt-get", "indextargets", "--format", "$(LABEL) $(COMPONENT) $(CODENAME) $(REPO_URI)", "Created-By: Packages")
    found = re.search(r"^Debian main (\w+) (\S+)", places, re.MULTILINE)
    return [found[1], found[2]] if found else ["bookworm"]


def contents(tree: pathlib.Path) -> set[str]:
    """The files of a tree, without the logs and the lists that the package manager itself writes."""
    own = ("var/log/", "var/lib/dpkg/", "var/cache/", "etc/ld.so.cache")
    paths = (str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file() or path.is_symlink())
    return {path for path in paths if not path.startswith(own)}


def serves(command: list[str]) -> None:
    """The service answers on loopback, and ends by a signal."""
    port = 20000 + os.getpid() % 20000
    process = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        body = b'<feed><text/></feed>'
        for _ in range(200):
            request = subprocess.run(
                ["curl", "-s", "--data-binary", "@-", "-H", "Content-Type: application/xml",
                 f"http://127.0.0.1:{port}/v1/render?format=svg"], input=body, capture_output=True)
            if request.stdout.startswith(b"<svg"): return
            if process.poll() is not None: break
            time.sleep(0.05)
        process.kill()
        sys.exit(f"the service does not answer: {process.communicate()}")
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    every = ["sums", "wheel", "types", "stream", "notebook", "node", "debian", "debootstrap", "container", "plugin", "minute"]
    with tempfile.TemporaryDirectory(prefix="skeleton-packages-") as scratch:
        packages = Packages(sys.argv[1], scratch)
        for part in sys.argv[2:] or every:
            print(f"-- {part}", flush=True)
            getattr(packages, part)()


main()
