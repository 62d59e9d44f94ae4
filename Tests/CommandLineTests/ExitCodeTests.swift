import Foundation
import TestSupport
import Testing

/// The exit codes of `sysexits.h`, by the origin of an error.
@Suite struct ExitCodeTests {
  @Test(arguments: [
    ["render"], ["render", "a.xml", "b.xml"], ["render", "--nonsense", "a.xml"], ["draw", "a.xml"],
    ["render", "a.xml", "--scale", "0"], ["render", "a.xml", "--size", "wide"], ["render", "a.xml", "--at", "-5%"],
    ["render", "a.xml", "--preset", "classy"], ["render", "a.xml", "--columns", "0"],
    ["render", "a.xml", "--max-depth", "1000000"], ["layout", "a.xml", "--format", "png"],
  ])
  func `wrong usage is 64`(_ arguments: [String]) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardOutput.isEmpty)
    #expect(run.standardError.contains("rror"))
  }

  @Test func `the error of an unknown extension lists the known ones`() throws {
    let run = try SkeletonProcess("render", "Fixtures/seeds/table.xml", "-o", "picture.tga")
    #expect(run.exitCode == 64)
    #expect(run.standardError.hasPrefix("error: the extension of picture.tga names no format; use one of .png "))
  }

  @Test func `two pictures of one name are refused before anything is written`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      "render", "Fixtures/seeds/table.xml", "-o", folder.path("a.png"), "--at", "0", "--at", "0.5s")
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("a.png would be written more than once; put {at} into its name"))
    #expect(try folder.names() == [])
  }

  @Test func `input that cannot be read is 66`() throws {
    let missing = try SkeletonProcess("render", "nosuch.xml")
    #expect(missing.exitCode == 66)
    #expect(missing.standardError == "nosuch.xml: error: cannot read: no such file or directory\n")
    let folder = try SkeletonProcess("render", "Fixtures")
    #expect(folder.exitCode == 66)
    #expect(
      folder.standardError
        == "Fixtures: error: cannot read: it is a directory; skeleton check and skeleton snapshot read the documents of a folder\n"
    )
    #expect(try SkeletonProcess("render", "Fixtures/seeds/table.xml", "--rules", "nosuch.xml").exitCode == 66)
  }

  @Test func `output that cannot be created is 73`() throws {
    let run = try SkeletonProcess("render", "Fixtures/seeds/table.xml", "-o", "/nosuch/folder/a.png")
    #expect(run.exitCode == 73)
    #expect(run.standardError == "/nosuch/folder/a.png: error: cannot create: no such file or directory\n")
    let folder = try TemporaryFolder()
    #expect(
      try SkeletonProcess("render", "Fixtures/seeds/table.xml", "--format", "png", "-o", folder.url.path).exitCode == 73
    )
    #expect(try folder.names() == [])
  }

  @Test func `output that cannot be written is 74`() throws {
    let run = try SkeletonProcess(shell: "skeleton render Fixtures/seeds/table.xml --format png -o - >/dev/full")
    #expect(run.exitCode == 74)
    #expect(run.standardError == "<stdout>: error: cannot write: no space left on device\n")
    #expect(
      try SkeletonProcess("render", "Fixtures/seeds/table.xml", "--format", "png", "-o", "/dev/full").exitCode == 74)
  }

  @Test func `a broken pipe is 141, quietly`() throws {
    // The reader closes the pipe before the first byte.
    let run = try SkeletonProcess(
      shell: "{ sleep 0.2; skeleton render Fixtures/seeds/newsfeed.xml; echo $? >&2; } | true; exit 0")
    #expect(run.standardError == "141\n")
  }

  @Test func `an existing file is left as it was when a run fails`() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("precious", to: "a.png")
    for input in ["Fixtures/hostile/truncated.xml", "nosuch.xml"] {
      #expect(try SkeletonProcess("render", input, "-o", output).exitCode != 0)
    }
    let huge = try SkeletonProcess(
      "render", "-", "-o", output, input: #"<feed width="1e7" height="1e7"><text/></feed>"#)
    #expect(huge.exitCode == 65)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "precious")
    #expect(try folder.names() == ["a.png"])
  }

  @Test func `a file is replaced whole, behind a link too, and keeps its permissions`() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("old", to: "real.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: output)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: "real.json")
    #expect(try SkeletonProcess("render", "Fixtures/seeds/table.xml", "-o", folder.path("link.json")).exitCode == 0)
    #expect(try String(contentsOfFile: output, encoding: .utf8).hasPrefix(#"{"version":1,"#))
    #expect(try FileManager.default.attributesOfItem(atPath: output)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json")) == "real.json")
    #expect(try folder.names() == ["link.json", "real.json"])
  }

  @Test func `all errors of a document are reported, at most twenty`() throws {
    let few = String(repeating: "<avatr/>\n", count: 3)
    let run = try SkeletonProcess("render", "-", input: "<feed>\n\(few)</feed>")
    #expect(run.exitCode == 65)
    #expect(run.standardError.split(separator: "\n").filter { $0.contains(": error: ") }.count == 3)
    let many = String(repeating: "<avatr/>\n", count: 25)
    let cut = try SkeletonProcess("render", "-", input: "<feed>\n\(many)</feed>")
    #expect(cut.standardError.split(separator: "\n").filter { $0.contains(": error: ") }.count == 20)
    #expect(cut.standardError.hasSuffix("<stdin>: 5 more are not shown\n"))
  }

  @Test func `help and version end with 0`() throws {
    #expect(try SkeletonProcess("--help").text.hasPrefix("OVERVIEW: Turns view hierarchies in XML"))
    #expect(try SkeletonProcess("--version").text == "0.3.0\n")
  }
}
