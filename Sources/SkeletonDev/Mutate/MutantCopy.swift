import Diagnostics
import SystemIO

/// A copy of the checkout whose program contains many mutations, each of which can be switched on.
///
/// Building once for all mutations is much faster than once for each.
struct MutantCopy {
  /// The folder of the copy, an absolute path.
  let folder: String
  private(set) var mutations: [Mutation]
  private let files: [String: [UInt8]]

  /// Copies the project of the current folder; a copy that exists is updated, so that its build stays valid.
  ///
  /// - Throws: ``IOFailure``, or a ``MutationProblem`` if a command fails.
  init(in folder: String, mutations: [Mutation], files: [String: [UInt8]]) throws {
    (self.folder, self.mutations, self.files) = (folder, mutations, files)
    try createFolders(for: state + "/switch")
    // Without the ones that an earlier run has found the copy is built once.
    let known = (try? readRegularFile(state + "/rejected", limit: 1 << 24)) ?? []
    let rejected = Set(String(decoding: known, as: UTF8.self).split(separator: "\n").map(String.init))
    self.mutations.removeAll { rejected.contains($0.place) }
    let listed = "git ls-files -z --cached --others --exclude-standard ':!Sources/*.swift'"
    let copy = "\(listed) | xargs -0 cp -pu --parents -t \(folder)"
    if try run(copy, in: ".") != 0 { throw MutationProblem("the files cannot be copied to \(folder)") }
    // The tests find the real files beside the checkout.
    try run("[ ! -d ../shared ] || ln -sfn \"$(cd ../shared && pwd)\" '\(folder)/../shared'", in: ".")
    // Files that are no longer part of the project.
    try run("find Sources -name '*.swift'", in: folder) { path in
      if files[path] == nil, !path.hasSuffix("/\(Self.definitions)") { removeTree("\(folder)/\(path)") }
      return true
    }
    try write(Array(files.keys))
    try switchOn("")
  }

  /// The folder of the switch and of the trace, which the mutated programs have open.
  private var state: String { folder + "/.build/mutations" }

  /// The name of the file that is added to each module.
  private static let definitions = "Mutations.swift"

  private func write(_ paths: [String]) throws {
    let changed = Dictionary(grouping: mutations, by: \.path)
    for path in paths {
      try update("\(folder)/\(path)", mutate(files[path] ?? [], with: changed[path] ?? []))
    }
    for module in Set(paths.map { String($0.split(separator: "/")[1]) }) {
      let own = mutations.filter { $0.module == module }
      let path = "\(folder)/Sources/\(module)/\(Self.definitions)"
      if own.isEmpty { removeTree(path) } else { try update(path, Mutation.definitions(of: own, state: state)) }
    }
  }

  private func update(_ path: String, _ bytes: [UInt8]) throws {
    if (try? readRegularFile(path, limit: 1 << 26)) == bytes { return }
    try createFolders(for: path)
    try writeFile(bytes, to: path, replacesInputs: true)
  }

  /// Builds the program and its tests without the mutations that do not compile.
  mutating func build() throws {
    while true {
      var rejected: Set<Int> = []
      var problems: [String] = []
      let status = try run("swift build --build-tests", in: folder) { line in
        let parts = line.split(separator: ":", maxSplits: 3)
        guard parts.count == 4, parts[3].contains("error: "), let number = Int(parts[1]) else { return true }
        problems.append(line)
        let path = String(parts[0].dropFirst(folder.count + 1))
        // An expression of several lines has its error in the first or in another one, `while true` at the function's end.
        let own = mutations.filter { $0.path == path }
        let distance = own.map { abs($0.token.line - number) }.min()
        rejected.formUnion(own.filter { abs($0.token.line - number) == distance }.map(\.number))
        return true
      }
      if status == 0 { return }
      if rejected.isEmpty { throw MutationProblem("the copy does not compile:\n" + problems.joined(separator: "\n")) }
      let dropped = mutations.filter { rejected.contains($0.number) }
      let known = (try? readRegularFile(state + "/rejected", limit: 1 << 24)) ?? []
      let places = Array(dropped.map { $0.place + "\n" }.joined().utf8)
      try writeFile(known + places, to: state + "/rejected", replacesInputs: true)
      let paths = Set(dropped.map(\.path))
      mutations.removeAll { rejected.contains($0.number) }
      note("\(rejected.count) mutations do not compile, \(mutations.count) are left")
      try write(Array(paths))
    }
  }

  /// The mutations that are switched on in programs that start from now on; `trace` to note which have an effect.
  func switchOn(_ text: String) throws {
    try writeFile(Array(text.utf8), to: state + "/switch", replacesInputs: true)
  }

  /// The numbers that the programs have noted since the last call.
  func takeTrace() -> Set<Int> {
    let bytes = (try? readRegularFile(state + "/trace", limit: 1 << 24)) ?? []
    removeTree(state + "/trace")
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Int($0) })
  }

  /// The test suites, such as `RasterTests.BlitterTests`.
  func suites() throws -> [String] {
    var suites: [String] = []
    try run("swift test list --skip-build", in: folder) { line in
      if let suite = line.split(separator: "/").first.map(String.init), line.contains("/"), !line.hasPrefix("["),
        !suites.contains(suite)
      {
        suites.append(suite)
      }
      return true
    }
    return suites
  }

  static let timeIsOver = "the time is over"

  /// Runs test suites until the first failure, and returns its test; nil if all pass.
  func failure(of suites: [String], seconds: Double) throws -> String? {
    let names = suites.map { $0.split(separator: ".").joined(separator: "\\.") }.joined(separator: "|")
    let program = ".build/debug/skeletonPackageTests.xctest"
    var failure: String?
    let command = "\(program) --testing-library swift-testing --filter '^(\(names))/'"
    let status = try run(command, in: folder, seconds: seconds) { line in
      if line.contains(" recorded an issue") { failure = test(in: line) }
      return failure == nil
    }
    if let failure { return failure }
    return status == 0 ? nil : status.map { "the process ends with status \($0)" } ?? Self.timeIsOver
  }

  /// The name of the test in a line that reports an issue, with the place of the expectation.
  private func test(in line: String) -> String {
    let words = line.split(separator: " recorded an issue", maxSplits: 1).map(String.init)
    let name = words[0].drop { $0 != "\"" && $0 != "T" }
    let place = words.last?.split(separator: " ").first { $0.contains(".swift:") }
    return "\(name) \(place ?? "")"
  }
}

struct MutationProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

func note(_ text: String) { writeStandardError(line: text) }

/// Runs a shell command and returns its status; nil if the time was over or `line` has ended it.
///
/// - Parameter line: receives each line of the output; the command ends when the result is false.
@discardableResult func run(
  _ command: String, in folder: String, seconds: Double = 86_400, line: (String) throws -> Bool = { _ in true }
) throws -> Int? {
  let lines = "while IFS= read -r line; do printf '%s\\0' \"$line\" >&4; done"
  let program = try PipedProgram(
    "/bin/sh", arguments: ["-c", "{ cd '\(folder)'; \(command); echo \"status $?\"; } 2>&1 </dev/null | \(lines)"])
  defer { program.end() }
  let end = secondsSinceEpoch() + seconds
  while let bytes = try? program.receive(until: end, limit: 1 << 24) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let status = text.split(separator: "status ").last, text.hasPrefix("status ") { return Int(status) }
    if try !line(text) { break }
  }
  return nil
}
