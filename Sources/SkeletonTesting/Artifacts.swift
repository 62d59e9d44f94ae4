import Comparison
import SystemIO

/// The files of a failed assertion, which are written outside the repository.
struct Artifacts {
  /// The paths of the written files as text for a message, one per line, or the reasons why files could not be written.
  private(set) var lines = ""
  /// The bytes of the files with their names, for the attachments of a test report.
  private(set) var files: [(name: String, bytes: [UInt8])] = []

  /// Writes the actual output and a strip of the expected, difference and actual pictures into ``ArtifactFolder``.
  ///
  /// - Parameter tool: the tool that compares expected and actual file, for the message; nil is that of the environment.
  init(of golden: String, _ failure: GoldenCheck.Failure, tool: DifferenceTool? = nil) {
    let place = golden.split(separator: "/").suffix(Self.depth).joined(separator: "/")
    if let actual = failure.actual {
      if fileExists(golden) { lines += "expected    \(golden)\n" }
      save(actual, "actual", place)
      ArtifactFolder.markOwn()
      if fileExists(golden), let tool = DifferenceTool.inForce(tool, environment: environmentVariable) {
        lines += "compare     \(tool.commandLine(golden, "\(ArtifactFolder.path)/actual/\(place)"))\n"
      }
    }
    if let strip = failure.strip, let png = try? strip.png() {
      save(png, "difference", place.hasSuffix(".png") ? place : place + ".png")
    }
  }

  private mutating func save(_ bytes: [UInt8], _ folder: String, _ place: String) {
    let path = "\(ArtifactFolder.path)/\(folder)/\(place)"
    files.append(("\(folder)-\(lastComponent(of: place))", bytes))
    let label = folder + String(repeating: " ", count: max(0, 12 - folder.count))
    do throws(IOFailure) {
      try createFolders(for: path)
      try writeFile(bytes, to: path, replacesInputs: true)
      lines += "\(label)\(path)\n"
    } catch {
      lines += "\(label)was not written: \(error)\n"
    }
  }

  /// The number of last path components that identify a golden, as in `FeedTests/__Snapshots__/CellTests/name`.
  private static let depth = 4
}
