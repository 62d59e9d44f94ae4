import Diagnostics
import ViewTree
import XMLTree

// The user's own elements.
extension NativeReader {
  /// The handler of a name; none in the markup of built-in indicators, which means the elements of the dialect.
  func handler(for name: String) -> ElementHandlers.Handler? {
    handlers.isEmpty || indicators.isReading ? nil : handlers[name]
  }

  /// Reads what a handler makes of an element, in its place.
  mutating func readReplacement(
    of element: XMLElement, by handler: ElementHandlers.Handler, parent: XMLElement?, _ context: NativeContext
  ) -> View? {
    guard handlerDepth < 16 else {
      report(.handlersTooDeep(element: element.name), at: element.location)
      return nil
    }
    let markup = handler(CustomElement(element))
    let outer = replacedLocation
    replacedLocation = outer ?? element.location
    handlerDepth += 1
    defer {
      replacedLocation = outer
      handlerDepth -= 1
    }
    do throws(InvalidInput) {
      let document = try parseXML(Array(markup.utf8))
      return readView(document.root, name(of: document.root), parent: parent, context)
    } catch {
      let reason = error.diagnostics.first?.problem.message ?? "it cannot be read"
      report(.handlerMarkup(element: element.name, reason: reason), at: element.location)
      return nil
    }
  }
}
