#!/usr/bin/env python3
"""Packs built programs for the package managers of several languages: build.py OUT COMMAND [SERVER ...]

`.ci/package` builds the programs and calls this. Equal programs of one commit give equal bytes.
Without servers, the packages of the servers and the container are left out.
"""
from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile

from components import Component, inventory, linked, notices, spdx

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
SUMMARY = "Loading placeholders from view hierarchies in XML"
NAME = "skeleton-ui"

#: A packed file: its path, its bytes, and true for a program.
Tree = dict[str, tuple[bytes, bool]]


def run(*arguments: str | os.PathLike[str], **options: object) -> bytes:
    return subprocess.run(arguments, check=True, stdout=subprocess.PIPE, **options).stdout  # type: ignore[call-overload]


def epoch() -> int:
    """The time of all files, in seconds: SOURCE_DATE_EPOCH, else that of the commit, else 0."""
    found = subprocess.run(["git", "-C", PROJECT, "log", "-1", "--format=%ct"], capture_output=True, text=True).stdout
    return int(os.environ.get("SOURCE_DATE_EPOCH") or found or 0)


EPOCH = epoch()

# MARK: - Containers with equal bytes each time

def zipped(tree: Tree) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, (content, is_program) in tree.items():
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            archive.writestr(entry, content)
    return target.getvalue()


def tarred(tree: Tree, folders: dict[str, int] | None = None) -> bytes:
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        parents = {str(parent): 0o755 for path in tree for parent in pathlib.PurePosixPath(path).parents if parent.name}
        for path, mode in sorted({**parents, **(folders or {})}.items()):
            entry = tarfile.TarInfo(path)
            entry.type, entry.mode, entry.mtime = tarfile.DIRTYPE, mode, EPOCH
            archive.addfile(entry)
        for path, (content, is_program) in sorted(tree.items()):
            entry = tarfile.TarInfo(path)
            entry.size, entry.mode, entry.mtime = len(content), 0o755 if is_program else 0o644, EPOCH
            archive.addfile(entry, io.BytesIO(content))
    return target.getvalue()


def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


# MARK: - What all packages contain

class Programs:
    """The stripped programs, and what the command says about itself."""

    def __init__(self, command: str, servers: list[str]) -> None:
        self.command = pathlib.Path(command).resolve()
        self.bytes = {pathlib.Path(path).name: stripped(path) for path in [command, *servers]}
        self.servers = [pathlib.Path(path).name for path in servers]
        self.version = self.answer("--version").strip()
        self.help = json.loads(self.answer("help", "--json"))
        self.options = json.loads(self.answer("batch", "--schema", "record"))["properties"]["options"]["properties"]
        self.outputs = json.loads(self.answer("batch", "--schema", "record"))["properties"]["outputs"]["items"]["enum"]
        self.binary = [format["name"] for format in self.help["formats"] if format["contents"] == "binary"]
        licence = PROJECT / "LICENSE"
        self.licence = licence.read_bytes() if licence.exists() else None
        self.components = {path.name: linked(PROJECT, path) for path in map(pathlib.Path, [command, *servers])}

    def answer(self, *arguments: str) -> str:
        return run(self.command, *arguments).decode()

    def share(self) -> Tree:
        """The manual page and the completions, by their paths below the prefix."""
        with tempfile.TemporaryDirectory() as folder:
            self.answer("completions", "install", "--prefix", folder)
            files = sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file())
            return {str(path.relative_to(folder)): (path.read_bytes(), False) for path in files}

    def legal(self, *names: str) -> Tree:
        """The notices of the components of some programs, and the licence of the project if there is one."""
        components: list[Component] = sorted({part for name in names for part in self.components[name]})
        files: Tree = {"NOTICES.txt": (notices(components).encode(), False)}
        if self.licence: files["LICENSE"] = (self.licence, False)
        return files


def stripped(path: str) -> bytes:
    with tempfile.NamedTemporaryFile() as file:
        run("strip", "--strip-all", "-o", file.name, path)
        return pathlib.Path(file.name).read_bytes()


def sources(folder: pathlib.Path, suffixes: tuple[str, ...]) -> dict[str, bytes]:
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name.endswith(suffixes))
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


# MARK: - Options as types

PYTHON = {"string": "str", "number": "float", "integer": "int", "boolean": "bool",
          "object": "dict[str, Any]", "list": "list[{}]", "any": "Any"}
TYPESCRIPT = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean",
              "object": "object", "list": "{}[]", "any": "unknown"}


def snake(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)


