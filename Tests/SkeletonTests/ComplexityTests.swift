import Skeleton
import Synchronization
import Testing

/// The counted work of documents of which one dimension is doubled four times.
///
/// The unit is that of `WorkMeter`: an element, a view, a layout of a box, a row of pixels. The work grows at most
/// linearly, n log n where something is sorted, or the document is refused.
@Suite struct ComplexityTests {
  /// A document with one dimension of `count` parts.
  private struct Growing: Sendable {
    var name: String
    var solves = false
    /// The number of parts of the smallest document.
    var least = 16
    var document: @Sendable (_ count: Int) -> String
  }

  private static let android =
    "xmlns:android='http://schemas.android.com/apk/res/android'"
    + " xmlns:app='http://schemas.android.com/apk/res-auto'"
  private static let wrapping = "android:layout_width='wrap_content' android:layout_height='wrap_content'"

  private static func repeated(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }

  private static func nested(_ start: String, _ end: String, _ count: Int, _ leaf: String) -> String {
    repeated("<\(start)>", count) + leaf + repeated("</\(end)>", count)
  }

  private static func xib(_ subviews: String, _ constraints: String = "") -> String {
    "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='iOS.CocoaTouch'><objects><view id='r'>"
      + "<rect key='frame' x='0' y='0' width='60' height='60'/><subviews>\(subviews)</subviews>"
      + "<constraints>\(constraints)</constraints></view></objects></document>"
  }

  private static func frame(_ attributes: String) -> String {
    "<view \(attributes)><rect key='frame' x='1' y='1' width='5' height='5'/></view>"
  }

