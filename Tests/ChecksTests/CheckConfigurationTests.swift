import Checks
import Diagnostics
import Skeleton
import SystemIO
import Testing

@Suite struct CheckConfigurationTests {
  private func read(_ text: String) throws -> CheckConfiguration { try readCheckConfiguration(Array(text.utf8)) }

  @Test func `every member is read`() throws {
    let configuration = try read(
      """
      {"version": 1, "documents": ["Layouts/**"], "exclude": ["Layouts/drafts"],
       "options": {"device": "iphone-15", "repeat": 2}, "rules": "hints.xml",
       "elements": "components.xml", "data": "rows.json",
       "content": {"Layouts/a.xml": "Layouts/a.loaded.xml"}, "baseline": "b.json",
       "budgets": {"bones": 200, "bytes": {"svg": "8kB", "png": 9}, "layoutShift": 0.1},
       "overrides": [{"documents": ["Layouts/chat.xml"], "budgets": {"bones": 300}}]}
      """)
    #expect(configuration.documents.map(\.text) == ["Layouts/**"])
    #expect(configuration.excluded.map(\.text) == ["Layouts/drafts"])
    #expect(configuration.contents == ["Layouts/a.xml": "Layouts/a.loaded.xml"])
    #expect(configuration.rules == "hints.xml")
    #expect(configuration.elements == "components.xml")
    #expect(configuration.data == "rows.json")
    #expect(configuration.baseline == "b.json")
    var options = RenderOptions()
    for setting in configuration.settings { setting.apply(to: &options) }
    #expect(options.device?.name == "iphone-15")
    let common = configuration.budgets(of: "Layouts/feed.xml")
    #expect(common.measures == [.errors, .bones, .bytes(.png), .bytes(.svg), .layoutShift])
    #expect(common[.bytes(.svg)] == 8_000)
    #expect(configuration.budgets(of: "Layouts/chat.xml")[.bones] == 300)
    #expect(configuration.budgets(of: "Layouts/chat.xml")[.layoutShift] == 0.1)
  }

  @Test(arguments: [
    ("{\"budget\": {}}", "unknown name \"budget\"; did you mean \"budgets\"?"),
    ("{\"budgets\": {\"bone\": 1}}", "unknown name \"bone\"; did you mean \"bones\"?"),
    ("{\"budgets\": {\"bytes\": 1}}", "\"bytes\" is a number, expected an object such as {\"svg\": 8000}"),
    ("{\"budgets\": {\"bytes\": {\"sgv\": 1}}}", "unknown name \"sgv\"; did you mean \"svg\"?"),
    ("{\"budgets\": {\"bones\": -1}}", "\"bones\" is a number, expected a number from 0, such as 200 or \"8kB\""),
    ("{\"options\": {\"scale\": 0}}", "\"scale\" is 0, expected a number above 0 and at most 1000"),
    (
      "{\"documents\": [\"../a\"]}",
      "\"documents\" is a string, expected a path inside the folder such as drafts or **/*.svg"
    ),
    ("[]", "\"the file\" is an array, expected an object"),
  ])
  func `a mistake is named with the expected value`(text: String, message: String) throws {
    let error = try #require(throws: InvalidInput.self) { try read(text) }
    #expect(error.diagnostics.map(\.problem.message) == [message])
  }
}
