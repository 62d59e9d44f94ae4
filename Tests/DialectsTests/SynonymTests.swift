import Diagnostics
import TestSupport
import Testing

@testable import Dialects

/// The words of HTML, CSS, UIKit, SwiftUI, Android and Compose, in errors of the native dialect.
@Suite struct SynonymTests {
  @Test(
    arguments: [
      "div": "column", "section": nil, "ul": "feed", "li": "cell", "list": "feed", "span": "text", "p": "text",
      "h1": "text", "img": "image", "input": "textField", "card": "column", "hstack": "row", "VStack": "column",
      "ZStack": "stack", "navbar": "navigationBar", "btn": "button", "lable": "label", "buton": "button",
      "UIImageView": "image", "LazyColumn": "feed", "EditText": "textField", "toggle": "switch", "hr": "divider",
      "spinner": "activityIndicator", "checkbox": "checkBox", "Recyclerview": "feed", "avatr": "avatar",
    ] as [String: String?])
  func `an unknown element suggests the one that it means`(_ word: String, _ expected: String?) {
    let suggestion = expected.map { "1:7: unknown element <\(word)>; did you mean <\($0)>?" }
    #expect(errorsOfNative("<feed><\(word)/></feed>") == (suggestion.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("text", "size", "fontSize"), ("image", "size", "width"), ("view", "radius", "cornerRadius"),
    ("view", "border-radius", "cornerRadius"), ("view", "colour", "background"),
    ("view", "backgroundColor", "background"),
    ("view", "flex", "grow"), ("view", "alpha", "opacity"), ("column", "spacing", "gap"),
    ("column", "align", "alignItems"),
    ("text", "align", "textAlign"), ("text", "numberOfLines", "lines"), ("cell", "count", "repeat"),
    ("cell", "rows", "repeat"), ("view", "widht", "width"), ("text", "maxLines", "lines"), ("view", "class", "id"),
    ("view", "hieght", "height"), ("shimmer", "easing", "timingFunction"), ("row", "layout_weight", "grow"),
  ])
  func `an unknown attribute suggests the one that it means`(_ element: String, _ word: String, _ expected: String) {
    #expect(
      errorsOfNative("<feed><\(element) \(word)=\"1\"/></feed>").contains {
        $0.hasSuffix(": unknown attribute '\(word)' of <\(element)>; did you mean '\(expected)'?")
      })
  }

  @Test(arguments: [
    ("text width=\"40dp\"", "did you mean \"40\"?"), ("text width=\"match_parent\"", "did you mean \"100%\"?"),
    ("text height=\"wrap_content\"", "did you mean \"auto\"?"), ("text fontSize=\"12sp\"", "did you mean \"12\"?"),
    ("row alignItems=\"centre\"", "did you mean \"center\"?"),
    ("row alignItems=\"leading\"", "did you mean \"start\"?"),
    ("row justifyContent=\"space-betwen\"", "did you mean \"spaceBetween\"?"),
    ("image cornerRadius=\"round\"", "did you mean \"circle\"?"),
    ("cell repeat=\"infinite\"", "did you mean \"fill\"?"), ("text skeleton=\"none\"", "did you mean \"ignore\"?"),
    ("row style=\"gap:8px\"", "write each property as an attribute, such as gap=\"8\""),
    ("image src=\"a.png\"", "a placeholder shows no picture: leave it out"),
    ("image contentMode=\"fill\"", "a placeholder shows no picture: leave it out"),
    ("button onClick=\"f\"", "a placeholder is not operated: leave it out"),
  ])
  func `a value or an attribute of another system is answered with the next step`(_ tag: String, _ advice: String) {
    let errors = errorsOfNative("<feed><\(tag)/></feed>")
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("; \(advice)") == true, "\(errors)")
  }

  @Test(arguments: ["text width=\"wide\"", "row background=\"#GGG\"", "text opacity=\"50\"", "text lines=\"two\""])
  func `a value without a counterpart has the description of valid values alone`(_ tag: String) {
    #expect(errorsOfNative("<feed><\(tag)/></feed>").first?.contains("did you mean") == false)
  }

  @Test func `each suggested name exists, and each word stands once`() {
    let elements = Set(NativeElement.all.map(\.name) + NativeElement.partNames)
    for (word, name) in Synonyms.elements {
      #expect(elements.contains(name))
      // A name of the dialect is never misspelled.
      #expect(!elements.contains(word), "\(word)")
    }
    for heading in ["elements", "attributes", "values"] {
      let lines = Synonyms.lines(below: heading)
      #expect(lines.count >= 9 && lines.allSatisfy { !$0.words.isEmpty })
      let words = lines.flatMap(\.words)
      #expect(words.allSatisfy { $0 == $0.lowercased() })
      #expect(Dictionary(grouping: words, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
    }
  }

  @Test func `a font size has the unit of a length`() throws {
    #expect(errorsOfNative("<feed><text fontSize=\"12pt\" lineHeight=\"20pt\"/></feed>") == [])
    #expect(
      errorsOfNative("<feed><text fontSize=\"12px\"/></feed>")
        == ["1:23: 'fontSize' of <text> is \"12px\", expected a number of points such as 17; did you mean \"12\"?"])
  }
}
