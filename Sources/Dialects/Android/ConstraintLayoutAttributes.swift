import Geometry
import ViewTree

extension ConstraintLayoutParams {
  /// Reads the attributes `layout_constraint*` of a child of a `ConstraintLayout`; invalid ones become the defaults.
  init(_ element: AndroidElement) {
    self.init()
    for names in Self.sideNames {
      for (target, name) in names.targets {
        guard let identifier = element.target(name) else { continue }
        targets[names.side] = Target(identifier, target)
        break
      }
      if let margin = element.pixelSize(names.goneMargin) { goneMargins[names.side] = margin }
    }
    baselineMargin = element.pixelSize("layout_marginBaseline") ?? 0
    horizontal = AxisParams(element, .horizontal)
    vertical = AxisParams(element, .vertical)
    if let identifier = element.target("layout_constraintCircle") {
      circle = Circle(
        identifier: identifier, radius: element.pixelSize("layout_constraintCircleRadius") ?? 0,
        angle: (element.float("layout_constraintCircleAngle") ?? 0).truncatingRemainder(dividingBy: 360))
    }
    ratio = element.word("layout_constraintDimensionRatio").flatMap { Ratio($0) }
    let wrapBehavior = element.word("layout_wrapBehaviorInParent")
    horizontal.isSkippedByWrap = ["vertical_only", "2", "skipped", "3"].contains(wrapBehavior)
    vertical.isSkippedByWrap = ["horizontal_only", "1", "skipped", "3"].contains(wrapBehavior)
  }

  /// Reads `layout_constraintWidth` or `layout_constraintHeight`, which replaces the dimension of the view and may state
  /// a rule for it: `ConstraintSet.parseDimensionConstraints`.
  ///
  /// Values are `parent=0.8`, `ratio=1:1`, `weight=2`, a dimension or a word such as `wrap_content_constrained`. The
  /// result is nil for a missing or invalid attribute.
  mutating func dimension(_ element: AndroidElement, _ axis: Axis) -> AndroidDimension? {
    let name: AttributeName = axis.isHorizontal ? "layout_constraintWidth" : "layout_constraintHeight"
    guard let word = element.word(name) else { return nil }
    switch word {
    case "match_parent", "-1": return .matchParent
    case "wrap_content", "-2": return .wrapContent
    case "match_constraint", "-3": return .pixels(0)
    case "wrap_content_constrained", "-4":
      self[axis].isConstrained = true
      return .wrapContent
    default: break
    }
    guard let equals = word.firstIndex(of: "=") else { return element.pixelSize(name).map { .pixels($0) } }
    let (key, value) = (word[..<equals], String(word[word.index(after: equals)...]))
    switch (key, Float(value)) {
    case ("ratio", _): ratio = Ratio(value)
    case ("weight", let weight?): self[axis].weight = weight
    case ("parent", let share?):
      self[axis].percent = min(max(share, 0), 1)
      self[axis].matchMode = .percent
    default: return nil
    }
    return .pixels(0)
  }

  /// The sides of a target, in the order in which connections of a view's side to them are looked up.
  ///
  /// The first connection that is found applies. Source: `ConstraintLayout.applyConstraintsFromLayoutParams`.
  private static let targetOrder: [Side] = [.baseline, .left, .start, .top, .right, .end, .bottom]

  /// The names of the attributes for each side of a view.
  ///
  /// They are made once, because each child of a layout is searched for all of them.
  private static let sideNames = Side.allCases.map { side in
    let targets = targetOrder.map { target in
      (target: target, name: AttributeName("layout_constraint\(side.capitalized)_to\(target.capitalized)Of"))
    }
    return (side: side, targets: targets, goneMargin: AttributeName("layout_goneMargin\(side.capitalized)"))
  }
}

