import Synchronization
import SystemIO

/// The folder for the files of failed assertions: `$SKELETON_ARTIFACTS`, or else a temporary folder of this process.
///
/// The temporary folders of earlier runs of the same tests are removed after a run without a failure. The folders of
/// the same run, which may consist of several processes, stay.
enum ArtifactFolder {
  private static let hasFailed = Mutex(false)

  static var path: String {
    environmentVariable("SKELETON_ARTIFACTS") ?? "\(temporaryFolder())/\(prefix)\(processIdentifier())"
  }

  private static let prefix = "skeleton-"
  /// The name of a file in each temporary folder, with the path of the test program and the identifier of its parent
  /// process.
  private static let mark = ".run"

  /// Records the outcome of an assertion, failed or passed, on which the removal of old temporary folders depends.
  static func note(hasFailed: Bool) {
    if hasFailed { Self.hasFailed.withLock { $0 = true } }
    removal
  }

  /// Registers the removal for the end of the process, when this constant is read for the first time.
  private static let removal: Void = {
    guard environmentVariable("SKELETON_ARTIFACTS") == nil else { return }
    runAtExit {
      guard !ArtifactFolder.hasFailed.withLock(\.self), let program = runningProgram() else { return }
      ArtifactFolder.removeOld(in: temporaryFolder(), program: program, parent: parentProcessIdentifier())
    }
  }()

  /// Writes the mark file into the temporary folder of this process, so that a later run can remove the folder.
  ///
  /// Nothing happens if the file cannot be written.
  static func markOwn() {
    guard environmentVariable("SKELETON_ARTIFACTS") == nil, let program = runningProgram() else { return }
    try? writeFile(Array(text(program, parentProcessIdentifier()).utf8), to: "\(path)/\(mark)", replacesInputs: true)
  }

  /// Removes the marked temporary folders that other runs of a program have left; failures are ignored.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder that contains the temporary folders.
  ///   - program: the path of the program that runs the tests.
  ///   - parent: the identifier of the parent process of this process, whose temporary folders stay.
  static func removeOld(in folder: String, program: String, parent: Int) {
    for name in entries(of: folder) ?? [] where name.hasPrefix(prefix) {
      let candidate = "\(folder)/\(name)"
      guard name.dropFirst(prefix.count).allSatisfy(\.isNumber),
        let bytes = try? readRegularFile("\(candidate)/\(mark)", limit: 1 << 16)
      else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      if lines.first == program, lines.last != "\(parent)" { removeTree(candidate) }
    }
  }

  /// The contents of a mark file: the path of the program and the identifier of its parent process, on separate lines.
  static func text(_ program: String, _ parent: Int) -> String { "\(program)\n\(parent)\n" }
}
