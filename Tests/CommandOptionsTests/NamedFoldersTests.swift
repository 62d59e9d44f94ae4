import CommandOptions
import Testing

@Suite struct NamedFoldersTests {
  @Test(
    arguments: [
      ("brand=app/res", ["app/res"]), ("brand=app/res,lib/res", ["app/res", "lib/res"]), ("brand=a=b", ["a=b"]),
      ("brand=,a,", ["a"]), ("brand=", nil), ("brand", nil), ("=app/res", nil), ("brand=,", nil), ("", nil),
      ("=a=b", nil), ("==a", nil),
      ("brand==a", ["=a"]), ("=", nil), ("brand=a=b,c=", ["a=b", "c="]),
    ] as [(String, [String]?)])
  func `a name stands for folders`(text: String, folders: [String]?) {
    let named = NamedFolders(argument: text)
    #expect(named?.folders == folders)
    if folders != nil { #expect(named?.name == "brand") }
  }
}
