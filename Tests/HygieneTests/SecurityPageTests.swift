import Foundation
import TestSupport
import Testing

/// The promises of the page about security, each with a test that fails if it is broken.
@Suite struct SecurityPageTests {
  /// Words of a promise, and the name of a test or of a part of the service's checks; each line of the page with a
  /// promise contains the words of at least one.
  private static let promises: KeyValuePairs<String, String> = [
    // Documents.
    "document type definitions and XInclude": "a file is refused with its place and a reason",
    "within ±10,000,000 points": "a number out of range is refused",
    "ends the work with an ordinary error": "the limits of work and of time end an output",
    "Bytes of the document": "more bytes than the limit",
    "Bytes of the values that components": "the limits of input and of work hold",
    "Bytes of a start tag": "a start tag may be as long as the document",
    "Attributes of a start tag": "one start tag may have 1024 attributes and not one more",
    "Namespace declarations in scope": "refuses namespace declarations without number",
    "Different names in a document": "refuses different names without number",
    "Depth of elements": "as deep as the option allows",
    "Depth of arrays and objects of JSON": "depth is bounded, and bytes that are no UTF-8 are refused",
    "Files that an Android layout includes": "layouts that include the next one twice end at the limit of includes",
    "Views of other `.xib` files": "views of other files that contain many more end at their limit",
    "Source files that are searched": "the search for a name ends at the limit of files",
    "Views after repetition, shapes of clip paths": "shapes of a clip path count for each element that it clips",
    "that `<use>`, clip paths and masks": "shapes of clip paths are bounded, shown or not",
    "Bones, with each line of a text": "lines of text count as bones",
    "Frames of an animation": "the pixels and the frames of a picture have limits",
    "Pixels of the canvas": "the pixels and the frames of a picture have limits",
    "Pixels of a PNG or cells of a text": "a canvas that is written row by row has a limit",
    "Layers and copies in all frames": "copies of replicators count in each frame",
    "Layers and copies in SVG": "copies of replicators count in files that play themselves",
    "Pixels of all frames of an image": "damaged files are refused or shown, never worse",
    "Bytes of `snapshots.sha256`": "a manifest that is too large is refused",
    "Bytes of paths and outlines": "all counters of a deadline share the bytes",
    "Work for a document, and for each output": "the limits of work and of time end an output",
    "Operations of the solvers of an Android layout": "a solver ends with a warning when its budget is spent",
    "Coefficients that the solver computes": "a solver ends when its work is used up",
    "Slices × edges of all paths": "the paths of a picture share a budget that depends on their number alone",
    "keeps its stored frames, with a warning": "a solver ends when its work is used up",
    "the first 20 diagnostics": "all errors of a document are reported, at most twenty",
    "`render.deadline`": "a deadline ends the work at every stage",
    "The bytes of a value are counted": "the limits of input and of work hold",
    "A unit of work takes": "every byte of a text is a step of work",
    // Text.
    "contain names": "a document with hostile strings is printed visibly",
    "U+FFFD. So a document cannot begin a line": "suites and configurations with hostile strings are printed visibly",
    "escape by their own format": "each record with hostile strings has one line",
    // Files.
    "renamed. A reader never sees": "a file is never seen in part",
    "leaves the previous file in place": "an existing file is left as it was when a run fails",
    "is refused with exit code 64": "an input is not overwritten",
    "only files that `snapshots.sha256` lists": "another file stays, and is reported",
    "keeps a file whose contents are not": "batch keeps other files in the folder of its outputs",
    "follows no link there": "files behind a link named as the folder of actual outputs stay",
    "name files below their folder only": "a configuration reads no file outside of its folder",
    "documents found in a folder are regular files": "a document that is a link to another folder is not read",
    "only if it is a baseline": "a configuration does not name a baseline to overwrite",
    "is reported as a violation of that file": "a file that cannot be read does not end a check",
    "keeps its permission bits": "the mode of a replaced file is kept, and links are followed",
    "File names are bytes": "names are the bytes of the arguments",
    "without a temporary file": "a full disk and the limit of a file's size are 74, without a temporary file",
    "reads files only below the folder": "paths are read below the folder that is named, and else refused",
    // Servers.
    "reads only the document and its files": "the server answers for the page, its settings and its source only",
    "reads no file of a request": "resources",
    "is refused, and so are other hosts": "other names and addresses are not permitted",
    "The head of a request has at most": "heads",
    "have time limits and a minimum rate": "a body of single bytes is overdue after the grace",
    "bounds the bytes of all bodies": "all holders have one limit",
    "frames of HTTP/2 with little content": "frames of single bytes exceed their budget, others do not",
    "16 bytes in each on average": "a body of single bytes is fragmented, one of small lines is not",
    "ends within `--grace`": "end",
    "never takes the socket": "a path at which a process listens is taken until the process closes its socket",
  ]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Fixture.project.appending(path: path), encoding: .utf8)
  }

  /// The promises of the page: rows of its table, items of its lists, and the sentences of other paragraphs.
  private func blocks() throws -> [String] {
    var blocks: [String] = []
    var isInParagraph = false
    for line in try text("Sources/Skeleton/Skeleton.docc/Security.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let isStart = line.hasPrefix("- ") || line.hasPrefix("|")
      if isInParagraph, !isStart, !line.isEmpty {
        blocks[blocks.count - 1] += " " + line.drop { $0 == " " }
      } else if !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("|-"), !line.hasPrefix("| Limit |") {
        blocks.append(String(line))
      }
      isInParagraph = !line.isEmpty && !line.hasPrefix("#")
    }
    return blocks
  }

  /// Paragraphs without a promise.
  private static let others = [
    "Limits for untrusted documents.", "A document is untrusted until it is parsed.", "See `SECURITY.md`",
  ]

  @Test func `each promise has a test`() throws {
    let blocks = try blocks().filter { block in !Self.others.contains { block.hasPrefix($0) } }
    for block in blocks {
      #expect(Self.promises.contains { block.contains($0.key) }, "no test is named for: \(block)")
    }
    for (words, _) in Self.promises {
      #expect(blocks.contains { $0.contains(words) }, "the page does not promise: \(words)")
    }
  }

  @Test func `the named tests exist`() throws {
    let tests = Fixture.project.appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    var known: Set<Substring> = []
    for path in paths where path.hasSuffix(".swift") {
      for match in try text("Tests/\(path)").matches(of: /func `([^`]+)`/) { known.insert(match.output.1) }
    }
    for match in try text("Tests/Serve/check.py").matches(of: /\n    def (\w+)\(self\)/) {
      known.insert(match.output.1)
    }
    for (words, name) in Self.promises {
      #expect(known.contains(Substring(name)), "\(words): there is no test \(name)")
    }
  }
}