extension AndroidElement {
  /// Returns the identifier of the view to which the constraint attribute `name` connects, `parent` for the layout
  /// itself.
  ///
  /// The result is nil if the attribute is missing or does not refer to a view.
  fileprivate func target(_ name: AttributeName) -> String? {
    guard let word = word(name) else { return nil }
    if word == "parent" || word == "0" { return ConstraintLayoutParams.Target.parentIdentifier }
    return identifier(name)
  }
}

extension ConstraintLayoutParams.Side {
  /// The name of the side in the names of attributes.
  fileprivate var capitalized: String {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .start: "Start"
    case .end: "End"
    case .top: "Top"
    case .bottom: "Bottom"
    case .baseline: "Baseline"
    }
  }
}

extension ConstraintLayoutParams.AxisParams {
  /// The names of the attributes for one axis, which are made once.
  fileprivate struct Names: Sendable {
    let bias, chainStyle, weight, percent, matchMode, minimum, maximum, isConstrained: AttributeName

    private init(_ axis: String, _ dimension: String) {
      bias = "layout_constraint\(axis)_bias"
      chainStyle = "layout_constraint\(axis)_chainStyle"
      weight = "layout_constraint\(axis)_weight"
      percent = "layout_constraint\(dimension)_percent"
      matchMode = "layout_constraint\(dimension)_default"
      minimum = "layout_constraint\(dimension)_min"
      maximum = "layout_constraint\(dimension)_max"
      isConstrained = "layout_constrained\(dimension)"
    }

    static let horizontal = Names("Horizontal", "Width")
    static let vertical = Names("Vertical", "Height")
  }

  fileprivate init(_ element: AndroidElement, _ names: Names) {
    self.init()
    bias = element.float(names.bias) ?? 0.5
    chainStyle = element.chainStyle(names.chainStyle) ?? .spread
    weight = element.float(names.weight)
    let percentage = element.float(names.percent)
    percent = percentage ?? 1
    matchMode =
      switch element.word(names.matchMode) {
      case "wrap", "1": .wrap
      case "percent", "2": .percent
      default: .spread
      }
    // A percentage implies the mode `percent`.
    if percentage != nil, matchMode == .spread { matchMode = .percent }
    minimum = element.bound(names.minimum)
    maximum = element.bound(names.maximum)
    isConstrained = element.bool(names.isConstrained) ?? false
  }
}

extension AndroidElement {
  func chainStyle(_ name: AttributeName) -> ConstraintLayoutParams.AxisParams.ChainStyle? {
    switch word(name) {
    case "spread", "0": .spread
    case "spread_inside", "1": .spreadInside
    case "packed", "2": .packed
    default: nil
    }
  }

  fileprivate func bound(_ name: AttributeName) -> AndroidDimensionBound {
    switch word(name) {
    case nil: .none
    case "wrap", "wrap_content", "-2": .wrap
    default: pixelSize(name).map { .pixels($0) } ?? .none
    }
  }
}

extension ConstraintLayoutParams.Ratio {
  /// Parses a ratio of width to height such as `16:9`, `1.5`, `H,4:3` or `W,2`.
  ///
  /// The letter is the dimension that is computed from the other one. The result is nil for other texts and for ratios
  /// of 0 or less.
  init?(_ text: String) {
    var text = Substring(text)
    var side: Axis?
    if let comma = text.firstIndex(of: ",") {
      switch text[..<comma] {
      case "W", "w": side = .horizontal
      case "H", "h": side = .vertical
      default: break
      }
      text = text[text.index(after: comma)...]
    }
    guard let colon = text.firstIndex(of: ":") else {
      guard let value = Self.number(text), value > 0, value.isFinite else { return nil }
      self.init(value: value, side: side)
      return
    }
    guard let width = Self.number(text[..<colon]), let height = Self.number(text[text.index(after: colon)...]),
      width > 0, height > 0, (width / height).isFinite, (height / width).isFinite
    else { return nil }
    self.init(value: side == .vertical ? height / width : width / height, side: side)
  }

  /// The number in a text, which `Float.parseFloat` also accepts with a suffix, as in `1.5f`.
  private static func number(_ text: Substring) -> Float? {
    Float(text.last.map { "fFdD".contains($0) } == true ? text.dropLast() : text)
  }
}

