package import Diagnostics
import Geometry
import LayerTree
package import SceneModel
package import TextFormats

/// A placeholder for web pages at every width of its container: elements without text, and a style sheet without
/// identifiers.
///
/// The outputs for web pages share it and differ in their wrapper.
///
///     root          a query container
///     └─ picture    the overlay, as high as the placeholder at the width of the root
///        ├─ part    a mask with the bones: an SVG whose lengths are shares of its width
///        │  └─ box  the shimmer in the coordinates of the window, of which the mask shows a part
///        └─ tint    a mask with the surfaces, filled with a color
///
/// A box with `position: fixed` has the coordinates of the window, or of the nearest ancestor with `contain: layout` or
/// a transform. A mask cuts it without a change of these coordinates, so that all placeholders of a page show one sweep.
package struct WebDrawing {
  /// The element of the picture.
  package private(set) var picture = MarkupElement.html("div", ["class": partName("-s")])
  /// The rules of the style sheet: one for the root, which contains those of its parts, and those of key frames.
  package var rules: [String] {
    let size = ["container-type:inline-size"] + colors.declarations
    let whole = rowCount == nil ? [] : ["\(Self.filling),\(Self.filling)>div{height:100%}"]
    let root = size + whole + [".\(partName("-s")){\(pictureRules.joined(separator: "\n"))}"]
    return [".\(partName("")){\(root.joined(separator: "\n"))}"] + outerRules
  }
  /// The declarations and nested rules of the picture.
  private var pictureRules: [String] = []
  private var outerRules: [String] = []
  /// The names of the custom properties that the document must register as percentages: rules in shadow roots cannot.
  package private(set) var properties: [String] = []
  /// The number of rows, which the custom property `--skeleton-rows` replaces; nil for a placeholder without rows.
  package private(set) var rowCount: Int?
  private(set) var problems: [ExportProblem] = []
  private var colors = ColorVariables(hasTokens: true)
  private let work: SharedWorkMeter

  /// Draws a placeholder.
  ///
  /// - Parameters:
  ///   - scene: the scene at its own width.
  ///   - dark: the scene in the dark theme; nil for one theme.
  ///   - forms: the forms of the placeholder for left-to-right writing, and those for right-to-left writing.
  ///   - work: the counter of work; after the deadline the drawing is incomplete.
  package init(
    _ scene: Scene, dark: Scene?, _ forms: (leftToRight: [FluidForm], rightToLeft: [FluidForm]), _ work: SharedWorkMeter
  ) {
    self.work = work
    var styles = StyleSheet()
    let background = colors.text(scene.overlay, dark: dark?.overlay)
    let sweep = WebSweep(scene, dark: dark, &colors, &styles, work)
    (problems, properties) = (sweep.problems, sweep.properties)
    if scene.loading.stopTime != nil { problems.append(.alwaysLoading) }
    let rows = Self.rows(forms.leftToRight)
      .flatMap { rows in Self.rows(forms.rightToLeft).flatMap { $0.isLike(rows) ? rows : nil } }
    rowCount = rows?.count
    pictureRules = ["position:relative;overflow:hidden;background:\(background)"]
    addHeights(forms.leftToRight, rows)
    pictureRules.append(">*{position:absolute;inset:0;mask:var(--m) 0 0/100% 100%}")
    for role in FluidBoneName.Role.allCases {
      let tint = role == .bone ? nil : tint(role, scene, dark)
      addPart(role, forms, rows: nil, without: rows, tint)
      if let rows { addPart(role, forms, rows: rows, without: nil, tint) }
    }
    let box = MarkupElement.html("div", sweep.parts.map { _ in .html("i") })
    for index in picture.children.indices where picture.children[index].name == "div" {
      picture.children[index].children = [box]
    }
    pictureRules.append(">*>div{position:fixed;inset:0;\(sweep.box)}")
    pictureRules.append("&:dir(\(sweep.isMirrored ? "ltr" : "rtl"))>*>div{scale:-1 1}")
    if !sweep.parts.isEmpty {
      pictureRules.append(
        "i{position:absolute;inset:0 auto 0 0;width:100%;transform-origin:0 0;will-change:transform}")
      for (index, part) in sweep.parts.enumerated() { pictureRules.append("i:nth-child(\(index + 1)){\(part)}") }
      pictureRules.append("@media (prefers-reduced-motion:reduce){i{display:none}}")
    }
    outerRules = properties.map { "@property \($0){syntax:\"<percentage>\";inherits:false;initial-value:0%}" }
    outerRules += styles.rules
    let show = scene.loading.showTime
    if show > 0 {
      // The rule for the announcement has the same key frames.
      pictureRules.append(">*{animation:\(partName("-w")) \(formatted(show))s}")
    }
    if rows != nil { outerRules.append(":has(>.\(partName(""))\(Self.filling.dropFirst())){height:100%}") }
  }

  private static func rows(_ forms: [FluidForm]) -> WebRows? { forms.count == 1 ? WebRows(forms[0]) : nil }

  /// The notes about what does not follow the width.
  package var notes: [Diagnostic] { problems.map { .note($0) } }

  /// The tint of surfaces or of hairlines over the overlay.
  private mutating func tint(_ role: FluidBoneName.Role, _ scene: Scene, _ dark: Scene?) -> String? {
    guard let surface = scene.surfaces.first(where: { $0.isHairline == (role == .hairline) }) else { return nil }
    return colors.text(surface.tint(over: scene.overlay), dark: dark.map { surface.tint(over: $0.overlay) })
  }

  /// Adds the rules for the height of the picture, which follows the width and the number of rows.
  private mutating func addHeights(_ forms: [FluidForm], _ rows: WebRows?) {
    var last = ""
    for form in forms {
      var height = form.height.cssText(unit: "cqw")
      if let rows {
        let rest = form.height.shifted(by: FluidLength.zero.adding(Double(rows.count), of: rows.period))
        let parts = [rest.cssText(unit: "cqw"), "\(Self.rowCount(rows))*\(rows.period.cssText(unit: "cqw"))"]
        height = "calc(\((parts[0] == "0px" ? [parts[1]] : parts).joined(separator: " + ")))"
      }
      if height == last { continue }
      let rule = "height:\(height)"
      let start = formatted(form.start)
      pictureRules.append(last.isEmpty ? ";\(rule);" : "@container (min-width:\(start)px){\(rule)}")
      last = height
    }
    if rows != nil { pictureRules.append("[data-rows=fill] &{height:100%}") }
  }

  private static func rowCount(_ rows: WebRows) -> String { "var(--skeleton-rows,\(rows.count))" }

  /// The selector, inside the rule of the root, of a root that is filled with rows.
  private static let filling = "&[data-rows=fill]"

  /// Adds the element and the rules of the boxes of a role: those of one row, or all others.
  ///
  /// - Parameters:
  ///   - rows: the rows, of which the first one is repeated; nil for all boxes that are no part of `other`.
  ///   - other: the rows whose boxes are left out.
  ///   - tint: the color of surfaces; nil for bones.
  private mutating func addPart(
    _ role: FluidBoneName.Role, _ forms: (leftToRight: [FluidForm], rightToLeft: [FluidForm]), rows: WebRows?,
    without other: WebRows?, _ tint: String?
  ) {
    func mask(_ forms: [FluidForm]) -> String? {
      let boxes = forms.map { form in
        (
          start: form.start,
          boxes: form.boxes.filter { box in
            guard box.name.role == role else { return false }
            return rows.map { $0.row(of: box) == 0 } ?? (other?.row(of: box) == nil)
          }
        )
      }
      if boxes.allSatisfy(\.boxes.isEmpty) { return nil }
      return Self.imageText(FluidBoxes(boxes, from: rows?.top ?? .zero, work, className: "w"))
    }
    guard let image = mask(forms.leftToRight) else { return }
    picture.children.append(.html(tint == nil ? "div" : "b"))
    let part = ">:nth-child(\(picture.children.count))"
    var declarations = ["--m:" + image]
    if let rows {
      let period = rows.period.cssText(unit: "cqw")
      declarations += [
        "top:" + rows.top.cssText(unit: "cqw"), "bottom:auto", "height:calc(\(Self.rowCount(rows))*\(period))",
        "mask-size:100% " + period,
      ]
    }
    if let tint { declarations.append("background:" + tint) }
    pictureRules.append("\(part){\(declarations.joined(separator: ";"))}")
    if rows != nil { pictureRules.append("[data-rows=fill] &\(part){bottom:0;height:auto}") }
    if let mirrored = mask(forms.rightToLeft), mirrored != image {
      pictureRules.append("&:dir(rtl)\(part){--m:\(mirrored)}")
    }
  }

  /// The rectangles as a value of the CSS property `mask-image`: an SVG in a `data:` address.
  private static func imageText(_ boxes: FluidBoxes) -> String {
    var text = "<svg xmlns='http://www.w3.org/2000/svg'>"
    if !boxes.rules.isEmpty { text += "<style>\(boxes.rules.joined())</style>" }
    for element in boxes.elements {
      text += "<\(element.name)" + element.attributes.map { " \($0.name)='\($0.value)'" }.joined() + "/>"
    }
    let escaped = (text + "</svg>").replacing("%", with: "%25").replacing("<", with: "%3C")
    return "url(\"data:image/svg+xml,\(escaped)\")"
  }
}
