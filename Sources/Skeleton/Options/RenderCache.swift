package import PlayerExport
package import Raster

/// Values that renders of similar documents share: templates of SVG files and the corners of shapes.
///
/// The caller of many renders owns the cache and passes it down in ``RenderContext/cache``; the library keeps no state.
/// The cache changes no byte of an output.
package final class RenderCache: Sendable {
  package let corners = MeasuredCorners()
  package let templates = SVGTemplates()

  package init() {}
}