def alternatives(schema: dict[str, object], names: dict[str, str], quote: str) -> list[str]:
    """The types of an option's values without null, as words of a language."""
    words = schema.get("enum")
    if isinstance(words, list): return [quote.format(word) for word in words if word is not None]
    types = [name for name in schema["type"] if name != "null"]  # type: ignore[attr-defined]
    items = (schema.get("items") or {}).get("type")  # type: ignore[attr-defined]
    return [names[name] if name != "array" else names["list"].format(names.get(str(items), names["any"])) for name in types]


def python_module(programs: Programs) -> str:
    lines = ['"""The formats and options of the command of this version."""', "from __future__ import annotations", "",
             "from typing import Any, Literal, TypedDict", "", f'__version__ = "{programs.version}"', "",
             "Format = Literal[" + ", ".join(f'"{name}"' for name in programs.outputs) + "]",
             f"BINARY_FORMATS = frozenset({programs.binary!r})", "", "", "class Options(TypedDict, total=False):",
             '    """The options of `render` and `bones`, with the names of `skeleton render` in snake case."""', ""]
    for name, schema in programs.options.items():
        types = alternatives(schema, PYTHON, 'Literal["{}"]')
        lines += [f"    {snake(name)}: {' | '.join(types)}", f'    """{schema["description"]}"""', ""]
    return "\n".join(lines)


def typescript_module(programs: Programs) -> str:
    lines = ["// The formats and options of the command of this version.", "",
             f"export const version = '{programs.version}';", "",
             "export type Format = " + " | ".join(f"'{name}'" for name in programs.outputs) + ";", "",
             f"export const binaryFormats: readonly string[] = {json.dumps(programs.binary)};", "",
             "/** The options of `render` and `bones`: those of `skeleton render` in camel case. */",
             "export interface Options {"]
    for name, schema in programs.options.items():
        types = alternatives(schema, TYPESCRIPT, "'{}'")
        lines += [f"  /** {schema['description']} */", f"  {name}?: {' | '.join(types)};"]
    return "\n".join([*lines, "}", ""])


# MARK: - Packages

