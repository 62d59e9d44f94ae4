import Foundation
import Testing

@testable import SystemIO

/// Files, folders and their names, as the commands read and write them.
@Suite struct FileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "skeleton-files-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func contents(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  // MARK: - Reading

  /// A file of at most a megabyte is read with one call.
  @Test(arguments: [0, 1, 7, 65_535, 65_536, 65_537, (1 << 20) - 1, 1 << 20, (1 << 20) + 1])
  func `a file is read up to the limit`(size: Int) throws {
    try withFolder { folder in
      let path = folder.path + "/a"
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
      try Data(bytes).write(to: URL(filePath: path))
      #expect(try readInput(path, limit: size) == bytes)
      #expect(try readRegularFile(path, limit: size) == bytes)
      guard size > 0 else { return }
      #expect(throws: IOFailure.tooLarge(path: path, limit: size - 1)) { try readInput(path, limit: size - 1) }
      #expect(throws: IOFailure.tooLarge(path: path, limit: size - 1)) { try readRegularFile(path, limit: size - 1) }
    }
  }

  @Test func `a folder, a pipe and a missing file are not read`() throws {
    try withFolder { folder in
      let (missing, pipe) = (folder.path + "/none", folder.path + "/pipe")
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      let directory = IOFailure.cannotRead(path: folder.path, reason: "it is a directory")
      #expect(throws: directory) { try readInput(folder.path, limit: 9) }
      #expect(throws: directory) { try readRegularFile(folder.path, limit: 9) }
      #expect(throws: IOFailure.cannotRead(path: pipe, reason: "it is no regular file")) {
        try readRegularFile(pipe, limit: 9)
      }
      for read in [readInput, readRegularFile] {
        #expect(throws: IOFailure.cannotRead(path: missing, reason: "no such file or directory")) {
          try read(missing, 9)
        }
      }
      #expect(fileExists(pipe) && !fileExists(missing) && fileExists(folder.path))
      #expect(isFolder(folder.path) && !isFolder(pipe) && !isFolder(missing))
    }
  }

  @Test func `a file that was read is no output, by any of its names`() throws {
    try withFolder { folder in
      let (a, other, named) = (folder.path + "/a", folder.path + "/b", folder.path + "/link")
      try Data("1".utf8).write(to: URL(filePath: a))
      try link(named, to: "a")
      // Another test may have read a file with the same number.
      releaseInput(a)
      try refuseInputs(among: [a, other, named])
      _ = try readInput(named, limit: 1)
      for path in [a, named] {
        #expect(throws: IOFailure.isInput(path: path)) { try refuseInputs(among: [other, path]) }
        #expect(throws: IOFailure.isInput(path: path)) { try writeFile([2], to: path) }
      }
      #expect(contents(a) == "1")
      try writeFile(Array("3".utf8), to: named, replacesInputs: true)
      #expect(contents(a) == "3")
      _ = try readInput(a, limit: 1)
      releaseInput(named)
      try refuseInputs(among: [a, named])
      try writeFile(Array("4".utf8), to: a)
      #expect(contents(a) == "4")
    }
  }

  // MARK: - Writing

  /// Linux follows at most 40 links.
  @Test(arguments: [(40, true), (41, false)])
  func `an output follows as many links as the system`(count: Int, isWritten: Bool) throws {
    try withFolder { folder in
      for number in 0..<count { try link("\(folder.path)/\(number)", to: "\(number + 1)") }
      let output = Result { try writeFile([0x61], to: folder.path + "/0") }
      #expect(contents("\(folder.path)/\(count)") == (isWritten ? "a" : nil))
      if case .failure(let error) = output {
        #expect((error as? IOFailure)?.exitCode == 73 && !isWritten)
      } else {
        #expect(isWritten)
      }
    }
  }

  @Test(arguments: ["", "/", "/.", "/..", "/none/a"])
  func `a folder is no output`(ending: String) throws {
    try withFolder { folder in
      let failure = #expect(throws: IOFailure.self) { try writeFile([1], to: folder.path + ending) }
      #expect(failure?.exitCode == 73)
      #expect(entries(of: folder.path) == [])
    }
  }

  @Test func `an output that is not finished leaves the file as it was`() throws {
    try withFolder { folder in
      let path = folder.path + "/a"
      try writeFile(Array("old".utf8), to: path)
      do {
        var file = try OutputFile(path, replacesInputs: true)
        try file.write(Array("new".utf8))
        #expect(entries(of: folder.path)?.count == 2)
      }
      #expect(contents(path) == "old" && entries(of: folder.path) == ["a"])
      var file = try OutputFile(path, isDurable: true, replacesInputs: true)
      try file.write(Array("ne".utf8))
      try file.write(Array("w".utf8))
      #expect(contents(path) == "old")
      try file.finish()
      #expect(contents(path) == "new" && entries(of: folder.path) == ["a"])
    }
  }

  @Test func `missing parents of a file are created`() throws {
    try withFolder { folder in
      let path = folder.path + "/a//b/c.xml"
      for _ in 0..<2 { try createFolders(for: path) }
      #expect(isFolder(folder.path + "/a/b") && !fileExists(path))
      try createFolders(for: "c.xml")
      try writeFile([1], to: folder.path + "/file")
      #expect(throws: IOFailure.self) { try createFolders(for: folder.path + "/file/x/y") }
      removeTree(folder.path + "/a")
      #expect(entries(of: folder.path) == ["file"])
      #expect(entries(of: folder.path + "/none") == nil)
    }
  }

  @Test func `a link in a removed tree is not followed`() throws {
    try withFolder { folder in
      try createFolders(for: folder.path + "/a/b/c")
      try writeFile([1], to: folder.path + "/kept")
      try link(folder.path + "/a/b/up", to: "../..")
      try link(folder.path + "/away", to: "a")
      removeTree(folder.path + "/away")
      #expect(entries(of: folder.path) == ["a", "kept"])
      removeTree(folder.path + "/a")
      #expect(entries(of: folder.path) == ["kept"])
    }
  }

  // MARK: - A folder that writes inside only

  @Test func `a file is written once, and replaced on request`() throws {
    try withFolder { folder in
      let place = try ConfinedFolder(folder.path)
      let path = folder.path + "/new/deep/a.txt"
      try place.write(Array("1".utf8), to: "new/deep/a.txt", replaces: false)
      #expect(contents(path) == "1")
      let other = IOFailure.exists(path: path, reason: "it was not written by skeleton")
      #expect(throws: other) { try place.write([2], to: "new/deep/a.txt", replaces: false) }
      #expect(contents(path) == "1")
      try ConfinedFolder(folder.path, isDurable: true).write(Array("3".utf8), to: "new/deep/a.txt", replaces: true)
      #expect(contents(path) == "3" && entries(of: folder.path + "/new/deep") == ["a.txt"])
      try place.append(Array("4".utf8), to: "new/deep/a.txt")
      try place.append(Array("5".utf8), to: "new/b.txt")
      #expect(contents(path) == "34" && contents(folder.path + "/new/b.txt") == "5")
      #expect(try place.readOwn("new/deep/a.txt", limit: 2) == Array("34".utf8))
      #expect(try place.listing(of: "new")?.files == ["b.txt", "deep/a.txt"])
      #expect(try place.listing(of: "")?.files == ["new/b.txt", "new/deep/a.txt"])
      #expect(try place.listing(of: "none") == nil)
      place.removeFolderIfEmpty("new/deep")
      try place.remove("new/deep/a.txt")
      try place.remove("new/deep/a.txt")
      try place.remove("none/a.txt")
      #expect(isFolder(folder.path + "/new/deep"))
      place.removeFolderIfEmpty("new/deep")
      #expect(entries(of: folder.path + "/new") == ["b.txt"])
    }
  }

  @Test func `a link below the folder is not followed, and replaced itself`() throws {
    try withFolder { folder in
      try createFolders(for: folder.path + "/in/x")
      try createFolders(for: folder.path + "/out/x")
      try writeFile(Array("mine".utf8), to: folder.path + "/out/a")
      try link(folder.path + "/in/a", to: "../out/a")
      try link(folder.path + "/in/away", to: "../out")
      let place = try ConfinedFolder(folder.path + "/in")
      let inside = folder.path + "/in"
      #expect(throws: IOFailure.exists(path: inside + "/a", reason: "it is a link")) {
        try place.readOwn("a", limit: 9)
      }
      #expect(throws: IOFailure.cannotCreate(path: inside + "/a", reason: "it is a link")) {
        try place.append([1], to: "a")
      }
      let refused = IOFailure.cannotCreate(path: inside + "/away", reason: "away is a link")
      #expect(throws: refused) { try place.write([1], to: "away/b", replaces: true) }
      #expect(throws: refused) { try place.remove("away/a") }
      #expect(throws: IOFailure.cannotRead(path: inside + "/away", reason: "away is a link")) {
        try place.listing(of: "away")
      }
      try place.write(Array("new".utf8), to: "a", replaces: true)
      #expect(contents(inside + "/a") == "new" && contents(folder.path + "/out/a") == "mine")
      #expect(throws: IOFailure.self) { try place.write([1], to: ".", replaces: true) }
      // Another folder may be read if that is permitted.
      try link(inside + "/again", to: "../out/a")
      let reason = "it is outside of the folder \(inside); --allow-paths permits another one"
      #expect(throws: IOFailure.cannotRead(path: inside + "/again", reason: reason)) {
        try place.read("again", limit: 9)
      }
      let both = try ConfinedFolder(inside, allowing: [folder.path + "/out"])
      #expect(try both.read("again", limit: 4) == Array("mine".utf8))
      #expect(throws: IOFailure.cannotRead(path: inside + "/none", reason: "no such file or directory")) {
        try place.read("none", limit: 9)
      }
    }
  }

  @Test func `a message has the path as the folder was written`() throws {
    try withFolder { folder in
      let place = try ConfinedFolder(folder.path + "/")
      let path = folder.path + "/none"
      #expect(throws: IOFailure.cannotRead(path: path, reason: "no such file or directory")) {
        try place.read("none", limit: 9)
      }
      // An absolute path is whole already.
      #expect(throws: IOFailure.cannotRead(path: path, reason: "no such file or directory")) {
        try place.read(path, limit: 9)
      }
      let reason = "there is no such file below the folder of --allow-paths"
      for name in ["none", path] {
        #expect(throws: IOFailure.cannotRead(path: name, reason: reason)) {
          try place.read(name, limit: 9, fallsBack: true)
        }
      }
      try writeFile([1, 2, 3], to: folder.path + "/a")
      #expect(try place.read("a", limit: 3, fallsBack: true) == [1, 2, 3])
      #expect(try place.read(folder.path + "/a", limit: 3) == [1, 2, 3])
      #expect(throws: IOFailure.tooLarge(path: "a", limit: 2)) { try place.read("a", limit: 2, fallsBack: true) }
      #expect(throws: IOFailure.tooLarge(path: folder.path + "/a", limit: 2)) { try place.read("a", limit: 2) }
      #expect(throws: IOFailure.cannotRead(path: path, reason: "no such file or directory")) {
        try ConfinedFolder(folder.path, allowing: [path])
      }
    }
  }

  @Test(arguments: ["", "..", "a/..", "a/../b", "./a", "a/.", "a/"])
  func `a path that is not inside is refused`(path: String) throws {
    try withFolder { folder in
      let place = try ConfinedFolder(folder.path)
      let failure = #expect(throws: IOFailure.self) { try place.write([1], to: path, replaces: true) }
      #expect(failure?.reason == "this is not the path of a file below the folder")
      #expect(failure?.exitCode == 73)
    }
  }

  // MARK: - Names

  @Test(
    arguments: [
      [0x61], [0xFF], [0x61, 0x80, 0x62], [0xC3, 0xA9], [0xC3], [0xA9, 0xC3, 0xA9], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBB, 0xBF], [0xF4, 0x8F, 0xBA, 0x80], [0xF4, 0x8F, 0xB9, 0xBF], [],
      [0xF4, 0x8F, 0xBC, 0x80], [0x7F], [0xC0, 0x80],
    ] as [[UInt8]])
  func `all bytes of a name are kept in its text`(bytes: [UInt8]) {
    let text = pathText(bytes)
    #expect(pathBytes(text) == bytes)
    #expect(systemPath(text) == bytes.map { CChar(bitPattern: $0) } + [0])
    if let plain = String(validating: bytes, as: UTF8.self),
      !plain.unicodeScalars.contains(where: { rawByte(of: $0) != nil })
    {
      #expect(text == plain)
    }
  }

  @Test func `bytes that are no text are the scalars of a private range`() throws {
    #expect(pathText([0x80]).unicodeScalars.map(\.value) == [0x10FE80])
    #expect(pathText([0x61, 0xFF]).unicodeScalars.map(\.value) == [0x61, 0x10FEFF])
    for (value, byte) in [(0x10FE7F, nil), (0x10FE80, 0x80), (0x10FEFF, 0xFF), (0x10FF00, nil)] as [(UInt32, UInt8?)] {
      #expect(rawByte(of: try #require(Unicode.Scalar(value))) == byte)
    }
    #expect(systemPath("a\u{0}b") == [0])
    let texts = (0..<256).map { pathText([UInt8($0)]) }
    #expect(Set(texts).count == 256)
  }

  @Test func `a failure has the exit code of its kind, and one line`() {
    let failures: [(IOFailure, Int32, String)] = [
      (.cannotRead(path: "a\n", reason: "r"), 66, "a\\n: error: cannot read: r"),
      (.cannotCreate(path: "a", reason: "r"), 73, "a: error: cannot create: r"),
      (.cannotWrite(path: "a", reason: "r"), 74, "a: error: cannot write: r"),
      (.exists(path: "a", reason: "r"), 73, "a: error: not replaced: r"),
      (.tooLarge(path: "a", limit: 7), 65, "a: error: the input has more than 7 bytes (--max-input)"),
      (
        .isInput(path: "a"), 64,
        "a: error: not written: it is an input and would be overwritten; choose another output"
      ),
      (.brokenPipe, 141, "error: the reader of the output has closed it"),
    ]
    for (failure, code, text) in failures {
      #expect(failure.exitCode == code)
      #expect("\(failure)" == text)
    }
    #expect(systemReason(ofError: ENOENT) == "no such file or directory")
  }

  @Test func `a stamp changes with the bytes and the name`() throws {
    try withFolder { folder in
      let path = folder.path + "/a"
      #expect(FileStamp(path) == nil)
      try writeFile([1], to: path)
      let first = FileStamp(path)
      #expect(first != nil && FileStamp(path) == first)
      try writeFile([1], to: path, replacesInputs: true)
      #expect(FileStamp(path) != first)
      try link(folder.path + "/b", to: "a")
      #expect(FileStamp(folder.path + "/b") == FileStamp(path))
    }
  }
}
