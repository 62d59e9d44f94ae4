import Geometry
import Testing

@testable import ViewTree

@Suite struct InterfaceBuilderAppearanceTests {
  private static let colors: [(String, Color?)] = [
    ("gray", Color(gray: 128)),
    ("blue", Color(red: 0, green: 102, blue: 255, alpha: 128)),
    ("wide", Color(red: 255, green: 0, blue: 0)),
    ("old-name", Color(red: 242, green: 242, blue: 247)),
    ("two-names", Color(red: 242, green: 242, blue: 247)),
    ("system", .white),
    ("resource-system", Color(red: 51, green: 102, blue: 153)),
    ("named", Color(red: 255, green: 204, blue: 0)),
    ("missing", nil), ("clear", nil), ("broken", nil), ("tinted", nil),
  ]

  @Test(arguments: colors)
  func `a background color is read from its components or its name`(identifier: String, color: Color?) throws {
    let shown = try InterfaceBuilderFile("colors.xib").shown()
    #expect(shown[identifier] != nil)
    #expect(shown[identifier]?.appearance.background == color)
  }

  @Test(arguments: [
    ("fit", Rect(x: 0, y: 50, width: 300, height: 100)), ("center", Rect(x: 130, y: 85, width: 40, height: 30)),
    ("fill", nil), ("missing", nil),
  ])
  func `an image view shows its image in the proportions or the size of the image`(identifier: String, frame: Rect?)
    throws
  {
    let view = try #require(InterfaceBuilderFile("image-views.xib").shown()[identifier])
    #expect(view.appearance.picture?.frame(in: Rect(x: 0, y: 0, width: 300, height: 200)) == frame)
  }

  private static let texts: [(String, TextLines.Count, Double)] = [
    ("absent", .exactly(1), 14), ("unbounded", .fitting(maximum: nil), 24), ("three", .fitting(maximum: 3), 13),
    ("no-font", .exactly(1), 17), ("no-size", .exactly(1), 12), ("attributed", .exactly(1), 30),
    ("paragraphs", .fitting(maximum: 1), 15),
  ]

  @Test(arguments: texts)
  func `a text states its lines and its font size`(identifier: String, count: TextLines.Count, size: Double) throws {
    let text = try #require(InterfaceBuilderFile("text-lines.xib").shown()[identifier]?.text)
    #expect(text.count == count)
    #expect(text.fontSize == size)
    #expect(text.lineHeight == nil)
  }

  @Test func `a number of lines beyond all measure is left out`() throws {
    let shown = try InterfaceBuilderFile("text-lines.xib").shown()
    #expect(shown["huge"]?.text?.count == .exactly(1))
    #expect(shown.warnings == ["'numberOfLines' is \"99999999999\", expected a number within ±10000000"])
  }

  @Test(arguments: [("layer-radius", 8.0), ("own-radius", 4.5), ("negative-radius", 0), ("masked", 0)])
  func `runtime attributes round corners`(identifier: String, radius: Double) throws {
    let view = try #require(InterfaceBuilderFile("runtime-attributes.xib").shown()[identifier])
    #expect(view.appearance.cornerRadius == CornerRadius(.points(radius)))
  }

  @Test(arguments: [
    ("cornerRadiusV", 7.0), ("layer.cornerRadius", 7), ("viewCornerRadius", 7), ("CornerRadius", 7), ("radius", 0),
    ("cornerRadius.other", 0), ("cornerRadiusRatio", 0), ("cornerRadiusPercentage", 0),
    ("imageView.layer.cornerRadius", 0),
  ])
  func `an inspectable property of another name rounds corners`(path: String, radius: Double) throws {
    let view = try readElement(
      "<view id='it'>\(rectElement(91, 57))<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number'"
        + " keyPath='\(path)'><real key='value' value='7'/></userDefinedRuntimeAttribute>"
        + "</userDefinedRuntimeAttributes></view>")
    #expect(view.appearance.cornerRadius == CornerRadius(.points(radius)))
  }

  @Test func `runtime attributes clip`() throws {
    let shown = try InterfaceBuilderFile("runtime-attributes.xib").shown()
    #expect(shown["masked"]?.clips == true)
    #expect(shown["unmasked"]?.clips == false)
  }

  private static let hints: [(String, Hint?)] = [
    ("ignored", .ignore), ("misspelt", nil), ("skeletonable", .bone), ("not-skeletonable", nil),
    ("hinted-twice", .keep), ("skeletonable-holder", nil), ("inside", nil),
  ]

  @Test(arguments: hints)
  func `runtime attributes hint at bones`(identifier: String, hint: Hint?) throws {
    let shown = try InterfaceBuilderFile("runtime-attributes.xib").shown()
    #expect(shown[identifier] != nil)
    #expect(shown[identifier]?.hint == hint)
  }

  @Test func `an invalid hint is reported`() throws {
    #expect(
      try InterfaceBuilderFile("runtime-attributes.xib").shown().warnings
        == ["the runtime attribute 'skeleton' is \"bones\", expected bone, ignore, keep, unite, auto"])
  }
}
