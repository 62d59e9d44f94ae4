import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read documents in the native dialect of the project.
///
/// The documents consist of feeds, cells and views with CSS flexbox attributes. Unknown elements, attributes and values
/// are errors.
enum NativeDialect: DialectReader {
  static func recognizes(_ root: XMLElement) -> Bool {
    root.namespace == nil && NativeName.named(root.name).element != nil
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    if request.root != nil { throw InvalidInput(ViewProblem.noRoots(rootElement: document.root.name), at: nil) }
    var reader = NativeReader(request)
    let root = reader.readRoot(document.root)
    try reader.meter.end()
    guard let root, reader.errors.isEmpty else { throw InvalidInput(reader.errors) }
    // In one expression: a document in a variable would be copied at its return.
    return Reported(
      ViewDocument(
        root: root, source: .native, canvas: canvas(of: root, request.size, fillsScreen: reader.fillsScreen),
        direction: reader.direction, shimmer: reader.shimmer, themes: reader.themes, widthsOfViews: 0..<Double.infinity),
      reader.warnings)
  }

  /// Returns the canvas: the size of the picture in points, in which the height may be nil: that of the content.
  ///
  /// Each dimension is the requested one, else that of the root, else a default. The default width is 375 points. The
  /// default height is 667 points if `fillsScreen` is true, otherwise nil.
  private static func canvas(of root: View, _ requested: Canvas, fillsScreen: Bool) -> Canvas {
    var canvas = requested
    canvas.isTransparent = root.appearance.background?.alpha == 0
    guard case .flex(let style) = root.layout else { return canvas }
    let fallback = Canvas.defaultSize
    let width = style.width.map { length -> Double in length.resolved(against: fallback.width) }
    let height = style.height.map { length -> Double in length.resolved(against: fallback.height) }
    canvas.width = requested.width ?? width ?? fallback.width
    canvas.height = requested.height ?? height ?? (fillsScreen ? fallback.height : nil)
    return canvas
  }
}
