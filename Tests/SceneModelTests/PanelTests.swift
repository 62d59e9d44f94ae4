import Geometry
import Testing
import ViewTree

@testable import Inference

/// Dialogs and sheets in front of a touchable leaf in a dump, on a screen that is 400 points wide.
@Suite struct PanelTests {
  private static let scrim = changed(dumped(.view, box(0, 0, 400, 700))) { $0.isInteractive = true }

  private static func panel(_ frame: Rect) -> View {
    dumped(.container, frame, [dumpedText(box(24, 31, 203, 20))])
  }

  /// The children of a view with 400 × 700 points after the rule.
  private func shown(_ children: [View], in size: Size = Size(width: 400, height: 700)) -> [View] {
    var view = dumped(.container, Rect(origin: Point(x: 0, y: 5), size: size), children)
    view.showPanel(onScreenOfWidth: 400)
    return view.children
  }

  private static let dialog = CornerRadius(.points(28))
  private static let sheet = CornerRadius(
    topLeft: .points(28), topRight: .points(28), bottomRight: .points(0), bottomLeft: .points(0))

  @Test(
    arguments: [
      (box(40, 305, 320, 90), dialog), (box(40, 305, 322, 90), dialog), (box(40, 305, 322.25, 90), nil),
      (box(1, 305, 398, 90), dialog), (box(40, 0, 320, 699), dialog), (box(40, 0, 320, 700), nil),
      (box(40, 304, 320, 90), dialog), (box(40, 303.75, 320, 90), nil), (box(40, 306, 320, 90), dialog),
      (box(40, 306.25, 320, 90), nil),
      (box(0, 572, 400, 128), sheet), (box(0, 572.25, 400, 127.75), nil), (box(0, 1, 399, 698), sheet),
      (box(0, 0, 400, 700), nil), (box(0, 401, 398.75, 299), nil), (box(0, 401, 400, 297.75), nil),
    ] as [(Rect, CornerRadius?)])
  func `a view in front of a touchable leaf is a dialog or a sheet`(_ frame: Rect, _ radius: CornerRadius?) {
    let panel = shown([Self.scrim, Self.panel(frame)])[1]
    #expect(panel.appearance.isBoxed == (radius != nil))
    #expect(panel.appearance.cornerRadius == radius ?? .zero)
    // Only the first one is filled.
    let two = shown([Self.scrim, Self.panel(frame), Self.panel(box(40, 305, 320, 90))])
    #expect(two[2].appearance.isBoxed == (radius == nil))
    // A view behind the leaf is not in front of it.
    #expect(!shown([Self.panel(frame), Self.scrim])[0].appearance.isBoxed)
  }

  @Test(arguments: [
    (Size(width: 400, height: 480), true), (Size(width: 400, height: 479.75), false),
    (Size(width: 399, height: 700), true), (Size(width: 398.75, height: 700), false),
  ])
  func `a panel is on a view of the size of a screen`(_ size: Size, _ isPanel: Bool) {
    let scrim = changed(Self.scrim) { $0.layout = .frame(Rect(origin: .zero, size: size)) }
    let panel = Self.panel(Rect(x: 40, y: size.height / 2 - 45, width: size.width - 80, height: 90))
    #expect(shown([scrim, panel], in: size)[1].appearance.isBoxed == isPanel)
  }

  private static let scrims: [(change: @Sendable (inout View) -> Void, isScrim: Bool)] = [
    ({ $0.layout = .frame(box(0, 0, 399, 699)) }, true), ({ $0.layout = .frame(box(0, 0, 398.75, 700)) }, false),
    ({ $0.layout = .frame(box(0, 0, 400, 698.75)) }, false), ({ $0.isInteractive = false }, false),
    ({ $0.isHidden = true }, false), ({ $0.kind = .image }, false),
    ({ $0.children = [dumped(.view, box(0, 0, 9, 9))] }, false),
  ]

  @Test(arguments: scrims.indices) func `a panel is in front of a touchable leaf of that size`(_ number: Int) {
    let (change, isScrim) = Self.scrims[number]
    let views = shown([changed(Self.scrim, change), Self.panel(box(40, 305, 320, 90))])
    #expect(views[1].appearance.isBoxed == isScrim)
  }

  private static let behind: [(view: View, isScrim: Bool)] = [
    (dumped(.media, box(0, 0, 400, 700)), false), (dumped(.image, box(0, 0, 399, 699)), false),
    (dumped(.image, box(0, 0, 398.75, 700)), true), (dumped(.media, box(0, 0, 400, 698.75)), true),
    (changed(dumped(.media, box(0, 0, 400, 700))) { $0.isHidden = true }, true),
    (dumped(.container, box(0, 0, 400, 700), [dumped(.media, box(0, 0, 400, 700))]), false),
    (dumped(.container, box(0, 0, 400, 700), [dumped(.media, box(0, 0, 400, 225))]), true),
    (
      dumped(.container, box(0, 0, 400, 700), [dumped(.image, box(0, 0, 400, 700)), dumpedText(box(9, 9, 99, 20))]),
      true
    ),
  ]

  @Test(arguments: behind.indices) func `a touchable leaf on a picture of its size takes gestures`(_ number: Int) {
    let (view, isScrim) = Self.behind[number]
    let panel = Self.panel(box(0, 550, 400, 150))
    #expect(shown([view, Self.scrim, panel])[2].appearance.isBoxed == isScrim)
    // The leaf is directly in front of the picture, and another leaf in front of it may close a panel.
    #expect(shown([view, Self.panel(box(0, 0, 400, 90)), Self.scrim, panel])[3].appearance.isBoxed)
    #expect(shown([view, Self.scrim, Self.scrim, panel])[3].appearance.isBoxed)
  }

  private static let others: [@Sendable (inout View) -> Void] = [
    { $0.kind = .view }, { $0.isHidden = true }, { $0.clips = true }, { $0.children = [] },
  ]

  @Test(arguments: others.indices) func `a panel is a container with contents`(_ number: Int) {
    let panel = changed(Self.panel(box(40, 305, 320, 90)), Self.others[number])
    #expect(!shown([Self.scrim, panel])[1].appearance.isBoxed)
  }
}
