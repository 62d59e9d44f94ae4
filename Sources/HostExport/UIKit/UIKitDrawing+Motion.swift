import Geometry
import LayerTree
import SceneModel
import TextFormats

extension UIKitDrawing {
  func writeGradientFrame(to code: inout CodeWriter) {
    if placeholder.hasScopes {
      code.line("let frames = gradientFrames(in: bounds.size)")
      code.block("while gradients.count < frames.count {") { code in
        code.lines("gradients.append(CAGradientLayer())", "content.addSublayer(gradients[gradients.count - 1])")
      }
      code.block("while gradients.count > frames.count {") { $0.line("gradients.removeLast().removeFromSuperlayer()") }
      code.block("for (gradient, frame) in zip(gradients, frames) {") { code in
        code.line("gradient.frame = frame")
        writeAxis("gradient", frame: "frame", to: &code)
      }
      code.line("updateColors()")
      return
    }
    if placeholder.isGradient {
      code.line("let container = sweepContainer ?? window ?? self")
      code.line("gradient.frame = convert(container.bounds, from: container)")
    } else {
      code.line("gradient.frame = bounds")
    }
    writeAxis("gradient", frame: "gradient.frame", to: &code)
  }

  /// Writes the statements that set the ends of a gradient, which are mirrored for right-to-left writing.
  private func writeAxis(_ gradient: String, frame: String, to code: inout CodeWriter) {
    guard scene.shimmer.plain == nil else { return }
    let reach = scene.shimmer.reach
    switch placeholder.axis {
    case .points(let start, let end):
      for (name, location) in [("startPoint", reach.start), ("endPoint", reach.end)] {
        let (x, y) = (start.x + (end.x - start.x) * location, start.y + (end.y - start.y) * location)
        code.line(
          "\(gradient).\(name) = CGPoint(x: isRightToLeft ? \(formatted(1 - x)) : \(formatted(x)), y: \(formatted(y)))")
      }
    case .angle(let angle):
      let (x, y) = (cosine(angle), sine(angle))
      code.line("// The ends of the axis are at corners of the rectangle.")
      code.line(
        "let half = (\(frame).width * \(formatted(abs(x), decimals: 6)) + \(frame).height * \(formatted(abs(y), decimals: 6))) / 2"
      )
      code.line("let x = (isRightToLeft ? -half : half) * \(formatted(x, decimals: 6)) / max(\(frame).width, 1)")
      code.line("let y = half * \(formatted(y, decimals: 6)) / max(\(frame).height, 1)")
      for (name, location) in [("startPoint", reach.start), ("endPoint", reach.end)] {
        let factor = formatted(2 * location - 1)
        code.line("\(gradient).\(name) = CGPoint(x: 0.5 + \(factor) * x, y: 0.5 + \(factor) * y)")
      }
    }
  }

  // MARK: - Motion

  func writeAnimating(to code: inout CodeWriter) {
    guard scene.loading != nil else {
      code.block("func startAnimating() {") { code in
        writeAnnouncement(to: &code)
        code.line("isAnimating = true")
      }
      code.line()
      code.line("func stopAnimating() { isAnimating = false }")
      code.line()
      return
    }
    code.line("/// Shows the placeholder after `showDelay`; a placeholder that fades returns at once.")
    code.block("func startAnimating() {") { code in
      writeAnnouncement(to: &code)
      code.lines("isAnimating = true", "let delay = shownAt == nil ? showDelay : 0")
      code.block("after(delay) { placeholder in") { code in
        code.lines("placeholder.layer.removeAllAnimations()", "placeholder.alpha = 1", "placeholder.isHidden = false")
        code.block("if placeholder.shownAt == nil {") { $0.line("placeholder.shownAt = CACurrentMediaTime()") }
        if placeholder.moves { code.line("placeholder.updateSweep()") }
      }
    }
    code.line()
    code.line("/// Dissolves the placeholder after `minimumTime`, or prevents that it appears.")
    code.block("func stopAnimating() {") { code in
      code.line("isAnimating = false")
      code.block("guard let shownAt else {") { $0.lines("change?.cancel()", "isHidden = hidesWhenStopped", "return") }
      let end = "max(CACurrentMediaTime(), shownAt + minimumTime)"
      if let period = scene.sweepPeriod {
        code.line("var end = \(end)")
        let length = formatted(period)
        code.line("if finishesCycle { end = (end / \(length)).rounded(.up) * \(length) }")
      } else {
        code.line("let end = \(end)")
      }
      code.block("after(end - CACurrentMediaTime()) { placeholder in") { code in
        code.block(
          "UIView.animate(withDuration: placeholder.transition, animations: { placeholder.alpha = 0 }) { isComplete in"
        ) {
          code in
          code.line("guard isComplete, !placeholder.isAnimating else { return }")
          code.lines(
            "placeholder.shownAt = nil", "placeholder.alpha = 1", "placeholder.isHidden = placeholder.hidesWhenStopped")
          if placeholder.moves { code.line("placeholder.updateSweep()") }
        }
      }
    }
    code.line()
    code.block("private func after(_ seconds: TimeInterval, _ body: @escaping @MainActor (\(name.viewType)) -> Void) {")
    { code in
      code.line("change?.cancel()")
      code.line("if seconds <= 0 { return body(self) }")
      code.line("let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self.map(body) } }")
      code.line("change = item")
      code.line("DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)")
    }
    code.line()
  }

