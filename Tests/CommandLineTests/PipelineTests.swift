import Foundation
import TestSupport
import Testing

/// The Spark job as far as it runs without Spark; `.ci/spark` runs it on a cluster.
@Suite struct PipelineTests {
  private static let job = "Fixtures/pipeline/skeletons.py"

  @Test func `the job finds the command by a path and by PATH`() throws {
    let find = """
      import sys; sys.dont_write_bytecode = True
      sys.path.insert(0, 'Fixtures/pipeline')
      import skeletons; print(skeletons.find_command(sys.argv[1]))
      """
    let folder = SkeletonProcess.command.deletingLastPathComponent().path
    for name in [SkeletonProcess.command.path, "skeleton"] {
      let run = try SkeletonProcess(shell: "PATH=\(folder):$PATH python3 -c \"\(find)\" \(name)")
      #expect(run.text == SkeletonProcess.command.path + "\n", "\(run.standardError)")
    }
  }

  @Test func `a command that does not exist is reported with the next step`() throws {
    let run = try SkeletonProcess(
      shell: "python3 -B \(Self.job) --layouts Fixtures/seeds --out /dev/null --command nosuch; exit $?")
    #expect(run.exitCode == 1)
    #expect(
      run.standardError == "there is no program nosuch; give its path with --command, or add its folder to PATH\n")
  }

  @Test func `the README has the complete command`() throws {
    let readme = try Document(Fixture.folder.appending(path: "pipeline/README.md"))
    let job = try String(contentsOf: Fixture.project.appending(path: Self.job), encoding: .utf8)
    let command = try #require(
      readme.blocks(of: "sh").joined().split(separator: "\n").first { $0.contains("spark-submit Fixtures/pipeline") })
    for option in command.split(separator: " ") where option.hasPrefix("--") {
      #expect(job.contains("add_argument(\"\(option)\""), "\(option)")
    }
  }
}
