package import Diagnostics
import Geometry
package import ViewTree

/// A rule that changes the views of a document before layout, because what it adds or changes has a frame.
struct Completion: StatedRule {
  enum Order {
    /// The rule is applied to a view before those in it.
    case beforeChildren
    /// The rule is applied to a view after those in it.
    case afterChildren
    /// The rule is applied to the root, after all rules for single views.
    case root
  }

  let rule: Rule
  let order: Order
  let apply: @Sendable (inout View, CompletionContext) -> Void

  init(
    _ name: String, _ order: Order = .afterChildren, for sources: Sources, because: String, shownBy: String,
    _ apply: @escaping @Sendable (inout View, CompletionContext) -> Void
  ) {
    rule = Rule(name, for: sources, because: because, shownBy: shownBy)
    (self.order, self.apply) = (order, apply)
  }
}

/// The facts on which the completion of a view depends.
struct CompletionContext {
  let facts: DumpFacts
  let labels: MergedLabels
  let omitted: OmittedViews
  /// The counter of the views that are compared.
  let meter: SharedWorkMeter
  /// True for a view in a card.
  var isInCard = false
  /// True for a view in an alert.
  var isInAlert = false
}

extension Completion {
  /// The rules, in the order in which they are applied to one view.
  static let all = [
    Completion(
      "a label with the texts of several views is divided into them", .beforeChildren, for: .dumps,
      because: "Flutter merges the semantics of a card or a list tile into one node (`SemanticsConfiguration.absorb`)",
      shownBy: "rules/lists/tile-that-reads-out-several-texts-shows-them.xml"
    ) { $1.labels.divide(&$0, isInCard: $1.isInCard) },
    Completion(
      "a card has round corners", .beforeChildren, for: .dumps,
      because: "the corner radius of cards is 12 dp in Material Design 3, and dumps state none",
      shownBy: "rules/surfaces/cards-of-a-dump-are-rounded.xml"
    ) { view, context in view.roundCard(onScreenOfWidth: context.facts.screenWidth) },
    Completion(
      "buttons of one size side by side have boxes", .beforeChildren, for: .androidDump,
      because: "a button without a box is as wide as its word; equal ones share the width of a row: `layout_weight`",
      shownBy: "rules/buttons/equal-buttons-side-by-side-have-boxes.xml"
    ) { view, context in TouchableSiblings(screenWidth: context.facts.screenWidth).boxButtons(in: &view) },
    Completion(
      "a button around a row, a tile or pictures shows them", for: .dumps,
      because: "`android.widget.Button` has no children: a container states the class of its role, and SwiftUI puts"
        + " rows into buttons",
      shownBy: "rules/buttons/button-around-pictures-shows-them.xml"
    ) { view, _ in view.openButton() },
    Completion(
      "the role of a view of Compose has the form of its contents", for: .androidDump,
      because: "a view that merges its children has a child with its role and frame: `SemanticsNode.emitFakeNodes`",
      shownBy: "rules/buttons/role-of-a-compose-button-has-its-form.xml"
    ) { view, _ in view.showRole() },
    Completion(
      "a check box around a text has its mark beside it", for: .dumps,
      because: "Compose gives a row with `Modifier.toggleable` the class of its `Role`, and merges its mark into it",
      shownBy: "rules/controls/check-box-around-a-text-has-its-mark-beside-it.xml"
    ) { view, _ in view.separateMark() },
    Completion(
      "radio buttons that touch each other are segments", for: .androidDump,
      because: "`MaterialButtonToggleGroup` gives its buttons that class, and a margin of minus the width of their"
        + " stroke",
      shownBy: "rules/controls/segments-are-words-without-marks.xml"
    ) { view, _ in view.joinSegments() },
    Completion(
      "the words of an alert are centered", .beforeChildren, for: .iosDump,
      because: "`UIAlertController` centers its title and its message, and shows its actions as words",
      shownBy: "rules/texts/alert-shows-its-label-as-its-title.xml"
    ) { if $1.isInAlert { $0.centerWords() } },
    Completion(
      "an alert shows its label as its title", for: .iosDump,
      because: "`UIAlertController` shows its title in bold above its message, and is announced by it",
      shownBy: "rules/texts/alert-shows-its-label-as-its-title.xml"
    ) { view, context in
      guard let title = context.facts.titles[view.location] else { return }
      view.showAlert(titled: title, onScreenOfWidth: context.facts.screenWidth)
    },
    Completion(
      "an icon that a container cuts above its caption is a square", for: .dumps,
      because: "`uiautomator` intersects bounds with those of ancestors, also of those that do not clip",
      shownBy: "rules/pictures/icon-that-a-dump-cuts-is-square.xml"
    ) { view, _ in ClippedIcons().restore(in: &view) },
    Completion(
      "a square picture at the end of a row is an icon", for: .androidDump,
      because: "rows end with an icon of 24 dp or a control; pictures lead (Material Design 3, Lists)",
      shownBy: "rules/pictures/picture-at-the-end-of-a-row-is-an-icon.xml"
    ) { view, _ in TrailingIcons().mark(in: &view) },
    Completion(
      "an icon in a view much higher than wide is a square", .beforeChildren, for: .androidDump,
      because: "`ImageView.ScaleType.FIT_CENTER` keeps proportions, and icons are squares (Material Design, Icons)",
      shownBy: "rules/pictures/icon-in-a-high-view-of-a-dump-is-a-square.xml"
    ) { view, _ in view.fitIcon() },
    Completion(
      "initials beside a text are those of an avatar", for: .androidDump,
      because: "an avatar without a photo shows one or two letters in a circle of 40 dp (Material Design, Lists)",
      shownBy: "rules/pictures/initials-beside-a-text-are-an-avatar.xml"
    ) { view, _ in Initials().mark(in: &view) },
    Completion(
      "touchable squares of one size around a text are tiles", for: .androidDump,
      because: "launchers show an icon as the `android:drawableTop` of a text, which a dump states as little as fills",
      shownBy: "rules/buttons/labels-of-touchable-squares-have-icons.xml"
    ) { view, _ in TouchTiles().mark(in: &view) },
    Completion(
      "the rest of a cell at the side of a list is hidden", for: .dumps,
      because: "a dump states only the visible part of a view, which is a thin strip",
      shownBy: "rules/hidden/rests-of-cells-in-a-dump-are-hidden.xml"
    ) { view, context in
      if view.clips { PeekingCells(meter: context.meter).hideSides(in: &view) }
    },
    Completion(
      "the rest of a cell at the bottom of a list is hidden", for: .dumps,
      because: "a dump states only the visible part of a view, which has another shape",
      shownBy: "rules/lists/cells-cut-at-the-bottom-of-a-dump-are-hidden-row-by-row.xml"
    ) { view, context in
      if view.clips { PeekingCells(meter: context.meter).hideBottom(in: &view) }
    },
    Completion(
      "a touchable view with free space has an image there", for: .androidDump,
      because: "`uiautomator dump --compressed` omits images without a description",
      shownBy: "rules/pictures/image-that-a-dump-leaves-out-is-drawn.xml"
    ) { view, context in
      guard context.facts.isCompressed, view.isInteractive, let image = context.omitted.image(of: view) else { return }
      view.children.insert(image, at: 0)
    },
    Completion(
      "touchable texts side by side at small distances are chips", for: .androidDump,
      because: "tabs touch each other, buttons are in pairs; chips are 8 dp apart (Material Design 3, Chips)",
      shownBy: "rules/buttons/touchable-siblings-are-chips-or-float.xml"
    ) { view, context in TouchableSiblings(screenWidth: context.facts.screenWidth).markChips(in: &view) },
    Completion(
      "a touchable square at the side of a screen in front of its views is a floating button", for: .androidDump,
      because: "it has 56 dp and a margin of 16 (Material Design, FAB); icons are in bars and rows",
      shownBy: "rules/buttons/touchable-siblings-are-chips-or-float.xml"
    ) { view, context in TouchableSiblings(screenWidth: context.facts.screenWidth).markFloatingButton(in: &view) },
    Completion(
      "a view in front of a touchable leaf of the screen's size is a dialog or a sheet", for: .androidDump,
      because: "a touch beside it closes it, as the `Scrim` of `ModalBottomSheet` in Compose",
      shownBy: "rules/surfaces/sheet-in-front-of-a-touchable-view-is-a-surface.xml"
    ) { view, context in view.showPanel(onScreenOfWidth: context.facts.screenWidth) },
    Completion(
      "a container with space inside and around it is filled", for: .androidDump,
      because: "padding is visible only with a fill: 78 of 89 such containers beside screenshots, of 24 repositories",
      shownBy: "rules/surfaces/containers-with-padding-and-space-are-filled.xml"
    ) { view, context in FilledContainers(screenWidth: context.facts.screenWidth).mark(in: &view) },
    Completion(
      "a padded text that is named as a badge is filled", .beforeChildren, for: .androidDump,
      because: "a padding is visible only with a fill: 41 of 51 such texts of Android layouts have a background",
      shownBy: "rules/texts/padded-text-named-badge-is-filled.xml"
    ) { view, _ in Badges().fill(&view) },
    Completion(
      "a field beside an icon in a low container is in its box", for: .androidDump,
      because: "a search bar draws the box around its icon and its words (Material Design 3, Search)",
      shownBy: "rules/controls/field-beside-an-icon-is-in-the-box-of-both.xml"
    ) { view, context in view.boxField(onScreenOfWidth: context.facts.screenWidth) },
    Completion(
      "a narrow text is centered in its frame", .beforeChildren, for: .androidDump,
      because: "numbers and captions are as wide as a slot: 9 of 12 such texts beside screenshots, none at the left",
      shownBy: "rules/texts/narrow-text-is-centered.xml"
    ) { view, _ in
      if view.kind == .text, view.storedFrame.map({ $0.width <= CenteredTexts.narrow }) == true {
        view.text?.alignment = .center
      }
    },
    Completion(
      "a text is centered if its surroundings are symmetric", .root, for: .dumps,
      because: "dumps state no alignment; texts at the leading edge keep a margin of at most 24 dp",
      shownBy: "rules/texts/texts-of-a-dump-are-centered-by-their-surroundings.xml"
    ) { view, context in
      view = CenteredTexts(screenWidth: context.facts.screenWidth, meter: context.meter).applied(to: view)
    },
  ]
}

