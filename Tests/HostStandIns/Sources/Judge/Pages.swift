import SwiftUI
import UIKit

/// The applications of the pages show ten cells with one sweep, then the content.
@MainActor func expectPages() {
  let controller = FeedViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  window.addSubview(controller.view)
  window.layoutIfNeeded()
  controller.tableView.layoutIfNeeded()
  let cells = controller.tableView.visibleCells
  expect(
    cells.count == 10 && cells.allSatisfy { $0 is FeedSkeletonTableViewCell },
    "the table shows \(cells.count) placeholders")
  expect(cells.allSatisfy { $0.frame.height == 210 }, "the cells have the height of a row")
  expect(
    Set(cells.map { sweeps(in: $0.layer, of: $0).description }).count == 1, "the cells of the table show one sweep")
  controller.posts = ["one", "two"]
  window.layoutIfNeeded()
  expect(controller.tableView.visibleCells.count == 2, "the table shows the content")

  let profile = ProfileViewController()
  window.addSubview(profile.view)
  window.layoutIfNeeded()
  let placeholder = profile.view.subviews.first as? FeedSkeletonView
  expect(placeholder?.isAnimating == true && placeholder?.isHidden == false, "the placeholder of the view animates")
  let path = (placeholder?.layer.sublayers?.first?.mask as? CAShapeLayer)?.path
  expect(path?.boxes.last?.minY ?? 0 > 500, "the rows fill the view")
  profile.show()
  expect(placeholder?.isHidden == true, "the placeholder of the view ends")

  func gradients(_ posts: [String]?) -> Int {
    drawing(of: FeedView(posts: posts), width: 320, in: EnvironmentValues()).fills.count {
      if case .linear = $0.shading { true } else { false }
    }
  }
  expect(
    gradients(nil) == 10 && gradients(["a"]) == 0, "the stack shows \(gradients(nil)) placeholders, then the content")
}

/// The begin and the duration of all animations below a layer.
@MainActor private func sweeps(in layer: CALayer, of view: UIView) -> [Double] {
  view.subviews.flatMap { sweeps(in: $0.layer, of: $0) }
    + (layer.sublayers ?? []).flatMap { $0.sublayers ?? [] }.compactMap { $0.animation(forKey: "sweep") }
    .flatMap { [$0.beginTime.truncatingRemainder(dividingBy: $0.duration), $0.duration] }
}
