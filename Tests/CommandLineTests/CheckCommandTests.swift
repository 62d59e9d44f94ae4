import Foundation
import Testing

@Suite struct CheckCommandTests {
  private let feed = "<feed width=\"200\"><text id=\"t\" lines=\"2\"/></feed>"

  @Test func `the exit code is 1 beyond a budget, and 0 within`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(feed, to: "feed.xml")
    let within = try SkeletonProcess("check", path, "--budget", "bones=2")
    #expect(within.exitCode == 0)
    #expect(within.text == "1 document: within its budgets\n")
    let beyond = try SkeletonProcess("check", path, "--budget", "bones=1")
    #expect(beyond.exitCode == 1)
    #expect(beyond.text.contains("  bones: 2, the budget is 1\n"))
    let unknown = try SkeletonProcess("check", path, "--budget", "bone=1")
    #expect(unknown.exitCode == 64)
    #expect(unknown.standardError.contains("did you mean \"bones\"?"))
  }

  @Test func `a rule that matches no view of any document is a note, or an error on request`() throws {
    let folder = try TemporaryFolder()
    let paths = [try folder.write(feed, to: "a.xml"), try folder.write("<feed><image id=\"i\"/></feed>", to: "b.xml")]
    let rules = "<rules><rule match=\"#t\" skeleton=\"bone\"/><rule match=\"#nmae\" skeleton=\"bone\"/></rules>"
    let path = try folder.write(rules, to: "rules.xml")
    let words = ["check"] + paths + ["--rules", path, "--budget", "bones=9"]
    let run = try SkeletonProcess(arguments: words)
    #expect(run.exitCode == 0)
    #expect(run.standardError.contains("#nmae"))
    #expect(run.standardError.matches(of: /: note:/).count == 1)
    let strict = try SkeletonProcess(arguments: words + ["--strict-rules"])
    #expect(strict.exitCode == 65)
    #expect(strict.standardError.contains("#nmae"))
  }

  @Test func `each combination of repeated options is measured, and has a name in reports and baselines`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<feed><text/><view minWidth=\"300\" height=\"10\"/></feed>", to: "feed.xml")
    let axes = ["--size", "200x", "--size", "400x", "--theme", "light", "--theme", "dark"]
    let baseline = folder.path("b.json")
    let run = try SkeletonProcess(arguments: ["check", path, "--budget", "bones=1", "-o", "-", "-o", baseline] + axes)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("\(path) (400x, dark)\n  bones: 2, the budget is 1\n"))
    #expect(run.text.hasSuffix("4 pictures: 4 over budget\n"))
    let accepted = try SkeletonProcess(
      arguments: ["check", path, "--budget", "bones=1", "--baseline", baseline] + axes)
    #expect(accepted.exitCode == 0)
    let github = try SkeletonProcess(arguments: ["check", path, "--budget", "bones=1", "--format", "github"] + axes)
    #expect(github.text.contains("::bones: 2, the budget is 1 (200x, light)\n"))
  }

  @Test func `a missing baseline is reported with the option that writes it`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<cell><text/></cell>", to: "a.xml")
    _ = try folder.write(#"{"baseline": "b.json"}"#, to: "skeleton.json")
    for arguments in [[], ["--baseline", "b.json"]] {
      let run = try SkeletonProcess(
        shell: "cd '\(folder.url.path)' && skeleton check \(arguments.joined(separator: " "))")
      #expect(run.exitCode == 66)
      let advice = "'skeleton check --baseline b.json --update-baseline' writes it"
      let message = "b.json: error: cannot read: no such file; \(advice)\n"
      #expect(run.standardError == message)
    }
    #expect(
      try SkeletonProcess(shell: "cd '\(folder.url.path)' && skeleton check --update-baseline && skeleton check")
        .exitCode == 0)
  }

  @Test func `one run writes several reports, and its JSON is a baseline`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(feed, to: "feed.xml")
    let (sarif, junit, baseline) = (folder.path("r.sarif"), folder.path("r.xml"), folder.path("b.json"))
    let run = try SkeletonProcess(
      "check", path, "--budget", "bones=1", "-o", sarif, "-o", junit, "-o", baseline, "-o", "-")
    #expect(run.exitCode == 1)
    for file in [sarif, junit, baseline] { #expect(FileManager.default.fileExists(atPath: file)) }
    #expect(try SkeletonProcess("check", path, "--budget", "bones=1", "--baseline", baseline).exitCode == 0)
    try Data(feed.replacing("lines=\"2\"", with: "lines=\"3\"").utf8).write(to: URL(filePath: path))
    let worse = try SkeletonProcess("check", path, "--budget", "bones=1", "--baseline", baseline)
    #expect(worse.exitCode == 1)
    #expect(worse.text.contains("bones: 3, the baseline has 2"))
    #expect(try SkeletonProcess("check", path, "--baseline", baseline, "--update-baseline").exitCode == 0)
    #expect(try SkeletonProcess("check", path, "--baseline", baseline).exitCode == 0)
  }

  @Test func `skeleton.json lists documents, contents and budgets`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.xml", "b.xml", "draft.xml", "strings.xml", "a.loaded.xml"] {
      _ = try folder.write(name == "strings.xml" ? "<resources/>" : feed, to: name)
    }
    let configuration = try folder.write(
      """
      {"exclude": ["draft.xml"], "content": {"a.xml": "a.loaded.xml"}, "options": {"size": "200x300"},
       "budgets": {"bones": 1, "layoutShift": 0}, "overrides": [{"documents": ["b.xml"], "budgets": {"bones": 2}}]}
      """, to: "skeleton.json")
    let run = try SkeletonProcess("check", "--config", configuration)
    #expect(run.exitCode == 1)
    #expect(run.text == "\(folder.path("a.xml"))\n  bones: 2, the budget is 1\n2 documents: 1 over budget\n")
    #expect(run.standardError == "note: 1 XML file of another kind is skipped; a file that is named is always read\n")
  }

  @Test func `components and rows come from files, of the command line or of skeleton.json`() throws {
    let folder = try TemporaryFolder()
    let list = #"<feed width="200"><line repeat="data" words="{name}"/></feed>"#
    let path = try folder.write(list, to: "list.xml")
    let elements = try folder.write(
      #"<elements><element name="line"><parameter name="words"/><text text="{words}"/></element></elements>"#,
      to: "components.xml")
    let data = try folder.write(#"[{"name": "Ada"}, {"name": "Grace"}]"#, to: "rows.json")
    let named = try SkeletonProcess("check", path, "--elements", elements, "--data", data, "--budget", "bones=1")
    #expect(named.text.contains("  bones: 2, the budget is 1\n"))
    let configuration = try folder.write(
      #"{"documents": ["list.xml"], "elements": "components.xml", "data": "rows.json", "budgets": {"bones": 1}}"#,
      to: "skeleton.json")
    let configured = try SkeletonProcess("check", "--config", configuration)
    #expect(configured.text.contains("  bones: 2, the budget is 1\n"))
    for option in ["--elements", "--data", "--rules"] {
      #expect(try SkeletonProcess("check", path, option, folder.path("missing")).exitCode == 66)
    }
  }

  @Test func `the first baseline needs no budget`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(feed, to: "feed.xml")
    let run = try SkeletonProcess("check", path, "--baseline", folder.path("b.json"), "--update-baseline")
    #expect(!run.standardError.contains("no budget is given"))
  }

  @Test func `a budget without limits is a warning`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(feed, to: "feed.xml")
    let none = try SkeletonProcess("check", path)
    #expect(none.exitCode == 0)
    #expect(none.standardError.hasPrefix("warning: no budget is given, only errors are counted"))
    let alone = try SkeletonProcess("check", path, "--budget", "layoutShift=0.1")
    #expect(
      alone.standardError.hasPrefix("warning: no document has the loaded content that layoutShift compares with;"))
    let both = try SkeletonProcess("check", path, "--budget", "layoutShift=0.1", "--content", path)
    #expect(both.standardError == "")
    let baseline = folder.path("b.json")
    let update = try SkeletonProcess("check", path, "--budget", "bones=1", "--baseline", baseline, "--update-baseline")
    #expect(update.standardError == "note: \(baseline) accepts the values of this run\n")
  }

  @Test func `a document that cannot be drawn is a violation with its place`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<feed>\n<txt/></feed>", to: "feed.xml")
    let run = try SkeletonProcess("check", path, "--format", "github")
    #expect(run.exitCode == 1)
    #expect(run.text.hasPrefix("::error file=\(path),line=2,col=1,title=budget.errors::unknown element <txt>"))
  }

  @Test func `a folder without documents is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(try SkeletonProcess("check", folder.url.path).exitCode == 66)
    #expect(try SkeletonProcess("check", folder.path("none.xml")).exitCode == 66)
  }
}