/// Completes the views of a document: adds those that it omits, and states what follows from their surroundings.
///
/// - Parameter omitted: the number of a rule that is not applied, so that a test sees its effect; nil for none.
/// - Throws: ``InvalidInput`` if the deadline has passed.
package func complete(
  _ document: inout ViewDocument, without omitted: Int? = nil, deadline: Deadline = .never
) throws(InvalidInput) {
  guard let facts = document.dump else { return }
  document.dump = nil
  let labels = MergedLabels(
    labels: facts.mergedLabels, tabs: facts.tabs, screenWidth: facts.screenWidth, direction: document.direction)
  let context = CompletionContext(
    facts: facts, labels: labels, omitted: OmittedViews(withoutFirst: facts.withoutFirst),
    meter: SharedWorkMeter(deadline))
  let rules = Rule.completions.rules(for: document.source, without: omitted).map { $0.element }
  func complete(_ view: inout View, _ context: CompletionContext) {
    for rule in rules where rule.order == .beforeChildren { rule.apply(&view, context) }
    if view.children.isEmpty { return }
    var below = context
    below.isInCard = context.isInCard || view.appearance.isBoxed
    below.isInAlert = context.isInAlert || facts.titles[view.location] != nil
    for index in view.children.indices { complete(&view.children[index], below) }
    for rule in rules where rule.order == .afterChildren { rule.apply(&view, context) }
  }
  complete(&document.root, context)
  for rule in rules where rule.order == .root { rule.apply(&document.root, context) }
  try context.meter.end()
}

extension View {
  /// Rounds the corners of a card; one as wide as the screen keeps its corners.
  ///
  /// A view that only arranges the card, as `IndexedSemantics` of Flutter, may have its frame.
  fileprivate mutating func roundCard(onScreenOfWidth width: Double) {
    guard appearance.isBoxed, appearance.cornerRadius == .zero, let frame = storedFrame,
      frame.width < Sizes.widestBox * width
    else { return }
    appearance.cornerRadius = CornerRadius(.points(min(Sizes.cardRadius, frame.height / 2)))
  }
}

extension View {
  /// The maximum width of an icon in points, that of a touch target, and the minimum ratio of height to width.
  private static let (widestIcon, leastRatio) = (48.0, 1.5)

  /// Draws the icon of a view that is much higher than wide as a square in its middle; a touch target has padding.
  fileprivate mutating func fitIcon() {
    guard kind == .image, children.isEmpty, !isInteractive, let size = storedFrame?.size, size.width <= Self.widestIcon,
      size.height >= Self.leastRatio * size.width
    else { return }
    appearance.picture = FittedPicture(size: Size(width: 1, height: 1), isScaled: true)
  }
}
