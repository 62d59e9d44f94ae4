import ArgumentParser
import Diagnostics
import SystemIO

/// The command `mutate`, which changes single tokens of the sources and reports the test that notices each change.
///
/// The copy contains all mutations at once. First, each test suite runs once with the trace, which also measures its
/// time: only the suites in which a mutation has an effect can notice it. Then the quick ones of these run for each
/// mutation, the quickest first; the slow ones run for all unnoticed mutations together, and for halves if they fail.
struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate", abstract: "Changes tokens of the sources, and reports which test notices each change.",
    discussion:
      "Columns, with tabs between: file and line, the token, its replacement, the test or \"none\", seconds. Tables, "
      + "the plugin and SkeletonDev are not changed.")

  @Option(help: "The number of mutations.")
  var count = 100

  @Option(help: "The seed of the sample.")
  var seed: UInt64 = 1

  @Option(help: "The module whose files are changed, instead of all.")
  var module: String?

  @Option(help: "The folder of the copy, which a later run updates; beside it stands a link to ../shared.")
  var copy = ".build-mutations/checkout"

  @Option(help: "The share in percent that must be noticed.")
  var minimum = 0

  @Option(help: "Suites that are left out, by parts of their names with commas between.")
  var without = ""

  @Option(help: "Lines of files that are changed in addition to the sample, such as Sources/A/B.swift:12.")
  var at: [String] = []

  @Flag(help: "Lists only the changes that have no effect in any suite, so that none can notice them.")
  var unreached = false

  /// A test suite in the mutated program without a mutation.
  private struct Suite {
    var name: String
    var seconds: Double
    /// The numbers of the mutations that have an effect in it; nil if it is too slow for the trace.
    var reached: Set<Int>?

    func isReached(by mutation: Mutation) -> Bool { reached?.contains(mutation.number) ?? true }
  }

  /// The time limit of a suite in the trace, in seconds; a slower one runs only for groups.
  private var traceSeconds: Double { unreached ? 1_800 : 60 }
  /// The sum of seconds of the suites that run for each mutation.
  private static let quickSeconds = 40.0

  private static let excluded: Set = ["Tables", "SkeletonDev", "SkeletonPlugin"]

  func run() throws {
    let files = try sources()
    let folder = copy.hasPrefix("/") ? copy : "\(resolvedPath(".") ?? ".")/\(copy)"
    let mutations = sample(of: files)
    var mutant = try MutantCopy(in: folder, mutations: mutations, files: files)
    try mutant.build()
    let named = mutant.mutations.filter { isNamed($0.path, $0.token.line) }
    let chosen = mutant.mutations.filter { !isNamed($0.path, $0.token.line) }.prefix(count) + named
    let suites = try trace(mutant)
    if unreached {
      let without = chosen.filter { mutation in !suites.contains { $0.isReached(by: mutation) } }
      for mutation in without { report(mutation, "no effect", [:]) }
      return print("\(without.count) of \(chosen.count) have no effect in any suite")
    }
    var left: [Mutation] = []
    var seconds: [Int: Double] = [:]
    var noticed = 0
    for mutation in chosen {
      let start = secondsSinceEpoch()
      let failure = try failure(of: quick(mutation, suites), [mutation], mutant)
      seconds[mutation.number] = secondsSinceEpoch() - start
      if let failure { report(mutation, failure, seconds) } else { left.append(mutation) }
      noticed += failure == nil ? 0 : 1
    }
    for suite in suites {
      let group = left.filter {
        suite.isReached(by: $0) && !quick($0, suites).contains { $0.name == suite.name }
      }
      let start = secondsSinceEpoch()
      for (mutation, failure) in try failures(suite, group, mutant) {
        seconds[mutation.number, default: 0] += secondsSinceEpoch() - start
        report(mutation, failure, seconds)
        left.removeAll { $0.number == mutation.number }
        noticed += 1
      }
    }
    for mutation in left {
      let reached = suites.count { $0.reached?.contains(mutation.number) == true }
      report(mutation, "none (of \(reached) suites in which it has an effect)", seconds)
    }
    print("\(noticed) of \(chosen.count) are noticed")
    if noticed * 100 < minimum * chosen.count { throw ExitCode.failure }
  }

  private func sources() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    try SkeletonDev.run("git ls-files --cached --others --exclude-standard 'Sources/*.swift'", in: ".") { path in
      files[path] = try readRegularFile(path, limit: 1 << 24)
      return true
    }
    return files
  }

  private func isNamed(_ path: String, _ line: Int) -> Bool { at.contains("\(path):\(line)") }

  /// More mutations than needed, because some do not compile; their order is random.
  private func sample(of files: [String: [UInt8]]) -> [Mutation] {
    var all: [Mutation] = []
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let folder = String(path.split(separator: "/")[1])
      if Self.excluded.contains(folder) || module.map({ $0 != folder }) ?? false { continue }
      for (token, change) in Mutation.candidates(in: path, bytes: bytes) {
        all.append(Mutation(number: 0, path: path, token: token, change: change))
      }
    }
    note("\(all.count) mutations are possible")
    let random = all.shuffled(seed: seed).filter { !isNamed($0.path, $0.token.line) }.prefix(count + count / 2)
    return (all.filter { isNamed($0.path, $0.token.line) } + random).prefix(1_024).enumerated().map {
      number, mutation in
      var mutation = mutation
      mutation.number = number
      return mutation
    }
  }

  /// Runs each suite once; suites that fail without a mutation are left out.
  private func trace(_ mutant: MutantCopy) throws -> [Suite] {
    var suites: [Suite] = []
    let omitted = without.split(separator: ",")
    for name in try mutant.suites() where !omitted.contains(where: name.contains) {
      try mutant.switchOn("trace")
      _ = mutant.takeTrace()
      let start = secondsSinceEpoch()
      let failure = try mutant.failure(of: [name], seconds: traceSeconds)
      let isSlow = failure == MutantCopy.timeIsOver
      if let failure, !isSlow {
        note("left out, fails without a mutation: \(name), \(failure)")
        continue
      }
      let seconds = isSlow ? 10 * traceSeconds : secondsSinceEpoch() - start
      suites.append(Suite(name: name, seconds: seconds, reached: isSlow ? nil : mutant.takeTrace()))
    }
    note("\(suites.count) suites take \(Int(suites.reduce(0) { $0 + $1.seconds })) s")
    suites.sort { $0.seconds < $1.seconds }
    for suite in suites.suffix(20).reversed() { note("\(Int(suite.seconds)) s\t\(suite.name)") }
    return suites
  }

  private func quick(_ mutation: Mutation, _ suites: [Suite]) -> [Suite] {
    var sum = 0.0
    return Array(
      suites.filter { $0.isReached(by: mutation) }.prefix {
        sum += $0.seconds
        return sum <= Self.quickSeconds
      })
  }

  /// The first failure of suites while mutations are switched on; a run of five times the usual time is a failure.
  private func failure(of suites: [Suite], _ mutations: [Mutation], _ mutant: MutantCopy) throws -> String? {
    if suites.isEmpty { return nil }
    try mutant.switchOn(mutations.map { "\($0.number)" }.joined(separator: ","))
    return try mutant.failure(of: suites.map(\.name), seconds: 20 + suites.reduce(0) { $0 + 5 * $1.seconds })
  }

  /// The mutations of a group that a suite notices.
  private func failures(
    _ suite: Suite, _ group: [Mutation], _ mutant: MutantCopy
  ) throws -> [(Mutation, String)] {
    guard !group.isEmpty, let failure = try failure(of: [suite], group, mutant) else { return [] }
    if group.count == 1 { return [(group[0], failure)] }
    let half = group.count / 2
    return try failures(suite, Array(group[..<half]), mutant) + failures(suite, Array(group[half...]), mutant)
  }

  private func report(_ mutation: Mutation, _ failure: String, _ seconds: [Int: Double]) {
    let place = "\(mutation.path):\(mutation.token.line)"
    let time = "\(Int(seconds[mutation.number, default: 0]))"
    let line = [place, mutation.token.text, mutation.change, failure, time].joined(separator: "\t")
    // Unlike those of `print`, the bytes are written at once.
    try? writeStandardOutput(Array("\(line)\n".utf8))
  }
}
