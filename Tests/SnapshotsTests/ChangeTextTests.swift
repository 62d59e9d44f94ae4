import Skeleton
import SystemIO
import Testing

@testable import Snapshots

/// The sentences and the numbers of reports about goldens, from results that are not computed.
@Suite struct ChangeTextTests {
  // MARK: - Recording, approving and pruning

  @Test func `a recording counts the goldens of each document`() {
    var recording = Recording()
    recording.documents = [
      Recording.Document(path: "a.xml", new: 3), Recording.Document(path: "b.xml", changed: 2, left: 5),
      Recording.Document(path: "c\u{7}.xml"), Recording.Document(path: "d\u{7}.xml", new: 1, changed: 4, left: 6),
    ]
    recording.same = 8
    #expect(
      recording.text == """
        a.xml: 3 new
        b.xml: 2 changed, 5 left that differ
        d\\u{7}.xml: 1 new, 4 changed, 6 left that differ
        4 documents: 4 new, 6 changed, 19 left as they were

        """)
    #expect(recording.isComplete && recording.report == "")
    recording.documents[1].report = "b: error\n"
    recording.documents[3].report = "d: error\n"
    #expect(!recording.isComplete && recording.report == "b: error\nd: error\n")
    recording.documents = [Recording.Document(path: "a.xml")]
    #expect(recording.text == "1 document: 0 new, 0 changed, 8 left as they were\n")
    #expect(Recording().text == "0 documents: 0 new, 0 changed, 0 left as they were\n")
  }

  @Test(
    arguments: [
      ([], [], "nothing to approve: the last verify found nothing that differs, or there was none\n"),
      (["a"], [], "approved: a\n1 golden approved\n"),
      (["a", "b"], ["c\n"], "approved: a\napproved: b\nleft, no document asks for it: c\\n\n2 goldens approved\n"),
      (
        [], ["c"],
        "left, no document asks for it: c\n"
          + "nothing to approve: the last verify found nothing that differs, or there was none\n"
      ),
    ] as [([String], [String], String)])
  func `an approval lists what it replaced`(approved: [String], unwanted: [String], text: String) {
    #expect(Approval(approved: approved, unwanted: unwanted).text == text)
  }

  @Test func `orphans are listed by their kinds, and then counted`() {
    let documents = [
      Orphans.Document(path: "d.xml", missing: ["x/d.png", "d.txt"], expected: 3),
      Orphans.Document(path: "e.xml", missing: ["e.png", "e.txt"], expected: 2),
    ]
    let all = Orphans(goldens: ["g.png"], unclear: ["u.png", "v.png"], documents: documents)
    let rest = """
      belongs to no document, perhaps no golden: u.png
      belongs to no document, perhaps no golden: v.png
      document without goldens: d.xml, 2 of 3 missing (d.png, d.txt)
      document without goldens: e.xml, 2 of 2 missing

      """
    #expect(
      all.text(isDeleted: false) == "golden without a document: g.png\n\(rest)"
        + "1 golden without a document, 2 unclear, 2 documents without all goldens\n")
    #expect(
      all.text(isDeleted: true) == "deleted, had no document: g.png\n\(rest)"
        + "1 golden deleted, 2 unclear, 2 documents without all goldens\n")
    #expect(!all.isSettled(isDeleted: true) && !all.isSettled(isDeleted: false) && !all.isEmpty)
    let goldens = Orphans(goldens: ["a.png", "b.png"])
    #expect(goldens.text(isDeleted: true).hasSuffix("\n2 goldens deleted\n"))
    #expect(goldens.isSettled(isDeleted: true) && !goldens.isSettled(isDeleted: false) && !goldens.isEmpty)
    let unclear = Orphans(unclear: ["u.png"])
    #expect(unclear.text(isDeleted: false).hasSuffix("\n0 goldens without a document, 1 unclear\n"))
    #expect(unclear.isSettled(isDeleted: false) && !unclear.isEmpty)
    let one = Orphans(documents: [documents[1]])
    #expect(one.text(isDeleted: true).hasSuffix("\n0 goldens deleted, 1 document without all goldens\n"))
    #expect(!one.isSettled(isDeleted: true) && !one.isEmpty)
    #expect(Orphans().text(isDeleted: true) == "" && Orphans().isEmpty && Orphans().isSettled(isDeleted: false))
  }

  // MARK: - Verification

  private func difference(_ lines: String..., isNew: Bool = false) -> GoldenDifference {
    GoldenDifference(path: "b.png", isNew: isNew, lines: lines)
  }

  /// Two documents that cannot be drawn, one with each outcome of a variant, and one that is as recorded.
  private var verification: Verification {
    var verification = Verification(folder: "f")
    verification.documents = [
      DocumentVerdict(
        path: "a.xml", outcome: .failed(FailureReport(text: "a.xml:3:5: error: x\n  <b>\n", line: 3, column: 5))),
      DocumentVerdict(
        path: "b.xml",
        outcome: .drawn([
          VariantVerdict(title: "t1", outcome: .same),
          VariantVerdict(title: "t2", outcome: .differs([difference("k", "l"), difference("m")])),
          VariantVerdict(title: "t3", outcome: .differs([difference("n", isNew: true), difference("o", isNew: true)])),
          VariantVerdict(title: "t4", outcome: .differs([difference("p", isNew: true), difference("q")])),
          VariantVerdict(title: "t5", outcome: .failed(FailureReport(text: "r\n", line: 7))),
        ])),
      DocumentVerdict(path: "c.xml", outcome: .drawn([VariantVerdict(title: "t1", outcome: .same)])),
      DocumentVerdict(path: "d.xml", outcome: .failed(FailureReport(text: "y\n"))),
    ]
    return verification
  }

  @Test func `a verification lists what is not as recorded, and counts all`() {
    #expect(
      verification.counts
        == VerificationCounts(documents: 4, variants: 6, same: 2, different: 2, new: 1, failed: 1, failedDocuments: 2))
    #expect(!verification.isClean)
    #expect(
      verification.text == """
        a.xml: cannot be drawn
          a.xml:3:5: error: x
            <b>
        b.xml, t2: differs
          k
          l
          m
        b.xml, t3: no golden
          n
          o
        b.xml, t4: differs
          p
          q
        b.xml, t5: cannot be drawn
          r
        d.xml: cannot be drawn
          y
        6 variants of 4 documents: 2 as recorded, 2 differ, 1 without goldens, 1 cannot be drawn, \
        2 documents cannot be drawn

        """)
    var one = verification
    one.documents = [verification.documents[2]]
    #expect(one.isClean && one.text == "1 variant of 1 document: 1 as recorded\n")
    one.documents = [verification.documents[3]]
    #expect(one.summary == "0 variants of 1 document: 0 as recorded, 1 document cannot be drawn")
  }

  @Test func `annotations have the place of the error or of the assertion`() {
    var placed = verification
    placed.documents[1] = DocumentVerdict(
      path: "b.xml",
      outcome: .drawn([
        VariantVerdict(title: "t5", outcome: .failed(FailureReport(text: "r\n", line: 7, column: 9))),
        VariantVerdict(
          title: "t6", outcome: .failed(FailureReport(text: "s\n", line: 7, column: 9)),
          place: (path: "T.swift", line: 11)),
        VariantVerdict(
          title: "t7", outcome: .differs([difference("n", "o", isNew: true)]), place: (path: "T.swift", line: 13)),
        VariantVerdict(title: "t8", outcome: .same, place: (path: "T.swift", line: 15)),
      ]))
    #expect(
      placed.workflowCommands == """
        ::error file=f/a.xml,line=3,col=5,title=cannot be drawn::a.xml:3:5: error: x%0A  <b>
        ::error file=f/b.xml,line=7,col=9,title=t5%3A cannot be drawn::r
        ::error file=T.swift,line=11,title=t6%3A cannot be drawn::s
        ::error file=T.swift,line=13,title=t7%3A no golden::n%0Ao
        ::error file=f/d.xml,line=1,title=cannot be drawn::y

        """)
  }

  @Test func `the next commands are those for what was found`() {
    var verification = verification
    verification.actuals = "out"
    verification.actualsFailure = .cannotWrite(path: "p", reason: "r")
    verification.orphanCount = 2
    #expect(
      verification.advice("s") == """
        note: the actuals could not be kept: p: error: cannot write: r
        note: what was drawn is in out; to make it goldens: s approve f
        note: only layouts are listed: leave out the other entries with "exclude" in snapshots.json
        note: 2 goldens without a document; to list: s prune f

        """)
    var none = Verification(folder: "f")
    none.documents = [verification.documents[1]]
    #expect(none.advice("s") == "")
  }

  @Test func `the page counts the outcomes, and links to what is not as recorded`() {
    var verification = verification
    verification.actuals = "out"
    let page = verification.html
    for part in [
      "<title>3 of 4 documents not as recorded · f</title>", "<li class=\"different\">2 variants differ</li>",
      "<li class=\"new\">1 variant without goldens</li>", "<li class=\"failed\">1 variant cannot be drawn</li>",
      "<li class=\"failed\">2 documents cannot be drawn</li>", "<li class=\"same\">2 variants as recorded</li>",
      "<a href=\"#d0\"><span>a.xml</span> <i class=\"failed\" title=\"cannot be drawn\">!</i></a>",
      "<a href=\"#d1\"><span>b.xml</span> <i class=\"different\">4</i></a>", "<section id=\"d3\">\n<h2>d.xml</h2>\n",
      "<summary>t2 <i class=\"different\">differs</i></summary>",
      "<summary>t3 <i class=\"new\">no golden</i></summary>",
      "<summary>t5 <i class=\"failed\">cannot be drawn</i></summary>\n<pre>r\n</pre>", "<li>k</li>\n<li>l</li>\n",
      "<summary>1 document as recorded</summary>\n<ul>\n<li>c.xml</li>\n</ul>",
      "The actuals are in <code>out</code>; <code>skeleton snapshot approve f</code> makes them goldens.",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains("href=\"#d2\"") && !page.contains("<figure>") && !page.contains("left out"))
    verification.documents = [
      DocumentVerdict(
        path: "b.xml", outcome: .drawn([VariantVerdict(title: "t", outcome: .differs([difference("k")]))]))
    ]
    verification.actuals = nil
    #expect(verification.html.contains("<li class=\"different\">1 variant differs</li>"))
    #expect(verification.html.contains("<title>1 of 1 document not as recorded · f</title>"))
    #expect(!verification.html.contains("<footer>") && !verification.html.contains("<details class=\"recorded\">"))
  }

  /// Browsers decode the pictures of open sections only.
  @Test(arguments: [39, 40, 41, 43]) func `forty variants of a page are open`(count: Int) {
    let verdict = VariantVerdict(title: "t", outcome: .differs([difference("k")]))
    var verification = Verification(folder: "f")
    verification.documents = [
      DocumentVerdict(path: "a.xml", outcome: .drawn(Array(repeating: verdict, count: 3))),
      DocumentVerdict(path: "b.xml", outcome: .drawn(Array(repeating: verdict, count: count - 3))),
    ]
    #expect(verification.html.ranges(of: "<details open>").count == min(count, 40))
    #expect(verification.html.ranges(of: "<details>").count == max(0, count - 40))
  }

  @Test func `an error names the folder and the patterns`() throws {
    let patterns = try ["a/**", "b*"].map { try #require(PathPattern($0)) }
    #expect(
      "\(SnapshotError.noDocuments(folder: "f", only: []))"
        == "f: error: there is no document in it: no .xml, .xib, .storyboard, .svg\n")
    #expect(
      "\(SnapshotError.noDocuments(folder: "f", only: patterns))"
        == "f: error: no document in it matches --only a/** or b*\n")
    #expect("\(SnapshotError.noManifest(folder: "f"))".hasPrefix("f: error: nothing deleted: "))
    #expect("\(SnapshotError.io(.tooLarge(path: "p", limit: 7)))".hasSuffix(" more than 7 bytes (--max-input)\n"))
  }

  // MARK: - Names

  @Test func `a variant is named by what is not the default`() {
    var variant = Variant()
    #expect(variant.suffix == "" && variant.title == "own size, light")
    variant = Variant(
      size: CanvasSize(width: 320), theme: "dark", isRightToLeft: true,
      root: Variant.Root(selector: "a b", fileName: "a-b"))
    variant.fontScale = 1.296
    #expect(variant.suffix == ".a-b.320x.dark.rtl.font-130")
    #expect(variant.title == "a b, 320x, dark, rtl, texts of 130 %")
    variant.device = Device(named: "iphone-15")
    variant.fontScale = 0.754
    #expect(variant.suffix == ".a-b.iphone-15.dark.rtl.font-75")
    #expect(CanvasSize(ofVariant: "own") == .own && CanvasSize(ofVariant: "9x7px") == nil)
    #expect(CanvasSize(ofVariant: "9x7") == CanvasSize(width: 9, height: 7) && CanvasSize(ofVariant: "") == nil)
  }

  @Test func `file names of roots are different in lower case, too`() {
    let names = Variant.Root.all(["login", "Login", "log in", "login-2", "log_in", "é1", "LOGIN"]).map(\.fileName)
    #expect(names == ["login", "Login-2", "log-in", "login-2-2", "log_in", "é1", "LOGIN-3"])
    let long = Variant.Root.all([String(repeating: "a", count: 40), String(repeating: "a", count: 41)])
    #expect(long.map(\.fileName.count) == [40, 42] && long.map(\.selector.count) == [40, 41])
  }

  @Test(arguments: [
    ("", false), (" ", true), (".:-=+*#%@\r\n", true), ("@/", false), ("a", false), ("\t", false), ("&", false),
  ])
  func `a text picture has its characters only`(text: String, isPicture: Bool) {
    #expect(isTextPicture(Array(text.utf8)) == isPicture)
  }
}
