import Diagnostics
import Geometry
import ViewTree

@testable import Layout

/// An Android view with dimensions in pixels.
func android(
  _ content: AndroidContent, _ width: AndroidDimension = .wrapContent, _ height: AndroidDimension = .wrapContent,
  _ children: [View] = [], _ change: (inout AndroidLayout) -> Void = { _ in }
) -> View {
  var layout = AndroidLayout(params: AndroidLayoutParams(width: width, height: height), content: content)
  change(&layout)
  var view = View(element: "view", kind: .view, layout: .android(layout), location: SourceLocation(offset: 0))
  view.children = children
  return view
}

extension View {
  func named(_ identifier: String) -> View {
    var view = self
    view.identifier = identifier
    return view
  }
}

/// The result of both passes in a window of 300 × 400 pixels.
struct AndroidRun {
  let root: AndroidNode
  let pass: AndroidPass

  init(_ view: View) {
    let work = AndroidWork()
    pass = AndroidPass(work)
    root = view.makeAndroidNode(work)
    pass.run(root, host: PerAxis(300, 400))
  }

  /// `[x, y, width, height]` of each child, in pixels of the root.
  var childFrames: [[Int]] {
    root.children.map(\.frame).map { frame in
      Axis.allCases.map { frame.origin[$0] } + Axis.allCases.map { frame.size[$0] }
    }
  }
}
