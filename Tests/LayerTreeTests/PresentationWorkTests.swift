import Diagnostics
import Geometry
import LayerTree
import Synchronization
import Testing

/// The work of presenting layers, in the units of ``WorkMeter``.
@Suite struct PresentationWorkTests {
  private static let size = Size(width: 100, height: 100)

  /// A layer with `count` animations that begin at the shown value and overlap.
  private func overlapping(_ count: Int) -> Layer {
    var layer = slider()
    layer.animations = (0..<count).map { index in
      slide(
        to: Double(index * 37 % 90),
        seconds(4) {
          $0.beginTime = Double(index) / 64
          $0.fillMode = .forwards
        })
    }
    return layer
  }

  private func units(_ body: (Deadline) -> Void) -> Int {
    let units = Mutex(0)
    body(Deadline(nil) { count in units.withLock { $0 += count } })
    return units.withLock(\.self)
  }

  @Test func `begin values are computed once for all moments`() {
    let layer = overlapping(256)
    var memory = PresentationMemory()
    func present(at time: Double) -> Int {
      units { deadline in
        _ = presentation(of: [layer], size: Self.size, at: time, deadline: deadline, keeping: &memory)
      }
    }
    let first = present(at: 0)
    #expect(first > 256)
    #expect([1.0, 2, 3].map(present) == [1, 1, 1])
  }

  @Test func `the state at a time does not depend on earlier requests`() {
    var other = overlapping(40)
    other.position.y = 5
    let layers = [overlapping(40), other, overlapping(3)]
    var memory = PresentationMemory()
    for time in [0.0, 3.5, 0.25, 8] {
      #expect(
        presentation(of: layers, size: Self.size, at: time, keeping: &memory)
          == presentation(of: layers, size: Self.size, at: time))
    }
  }

  @Test func `layers after the deadline are left out`() {
    var layer = box(0, 0, 9, 9)
    layer.sublayers = (0..<2_000).map { index in box(Double(index % 90), 0, 5, 5) }
    let checks = Mutex(0)
    let deadline = Deadline {
      checks.withLock {
        $0 += 1
        return $0 > 3
      }
    }
    var memory = PresentationMemory()
    let items = presentation(of: [layer], size: Self.size, at: 0, deadline: deadline, keeping: &memory).items
    #expect(items.count <= 4 * 128)
    #expect(checks.withLock(\.self) == 4)
  }

  @Test func `animations count as work of each moment`() {
    let few = (0..<100).map { _ in overlapping(2) }
    #expect(presentationWork(of: few, moments: 10) == 1_000)
    #expect(presentationWork(of: [overlapping(800)], moments: 10) == 10 + 10 * 100 + 800 * 800 / 8)
    var replicator = Layer(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    var copies = ReplicatorContent()
    copies.instanceCount = 1 << 20
    replicator.content = .replicator(copies)
    replicator.sublayers = [overlapping(800)]
    #expect(presentationWork(of: [replicator], moments: 10) > 1 << 29)
  }
}
