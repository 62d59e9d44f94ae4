import Foundation
import TestSupport
import Testing

@Suite struct SnapshotCommandTests {
  private func snapshot(_ command: String, _ suite: SeededSuite, _ options: String...) throws -> SkeletonProcess {
    try SkeletonProcess(arguments: ["snapshot", command, suite.folder.url.path] + options)
  }

  /// The documents with a paragraph in a report.
  private func told(_ text: String) -> [String] {
    var paths: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix(" ") {
      guard let end = line.firstRange(of: ".xml") else { continue }
      let path = String(line[..<end.upperBound])
      if paths.last != path { paths.append(path) }
    }
    return paths
  }

  @Test(arguments: [1])
  func `60 documents in 3 sizes and 2 themes are verified, approved and pruned`(seed: UInt64) throws {
    var suite = try SeededSuite(count: 60, seed: seed)
    let all = suite.documents
    let recorded = try snapshot("record", suite)
    #expect(recorded.exitCode == 0)
    #expect(recorded.text.hasSuffix("60 documents: 1080 new, 0 changed, 0 left as they were\n"))
    let clean = try snapshot("verify", suite)
    #expect(clean.exitCode == 0)
    #expect(clean.text == "360 variants of 60 documents: 360 as recorded\n")
    #expect(clean.standardError == "")

    let changed = suite.choose(10)
    for path in changed { try suite.change(path) }
    let broken = suite.choose(3)
    for (path, text) in zip(broken, ["", "<feed><avatr/></feed>", "<resources/>"]) { try suite.write(text, to: path) }
    let gone = suite.choose(4)
    for path in gone { try suite.remove(path) }
    try suite.write(SeededSuite.document(bars: 2, gap: 1), to: "neu.xml")
    let html = suite.folder.path("report.html")
    let junit = suite.folder.path("junit.xml")
    let verified = try snapshot("verify", suite, "--html", html, "--junit", junit)
    #expect(verified.exitCode == 1)
    let expected = (changed + broken + ["neu.xml"]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(told(verified.text) == expected)
    #expect(verified.text.components(separatedBy: "height 6 → 5").count - 1 == 10 * 6)
    let summary = "324 variants of 57 documents: 258 as recorded, 60 differ, 6 without goldens"
    #expect(verified.text.hasSuffix("\(summary), 3 documents cannot be drawn\n"))
    #expect(verified.standardError.contains("72 goldens without a document"))
    try expectReports(html, junit)

    let approved = try snapshot("approve", suite)
    #expect(approved.exitCode == 0)
    for path in broken { try suite.remove(path) }
    #expect(try snapshot("verify", suite).text == "324 variants of 54 documents: 324 as recorded\n")

    // The reverse case: a document that was never recorded.
    try suite.write(SeededSuite.document(bars: 1, gap: 1), to: "neuer.xml")
    let pruned = try snapshot("prune", suite)
    #expect(pruned.exitCode == 1)
    let orphans = pruned.text.split(separator: "\n").compactMap { line in
      line.hasPrefix("golden without a document: ") ? String(line.dropFirst(27)) : nil
    }
    let stems = (gone + broken).map { String($0.dropLast(4)) }
    #expect(orphans.count == 7 * 18)
    #expect(orphans == (try suite.files().filter { file in stems.contains { file.hasPrefix($0 + ".") } }))
    #expect(pruned.text.contains("document without goldens: neuer.xml, 18 of 18 missing\n"))
    try suite.remove("neuer.xml")
    #expect(try snapshot("prune", suite, "--delete").exitCode == 0)
    #expect(try snapshot("prune", suite).text == "")
    #expect(try suite.files().filter { $0.hasSuffix(".bones.json") }.count == (all.count - 7 + 1) * 6)
  }

  @Test func `annotations, all scenes and a folder of goldens from the command line`() throws {
    let folder = try TemporaryFolder()
    let storyboard = try String(
      contentsOf: Fixture.folder.appending(path: "gallery/contacts.storyboard"), encoding: .utf8)
    _ = try folder.write(storyboard, to: "contacts.storyboard")
    _ = try folder.write(#"{"formats": ["bones"], "goldens": "Goldens"}"#, to: "snapshots.json")
    let roots = try SkeletonProcess("layout", "--roots", folder.path("contacts.storyboard")).text
    let recorded = try SkeletonProcess("snapshot", "record", ".", in: folder)
    #expect(recorded.exitCode == 0, "\(recorded.standardError)")
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path("Goldens"))
    #expect(goldens.count == roots.split(separator: "\n").filter { !$0.hasPrefix(" ") }.count)
    #expect(goldens.allSatisfy { $0.hasPrefix("contacts.storyboard.") })
    #expect(try SkeletonProcess("snapshot", "verify", "--github", in: folder).text.contains("::") == false)
    _ = try folder.write(storyboard.replacing("</scenes>", with: "</scens>"), to: "contacts.storyboard")
    let broken = try SkeletonProcess("snapshot", "verify", "--github", in: folder)
    #expect(broken.exitCode == 1)
    let command = try #require(broken.text.split(separator: "\n").last)
    #expect(command.hasPrefix("::error file=contacts.storyboard,line="))
  }

  /// Checks the reports of the previous run with other programs.
  private func expectReports(_ html: String, _ junit: String) throws {
    let counts = try SkeletonProcess(
      shell: """
        xmllint --xpath 'concat(count(//testsuite), " ", count(//testcase), " ", count(//failure), " ", count(//error),
          " ", /testsuites/@tests, " ", sum(//testsuite/@failures))' '\(junit)'
        """)
    #expect(counts.text == "57 327 66 3 327 66\n")
    let page = try String(contentsOfFile: html, encoding: .utf8)
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1 == 60 * 3 + 6)
    #expect(!page.contains("http"))
  }

