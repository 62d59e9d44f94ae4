import ArgumentParser
import CommandOptions
import Diagnostics
import Skeleton
import SystemIO

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Finds generated source files that no longer fit their documents.",
    discussion: """
      Example: skeleton verify Sources/Generated/*.swift

      The first comment of a file that skeleton render has written names the document and the options. Run the command \
      in the folder in which skeleton render ran: it reads documents below this folder only. Exit code 0 means that all \
      files fit, 1 that a document has changed.
      """)

  @Argument(help: "Source files that skeleton render has written.", completion: .file())
  var files: [String]

  /// The maximum size of a source file, in bytes.
  private static let limit = 16 << 20

  func run() throws {
    let folder = try ConfinedFolder(".")
    var reports: [String] = []
    for file in files {
      guard let source = GeneratedSource(try readInput(file, limit: Self.limit)) else {
        throw Failure(
          exitCode: 65,
          sentence:
            "\(file) does not name its document; write it again with skeleton render in the folder of the project")
      }
      if let report = try report(on: source, in: file, folder) { reports.append(report) }
    }
    if !reports.isEmpty { throw Failure(exitCode: 1, message: reports.map { $0 + "\n" }.joined()) }
  }

  /// The sentence about a file whose document has changed; nil if the file fits.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if the document cannot be read or drawn.
  private func report(on source: GeneratedSource, in file: String, _ folder: ConfinedFolder) throws -> String? {
    let render: RenderCommand
    do {
      render = try RenderCommand.parse(source.arguments)
    } catch {
      let reason = RenderCommand.exitCode(for: error).isSuccess ? "help" : RenderCommand.message(for: error)
      throw Failure(exitCode: 65, sentence: "\(file) names options that skeleton render does not have: \(reason)")
    }
    guard render.isBelowFolder else {
      throw Failure(exitCode: 65, sentence: "\(file) names a document outside of the working folder")
    }
    // A symbolic link could lead out of the folder.
    for path in render.readPaths where !isFolder(path) { _ = try folder.read(path, limit: RenderLimits().inputBytes) }
    let scene = try render.firstScene()
    let changes = try checking(source.changes(in: scene))
    guard let first = changes.first else { return nil }
    let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    let words = (source.arguments + ["-o", file]).map { word in
      word.utf8.allSatisfy(\.isPlainInShell) ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
    let command = (["skeleton render"] + words).joined(separator: " ")
    return "\(file): no longer fits \(source.arguments[0]): \(first)\(others); write it again: \(command)".visible
  }
}

extension UInt8 {
  /// True for letters, digits and `-./_,=:`, which have no meaning in a shell.
  fileprivate var isPlainInShell: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x2C...0x3A).contains(self) || self == 0x5F || self == 0x3D
  }
}
