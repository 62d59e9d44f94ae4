import Foundation
import TestSupport

/// One run of the built command.
struct SkeletonProcess {
  let exitCode: Int32
  let standardOutput: Data
  let standardError: String

  var text: String { String(decoding: standardOutput, as: UTF8.self) }

  /// Runs the command in a folder, or else in that of the project, without the caller's environment.
  init(
    _ arguments: String..., in folder: TemporaryFolder? = nil, input: String = "", environment: [String: String] = [:]
  ) throws {
    try self.init(arguments: arguments, in: folder, input: input, environment: environment)
  }

  init(
    arguments: [String], in folder: TemporaryFolder? = nil, input: String = "", environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = arguments
    process.currentDirectoryURL = folder.map { URL(filePath: $0.path(".")) } ?? Fixture.project
    process.environment = environment
    let streams = (input: Pipe(), output: Pipe(), error: Pipe())
    process.standardInput = streams.input
    process.standardOutput = streams.output
    process.standardError = streams.error
    try process.run()
    streams.input.fileHandleForWriting.write(Data(input.utf8))
    try streams.input.fileHandleForWriting.close()
    let errors = Reader(streams.error.fileHandleForReading)
    standardOutput = streams.output.fileHandleForReading.readDataToEndOfFile()
    standardError = String(decoding: errors.data(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  /// Runs a shell line in which `skeleton` is the built command.
  ///
  /// Broken pipes end its other commands without a message, although some tests make this process ignore SIGPIPE.
  init(shell line: String, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = "set -o pipefail; skeleton() { \"$SKELETON\" \"$@\"; }; \(line)"
    process.arguments = ["--default-signal=PIPE", "bash", "-c", script]
    process.currentDirectoryURL = Fixture.project
    process.environment = environment.merging(["SKELETON": Self.command.path, "PATH": "/usr/bin:/bin"]) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let errors = Reader(error.fileHandleForReading)
    standardOutput = output.fileHandleForReading.readDataToEndOfFile()
    standardError = String(decoding: errors.data(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  /// The path of the command that was built with these tests, beside the running executable.
  static let command = products.appending(path: "skeleton")

  /// The folder of the built programs.
  private static var products: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      // The tests are a bundle beside the programs.
      (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main).bundleURL.deletingLastPathComponent()
    #endif
  }
}

/// A reader of one stream while another one is read, so that neither pipe fills up.
private final class Reader: @unchecked Sendable {
  private var contents = Data()
  private let isDone = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      contents = handle.readDataToEndOfFile()
      isDone.signal()
    }
  }

  func data() -> Data {
    isDone.wait()
    return contents
  }
}

/// A folder that is removed after the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// The names of the files inside, including hidden ones, in order.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