def wheel(programs: Programs) -> dict[str, bytes]:
    """The Python package: the command among the scripts, and the module."""
    machine = platform.machine()
    # A static program needs no version of glibc; this is the oldest one that installers of Python 3.10 accept everywhere.
    tag = f"manylinux_2_17_{machine}.manylinux2014_{machine}"
    name, version = NAME.replace("-", "_"), programs.version
    tree: Tree = {path: (content, False) for path, content in sources(HERE / "python", (".py", "py.typed")).items()}
    tree["skeleton/_generated.py"] = (python_module(programs).encode(), False)
    tree[f"{name}-{version}.data/scripts/skeleton"] = (programs.bytes["skeleton"], True)
    legal = programs.legal("skeleton")
    metadata = ["Metadata-Version: 2.1", f"Name: {NAME}", f"Version: {version}", f"Summary: {SUMMARY}",
                "Requires-Python: >=3.10", "Description-Content-Type: text/markdown", "Operating System :: POSIX :: Linux"]
    metadata = [line for line in metadata if "::" not in line] + [
        f"Classifier: {name}" for name in ["Operating System :: POSIX :: Linux", "Typing :: Typed"]]
    metadata += [f"License-File: {file}" for file in legal] + ["", page("Python").strip(), ""]
    info = f"{name}-{version}.dist-info"
    tree |= {f"{info}/{file}": content for file, content in legal.items()}
    tree[f"{info}/METADATA"] = ("\n".join(metadata).encode(), False)
    tags = "".join(f"Tag: py3-none-{part}\n" for part in tag.split("."))
    tree[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: skeleton\nRoot-Is-Purelib: false\n{tags}".encode(), False)
    record = [f"{path},sha256={digest(content)},{len(content)}" for path, (content, _) in tree.items()]
    tree[f"{info}/RECORD"] = ("\n".join([*record, f"{info}/RECORD,,", ""]).encode(), False)
    return {f"{name}-{version}-py3-none-{tag}.whl": zipped(tree)}


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def page(name: str) -> str:
    """An article of the documentation, with links that only the documentation resolves as plain words."""
    text = (PROJECT / f"Sources/Skeleton/Skeleton.docc/{name}.md").read_text()
    return re.sub(r"\[([^]]+)\]\(\w+\.md\)", r"*\1*", text)


def npm(programs: Programs) -> dict[str, bytes]:
    """The Node package: the command, and the module for `import` and `require`."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(HERE / "npm/src", folder / "src")
        (folder / "src/generated.ts").write_text(typescript_module(programs))
        shutil.copy(HERE / "npm/tsconfig.json", folder)
        types = PROJECT / ".build/node/usr/share/nodejs/@types"
        run("tsc", "--project", folder, "--typeRoots", types)
        tree: Tree = {f"package/dist/{path}": (content, False)
                      for path, content in sources(folder / "dist", (".js", ".d.ts")).items()}
    exports = sorted(set(re.findall(rb"exports\.(\w+) =", tree["package/dist/index.js"][0])))
    names = ", ".join(name.decode() for name in exports)
    tree["package/dist/index.mjs"] = (f"import module from './index.js';\nexport const {{ {names} }} = module;\n".encode(), False)
    machine = {"x86_64": "x64", "aarch64": "arm64"}[platform.machine()]
    legal = programs.legal("skeleton")
    manifest = {
        "name": NAME, "version": programs.version, "description": SUMMARY,
        "license": "SEE LICENSE IN LICENSE" if programs.licence else "UNLICENSED",
        "os": ["linux"], "cpu": [machine], "engines": {"node": ">=18"},
        "bin": {"skeleton": "bin/skeleton"}, "main": "./dist/index.js", "types": "./dist/index.d.ts",
        "exports": {".": {"types": "./dist/index.d.ts", "import": "./dist/index.mjs", "require": "./dist/index.js"}},
    }
    tree["package/package.json"] = ((json.dumps(manifest, indent=2) + "\n").encode(), False)
    tree["package/README.md"] = (page("Node").encode(), False)
    tree["package/bin/skeleton"] = (programs.bytes["skeleton"], True)
    tree |= {f"package/{file}": content for file, content in legal.items()}
    return {f"{NAME}-{programs.version}.tgz": gzipped(tarred(tree))}


def archives(programs: Programs) -> dict[str, bytes]:
    """The programs with manual page and completions, to be unpacked below a prefix."""
    machine, version = platform.machine(), programs.version
    packed = {f"skeleton-{version}-linux-{machine}.tar.gz": (["skeleton"], programs.share())}
    if programs.servers:
        unit = {"lib/systemd/system/skeleton-serve.service": ((PROJECT / UNIT).read_bytes(), False)}
        packed[f"skeleton-servers-{version}-linux-{machine}.tar.gz"] = (programs.servers, unit)
    result = {}
    for file, (names, share) in packed.items():
        root = file.removesuffix(".tar.gz")
        tree = {**{f"bin/{name}": (programs.bytes[name], True) for name in names}, **share}
        tree |= {f"share/doc/{names[0]}/{path}": content for path, content in programs.legal(*names).items()}
        result[file] = gzipped(tarred({f"{root}/{path}": content for path, content in tree.items()}))
    return result


UNIT = "Fixtures/pipeline/skeleton-serve.service"


def debian(programs: Programs) -> dict[str, bytes]:
    """The Debian packages of the command, and of the servers with their unit."""
    command: Tree = {f"usr/{path}": content for path, content in programs.share().items()}
    command["usr/bin/skeleton"] = (programs.bytes["skeleton"], True)
    packages = {NAME: (command, ["skeleton"], "")}
    if programs.servers:
        servers: Tree = {f"usr/bin/{name}": (programs.bytes[name], True) for name in programs.servers}
        unit = (PROJECT / UNIT).read_bytes().replace(b"/usr/local/bin/", b"/usr/bin/")
        servers["lib/systemd/system/skeleton-serve.service"] = (unit, False)
        for name in programs.servers:
            servers[f"usr/share/man/man1/{name}.1"] = (b".so man1/skeleton.1\n", False)
        packages[f"{NAME}-servers"] = (servers, programs.servers, f"Depends: {NAME} (= {programs.version})\n")
    return {f"{name}_{programs.version}_{debian_machine()}.deb": debian_package(programs, name, *package)
            for name, package in packages.items()}


#: Debian has these texts in one place, to which its copyright files refer.
COMMON_LICENCES = """The texts of the LGPL, the GPL and the Apache License are in
/usr/share/common-licenses/LGPL-2.1, /usr/share/common-licenses/GPL-3 and
/usr/share/common-licenses/Apache-2.0."""


def debian_machine() -> str:
    return run("dpkg", "--print-architecture").decode().strip()


def debian_package(programs: Programs, name: str, tree: Tree, contents: list[str], depends: str) -> bytes:
    documents = f"usr/share/doc/{name}"
    date = run("date", "--utc", "--rfc-email", f"--date=@{EPOCH}", env={"LC_ALL": "C"}).decode().strip()
    texts = {key: (HERE / f"deb/{name}.{key}").read_text() for key in ("description", "overrides")}
    values = {"name": name, "version": programs.version, "date": date, "machine": debian_machine(),
              "depends": depends, "description": texts["description"].rstrip()}
    for path, (content, _) in tree.items():
        # Completions are read by a shell, not run.
        if "bash-completion" in path: tree[path] = (content.removeprefix(b"#!/bin/bash\n"), False)
    for path in [path for path in tree if path.startswith("usr/share/man/")]:
        tree[f"{path}.gz"] = (gzipped(tree.pop(path)[0]), False)
    changelog = (HERE / "deb/changelog").read_text().format_map(values)
    tree[f"{documents}/changelog.gz"] = (gzipped(changelog.encode()), False)
    licence = programs.licence.decode() if programs.licence else (HERE / "deb/no-licence").read_text()
    if not programs.licence: texts["overrides"] += (HERE / "deb/no-licence.overrides").read_text().format_map(values)
    parts = sorted({part for program in contents for part in programs.components[program]})
    tree[f"{documents}/copyright"] = (f"{licence}\n{inventory(parts)}\n\n{COMMON_LICENCES}\n".encode(), False)
    tree[f"{documents}/NOTICES.txt"] = (notices(parts).encode(), False)
    tree[f"usr/share/lintian/overrides/{name}"] = (texts["overrides"].encode(), False)
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder, "root")
        for path, (content, is_program) in tree.items():
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            file.chmod(0o755 if is_program else 0o644)
        size = sum(len(content) for content, _ in tree.values()) // 1024
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN/control").write_text((HERE / "deb/control").read_text().format_map({**values, "size": size}))
        sums = "".join(f"{hashlib.md5(content).hexdigest()}  {path}\n" for path, (content, _) in sorted(tree.items()))
        (root / "DEBIAN/md5sums").write_text(sums)
        for path in [root, *root.rglob("*")]:
            if path.is_dir(): path.chmod(0o755)
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, f"{folder}/package.deb",
            env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)})
        return pathlib.Path(folder, "package.deb").read_bytes()


def swift_packages(programs: Programs) -> dict[str, bytes]:
    """The bundle of the command for binary targets, and a package of the plugin that uses it."""
    version = programs.version
    variant = f"skeleton-{version}-linux/bin/skeleton"
    # The name is that of the target which the plugin of the sources runs: both plugins are one file.
    info = {"schemaVersion": "1.0", "artifacts": {"SkeletonCLI": {
        "type": "executable", "version": version,
        "variants": [{"path": variant, "supportedTriples": [f"{platform.machine()}-unknown-linux-gnu"]}]}}}
    bundle: Tree = {"info.json": ((json.dumps(info, indent=2) + "\n").encode(), False),
                    variant: (programs.bytes["skeleton"], True), **programs.legal("skeleton")}
    bundle = {f"skeleton.artifactbundle/{path}": content for path, content in bundle.items()}
    plugin: Tree = {"Package.swift": ((HERE / "plugin/Package.swift").read_bytes(), False), **bundle}
    for path, content in sources(PROJECT / "Sources/SkeletonPlugin", (".swift",)).items():
        plugin[f"Plugins/SkeletonPlugin/{path}"] = (content, False)
    return {f"skeleton-{version}.artifactbundle.zip": zipped(bundle),
            f"skeleton-plugin-{version}.zip": zipped({f"skeleton-plugin/{path}": file for path, file in plugin.items()})}


def container(programs: Programs) -> dict[str, bytes]:
    """The files of a container that has nothing but the programs."""
    if not programs.servers: return {}
    tree: Tree = {f"bin/{name}": (content, True) for name, content in programs.bytes.items()}
    tree |= {f"share/doc/{path}": content for path, content in programs.legal(*programs.bytes).items()}
    return {"rootfs.tar": tarred(tree, {"tmp": 0o1777}), "Containerfile": (HERE / "container/Containerfile").read_bytes()}


def main() -> None:
    out = pathlib.Path(sys.argv[1])
    programs = Programs(sys.argv[2], sys.argv[3:])
    if programs.licence is None: print("LICENSE is missing: the packages name no licence")
    out.mkdir(parents=True, exist_ok=True)
    files = {}
    for make in (archives, wheel, npm, debian, swift_packages, container): files |= make(programs)
    files["llms.txt"] = (PROJECT / ".github/llms.txt").read_bytes()
    name = f"skeleton-{programs.version}.spdx.json"
    files[name] = spdx(programs.version, EPOCH, files, programs.bytes, programs.components)
    for path, content in files.items(): (out / path).write_bytes(content)
    sums = "".join(f"{hashlib.sha256(content).hexdigest()}  {path}\n" for path, content in sorted(files.items()))
    (out / "SHA256SUMS").write_text(sums)
    for program, content in programs.bytes.items(): print(f"{program}: {len(content)} bytes without symbols")
    for path, content in sorted(files.items()): print(f"{path}: {len(content)} bytes")


if __name__ == "__main__": main()
