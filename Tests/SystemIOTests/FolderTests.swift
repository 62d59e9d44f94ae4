import Foundation
import Synchronization
import SystemIO
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders that restrict reading and writing to their contents.
@Suite struct FolderTests {
  // MARK: - Reading below a folder

  @Test func `files below are read, by a relative or an absolute path, through links inside`() throws {
    let place = try Place()
    let folder = try ConfinedFolder(place.path("inside"))
    for path in ["a.xml", "deeper/../a.xml", "deeper/up.xml", "absolute.xml", place.path("inside/a.xml")] {
      #expect(try folder.read(path, limit: 100, fallsBack: true) == Array("inside".utf8), "\(path)")
    }
  }

  @Test(arguments: [
    "../outside.xml", "deeper/../../outside.xml", "away.xml", "away/outside.xml", "/etc/passwd", "nosuch.xml", "",
    "a.xml\u{0}", "../inside-too/a.xml", "/", "..",
  ])
  func `a file that is not below gives the error of a missing file`(_ path: String) throws {
    let place = try Place()
    let folder = try ConfinedFolder(place.path("inside"))
    let expected = IOFailure.cannotRead(
      path: path, reason: "there is no such file below the folder of --allow-paths")
    #expect(throws: expected) { try folder.read(path, limit: 100, fallsBack: true) }
  }

  @Test func `reading a file of a missing folder makes no folder`() throws {
    let place = try Place()
    let folder = try ConfinedFolder(place.path("inside"))
    #expect(try folder.readOwn("new/a.xml", limit: 100) == nil)
    #expect(!FileManager.default.fileExists(atPath: place.path("inside/new")))
    #expect(try folder.readOwn("a.xml", limit: 100) == Array("inside".utf8))
  }

  @Test(arguments: [".", "deeper", "fifo"])
  func `only regular files are read, without blocking on others`(_ path: String) throws {
    let place = try Place()
    let folder = try ConfinedFolder(place.path("inside"))
    #expect(throws: IOFailure.self) { try folder.read(path, limit: 100, fallsBack: true) }
  }

