import Foundation
import TestSupport
import Testing

/// The sources compile on Linux with glibc and musl, and on macOS.
@Suite struct PlatformTests {
  /// The C library of the platform, as the module Platform and single tests import it.
  private static let guardLines = [
    "#if canImport(Darwin)", "import Darwin", "#elseif canImport(Musl)", "import Musl", "#else", "import Glibc",
    "#endif",
  ]

  @Test func `every import of a C library is guarded, and the module Platform alone has one in the sources`() throws {
    var guarded = 0
    for file in try Self.sources() {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces).replacing("@_exported public import", with: "import") }
      for (index, line) in lines.enumerated()
      where line.contains("import ") && line.firstMatch(of: /^(package |public )?import (Glibc|Musl|Darwin)\b/) != nil {
        let name = file.lastPathComponent
        #expect(file.path.contains("/Tests/") || name == "Platform.swift", "\(name)")
        let offset = try #require(Self.guardLines.firstIndex(of: line), "\(file.lastPathComponent): \(line)")
        let block = lines.dropFirst(index - offset).prefix(Self.guardLines.count)
        #expect(Array(block) == Self.guardLines, "\(file.lastPathComponent):\(index + 1)")
        guarded += 1
      }
    }
    #expect(guarded >= 3 * 6)
  }

  @Test func `a C library is never named in front of a function`() throws {
    for file in try Self.sources() {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: /\b(Glibc|Musl|Darwin)\.\w/) == nil, "\(file.lastPathComponent)")
    }
  }

  /// Facts of Linux: `/proc`, `O_PATH`, `sigtimedwait`, `mallopt`.
  @Test func `the parts for Linux only are in branches, or return nothing elsewhere`() throws {
    let known: Set = [
      "OpenPlace.swift", "RunningProgram.swift", "Signals.swift", "ReturnedMemory.swift",
      "WatchedTerminal.swift", "FileStamp.swift",
    ]
    for file in try Self.sources()
    where file.path.contains("/Sources/") && !file.path.contains("/SkeletonDev/")
      && !known.contains(file.lastPathComponent)
    {
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }.joined(separator: "\n")
      #expect(
        code.firstMatch(of: /"\/proc|\bO_PATH\b|\bsigtimedwait\b|\bmallopt\b|\.st_mtim\b|\.st_ctim\b/) == nil,
        "\(file.lastPathComponent)")
    }
  }

  @Test func `the manifest names a platform and a provider for each C library`() throws {
    let manifest = try String(contentsOf: Fixture.project.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("platforms: [.macOS(.v15)]"))
    let libraries = manifest.matches(of: /system\("\w+", pkgConfig: "[^"]+"([^)]*)\)/).map(\.output.1)
    #expect(libraries.count == 5)
    #expect(libraries.allSatisfy { $0.contains("apt:") && $0.contains("brew:") })
  }

  private static func sources() throws -> [URL] {
    try ["Sources", "Tests"].flatMap { name in
      let folder = Fixture.project.appending(path: name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") && !$0.contains("HygieneTests/") && !$0.contains("Portability/") }.sorted()
        .map { folder.appending(path: $0) }
    }
  }
}
