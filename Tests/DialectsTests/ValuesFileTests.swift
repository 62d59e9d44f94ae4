import Diagnostics
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct ValuesFileTests {
  private let device = ResourceConfiguration(width: 400, height: 800, density: 1)

  private func resources(_ files: [String: [UInt8]]) -> AndroidResources {
    AndroidResources([ResourceFolder(paths: Array(files.keys)) { files[$0] }])
  }

  @Test func `resources are empty without folders here and in the fallback`() {
    let some = resources(["values/d.xml": Array("<resources/>".utf8)])
    #expect(AndroidResources([]).isEmpty)
    #expect(AndroidResources([], over: AndroidResources([])).isEmpty)
    #expect(!AndroidResources([], over: some).isEmpty)
    #expect(!some.isEmpty)
  }

  private static let doubleByte: [UInt8] = {
    let text = "<resources><dimen name='a'>1dp</dimen></resources>"
    return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }()

  @Test(arguments: [
    Array("<resources><dimen name='a'>1dp</dimen></resources>".utf8),
    Array("<resources><dimen\nname\n=\n\"a\">1dp</dimen></resources>".utf8),
    Array("<resources><dimen name='&#97;'>1dp</dimen></resources>".utf8),
    Array("<resources><!-- name='b --><dimen name='a'>1dp</dimen></resources>".utf8),
    Array("<?xml version='1.0' encoding='ISO-8859-1'?><resources><dimen name='a'>1dp</dimen></resources>".utf8),
    doubleByte,
  ])
  func `a resource is found in every notation of its name`(bytes: [UInt8]) throws {
    let resources = resources(["values/d.xml": bytes, "values/e.xml": Array("<resources/>".utf8)])
    guard case .text("1dp")? = resources.value("dimen/a", on: device) else {
      Issue.record("dimen/a is missing")
      return
    }
    #expect(resources.value("dimen/b", on: device) == nil)
  }

  @Test func `the first file and the first resource of one name apply`() {
    let files = ["values/a.xml": "<dimen name='b'>0dp</dimen>", "values/b.xml": "<dimen name='a'>1dp</dimen>"]
      .merging(["values/c.xml": "<dimen name='a'>2dp</dimen><dimen name='c'>3dp</dimen><dimen name='c'>4dp</dimen>"]) {
        $1
      }
    let resources = resources(files.mapValues { Array("<resources>\($0)</resources>".utf8) })
    let texts = ["dimen/c", "dimen/a", "dimen/b"].map { key in
      if case .text(let text)? = resources.value(key, on: device) { text } else { "" }
    }
    #expect(texts == ["3dp", "1dp", "0dp"])
  }

  @Test func `a broken values file is reported if a resource in it is needed`() throws {
    let app = AndroidApp(["values/d.xml": "<dimen name='a'>1dp</dimn>", "values/e.xml": "<dimen name='b'>2dp</dimen>"])
    #expect(try app.warnings("<View $NS android:layout_width='@dimen/b' android:layout_height='1dp'/>") == [])
    let warnings = try app.warnings("<View $NS android:layout_width='@dimen/a' android:layout_height='@dimen/a'/>")
    #expect(warnings.count == 2)
    #expect(warnings.first?.hasPrefix("the resource file values/d.xml is skipped: ") == true)
    #expect(warnings.last == "the resource @dimen/a does not exist in the resource folders")
  }
}