  /// Documents whose work before the output is measured.
  private static let documents: [Growing] = [
    Growing(name: "native siblings") { "<feed width='60'>\(repeated("<view height='2'/>", $0))</feed>" },
    Growing(name: "native different siblings") { count in
      "<feed width='60'>" + (0..<count).map { "<view height='\($0 % 90).\($0)'/>" }.joined() + "</feed>"
    },
    Growing(name: "native depth") { "<feed width='60'>\(nested("row", "row", $0 / 2, "<text/>"))</feed>" },
    Growing(name: "native ratios in depth") {
      "<feed width='60'>\(nested("row wrap='wrap' aspectRatio='1.5' padding='1'", "row", $0 / 2, "<text/>"))</feed>"
    },
    Growing(name: "native lines") {
      "<feed width='60'><row wrap='wrap'>\(repeated("<view width='25' height='2'/>", $0))</row></feed>"
    },
    Growing(name: "native rows of a table") {
      "<feed width='60'><table>\(repeated("<tr><text/><icon/></tr>", $0))</table></feed>"
    },
    Growing(name: "native stack") { "<feed width='60'><stack>\(repeated("<text/>", $0))</stack></feed>" },
    Growing(name: "native absolute") {
      "<feed width='60'>\(repeated("<view position='absolute' left='1' width='3' height='3'/>", $0))</feed>"
    },
    Growing(name: "native copies") { "<feed width='60'><cell repeat='\($0)'><text/></cell></feed>" },
    Growing(name: "native names") { count in
      "<feed width='60'>" + (0..<count).map { "<view id='n\($0)' height='2'/>" }.joined() + "</feed>"
    },
    Growing(name: "native words") { "<feed width='60'><text text='\(repeated("word ", $0))'/></feed>" },
    Growing(name: "svg shapes") {
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(repeated("<rect width='3' height='3'/>", $0))</svg>"
    },
    Growing(name: "svg depth") {
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(nested("g", "g", $0 / 2, "<rect width='3' height='3'/>"))</svg>"
    },
    // Each view is compared with at most 64 siblings, which smaller documents do not have.
    Growing(name: "dump nodes", least: 128) {
      "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][60,60]'>"
        + repeated("<node class='android.view.View' bounds='[0,0][5,5]'/>", $0) + "</node></hierarchy>"
    },
    Growing(name: "dump texts in rows", least: 128) { count in
      "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][1080,9000]'>"
        + (0..<count).map { index in
          let (x, y) = (100 * (index % 10), 40 * (index / 10))
          return "<node class='android.widget.TextView' text='a' bounds='[\(x),\(y)][\(x + 90),\(y + 30)]'/>"
        }.joined() + "</node></hierarchy>"
    },
    Growing(name: "dump cells at the edges", least: 128) { count in
      "<hierarchy><node class='android.widget.ScrollView' bounds='[0,0][1080,800]'>"
        + (0..<count).map { index in
          let picture = "<node class='android.widget.ImageView' bounds='[0,700][500,800]'/>"
          return "<node class='android.widget.FrameLayout' bounds='[0,\(index)][1080,800]'>\(picture)</node>"
        }.joined() + "</node></hierarchy>"
    },
    Growing(name: "dump depth") {
      "<hierarchy>"
        + nested(
          "node class='android.widget.FrameLayout' bounds='[0,0][60,60]'", "node", $0 / 2,
          "<node class='android.view.View' bounds='[0,0][5,5]'/>") + "</hierarchy>"
    },
    Growing(name: "appium nodes", least: 128) {
      "<AppiumAUT><XCUIElementTypeApplication type='XCUIElementTypeApplication' x='0' y='0' width='60' height='60'>"
        + repeated(
          "<XCUIElementTypeImage type='XCUIElementTypeImage' visible='true' x='0' y='0' width='9' height='9'/>", $0)
        + "</XCUIElementTypeApplication></AppiumAUT>"
    },
    Growing(name: "hyperview elements") {
      "<doc xmlns='https://hyperview.org/hyperview'><screen><body>\(repeated("<text>a</text>", $0))</body></screen></doc>"
    },
    Growing(name: "hyperview styles") { count in
      "<doc xmlns='https://hyperview.org/hyperview'><screen><styles>"
        + (0..<count).map { "<style id='s\($0)' margin='1'/>" }.joined() + "</styles><body>"
        + (0..<count).map { "<view style='s\($0)'/>" }.joined() + "</body></screen></doc>"
    },
    Growing(name: "xib subviews") { xib(repeated(frame(""), $0)) },
    Growing(name: "xib chain", solves: true) { count in
      let views = (0..<count).map { frame("id='v\($0)' translatesAutoresizingMaskIntoConstraints='NO'") }
      let constraints = (0..<count).map { index in
        let before =
          index == 0
          ? "firstAttribute='top' secondItem='r' secondAttribute='top'"
          : "firstAttribute='top' secondItem='v\(index - 1)' secondAttribute='bottom'"
        return "<constraint firstItem='v\(index)' \(before) id='a\(index)'/>"
          + "<constraint firstItem='v\(index)' firstAttribute='leading' secondItem='r' secondAttribute='leading' id='b\(index)'/>"
          + "<constraint firstItem='v\(index)' firstAttribute='width' constant='9' id='c\(index)'/>"
          + "<constraint firstItem='v\(index)' firstAttribute='height' constant='9' id='d\(index)'/>"
      }
      return xib(views.joined(), constraints.joined())
    },
    Growing(name: "android linear") {
      "<LinearLayout \(android) \(wrapping) android:orientation='vertical'>"
        + repeated("<TextView \(wrapping) android:text='a'/>", $0) + "</LinearLayout>"
    },
    Growing(name: "android depth") {
      nested("LinearLayout \(android) \(wrapping) android:padding='1dp'", "LinearLayout", $0 / 2, "<View/>")
    },
    Growing(name: "android relative") { count in
      "<RelativeLayout \(android) \(wrapping)>"
        + (0..<count).map {
          "<View android:id='@+id/v\($0)' android:layout_width='9dp' android:layout_height='9dp'"
            + " android:layout_below='@id/v\($0 - 1)' android:visibility='\($0 % 8 == 0 ? "visible" : "gone")'/>"
        }.joined() + "</RelativeLayout>"
    },
    Growing(name: "android table") {
      "<TableLayout \(android) \(wrapping)>"
        + repeated("<TableRow><TextView android:text='a'/><TextView android:text='b'/></TableRow>", $0)
        + "</TableLayout>"
    },
    Growing(name: "android nested constraint layouts") {
      nested(
        "androidx.constraintlayout.widget.ConstraintLayout \(android) \(wrapping) android:padding='1dp'",
        "androidx.constraintlayout.widget.ConstraintLayout", $0 / 2, "<View/>")
    },
  ]

  /// Documents whose work in the output is measured.
  private static let pictures: [Growing] = [
    Growing(name: "cells") { "<feed width='40' height='30'>\(repeated("<cell><view height='1'/></cell>", $0))</feed>" },
    Growing(name: "gradients") {
      "<feed width='40' height='30'><shimmer scope='view'/>\(repeated("<view height='1'/>", $0))</feed>"
    },
    Growing(name: "kept shapes") {
      "<screen width='40' height='30'>\(repeated("<view width='5' height='5' background='red' skeleton='keep'/>", $0))</screen>"
    },
    Growing(name: "animated layers") {
      "<screen width='40' height='30'>"
        + repeated(
          "<view width='5' height='5' background='red'><animation keyPath='opacity' from='0' to='1' duration='1s' "
            + "repeatCount='infinite'/></view>", $0) + "</screen>"
    },
    Growing(name: "copies of a replicator") {
      "<screen width='40' height='30'><replicator instanceCount='\($0)' instanceDelay='0.01'><view width='5' height='5' "
        + "background='red'><animation keyPath='opacity' from='0' to='1' duration='1s' repeatCount='infinite'/></view>"
        + "</replicator></screen>"
    },
    Growing(name: "path") { count in
      let points = (0..<count).map { "L \($0 % 40) \($0 * 7 % 30)" }.joined(separator: " ")
      return
        "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'><path d='M 0 0 H 40 V 30 H 0 \(points) Z'/></svg>"
    },
  ]

