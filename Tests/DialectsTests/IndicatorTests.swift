import Diagnostics
import Foundation
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

@Suite struct IndicatorTests {
  private func indicator(_ attributes: String, _ request: ViewRequest = ViewRequest()) throws -> View {
    try #require(try readNative("<screen><activityIndicator \(attributes)/></screen>", request).root.children.first)
  }

  private func gray(_ level: UInt8) -> AnimatableValue { .color(Color(gray: level)) }

  // MARK: - Eight arcs

  @Test func `arc i has the color of its distance from the frame`() throws {
    let arcs = try indicator("style=\"arcs\"").children[0].children
    #expect(arcs.count == 8)
    let levels: [UInt8] = [242, 230, 179, 128]
    for frame in 1...24 {
      let time = Double(frame - 1) * 0.1 + 0.05
      for (index, arc) in arcs.enumerated() {
        let distance = abs(index + 1 - ((frame - 1) % 8 + 1))
        #expect(arc.referenceValue(of: .strokeColor, at: time) == gray(levels[min(distance, 3)]))
      }
    }
  }

  @Test func `arc i sweeps 39 degrees from 3 + 45 i, clockwise around the center of the box`() throws {
    for (index, arc) in try indicator("style=\"arcs\"").children[0].children.enumerated() {
      guard case .shape(let shape) = arc.layer.content, case .move(let begin)? = shape.path.elements.first,
        case .cubic(_, _, let end)? = shape.path.elements.last
      else {
        Issue.record("arc \(index) is no curve")
        continue
      }
      let angle = (3 + 45 * Double(index)) * .pi / 180
      let sweep = angle + 39 * .pi / 180
      #expect(hypot(begin.x - 20 - 10 * cos(angle), begin.y - 20 - 10 * sin(angle)) < 1e-11)
      #expect(hypot(end.x - 20 - 10 * cos(sweep), end.y - 20 - 10 * sin(sweep)) < 1e-11)
      #expect(shape.strokeStyle.lineWidth == 6 && shape.strokeStyle.lineCap == .butt && shape.fillColor == nil)
    }
  }

  @Test func `stopped arcs look as if the frame were 0`() throws {
    let arcs = try indicator("style=\"arcs\" stopAnimating=\"0.35s\" hidesWhenStopped=\"false\"").children[0].children
    let strokes = arcs.map { arc -> UInt8? in
      guard case .shape(let shape) = arc.layer.content else { return nil }
      return shape.strokeColor?.red
    }
    #expect(strokes == [230, 179, 128, 128, 128, 128, 128, 128])
    for arc in arcs {
      #expect(arc.referenceValue(of: .strokeColor, at: 0.34) != nil)
      #expect(arc.referenceValue(of: .strokeColor, at: 0.35) == nil)
    }
  }

  // MARK: - Markers

  @Test func `the marker fades in a second, twelve times a twelfth of a second apart`() throws {
    let panel = try indicator("style=\"markers\"")
    #expect(panel.appearance.background == Color(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(panel.appearance.cornerRadius == CornerRadius(.points(10)))
    let ring = panel.children[0]
    guard case .replicator(let replicator) = ring.layer.content else { throw ViewProblem.nothingToLayOut }
    #expect(replicator.instanceCount == 12 && replicator.instanceDelay == 1.0 / 12)
    #expect(replicator.instanceTransform == .rotation(.pi / 6))
    let marker = ring.children[0]
    #expect(marker.appearance.opacity == 0 && marker.appearance.background == .white)
    for instance in 0..<12 {
      for step in 0..<36 {
        // Half way between two steps, so that rounding has no effect.
        let time = (Double(step) + 0.5) / 24
        let local = time - Double(instance) / 12
        let value = marker.referenceValue(of: .opacity, at: local)
        if local < 0 {
          #expect(value == nil)
        } else if case .number(let opacity)? = value {
          #expect(abs(opacity - (1 - local.truncatingRemainder(dividingBy: 1))) < 1e-12)
        } else {
          Issue.record("no opacity at \(local)")
        }
      }
    }
  }

  // MARK: - Circles