  private func writeAnnouncement(to code: inout CodeWriter) {
    code.block("if !isAnimating, isAccessibilityElement {") { code in
      code.line("UIAccessibility.post(notification: .announcement, argument: accessibilityLabel)")
    }
  }

  func writeMotion(to code: inout CodeWriter) {
    code.line()
    code.block("private func updateColors() {") { code in
      code.line("backgroundColor = colors.overlay")
      let traits = "resolvedColor(with: traitCollection).cgColor"
      for tint in placeholder.tints { code.line("\(tint.name)Layer.fillColor = colors.\(tint.name).\(traits)") }
      guard placeholder.hasBones else { return }
      let body: (inout CodeWriter) -> Void = { code in
        if placeholder.moves, placeholder.isGradient {
          code.line("let isCalm = UIAccessibility.isReduceMotionEnabled")
          code.line("gradient.backgroundColor = isCalm ? colors.gradient[\(placeholder.calm)].\(traits) : nil")
          code.line("gradient.colors = isCalm ? nil : colors.gradient.map { $0.\(traits) }")
        } else if !placeholder.isGradient {
          code.line("gradient.backgroundColor = colors.gradient[0].\(traits)")
        } else {
          code.line("gradient.colors = colors.gradient.map { $0.\(traits) }")
          code.line("gradient.locations = \(numbers(scene.shimmer.from))")
        }
      }
      if placeholder.hasScopes { code.block("for gradient in gradients {", "}", body) } else { body(&code) }
      if placeholder.moves { code.line("updateSweep()") }
    }
    guard placeholder.moves, let motion = scene.shimmer.motion else { return }
    code.line()
    code.line("/// The sweep runs in absolute time: views that are created later join it.")
    code.block("private func updateSweep() {") { code in
      let body: (inout CodeWriter) -> Void = { code in
        code.line("gradient.removeAnimation(forKey: \"sweep\")")
        let statement = placeholder.hasScopes ? "continue" : "return"
        code.line("guard isAnimating, window != nil, !UIAccessibility.isReduceMotionEnabled else { \(statement) }")
        if placeholder.second != nil {
          code.line("let sweep = CABasicAnimation(keyPath: \"backgroundColor\")")
          code.line("sweep.fromValue = gradient.backgroundColor")
          code.line("sweep.toValue = colors.gradientEnd[0].resolvedColor(with: traitCollection).cgColor")
        } else {
          code.line("let sweep = CABasicAnimation(keyPath: \"locations\")")
          code.line("sweep.fromValue = \(numbers(scene.shimmer.from))")
          code.line("sweep.toValue = \(numbers(scene.shimmer.to))")
        }
        code.line("sweep.duration = \(formatted(motion.duration))")
        if motion.autoreverses { code.line("sweep.autoreverses = true") }
        if motion.curve != .linear { code.line("sweep.timingFunction = \(timingFunction(motion.curve))") }
        code.line("sweep.repeatCount = .infinity")
        code.line("// A multiple of the period; Core Animation replaces 0 by the current time.")
        code.line("sweep.beginTime = \(motion.autoreverses ? "2 * " : "")sweep.duration")
        code.lines("sweep.isRemovedOnCompletion = false", "gradient.add(sweep, forKey: \"sweep\")")
      }
      if placeholder.hasScopes { code.block("for gradient in gradients {", "}", body) } else { body(&code) }
    }
  }

  private func numbers(_ numbers: [Double]) -> String {
    "[\(numbers.map { formatted($0) }.joined(separator: ", "))] as [NSNumber]"
  }

  private func timingFunction(_ curve: UnitBezier) -> String {
    let names: [(UnitBezier, String)] = [
      (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInEaseOut, "easeInEaseOut"), (.default, "default"),
    ]
    if let name = names.first(where: { $0.0 == curve })?.1 { return "CAMediaTimingFunction(name: .\(name))" }
    return
      "CAMediaTimingFunction(controlPoints: \(plain(curve.x1)), \(plain(curve.y1)), \(plain(curve.x2)), \(plain(curve.y2)))"
  }

  func writeKept(to code: inout CodeWriter) {
    code.line()
    code.line("/// The shapes above the bones.")
    code.block("private static let shapes: [(path: CGPath, color: UIColor)] = [", "]") { code in
      for (index, shape) in placeholder.keptShapes.enumerated() {
        code.block("(", "),") { code in
          code.block("{", "}(),") { code in
            code.line("let path = CGMutablePath()")
            swift.writeShape(shape, to: &code)
            code.line("return path")
          }
          code.line(placeholder.kept.indices.contains(index) ? color(placeholder.kept[index]) : ".clear")
        }
      }
    }
  }
}
