import XMLTree

/// The most likely cause of an error in a solved coordinate, such as a text width or a margin, for statistics.
enum OracleCause: String, Sendable, CaseIterable {
  case textWidth = "text width"
  case textHeight = "text height"
  case buttonWidth = "button width"
  case buttonHeight = "button height"
  case control = "controls"
  case image = "images"
  case stackView = "stack views"
  case guide = "guides"
  case margin = "margins"
  case baseline = "baselines"
  case other = "other views"

  init(of part: OracleCoordinate.Part, _ element: XMLElement) {
    let names = Self.anchors(of: element, isHorizontal: part == .x || part == .width)
    if part == .width || part == .height, let cause = Self.size(element.name, isWidth: part == .width) {
      self = cause
    } else if element.name == "stackView" || element.parent?.parent?.name == "stackView" {
      self = .stackView
    } else if names.contains(where: { $0.hasSuffix("Margin") || $0.hasSuffix("Margins") }) {
      self = .margin
    } else if names.contains("guide") {
      self = .guide
    } else if names.contains("baseline") || names.contains("firstBaseline") {
      self = .baseline
    } else {
      self = .other
    }
  }

  /// The cause for a coordinate that is a width or height; nil for elements without intrinsic size.
  private static func size(_ element: String, isWidth: Bool) -> OracleCause? {
    switch element {
    case "label", "textView": isWidth ? .textWidth : .textHeight
    case "button": isWidth ? .buttonWidth : .buttonHeight
    case "imageView": .image
    case "textField", "switch", "slider", "stepper", "segmentedControl", "progressView", "activityIndicatorView",
      "pageControl", "datePicker", "pickerView", "searchBar", "toolbar", "tabBar", "navigationBar":
      .control
    default: nil
    }
  }

  /// The names of attributes along one axis in all constraints of a view, such as `leadingMargin`.
  ///
  /// The name `guide` is added for each constraint to a layout guide.
  private static func anchors(of element: XMLElement, isHorizontal: Bool) -> [String] {
    let identifier = element["id"]
    var names: [String] = []
    var holder: XMLElement? = element
    while let view = holder {
      for constraint in view.children where constraint.name == "constraints" {
        for constraint in constraint.children
        where constraint["firstItem"] == identifier || constraint["secondItem"] == identifier {
          let attributes = [constraint["firstAttribute"], constraint["secondAttribute"]].compactMap { $0 }
          guard attributes.contains(where: { isHorizontalAttribute($0) == isHorizontal }) else { continue }
          names += attributes
          let other = constraint["firstItem"] == identifier ? constraint["secondItem"] : constraint["firstItem"]
          if let other, guides(of: view).contains(other) { names.append("guide") }
        }
      }
      holder = view.parent
    }
    return names
  }

  private static func isHorizontalAttribute(_ name: String) -> Bool {
    ["leading", "trailing", "left", "right", "centerX", "width"].contains { name.hasPrefix($0) }
  }

  private static func guides(of view: XMLElement) -> [String] {
    var names = view.children.filter { $0.name == "viewLayoutGuide" }.compactMap { $0["id"] }
    for child in view.parent?.children.filter({ $0.name == "layoutGuides" }) ?? [] {
      names += child.children.compactMap { $0["id"] }
    }
    return names
  }
}
