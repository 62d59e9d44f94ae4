import Skeleton
import TestSupport
import Testing
import ViewTree

struct XcodeEraTests {
  /// The fixtures of Interface Builder that state a version of its tools.
  private static let documents = Result {
    try ["interface-builder", "auto-layout", "rules/texts", "rules/places", "rules/lists", "rules/controls"]
      .flatMap { try Fixture.all(in: $0) }.map { String(decoding: try $0.bytes(), as: UTF8.self) }
      .filter { $0.contains("toolsVersion=") }
  }

  @Test(arguments: [
    XcodeEra.xcode7, XcodeEra.xcode9, XcodeEra.xcode11, XcodeEra.xcode12, XcodeEra.xcode12_5, XcodeEra.xcode14,
    XcodeEra.xcode14_3, XcodeEra.xcode16_4, XcodeEra.xcode26,
  ])
  func `a document is drawn differently from an era on`(era: Int) throws {
    func drawing(_ document: String, _ version: Int) throws -> [UInt8]? {
      let markup = document.replacing(#/toolsVersion="[0-9.]+"/#, with: "toolsVersion=\"\(version)\"")
      var options = RenderOptions()
      options.solvesConstraints = true
      return try? Document(markup).layout(as: .json, options).bytes
    }
    let documents = try Self.documents.get()
    let differs = try documents.contains { try drawing($0, era - 1) != drawing($0, era) }
    #expect(differs)
    let isSame = try documents.allSatisfy { try drawing($0, era) == drawing($0, era + 1) }
    #expect(isSame)
  }
}
