"""The libraries inside of the static programs: notices for people, and a bill of materials in SPDX.

The linker lists the members of archives that it has extracted (`.ci/release`); their packages give names, versions and
texts. Swift packages are those that the package manager resolves for the traits of a program.
"""
from __future__ import annotations

import dataclasses
import datetime
import functools
import hashlib
import json
import pathlib
import re
import shutil
import subprocess

#: Licences in the words of SPDX, read from the copyright files of the packages; a library without an entry is
#: "NOASSERTION". glibc's is that of its library, not of its programs.
LICENCES = {
    "brotli": "MIT", "gcc-12": "GPL-3.0-or-later WITH GCC-exception-3.1", "giflib": "MIT", "glibc": "LGPL-2.1-or-later",
    "libdeflate": "MIT", "libwebp": "BSD-3-Clause", "libxml2": "MIT", "xz-utils": "0BSD", "zlib": "Zlib",
    "Swift": "Apache-2.0 WITH Swift-exception", "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
}


@dataclasses.dataclass(frozen=True, order=True)
class Component:
    name: str
    version: str
    #: The file with its copyright and its licence.
    text: str

    @property
    def licence(self) -> str:
        swift = "Apache-2.0" if self.text.endswith(("LICENSE.txt", "LICENSE")) else "NOASSERTION"
        return LICENCES.get(self.name, swift)


def output(*arguments: str | pathlib.Path) -> str:
    return subprocess.run(arguments, check=True, capture_output=True, text=True).stdout


def linked(project: pathlib.Path, program: pathlib.Path) -> list[Component]:
    """The components of a program that `.ci/release` has linked, from its place in the folder of its build."""
    lines = (project / f".build/parts/{program.name}.archives").read_text().splitlines()[1:]
    archives = {match[1] for line in lines if (match := re.match(r"(.*\.a)\(", line.split("\t")[1]))}
    parts = {part for archive in archives if (part := component(pathlib.Path(archive).resolve()))}
    # Several packages of one source have one entry.
    return sorted({(part.name, part.version): part for part in sorted(parts | swift_packages(program))}.values())


@functools.cache
def component(archive: pathlib.Path) -> Component | None:
    """The component of an archive; None for one of this package."""
    compiler = pathlib.Path(shutil.which("swiftc") or "").resolve()
    toolchain = compiler.parents[1]
    if toolchain in archive.parents:
        version = re.search(r"Swift version (\S+)", output("swiftc", "--version"))
        return Component("Swift", version[1] if version else "", str(toolchain / "share/swift/LICENSE.txt"))
    found = subprocess.run(["dpkg", "-S", archive], capture_output=True, text=True).stdout.split(":")[0]
    if not found: return None
    name, version = output("dpkg-query", "-W", "-f", "${source:Package} ${source:Version}\n", found).split("\n")[0].split()
    return Component(name, version, f"/usr/share/doc/{found}/copyright")


def swift_packages(program: pathlib.Path) -> set[Component]:
    """The Swift packages whose targets are among the linked objects of a program."""
    # SCRATCH/TRIPLE/release/PROGRAM, without the symbolic link SCRATCH/release.
    program = program.resolve()
    scratch = program.parents[2]
    objects = (program.parent / f"{program.name}.product/Objects.LinkFileList").read_text()
    targets = set(re.findall(r"/(\w+)\.build/", objects))
    state = json.loads((scratch / "workspace-state.json").read_text())["object"]["dependencies"]
    found = set()
    for dependency in state:
        folder = scratch / "checkouts" / dependency["subpath"]
        if any((folder / "Sources" / target).is_dir() for target in targets):
            legal = sorted(folder.glob("LICENSE*"))
            version = dependency["state"]["checkoutState"]["version"]
            found.add(Component(dependency["packageRef"]["identity"], version, str(legal[0]) if legal else ""))
    return found


def inventory(components: list[Component]) -> str:
    """The names, versions and licences of components, and the place of their texts."""
    lines = ["The programs contain the following libraries. NOTICES.txt has their copyright and licence texts.", ""]
    return "\n".join(lines + [f"  {part.name} {part.version}: {part.licence}" for part in components])


def notices(components: list[Component]) -> str:
    """The copyright and the licence of each component, as one text."""
    lines = [inventory(components)]
    for part in components:
        text = pathlib.Path(part.text).read_text(errors="replace").strip() if part.text else "There is no licence file."
        lines += ["", "-" * 79, f"{part.name} {part.version}", "", text]
        # Debian's files refer to the texts of common licences.
        for path in sorted(set(re.findall(r"/usr/share/common-licenses/[\w.-]*\w", text))):
            file = pathlib.Path(path)
            if file.is_file() and path not in "\n".join(lines[:-1]): lines += ["", f"{path}:", "", file.read_text().strip()]
    return "\n".join(lines) + "\n"


def spdx(version: str, epoch: int, files: dict[str, bytes], programs: dict[str, bytes],
         components: dict[str, list[Component]]) -> bytes:
    """The bill of materials of all artifacts: SPDX 2.3 as JSON."""
    def identifier(kind: str, name: str) -> str:
        return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)

    def package(kind: str, name: str, version: str, licence: str, **members: object) -> dict[str, object]:
        return {"SPDXID": identifier(kind, name), "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
                "licenseConcluded": "NOASSERTION", "licenseDeclared": licence, "copyrightText": "NOASSERTION",
                "filesAnalyzed": False, **members}

    def checksum(content: bytes) -> list[dict[str, str]]:
        return [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()}]

    parts = sorted({part for found in components.values() for part in found})
    packages = [package("Program", name, version, "NOASSERTION", checksums=checksum(content), primaryPackagePurpose="APPLICATION")
                for name, content in programs.items()]
    packages += [package("Artifact", name, version, "NOASSERTION", checksums=checksum(content), packageFileName=name)
                 for name, content in files.items()]
    packages += [package("Library", f"{part.name}-{part.version}", part.version, part.licence, primaryPackagePurpose="LIBRARY")
                 for part in parts]
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": entry["SPDXID"]}
                 for entry in packages[:len(programs) + len(files)]]
    relations += [{"spdxElementId": identifier("Program", name), "relationshipType": "STATIC_LINK",
                   "relatedSpdxElement": identifier("Library", f"{part.name}-{part.version}")}
                  for name, found in components.items() for part in found]
    content = hashlib.sha256(b"".join(programs.values())).hexdigest()
    created = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"skeleton-{version}",
        "documentNamespace": f"urn:sha256:{content}",
        "creationInfo": {"created": created, "creators": ["Tool: skeleton-.ci-package"]},
        "packages": packages, "relationships": relations,
    }
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()
