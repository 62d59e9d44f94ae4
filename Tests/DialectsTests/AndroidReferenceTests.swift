import Testing

@testable import Dialects

/// References to resources and names of attributes in Android layout files.
@Suite struct AndroidReferenceTests {
  @Test(
    arguments: [
      ("@dimen/margin", ResourceReference(type: "dimen", name: "margin")),
      ("@+id/title", ResourceReference(type: "id", name: "title")),
      ("@*android:dimen/margin", ResourceReference(type: "dimen", name: "margin", isFramework: true)),
      ("@android:style/Theme", ResourceReference(type: "style", name: "Theme", isFramework: true)),
      ("@style/android:Theme", ResourceReference(type: "style", name: "Theme", isFramework: true)),
      ("@com.example:string/title", ResourceReference(type: "string", name: "title")),
      ("?colorPrimary", ResourceReference(type: "attr", name: "colorPrimary")),
      ("?android:attr/textColor", ResourceReference(type: "attr", name: "textColor", isFramework: true)),
      ("?attr/android:textColor", ResourceReference(type: "attr", name: "textColor", isFramework: true)),
      ("?android:textColor", ResourceReference(type: "attr", name: "textColor", isFramework: true)),
    ])
  func `the parts of a reference are its package, type and name`(text: String, reference: ResourceReference) {
    #expect(ResourceReference(text) == reference)
  }

  @Test(arguments: ["", "@", "?", "title", "@title", "@/title", "@dimen/", "@+id/", "@android:"])
  func `other texts are not references`(text: String) {
    #expect(ResourceReference(text) == nil)
  }

  @Test(arguments: ["id", "text", "layout_width", "layout_constraintStart_toStartOf"])
  func `a name has the hash of the same name with the prefix of the framework`(name: String) {
    let (plain, prefixed) = (AttributeName(name), AttributeName("android:\(name)"))
    #expect(plain.hash == prefixed.hash)
    #expect(prefixed.local == name[...])
    #expect(!(plain == prefixed))
  }

  @Test func `names of one length have different hashes`() {
    let sides = ["Left", "Start", "Right", "End", "Top", "Bottom"]
    let names = sides.flatMap { side in sides.map { "layout_constraint\(side)_to\($0)Of" } }
    #expect(Set(names.map { AttributeName($0).hash }).count == names.count)
  }
}