extension ConstraintHelper {
  /// Reads the attributes of a helper of `ConstraintLayout`, such as a guideline; nil for a class that is not
  /// supported.
  ///
  /// - Parameter tags: the identifiers of the views in the same `ConstraintLayout`, by their `layout_constraintTag`.
  init?(_ element: AndroidElement, className name: String, tags: [String: [String]]) {
    func words(_ name: AttributeName) -> [String] {
      (element.word(name) ?? "").split(separator: ",").map { part in
        String(part.drop { $0 == " " }.prefix { $0 != " " })
      }
    }
    let referenced =
      words("constraint_referenced_ids") + words("constraint_referenced_tags").flatMap { tags[$0] ?? [] }
    switch name {
    case "Guideline": self = .guideline(Guideline(element))
    case "Barrier":
      let direction = element.word("barrierDirection").flatMap { word in
        ConstraintLayoutParams.Side.allCases.first { $0 != .baseline && $0.capitalized.lowercased() == word }
      }
      var barrier = ConstraintBarrier(direction: direction ?? .left, referenced: referenced)
      barrier.margin = element.pixelSize("barrierMargin") ?? 0
      barrier.allowsGoneWidgets = element.bool("barrierAllowsGoneWidgets") ?? true
      self = .barrier(barrier)
    case "Group": self = .group(referenced)
    case "Layer": self = .layer(referenced)
    case "Placeholder":
      self = .placeholder(Placeholder(content: element.identifier("content")))
    case "Flow": self = .flow(ConstraintFlow(element, referenced: referenced))
    default: return nil
    }
  }
}

extension ConstraintHelper.Guideline {
  fileprivate init(_ element: AndroidElement) {
    let orientation: Axis = element.word("android:orientation") == "vertical" ? .vertical : .horizontal
    let position: Position
    if let percent = element.float("layout_constraintGuide_percent") {
      position = .percent(percent)
    } else if let begin = element.pixelOffset("layout_constraintGuide_begin"), begin >= 0 {
      position = .begin(begin)
    } else {
      position = element.pixelOffset("layout_constraintGuide_end").map { .end($0) } ?? .begin(0)
    }
    self.init(orientation: orientation, position: position)
  }
}

extension ConstraintFlow {
  fileprivate init(_ element: AndroidElement, referenced: [String]) {
    self.init(referenced: referenced)
    orientation = element.word("android:orientation") == "vertical" ? .vertical : .horizontal
    wrapMode = element.word("flow_wrapMode").flatMap(WrapMode.init) ?? .none
    maxElements = element.integer("flow_maxElementsWrap").flatMap { $0 > 0 ? $0 : nil }
    horizontalAlign = element.word("flow_horizontalAlign").flatMap(HorizontalAlign.init) ?? .center
    verticalAlign = element.word("flow_verticalAlign").flatMap(VerticalAlign.init) ?? .center
    horizontal = Chain(element, "Horizontal")
    vertical = Chain(element, "Vertical")
    horizontalGap = element.pixelSize("flow_horizontalGap") ?? 0
    verticalGap = element.pixelSize("flow_verticalGap") ?? 0
    setsVisibility = element.word("android:visibility") != nil
    startPadding = element.pixelSize("android:paddingStart") ?? 0
    endPadding = element.pixelSize("android:paddingEnd") ?? 0
  }
}

extension ConstraintFlow.Chain {
  fileprivate init(_ element: AndroidElement, _ axis: String) {
    self.init()
    style = element.chainStyle("flow_\(axis.lowercased())Style")
    bias = element.float("flow_\(axis.lowercased())Bias")
    firstStyle = element.chainStyle("flow_first\(axis)Style")
    firstBias = element.float("flow_first\(axis)Bias")
    lastStyle = element.chainStyle("flow_last\(axis)Style")
    lastBias = element.float("flow_last\(axis)Bias")
  }
}