  /// The units of work of a document; nil if it is refused.
  private func work(_ growing: Growing, _ count: Int, as format: OutputFormat?) throws -> Int? {
    let units = Mutex(0)
    var context = RenderContext()
    context.workObserver = { added in units.withLock { $0 += added } }
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration) = (1, 2, 1)
    options.solvesConstraints = growing.solves
    do {
      let scene = try Document(growing.document(count), options: options, context: context)
        .scene(options, context: context)
      if let format { _ = try scene.render(as: format) }
    } catch {
      // A mistake in the document of the test is no refusal.
      let limits = ["limit", "render", "image", "xml"]
      try #require(error.problems.allSatisfy { problem in limits.contains { problem.code.contains($0) } }, "\(error)")
      return nil
    }
    return units.withLock(\.self)
  }

  private func check(_ growing: Growing, as format: OutputFormat?, _ counts: [Int]) throws {
    let works = try counts.map { try work(growing, $0, as: format) }
    for (small, large) in zip(works, works.dropFirst()) {
      guard let large else { return }
      let before = try #require(small, "\(growing.name) is refused when it is small")
      // Twice the work; n log n is a tenth more.
      #expect(Double(large) <= 2.2 * Double(before) + 64, "\(growing.name) \(format?.rawValue ?? "") \(works)")
    }
    #expect((works.last.flatMap(\.self) ?? .max) > 10)
  }

  @Test(arguments: documents.map(\.name))
  func `reading, layout and bones grow with the document`(name: String) throws {
    let growing = try #require(Self.documents.first { $0.name == name })
    try check(growing, as: nil, (0..<5).map { growing.least << $0 })
  }

  @Test(arguments: pictures.map(\.name), OutputFormat.allCases)
  func `drawing and writing grow with the scene`(name: String, format: OutputFormat) throws {
    try check(try #require(Self.pictures.first { $0.name == name }), as: format, [8, 16, 32, 64, 128])
  }
}

/// The deadline ends drawing and writing within a counted number of units of work.
@Suite struct OutputDeadlineTests {
  private static let documents: KeyValuePairs<String, String> = [
    "cells": "<feed width='30' height='40'><shimmer scope='cell'/>"
      + String(repeating: "<cell><text/></cell>", count: 150) + "</feed>",
    "animated": "<screen width='30' height='40'>"
      + String(
        repeating: "<view width='5' height='5' background='red'><animation keyPath='opacity' from='0' to='1' "
          + "duration='1s' repeatCount='infinite'/></view>", count: 150) + "</screen>",
  ]

  private struct State {
    var checks = 0
    var units = 0
    var unitsAfter = 0
  }

  @Test(arguments: documents.map(\.key), OutputFormat.allCases)
  func `an output ends at the deadline`(name: String, format: OutputFormat) throws {
    let markup = try #require(Self.documents.first { $0.key == name }).value
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration) = (1, 3, 1)
    let scene = try Document(markup, options: options).scene(options)

    func run(endingAfter last: Int) throws -> State {
      let state = Mutex(State())
      var context = RenderContext()
      context.deadline = {
        state.withLock { state in
          state.checks += 1
          return state.checks > last
        }
      }
      context.workObserver = { units in
        state.withLock { state in
          state.units += units
          if state.checks > last { state.unitsAfter += units }
        }
      }
      let limited = scene.encoded(with: options, context: context)
      if last == .max {
        _ = try limited.render(as: format)
      } else {
        let error = try #require(throws: RenderError.self) { _ = try limited.render(as: format) }
        #expect(error.problems.map(\.code) == ["render.deadline"])
      }
      return state.withLock(\.self)
    }
    let unlimited = try run(endingAfter: .max)
    // The deadline is checked about every 128 units.
    #expect(unlimited.checks >= unlimited.units / 256)
    for last in stride(from: 0, to: unlimited.checks, by: 1 + unlimited.checks / 4) {
      #expect(try run(endingAfter: last).unitsAfter <= 600, "after check \(last) of \(unlimited.checks)")
    }
  }

  @Test(arguments: [OutputFormat.png, .ascii, .ansi, .svg, .html, .lottie])
  func `a still picture counts the layers that it presents`(format: OutputFormat) throws {
    let markup =
      "<screen width='30' height='40'><replicator instanceCount='400'>"
      + "<view width='5' height='5' background='red' opacity='0'/></replicator></screen>"
    let units = Mutex(0)
    var context = RenderContext()
    context.workObserver = { added in units.withLock { $0 += added } }
    var options = RenderOptions()
    (options.scale, options.time) = (1, .seconds(0))
    let scene = try Document(markup, options: options).scene(options)
    _ = try scene.encoded(with: options, context: context).render(as: format)
    #expect(units.withLock(\.self) >= 400)
  }
}