  @Test func `names, links and special files are valid`() throws {
    let suite = try SeededSuite(count: 1, seed: 2)
    let document = suite.documents[0]
    let line = """
      cd '\(suite.folder.url.path)' && cp '\(document)' "it's \\"quoted\\" ＆ 新.xml" && cp '\(document)' ./-.xml \
        && cp '\(document)' a.xml && cp '\(document)' a.svg && ln -s a.xml linked.xml && ln -s nowhere dangling.xml \
        && mkfifo pipe.xml && ln -s . again && ln -s dangling.xml "$PWD/.hidden.xml" && mkdir .git && cp a.xml .git/b.xml \
        && skeleton snapshot record; echo $?; ls -- *.dark.txt group*/*.dark.txt
      """
    let run = try SkeletonProcess(shell: line)
    #expect(
      run.text == """
        -.xml: 18 new
        a.svg: 18 new
        a.xml: 18 new
        group 0/zelle-0-ä.xml: 18 new
        it's "quoted" ＆ 新.xml: 18 new
        linked.xml: 18 new
        8 documents: 108 new, 0 changed, 0 left as they were
        1
        -.40x30.5.dark.txt
        -.50x.dark.txt
        -.dark.txt
        a.40x30.5.dark.txt
        a.50x.dark.txt
        a.dark.txt
        a.svg.40x30.5.dark.txt
        a.svg.50x.dark.txt
        a.svg.dark.txt
        group 0/zelle-0-ä.40x30.5.dark.txt
        group 0/zelle-0-ä.50x.dark.txt
        group 0/zelle-0-ä.dark.txt
        it's "quoted" ＆ 新.40x30.5.dark.txt
        it's "quoted" ＆ 新.50x.dark.txt
        it's "quoted" ＆ 新.dark.txt
        linked.40x30.5.dark.txt
        linked.50x.dark.txt
        linked.dark.txt

        """)
    #expect(run.standardError.contains("dangling.xml: error: cannot read: no such file or directory\n"))
    #expect(run.standardError.contains("pipe.xml: error: cannot read: it is no regular file\n"))
  }

  @Test func `actuals ignore themselves in version control and go when they are approved`() throws {
    let suite = try SeededSuite(count: 2, seed: 3)
    #expect(try snapshot("record", suite).exitCode == 0)
    try suite.change(suite.documents[0])
    let run = try snapshot("verify", suite)
    let folder = suite.folder.url.path
    #expect(
      run.standardError
        == """
        note: what was drawn is in \(folder)/.snapshots/actual; to make it goldens: skeleton snapshot approve \(folder)

        """)
    #expect(try String(contentsOfFile: suite.folder.path(".snapshots/.gitignore"), encoding: .utf8) == "*\n")
    #expect(try snapshot("approve", suite).exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: suite.folder.path(".snapshots")))
    #expect(try snapshot("verify", suite).exitCode == 0)
  }

  @Test func `wrong usage is 64`() throws {
    for arguments in [["check"], ["verify", "a", "b"], ["verify", "--html", "-"], ["verify", "--only", "../a"]] {
      let run = try SkeletonProcess(arguments: ["snapshot"] + arguments)
      #expect(run.exitCode == 64, "\(arguments)")
      #expect(run.standardError.contains("rror"))
    }
  }

  @Test func `a configuration that is not valid is 65 with its place`() throws {
    let suite = try SeededSuite(count: 1, seed: 4)
    try suite.write("{\n  \"themes\": [\"light\"],\n  \"sises\": [\"own\"]\n}", to: "snapshots.json")
    for command in ["record", "verify", "approve", "prune"] {
      let run = try snapshot(command, suite)
      #expect(run.exitCode == 65)
      #expect(
        run.standardError == """
          \(suite.folder.path("snapshots.json")):3:3: error: unknown name "sises"; did you mean "sizes"?
              "sises": ["own"]
              ^

          """)
    }
    try suite.write("{\"rules\": \"nosuch.xml\"}", to: "snapshots.json")
    #expect(try snapshot("verify", suite).exitCode == 66)
  }

  @Test func `a missing or empty folder ends with 66`() throws {
    #expect(
      try SkeletonProcess("snapshot", "verify", "nosuch").standardError
        == "nosuch: error: cannot read: no such file or directory\n")
    for folder in ["nosuch", "README.md", "Sources/SystemIO"] {
      #expect(try SkeletonProcess("snapshot", "verify", folder).exitCode == 66, "\(folder)")
    }
  }

  @Test func `a golden or a report that cannot be created is 73, and the others are written`() throws {
    let suite = try SeededSuite(count: 2, seed: 5)
    let stem = suite.documents[0].dropLast(4)
    try suite.write("", to: "\(stem).txt/in the way")
    let run = try snapshot("record", suite)
    #expect(run.exitCode == 73)
    #expect(run.text.hasSuffix("2 documents: 35 new, 0 changed, 0 left as they were\n"))
    #expect(run.standardError.contains("\(stem).txt: error: cannot create: "))
    #expect(try snapshot("verify", suite, "--html", "/nosuch/a.html").exitCode == 73)
  }

  @Test func `goldens are the same wherever and however they are recorded`() throws {
    let (first, second) = (try SeededSuite(count: 3, seed: 6), try SeededSuite(count: 3, seed: 6))
    #expect(try snapshot("record", first).exitCode == 0)
    let environment = ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8"]
    let run = try SkeletonProcess("snapshot", "record", second.folder.url.path, environment: environment)
    #expect(run.exitCode == 0)
    let files = try first.files()
    #expect(files.count == 3 * 18 + 2)
    #expect(try second.files() == files)
    for file in files {
      let contents = try [first, second].map { try Data(contentsOf: $0.folder.url.appending(path: file)) }
      #expect(contents[0] == contents[1], "\(file)")
    }
  }

  @Test func `two approvals at once approve everything once`() throws {
    var suite = try SeededSuite(count: 6, seed: 8)
    #expect(try snapshot("record", suite, "--fsync").exitCode == 0)
    for path in suite.choose(4) { try suite.change(path) }
    #expect(try snapshot("verify", suite).exitCode == 1)
    let run = try SkeletonProcess(
      shell: """
        for i in 1 2 3; do "$SKELETON" snapshot approve "$SUITE" >"$SUITE/out$i" & pids="$pids $!"; done
        for pid in $pids; do wait $pid || echo failed; done; cat "$SUITE"/out* | grep ^approved | sort | uniq -d
        """, environment: ["SUITE": suite.folder.url.path])
    #expect(run.text == "")
    #expect(try snapshot("verify", suite).exitCode == 0)
  }

  @Test func `long runs show their progress on a terminal`() throws {
    let suite = try SeededSuite(count: 12, seed: 7)
    let terminal = try PseudoTerminal(
      ["snapshot", "record", suite.folder.url.path], columns: 80, rows: 24, environment: ["SKELETON_PROGRESS": "1"])
    #expect(try terminal.end() == 0)
    #expect(terminal.text.contains("█"))
    #expect(terminal.text.contains("/12\u{1B}[K"))
    #expect(terminal.commandText.hasSuffix("12 documents: 216 new, 0 changed, 0 left as they were\n"))
  }
}
