import Diagnostics
import Dialects

/// The reference of one element of the native dialect for `skeleton native`, with its example; nil for an unknown name.
///
/// Its lines have at most 78 characters.
package func nativeReferenceText(of name: String) -> String? {
  let reference = nativeReference()
  guard let element = (reference.elements + reference.parts).first(where: { $0.name == name }) else { return nil }
  let common = reference.commonAttributes.map(\.name).joined(separator: " ")
  return text(of: element) + "\n  Attributes of every view, described by `skeleton native`:\n"
    + wrapped(common, indent: 4)
}

/// The names of all elements of the native dialect, in the order of the reference.
package var nativeElementNames: [String] { NativeReference.elementNames }

/// Returns the element of the native dialect that a misspelled name or a word of another system means; nil for none.
package func nativeElementName(nearestTo name: String) -> String? {
  nearestName(to: name, among: nativeElementNames, synonyms: Synonyms.elements)
}

private func text(of element: NativeReference.Element) -> String {
  element.attributes.reduce("\n  <\(element.name)>\n" + wrapped(element.summary, indent: 4)) {
    $0 + entry($1)
  }
}

/// The reference of the native dialect for `skeleton native`, as text in lines of at most 78 characters.
package func nativeReferenceText() -> String {
  let reference = nativeReference()
  var text = "ELEMENTS\n"
  for element in reference.elements + reference.parts {
    text += Skeleton.text(of: element)
  }
  text += "\nATTRIBUTES OF EVERY VIEW\n\n"
  for attribute in reference.commonAttributes { text += entry(attribute) }
  text += "\nRECIPES\n"
  for recipe in reference.recipes {
    text += "\n  \(recipe.title)\n" + wrapped(recipe.text, indent: 4) + "\n"
    for line in recipe.example.split(separator: "\n") { text += "      \(line)\n" }
  }
  return text
}

private func entry(_ attribute: NativeReference.Attribute) -> String {
  let state = attribute.isRequired ? "Required." : "Default: \(attribute.defaultValue)."
  return wrapped("\(attribute.name): \(attribute.summary)", indent: 4)
    + wrapped("\(capitalized(attribute.value)). \(state)", indent: 8)
}

/// Wraps a text at spaces into lines of at most 78 characters, including an indentation of `indent` spaces.
///
/// A word that is longer than a line is not broken. The result ends with a line break.
private func wrapped(_ text: String, indent: Int) -> String {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = margin
  for word in text.split(separator: " ") {
    if line.count > indent, line.count + 1 + word.count > 78 {
      lines.append(line)
      line = margin
    }
    line += (line.count > indent ? " " : "") + word
  }
  return (lines + [line]).joined(separator: "\n") + "\n"
}

/// The reference of the native dialect as Markdown text for the documentation.
///
/// The picture of each element's example is `native-<name>.png`.
package func nativeReferenceMarkdown() -> String {
  let reference = nativeReference()
  var text = """
    # The native dialect

    Every element and attribute, with defaults, units and ranges.

    ## Overview

    Lengths are in points (`16`, `16pt`) or percentages (`50%`). Times are in seconds (`0.5`, `0.5s`) or milliseconds
    (`500ms`). Colors are `#RGB`, `#RRGGBB`, `#RRGGBBAA`, CSS names or `rgba(…)`. Angles are `30deg` or `0.5rad`. Unknown
    elements and attributes are errors, with a suggestion if a known name is close. `skeleton formats --schema` prints an XML
    Schema, `skeleton native` this reference.

    ## Elements

    """
  for element in reference.elements { text += section(element) }
  text += "\n## Parts of an element\n"
  for element in reference.parts { text += section(element) }
  text += "\n## Attributes of every view\n\n" + table(reference.commonAttributes)
  text += "\n## Recipes\n"
  for recipe in reference.recipes {
    text += "\n### \(recipe.title)\n\n\(recipe.text)\n\n" + picture("recipe-\(recipe.name)", recipe.title)
    text += "```xml\n\(recipe.example)\n```\n"
  }
  return text
}

private func picture(_ name: String, _ title: String) -> String {
  "![\(title)](Resources/native-\(name)@2x.png)\n\n"
}

private func section(_ element: NativeReference.Element) -> String {
  var text = "\n### \(element.name)\n\n\(element.summary)\n\n" + picture(element.name, element.name)
  text += "```xml\n\(element.example)\n```\n"
  if !element.attributes.isEmpty { text += "\n" + table(element.attributes) }
  return text
}

private func table(_ attributes: [NativeReference.Attribute]) -> String {
  var text = "| Attribute | Meaning | Value | Default |\n|---|---|---|---|\n"
  for attribute in attributes {
    let value = capitalized(attribute.value).split(separator: "|").joined(separator: "\\|")
    text += "| `\(attribute.name)` | \(attribute.summary) | \(value) | \(attribute.defaultValue) |\n"
  }
  return text
}

private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// The example documents of the reference, each with the name of its picture without file extension.
package func nativeReferenceExamples() -> [(name: String, markup: String)] {
  let reference = nativeReference()
  return (reference.elements + reference.parts).map { ("native-\($0.name)", $0.example) }
    + reference.recipes.map { ("native-recipe-\($0.name)", $0.example) }
}
