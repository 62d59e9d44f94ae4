import Testing

@testable import ServeAPI

@Suite struct HeaderValueTests {
  @Test(arguments: [
    ("application/xml", true), ("Text/XML; charset=utf-8", true), ("image/svg+xml", true), ("a/b+xml", true),
    ("a/+xml", false), ("a/b+json", false), ("/b+xml", false), ("a/b/c+xml", false), ("xml", false), ("", false),
    ("application/octet-stream", true), ("application/x-ndjson", false),
  ])
  func `the type of a document is accepted`(header: String, isAccepted: Bool) {
    #expect(APIRoute.accepts(header, isStream: false) == isAccepted)
  }

  @Test(arguments: [
    ("application/x-ndjson", true), ("application/jsonl; a=b", true), ("application/xml", false), ("", false),
  ])
  func `the type of records is accepted`(header: String, isAccepted: Bool) {
    #expect(APIRoute.accepts(header, isStream: true) == isAccepted)
  }

  /// RFC 9110, section 13.1.2.
  @Test(arguments: [
    ("\"ab\"", true), ("W/\"ab\"", true), ("\"x\", \"ab\"", true), ("\"x\" ,\t\"ab\" ", true), ("*", true),
    (" * ", true),
    ("\"ab-gzip\"", true), ("W/\"ab-br\"", true), ("\"abc\"", false), ("\"a\"", false), ("ab", false), ("", false),
    ("\"ab-gzip", false), ("\"x\"", false),
  ])
  func `a list of entity tags contains a tag or its compressed forms`(list: String, matches: Bool) {
    #expect(EntityTags.matches(list, "\"ab\"") == matches)
  }
}
