import Foundation
import TestSupport
import Testing

/// Properties of the sources that the compiler does not check.
@Suite struct ArchitectureTests {
  @Test func `a module imports what the manifest lists for it, and nothing else`() throws {
    let manifest = try declaredDependencies()
    for (module, files) in try Self.modules() {
      let declared = try #require(manifest[module], "\(module) is not in Package.swift")
      for file in files {
        let known = Self.system.union(Self.tools[module] ?? [])
        for imported in imports(in: try String(contentsOf: file, encoding: .utf8)) where !known.contains(imported) {
          #expect(declared.contains(imported), "\(file.lastPathComponent) imports \(imported)")
        }
      }
    }
  }

  /// Each build of the checkout compiles the tools of its plugins for the host, in addition to all modules.
  @Test func `a plugin has no tools`() throws {
    #expect(try declaredDependencies()["SkeletonPlugin"] == [])
  }

  @Test func `a module depends on those before it in the manifest only`() throws {
    var seen = Set(["ArgumentParser"] + Self.httpServer)
    for line in try manifestTargets() where !line.name.hasSuffix("Tests") {
      for dependency in line.dependencies {
        #expect(seen.contains(dependency), "\(line.name) depends on \(dependency)")
      }
      seen.insert(line.name)
    }
  }

  @Test func `a back end imports no stage before the scene`() throws {
    let modules = Dictionary(uniqueKeysWithValues: try Self.modules())
    for encoder in ["Raster", "ImageCoding", "TextPictures", "PlayerExport", "HostExport"] {
      for file in try #require(modules[encoder]) {
        let imported = imports(in: try String(contentsOf: file, encoding: .utf8))
        for stage in ["XMLTree", "Dialects", "Layout", "Cassowary"] {
          #expect(!imported.contains(stage), "\(encoder)/\(file.lastPathComponent) imports \(stage)")
        }
      }
    }
  }

  @Test func `a stage after inference neither tests a dialect nor names a class of an input's platform`() throws {
    let modules = Dictionary(uniqueKeysWithValues: try Self.modules())
    let name = try Regex(
      #"\.(native|interfaceBuilder|androidLayout|androidDump|iosDump|hyperview)\b|XCUIElementType|"UI[A-Z]\w+""#
        + #"|android\.(widget|view)\.|\bDialect\b"#)
    for module in ["SceneModel", "Raster", "ImageCoding", "TextPictures", "PlayerExport", "HostExport"] {
      for file in try #require(modules[module]) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let match = text.firstMatch(of: name).map { String(text[$0.range]) }
        #expect(match == nil, "\(module)/\(file.lastPathComponent)")
      }
    }
  }

  @Test func `only readers and inference change the kind of a view`() throws {
    let modules = Dictionary(uniqueKeysWithValues: try Self.modules())
    let change = try Regex(#"(view|views\[[^\]]*\]|child)(\.view)?\.(kind|control|isHidden|isCell|hint) = "#)
    for module in ["Layout", "SceneModel", "Raster", "TextPictures", "PlayerExport", "HostExport", "Skeleton"] {
      for file in try #require(modules[module]) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let match = text.firstMatch(of: change).map { String(text[$0.range]) }
        #expect(match == nil, "\(module)/\(file.lastPathComponent)")
      }
    }
  }

  @Test func `readers and layout do not depend on each other`() throws {
    let manifest = try declaredDependencies()
    #expect(try #require(manifest["Dialects"]).contains("Layout") == false)
    #expect(try #require(manifest["Layout"]).allSatisfy { !["Dialects", "XMLTree"].contains($0) })
    #expect(try #require(manifest["ViewTree"]).allSatisfy { !["Dialects", "XMLTree", "Layout"].contains($0) })
    #expect(try #require(manifest["Inference"]).allSatisfy { !["Dialects", "XMLTree", "SceneModel"].contains($0) })
    #expect(try #require(manifest["SceneModel"]).allSatisfy { !["Dialects", "XMLTree"].contains($0) })
  }

  @Test func `the graph in the Architecture article is that of the manifest`() throws {
    let article = Fixture.project.appending(path: "Sources/Skeleton/Skeleton.docc/Architecture.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    var drawn: [String: [String]] = [:]
    for match in text.matches(of: /(?m)^\| `(\w+)` \| ([^|]*) \|/) {
      drawn[String(match.output.1)] = match.output.2.matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
    let modules = Set(try Self.modules().map(\.0)).subtracting(["CFloors", "CTables"])
    for line in try manifestTargets() where modules.contains(line.name) && !Self.cLibraries.contains(line.name) {
      let ours = line.dependencies.filter { modules.contains($0) && !Self.cLibraries.contains($0) }
      let listed = try #require(drawn[line.name], "\(line.name) is not in the table of Architecture.md")
      #expect(listed.sorted() == ours.sorted(), "\(line.name)")
    }
  }

  @Test func `nothing below the command line imports Foundation`() throws {
    // A plugin runs inside of the package manager and is no part of the command.
    for (module, files) in try Self.modules() where module != "SkeletonPlugin" {
      for file in files {
        let imported = imports(in: try String(contentsOf: file, encoding: .utf8))
        #expect(!imported.contains { $0.hasPrefix("Foundation") }, "\(module)/\(file.lastPathComponent)")
        if !["Memory", "XMLTree", "SystemIO"].contains(module) {
          #expect(!imported.contains("Platform"), "\(module)/\(file.lastPathComponent)")
        }
      }
    }
  }

  @Test func `the word unsafe stands where C is called and in the hot files`() throws {
    let word = try Regex(#"\bunsafe\b"#)
    for (module, files) in try Self.modules()
    where !["Memory", "XMLTree", "Tables", "ImageCoding", "SystemIO"].contains(module) {
      // The boxes of a flex layout are pointers: counting references to them took a third of the time of layout.
      let boxes = ["Box.swift", "BoxProperties.swift", "BoxTree.swift", "FlexStyle.swift"]
      let allowed = boxes + ["Blitter.swift", "Blitter+Rows.swift", "Brotli.swift", "ByteCopies.swift"]
      for file in files where !allowed.contains(file.lastPathComponent) {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.firstMatch(of: word) == nil, "\(module)/\(file.lastPathComponent)")
      }
    }
  }

  @Test func `no source file is longer than 400 lines`() throws {
    for (_, files) in try Self.modules() {
      for file in files {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 400, "\(file.lastPathComponent) has \(lines.count)")
      }
    }
  }

  @Test func `the library keeps no state between its calls`() throws {
    let modules = Dictionary(uniqueKeysWithValues: try Self.modules())
    let library = ["Skeleton"] + (try #require(try declaredDependencies()["Skeleton"]))
    var texts: [String: String] = [:]
    for module in library {
      for file in modules[module] ?? [] {
        texts["\(module)/\(file.lastPathComponent)"] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    // A class with a mutex, an atomic value or a variable is state.
    var kinds: Set<Substring> = ["Mutex", "Atomic"]
    for text in texts.values {
      for match in text.matches(of: #/(?m)^( *)(?:\w+ )*class (\w+)[^{\n]*\{\n/#) {
        let body = text[match.range.upperBound...]
        let end = try #require(body.range(of: "\n\(match.1)}")).lowerBound
        let variable = try Regex(
          #"(?m)^\#(match.1)  (?:\w+ |private\(set\) )*var \w+(?:: [^={\n]+)?(?: = [^\n]+|: [^{\n]+)?$"#)
        if body[..<end].contains("Mutex") || body[..<end].contains("Atomic") || body[..<end].contains(variable) {
          kinds.insert(match.2)
        }
      }
    }
    #expect(kinds.contains("AndroidResources") && kinds.contains("SharedWorkMeter") && kinds.count < 40)
    let constant = #/(?m)(?:\bstatic |^)(?:\w+ )*let \w+(?:: (\w+)[^=\n]*)?(?: = (\w+)[(<.\[])?/#
    let global =
      #/(?m)(?:\bstatic |^(?:\w+ )*)var \w+[^{\n]*(?:=|: [^{\n]+$)|nonisolated\(unsafe\) (?:static|var|private)/#
    for (file, text) in texts {
      for match in text.matches(of: constant) {
        let type = [match.1, match.2].compactMap { $0 }.first(where: kinds.contains)
        #expect(type == nil, "\(file): \(match.0)")
      }
      let found = text.firstMatch(of: global).map { String($0.0) }
      #expect(found == nil, "\(file)")
    }
  }

  @Test func `the top level contains the agreed names only`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Fixture.project.path)
    let visible = Set(names.filter { !$0.hasPrefix(".") && $0 != "Package.resolved" })
    #expect(visible == ["Fixtures", "Package.swift", "README.md", "Sources", "Tests"])
  }

  // MARK: - Reading the project

  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]
  private static let httpServer = [
    "HummingbirdCore", "HummingbirdHTTP2", "HTTPTypes", "Logging", "NIOCore", "NIOHTTPTypes", "NIOPosix",
    "ServiceLifecycle",
    "UnixSignals",
  ]
  /// The libraries of the toolchain that single modules import.
  private static let tools: [String: Set<String>] = [
    "SkeletonTesting": ["Testing", "XCTest"], "SkeletonPlugin": ["PackagePlugin", "Foundation"],
  ]
  private static let cLibraries: Set<String> = [
    "CLibXML2", "CLibDeflate", "CLibWebP", "CGifLib", "CBrotli", "CMalloc", "CFloors", "CTables",
  ]

  /// The Swift files of each folder in `Sources`.
  private static func modules() throws -> [(String, [URL])] {
    let sources = Fixture.project.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().map { module in
      let folder = sources.appending(path: module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      return (module, files.sorted().map { folder.appending(path: $0) })
    }
    try #require(modules.count >= 15)
    return modules
  }

  private func imports(in text: String) -> [String] {
    text.matches(of: /(?m)^ *(?:(?:@_exported|public|package|internal|private) )*import (?:struct |enum |func )?(\w+)/)
      .map { String($0.output.1) }
  }

  private func declaredDependencies() throws -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: try manifestTargets().map { ($0.name, $0.dependencies) })
  }

  /// The targets of `Package.swift` in order; in each, its name is followed by its dependencies in quotes.
  private func manifestTargets() throws -> [(name: String, dependencies: [String])] {
    let manifest = try String(contentsOf: Fixture.project.appending(path: "Package.swift"), encoding: .utf8)
    let targets = try #require(manifest.range(of: "  targets: [")).upperBound
    let declaration =
      #/(stage|system|tests|\.executableTarget|\.target|\.plugin)\(\s*(?:name:\s*)?"(\w+)"(?:[^()]*\.command\([^)]*\)\))?([^()]*)/#
    return manifest[targets...].matches(of: declaration).map { match in
      var dependencies: [String] = []
      if match.output.1 != "system" {
        let listed = match.output.3.prefix(
          upTo: match.output.3.range(of: "embedded:")?.lowerBound ?? match.output.3.endIndex)
        dependencies = listed.matches(of: #/(path: )?"(\w+)"/#).map { String($0.output.2) }
      }
      if match.output.3.contains("argumentParser") { dependencies.append("ArgumentParser") }
      if match.output.3.contains("httpServer") || match.output.3.contains("httpConnections") {
        dependencies += Self.httpServer
      }
      if match.output.3.contains("[brotli]") { dependencies.append("CBrotli") }
      return (String(match.output.2), dependencies)
    }
  }
}
