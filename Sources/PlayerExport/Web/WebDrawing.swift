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
///        │  └─ box  the shimmer in the coordinates of the window, of which the mask shows a part;
///        │          one in the coordinates of each cell or bone if the document states that scope
///        └─ tint    a mask with the surfaces, filled with a color
///
/// In a shell, which a strict content security policy allows, clip paths cut the parts instead of masks: the `data:`
/// address of a mask needs a permission. A clip path is an element of the page and cannot be repeated for rows.
///
/// A box with `position: fixed` has the coordinates of the window, or of the nearest ancestor with `contain: layout` or
/// a transform. A mask cuts it without a change of these coordinates, so that all placeholders of a page show one sweep.
package struct WebDrawing {
  /// The element of the picture.
  package private(set) var picture = MarkupElement.html("div", ["class": partName("-s")])
  /// The rules of the style sheet: one for the root, which contains those of its parts, and those of key frames.
  package var rules: [String] {
    let size = ["container-type:inline-size"] + colors.declarations(attribute: isShell ? "data-theme" : nil)
    let ended = endedRoot.map { ["&\($0){pointer-events:none}"] } ?? []
    let whole = rowCount == nil ? [] : ["\(Self.filling),\(Self.filling)>div{height:100%}"]
    let root = size + ended + whole + [".\(partName("-s")){\(pictureRules.joined(separator: "\n"))}"]
    return [".\(partName("")){\(root.joined(separator: "\n"))}"] + outerRules
  }
  /// The declarations and nested rules of the picture.
  private var pictureRules: [String] = []
  private var outerRules: [String] = []
  /// The names of the custom properties that the document must register as percentages: rules in shadow roots cannot.
  package private(set) var properties: [String] = []
  /// The number of rows, which the custom property `--skeleton-rows` replaces; nil for a placeholder without rows.
  package private(set) var rowCount: Int?
  /// The names of the regions, each of which has an attribute of the root.
  package private(set) var regions: [String] = []
  private(set) var problems: [ExportProblem] = []
  private var colors = ColorVariables(hasTokens: true)
  private let work: SharedWorkMeter
  /// True if the drawing is all that the page has before its own style sheet.
  package let isShell: Bool
  /// The clip paths of a shell.
  private var clips: [MarkupElement] = []

  /// Draws a placeholder.
  ///
  /// - Parameters:
  ///   - scene: the scene at its own width.
  ///   - dark: the scene in the dark theme; nil for one theme.
  ///   - forms: the forms of the placeholder.
  ///   - isShell: true for a part of a page that a strict content security policy allows.
  ///   - work: the counter of work; after the deadline the drawing is incomplete.
  package init(_ scene: Scene, dark: Scene?, _ forms: FluidForms, isShell: Bool = false, _ work: SharedWorkMeter) {
    self.work = work
    self.isShell = isShell
    var styles = StyleSheet()
    let background = colors.text(scene.overlay, dark: dark?.overlay)
    let sweep = WebSweep(scene, dark: dark, &colors, &styles, work)
    (problems, properties) = (sweep.problems, sweep.properties)
    if scene.loading.stopTime != nil { problems.append(.alwaysLoading) }
    let scopeCount = forms.scopeCount
    let rows = isShell ? nil : forms.rows
    (rowCount, regions) = (rows?.count, forms.regions)
    pictureRules = ["position:relative;overflow:hidden;background:\(background)"]
    addHeights(forms.leftToRight, rows)
    pictureRules.append(">*{position:absolute;inset:0\(isShell ? "" : ";mask:var(--m) 0 0/100% 100%")}")
    for role in FluidBoneName.Role.drawn {
      let tint = tint(role, scene, dark)
      for region in [nil] + regions {
        addPart(role, region, forms, rows: nil, without: rows, tint)
        if let rows { addPart(role, region, forms, rows: rows, without: nil, tint) }
      }
    }
    if isShell {
      if scene.loading.minimumTime > 0 || scene.loading.transition > 0 || scene.loading.finishesCycle {
        problems.append(.disappearsAtOnce)
      }
    } else {
      addEnds(forms, rows)
    }
    let box = MarkupElement.html("div", sweep.parts.map { _ in .html("i") })
    for index in picture.children.indices where picture.children[index].name == "div" {
      picture.children[index].children = Array(repeating: box, count: max(1, scopeCount))
    }
    let place = scopeCount == 0 ? "position:fixed;inset:0" : "position:absolute"
    pictureRules.append(">*>div{\(place);overflow:clip;\(sweep.box)}")
    let places = Self.places(of: forms.leftToRight, count: scopeCount, in: ">div>")
    let mirrored = Self.places(of: forms.rightToLeft, count: scopeCount, in: ">div>")
    pictureRules += places
    if places != mirrored {
      pictureRules += Self.places(of: forms.rightToLeft, count: scopeCount, in: "&:dir(rtl)>div>")
    }
    pictureRules.append("&:dir(\(sweep.isMirrored ? "ltr" : "rtl"))>*>div{scale:-1 1}")
    if !sweep.parts.isEmpty {
      pictureRules.append(
        "i{position:absolute;inset:0 auto 0 0;width:100%;transform-origin:0 0;will-change:transform}")
      for (index, part) in sweep.parts.enumerated() { pictureRules.append("i:nth-child(\(index + 1)){\(part)}") }
      if sweep.moves { pictureRules.append("@media (prefers-reduced-motion:reduce){i{display:none}}") }
    }
    if !clips.isEmpty { picture.children.append(.svg("svg", ["width": "0", "height": "0"], clips)) }
    outerRules += properties.map { "@property \($0){syntax:\"<percentage>\";inherits:false;initial-value:0%}" }
    outerRules += styles.rules
    let show = scene.loading.showTime
    if show > 0 {
      // The rule for the announcement has the same key frames.
      pictureRules.append(">*{animation:\(partName("-w")) \(formatted(show))s}")
    }
    if rows != nil { outerRules.append(":has(>.\(partName(""))\(Self.filling.dropFirst())){height:100%}") }
  }

  /// The notes about what does not follow the width.
  package var notes: [Diagnostic] { problems.map { .note($0) } }

  /// The tint of surfaces over the overlay; nil for other roles.
  private mutating func tint(_ role: FluidBoneName.Role, _ scene: Scene, _ dark: Scene?) -> String? {
    guard case .surface(let kind) = role, scene.surfaces.contains(where: { $0.kind == kind }) else { return nil }
    return colors.text(kind.tint(over: scene.overlay), dark: dark.map { kind.tint(over: $0.overlay) })
  }

  /// Adds the rules for the height of the picture, which follows the width and the number of rows.
  private mutating func addHeights(_ forms: [FluidForm], _ rows: FluidRows?) {
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

  /// The rules that place the boxes of several gradients at each width.
  private static func places(of forms: [FluidForm], count: Int, in selector: String) -> [String] {
    (0..<count).flatMap { index in
      var last = ""
      return forms.compactMap { form -> String? in
        let scopes = form.scopes
        var place = "display:none"
        if index < scopes.count {
          let scope = scopes[index]
          let lengths = [("left", scope.x), ("top", scope.y), ("width", scope.width), ("height", scope.height)]
          let texts = lengths.map { "\($0):\($1.cssText(unit: "cqw"))" }
          place = ((forms.count > 1 ? ["display:block"] : []) + texts).joined(separator: ";")
        }
        if place == last { return nil }
        let rule = "\(selector):nth-child(\(index + 1)){\(place)}"
        defer { last = place }
        return last.isEmpty ? rule : "@container (min-width:\(formatted(form.start))px){\(rule)}"
      }
    }
  }

  private static func rowCount(_ rows: FluidRows) -> String { "var(--skeleton-rows,\(rows.count))" }

  /// The selector, inside the rule of the root, of a root that is filled with rows.
  private static let filling = "&[data-rows=fill]"

  /// Adds the element and the rules of the boxes of a role: those of one row, or all others.
  ///
  /// - Parameters:
  ///   - rows: the rows, of which the first one is repeated; nil for all boxes that are no part of `other`.
  ///   - other: the rows whose boxes are left out.
  ///   - tint: the color of surfaces; nil for bones.
  private mutating func addPart(
    _ role: FluidBoneName.Role, _ region: String?, _ forms: FluidForms, rows: FluidRows?, without other: FluidRows?,
    _ tint: String?
  ) {
    func mask(_ forms: [FluidForm]) -> String? {
      image(of: forms, from: rows?.top ?? .zero) { box in
        guard box.name.role == role, box.name.region == region else { return false }
        return rows.map { $0.row(of: box) == 0 } ?? (other?.row(of: box) == nil)
      }
    }
    if isShell { return addClippedPart(role, region, forms, tint) }
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
    if let region { pictureRules.append("[\(Self.attribute(of: region))] &\(part){display:none}") }
  }

  /// Adds the element and the rules of the boxes of a role to a shell.
  private mutating func addClippedPart(
    _ role: FluidBoneName.Role, _ region: String?, _ forms: FluidForms, _ tint: String?
  ) {
    func shapes(_ forms: [FluidForm]) -> [Clip] {
      forms.map { form in
        let boxes = form.boxes.filter { $0.name.role == role && $0.name.region == region }
        let form = (start: form.start, boxes: boxes)
        return Clip(
          start: form.start, shapes: FluidBoxes([form], work, className: "", units: ("cqw", "cqw")).elements)
      }
    }
    let (direct, mirrored) = (shapes(forms.leftToRight), shapes(forms.rightToLeft))
    if direct.allSatisfy(\.shapes.isEmpty) { return }
    picture.children.append(.html(tint == nil ? "div" : "b"))
    let part = ">:nth-child(\(picture.children.count))"
    if let tint { pictureRules.append("\(part){background:\(tint)}") }
    addClips(direct, to: part)
    if mirrored != direct { addClips(mirrored, to: "&:dir(rtl)" + part) }
    if let region { pictureRules.append("[\(Self.attribute(of: region))] &\(part){display:none}") }
  }

  /// The shapes of a clip path, from a width of the container on.
  private struct Clip: Equatable {
    var start: Double
    var shapes: [MarkupElement]
  }

  /// Adds an element for each clip path, the rules for its lengths that are no attributes, and the rule of the part.
  private mutating func addClips(_ forms: [Clip], to part: String) {
    for (index, form) in forms.enumerated() {
      let name = partName("-c\(clips.count)")
      var clip = MarkupElement.svg("clipPath", ["id": name], form.shapes)
      for index in clip.children.indices {
        guard let style = clip.children[index]["style"] else { continue }
        clip.children[index]["style"] = nil
        outerRules.append("#\(name)>:nth-child(\(index + 1)){\(style)}")
      }
      clips.append(clip)
      let rule = "\(part){clip-path:url(#\(name))}"
      pictureRules.append(index == 0 ? rule : "@container (min-width:\(formatted(form.start))px){\(rule)}")
    }
  }

  /// Adds the rules that cut a region out of the picture when the page ends it.
  private mutating func addEnds(_ forms: FluidForms, _ rows: FluidRows?) {
    guard !regions.isEmpty else { return }
    for (index, region) in regions.enumerated() {
      func hole(_ forms: [FluidForm]) -> String {
        // Rows reach to the end of the picture, whatever their number is.
        let hasRows = rows.map { rows in forms[0].boxes.contains { rows.row(of: $0) == 0 && $0.name.region == region } }
        return image(of: forms, height: hasRows == true ? FluidLength(base: 100_000, slope: 0) : nil) {
          $0.name.role == .region && $0.name.region == region
        } ?? "none"
      }
      let selector = "[\(Self.attribute(of: region))=ended] &"
      let direct = hole(forms.leftToRight)
      pictureRules.append("\(selector){--e\(index):\(direct)}")
      let mirrored = hole(forms.rightToLeft)
      if mirrored != direct { pictureRules.append("\(selector):dir(rtl){--e\(index):\(mirrored)}") }
    }
    let layers = regions.indices.map { "var(--e\($0),none) 0 0/100% 100% exclude" } + ["linear-gradient(#000 0 0)"]
    pictureRules.append("\(endedRoot ?? "") &{mask:\(layers.joined(separator: ","))}")
  }

  /// The attribute of the root that hides or ends a region.
  package static func attribute(of region: String) -> String { "data-region-" + region.lowercased() }

  /// The selector of a root one of whose regions has ended; nil without regions.
  package var endedRoot: String? {
    if regions.isEmpty || isShell { return nil }
    return ":is(\(regions.map { "[\(Self.attribute(of: $0))=ended]" }.joined(separator: ",")))"
  }

  /// The boxes that satisfy a condition, as an image; nil for none.
  ///
  /// - Parameters:
  ///   - top: the distance from the top of the placeholder to that of the image.
  ///   - height: the height of the boxes in place of their own; nil for no change.
  private func image(
    of forms: [FluidForm], from top: FluidLength = .zero, height: FluidLength? = nil,
    where isIncluded: (FluidForm.Box) -> Bool
  ) -> String? {
    let boxes = forms.map { form in
      let boxes = form.boxes.filter(isIncluded).map { box in
        var box = box
        if let height { box.lengths[3] = FluidCurve(height) }
        return box
      }
      return (start: form.start, boxes: boxes)
    }
    if boxes.allSatisfy(\.boxes.isEmpty) { return nil }
    return Self.imageText(FluidBoxes(boxes, from: top, work, className: "w"))
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