  @Test(arguments: ["", "colors=\"red lime blue\"", "colors=\"red\""])
  func `color k grows for 0.7 seconds over the full circle of color k minus 1`(attributes: String) throws {
    let view = try indicator("style=\"circles\" \(attributes)")
    let (back, front) = (view.children[0], view.children[1])
    guard case .keyframe(let keyframes) = front.layer.animations[0].content else {
      throw ViewProblem.nothingToLayOut
    }
    let colors = keyframes.values
    #expect(attributes.isEmpty ? colors.count == 20 : colors.count == attributes.split(separator: " ").count)
    for circle in 0..<45 {
      for share in [0.003, 0.25, 0.5, 0.75, 0.997] {
        let time = (Double(circle) + share) * 0.7
        #expect(front.referenceValue(of: .backgroundColor, at: time) == colors[circle % colors.count])
        let behind = circle > 0 ? colors[(circle - 1) % colors.count] : nil
        #expect(back.referenceValue(of: .backgroundColor, at: time) == behind)
        guard case .number(let scale)? = front.referenceValue(of: .scale, at: time) else {
          Issue.record("no scale at \(time)")
          continue
        }
        #expect(abs(scale - UnitBezier.easeOut.value(at: share)) < 1e-6)
      }
    }
  }

  @Test func `no old color shows where one circle follows another`() throws {
    let view = try indicator("style=\"circles\" colors=\"red lime blue\"")
    for circle in 1..<400 {
      for offset in [-9e-4, -1e-4, -1e-9, 0, 1e-9, 1e-4, 9e-4] {
        let time = Double(circle) * 0.7 + offset
        let visible = try visibleColors(of: view, at: time)
        // Around the change only the full circle is visible, to a hundredth of a point.
        let expected = view.children[1].referenceValue(of: .backgroundColor, at: Double(circle) * 0.7 - 0.35)
        #expect(visible == [expected])
      }
    }
  }

  /// The visible colors: the back unless the front covers it, and the front unless its size is 0.
  private func visibleColors(of view: View, at time: Double) throws -> [AnimatableValue?] {
    let back = view.children[0].referenceValue(of: .backgroundColor, at: time)
    let front = view.children[1].referenceValue(of: .backgroundColor, at: time)
    guard case .number(let scale)? = view.children[1].referenceValue(of: .scale, at: time) else {
      throw ViewProblem.nothingToLayOut
    }
    if scale > 0.9999 { return [front] }
    return front == back || scale < 0.0001 ? [back] : [back, front]
  }

  @Test func `stopped circles fade by themselves while the scaling goes on, and the flash with them`() throws {
    let view = try indicator("style=\"circles\" stopAnimating=\"1.0s\"")
    let endless = try indicator("style=\"circles\"")
    for step in 0..<30 {
      let time = 1 + Double(step) / 100 + 0.005
      let fade = 1 - UnitBezier.easeIn.value(at: (time - 1) / 0.3)
      for index in 0...1 {
        let circle = view.children[index]
        guard case .number(let opacity)? = circle.referenceValue(of: .opacity, at: time) else {
          Issue.record("no opacity at \(time)")
          continue
        }
        #expect(abs(opacity - fade) < 1e-9)
        for property in [LayerKeyPath.scale, .backgroundColor] {
          let running = endless.children[index].referenceValue(of: property, at: time)
          #expect(circle.referenceValue(of: property, at: time) == running)
        }
      }
      let flash = view.children[2].referenceValue(of: .opacity, at: time)
      guard case .number(let opacity)? = flash else {
        Issue.record("no flash at \(time)")
        continue
      }
      #expect(abs(opacity - (1 - UnitBezier.easeInEaseOut.value(at: (time - 1) / 0.3))) < 1e-9)
    }
    #expect(view.children.map { $0.referenceValue(of: .opacity, at: 60) } == [.number(0), .number(0), .number(0)])
    #expect(view.allAnimations.allSatisfy { $0.timing.activeDuration.isFinite })
  }

  @Test func `the flash fades in over half a second, and out from where it is`() throws {
    let flash = try indicator("style=\"circles\" stopAnimating=\"0.25s\"").children[2]
    func opacity(_ time: Double) throws -> Double {
      guard case .number(let value)? = flash.referenceValue(of: .opacity, at: time) else {
        throw ViewProblem.nothingToLayOut
      }
      return value
    }
    #expect(try abs(opacity(0.2) - UnitBezier.easeInEaseOut.value(at: 0.4)) < 1e-9)
    #expect(try abs(opacity(0.25) - 0.5) < 1e-9)
    #expect(try abs(opacity(0.4) - 0.25) < 1e-9)
    #expect(try opacity(0.6) == 0)
  }
}
