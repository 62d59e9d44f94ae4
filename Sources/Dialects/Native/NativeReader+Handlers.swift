import Diagnostics
import ViewTree
import XMLTree

// Custom elements.
extension NativeReader {
  /// Returns the handler for custom elements of a name; nil if there is none.
  ///
  /// In the markup of built-in activity indicators the result is always nil.
  func handler(for name: String) -> ElementHandlers.Handler? {
    handlers.isEmpty || indicators.isReading ? nil : handlers[name]
  }

  /// Calls the handler of a custom element, converts the markup that it returns to a view, and appends it to an array.
  ///
  /// No view is appended, with an error, if the markup is invalid or if handlers are nested more than 16 deep.
  mutating func readReplacement(
    of element: XMLElement, by handler: ElementHandlers.Handler, parent: XMLElement?, _ context: NativeContext,
    into views: inout [View]
  ) {
    guard handlerDepth < 16 else {
      report(.handlersTooDeep(element: element.name), at: element.location)
      return
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
      readView(document.root, name(of: document.root), parent: parent, context, into: &views)
    } catch {
      let reason = error.diagnostics.first?.problem.message ?? "it cannot be read"
      report(.handlerMarkup(element: element.name, reason: reason), at: element.location)
    }
  }
}