  @Test func `a file over the limit is refused`() throws {
    let place = try Place()
    let folder = try ConfinedFolder(place.path("inside"))
    #expect(throws: IOFailure.tooLarge(path: place.path("inside/a.xml"), limit: 5)) {
      try folder.read("a.xml", limit: 5)
    }
    #expect(try folder.read("a.xml", limit: 6).count == 6)
  }

  @Test func `a missing folder and a file in place of a folder are refused`() throws {
    let place = try Place()
    for path in ["nosuch", "inside/a.xml"] {
      #expect(throws: IOFailure.self) { try ConfinedFolder(place.path(path)) }
    }
  }

  // MARK: - Files named by their content

  @Test func `an output file is complete, and no other file is left`() throws {
    let place = try Place()
    let folder = try ContentFolder(place.path("made"))
    try folder.store([1, 2, 3], as: "abc")
    #expect(try Data(contentsOf: place.url.appending(path: "made/abc")) == Data([1, 2, 3]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("made")) == ["abc"])
  }

  @Test func `a file with the bytes is kept, and another one is replaced with force only`() throws {
    let place = try Place()
    let file = place.url.appending(path: "inside/abc")
    try Data([9, 9, 9]).write(to: file)
    let folder = try ContentFolder(place.path("inside"))
    try folder.store([9, 9, 9], as: "abc")
    for bytes: [UInt8] in [[1, 2, 3], [1, 2, 3, 4]] {
      #expect(throws: IOFailure.self) { try folder.store(bytes, as: "abc") }
      #expect(try Data(contentsOf: file) == Data([9, 9, 9]))
    }
    #expect(throws: IOFailure.self, "a link") { try folder.store([1], as: "away.xml") }
    try ContentFolder(place.path("inside"), replacesOthers: true).store([1, 2, 3], as: "abc")
    #expect(try Data(contentsOf: file) == Data([1, 2, 3]))
  }

  @Test func `a file is never seen in part`() throws {
    let place = try Place()
    let folder = try ContentFolder(place.path("made"))
    let bytes = [UInt8](repeating: 7, count: 40_000_000)
    let sizes = Mutex<Set<Int>>([])
    let isOver = Atomic(false)
    let (hasSeenAll, hasLooked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      while !isOver.load(ordering: .relaxed) {
        var status = stat()
        if unsafe stat(place.path("made/large"), &status) == 0 {
          let size = Int(status.st_size)
          if sizes.withLock({ $0.insert(size).inserted }), size == bytes.count { hasSeenAll.signal() }
        }
      }
      hasLooked.signal()
    }
    try folder.store(bytes, as: "large")
    hasSeenAll.wait()
    isOver.store(true, ordering: .relaxed)
    hasLooked.wait()
    #expect(sizes.withLock { $0 } == [bytes.count])
  }

  @Test func `many threads may store the same and different files`() throws {
    let place = try Place()
    let folder = try ContentFolder(place.path("made"))
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      try? folder.store([UInt8](repeating: UInt8(index % 7), count: 5_000), as: "\(index % 7)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path("made")).sorted()
    #expect(names == (0..<7).map { "\($0)" })
    for name in names {
      let bytes = try Data(contentsOf: place.url.appending(path: "made/\(name)"))
      #expect(bytes == Data(repeating: UInt8(name) ?? 99, count: 5_000))
    }
  }

  @Test func `the temporary files of a killed process do no harm`() throws {
    let place = try Place()
    let folder = try ContentFolder(place.path("made"))
    for number in 1...3 {
      try Data().write(to: place.url.appending(path: "made/.abc.\(getpid()).\(number).tmp"))
    }
    try folder.store([1], as: "abc")
    #expect(try Data(contentsOf: place.url.appending(path: "made/abc")) == Data([1]))
  }

  @Test func `a file left by a killed process with the same number is in no way`() throws {
    let place = try Place()
    try Data().write(to: place.url.appending(path: ".a.xml.\(getpid()).tmp"))
    try writeFile([1], to: place.path("a.xml"), isDurable: true)
    #expect(try Data(contentsOf: place.url.appending(path: "a.xml")) == Data([1]))
  }

  #if canImport(Glibc)
    /// The thread writes as the user 65534, who may not give files away: `chown(2)`.
    @Test(
      .enabled(if: geteuid() == 0, "Only root can write as another user."),
      arguments: [
        (owner: 65_534, group: 0, mode: 0o664, kept: 0o664), (0, 0, 0o664, 0o664), (0, 12_345, 0o664, 0o644),
        (0, 12_345, 0o646, 0o646), (0, 12_345, 0o674, 0o644), (65_534, 12_345, 0o660, 0o600),
      ] as [(owner: uid_t, group: gid_t, mode: mode_t, kept: mode_t)])
    func `a replaced file whose group is lost gives the new group no more rights than all others`(
      owner: uid_t, group: gid_t, mode: mode_t, kept: mode_t
    ) throws {
      let place = try Place()
      let path = place.path("shared")
      try Data().write(to: place.url.appending(path: "shared"))
      #expect(unsafe chmod(place.path(""), 0o777) == 0)
      #expect(unsafe chown(path, owner, group) == 0 && chmod(path, mode) == 0)
      // The function that changes the user of a single thread is not in Swift's module of glibc.
      let found = unsafe dlsym(nil, "setfsuid")
      let symbol = unsafe try #require(found)
      let setUser = unsafe unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
      _ = setUser(65_534)
      defer { _ = setUser(0) }
      try writeFile([1], to: path, replacesInputs: true)
      var status = stat()
      #expect(unsafe stat(path, &status) == 0 && status.st_uid == 65_534)
      #expect(status.st_mode & 0o777 == kept, "\(String(status.st_mode, radix: 8))")
    }
  #endif

  @Test(arguments: ["é", "😀", "日", "x"]) func `a name may be as long as the file system allows`(letter: String) throws {
    let place = try Place()
    let name = String(repeating: letter, count: 255 / letter.utf8.count)
    try writeFile([1], to: place.path(name))
    #expect(try Data(contentsOf: place.url.appending(path: name)) == Data([1]))
    try ContentFolder(place.path("made")).store([2], as: name)
    #expect(try Data(contentsOf: place.url.appending(path: "made/\(name)")) == Data([2]))
  }

  @Test func `the entries of a folder are folders and files, without hidden ones and links to folders`() throws {
    let place = try Place()
    try Data().write(to: place.url.appending(path: "inside/.hidden"))
    let entries = try #require(try listEntries(of: place.path("inside")))
    #expect(entries.folders == ["deeper"])
    #expect(entries.files.sorted() == ["a.xml", "absolute.xml", "away.xml", "fifo"])
    #expect(try listEntries(of: place.path("nosuch")) == nil)
    #expect(throws: IOFailure.self) { try listEntries(of: place.path("inside/a.xml")) }
  }

  @Test func `a place that cannot be a folder is refused`() throws {
    let place = try Place()
    #expect(throws: IOFailure.self) { try ContentFolder(place.path("inside/a.xml")) }
    #expect(throws: IOFailure.self) { try ContentFolder(place.path("no/such/folder")) }
  }
}

/// A folder with files inside and outside of another one.
private final class Place: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "skeleton-folders-\(UUID().uuidString)")

  init() throws {
    let files = FileManager.default
    for name in ["inside/deeper", "inside-too"] {
      try files.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
    }
    try Data("inside".utf8).write(to: url.appending(path: "inside/a.xml"))
    try Data("outside".utf8).write(to: url.appending(path: "outside.xml"))
    try Data("beside".utf8).write(to: url.appending(path: "inside-too/a.xml"))
    try files.createSymbolicLink(atPath: path("inside/deeper/up.xml"), withDestinationPath: "../a.xml")
    try files.createSymbolicLink(atPath: path("inside/absolute.xml"), withDestinationPath: path("inside/a.xml"))
    try files.createSymbolicLink(atPath: path("inside/away.xml"), withDestinationPath: "../outside.xml")
    try files.createSymbolicLink(atPath: path("inside/away"), withDestinationPath: "..")
    _ = unsafe mkfifo(path("inside/fifo"), 0o600)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
