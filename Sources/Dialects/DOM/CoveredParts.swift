import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// The order in which a browser paints the boxes and texts of a captured page, and the opaque boxes that hide others.
///
/// CSS 2, appendix E: a stacking context paints its own box, its boxes with a negative `z-index`, the boxes of its flow,
/// the texts of its flow, its positioned boxes, and those with a positive `z-index`.
struct CoveredParts {
  /// The places of a box and of its text in the order of painting, by the number of the box in document order.
  private var boxRanks: [Int] = []
  private var textRanks: [Int] = []
  /// The covers that reach into a band of the page, by the number of the band, and those of many bands.
  private var bands: [Int: [Cover]] = [:]
  private var tall: [Cover] = []
  private var bandHeight = 256.0

  /// The maximum number of bands that list a cover.
  private static let mostBands = 8
  /// The maximum number of covers of a band; those that are painted before them hide nothing.
  ///
  /// It bounds the time for a page of many boxes at one place.
  private static let mostCovers = 256

  /// An opaque box, without its corners and what is cut off.
  private struct Cover {
    var rect: Rect
    var rank: Int
  }

  private struct Facts {
    var place: BoxPlace
    /// The part inside of which the box hides everything; nil for a box that is not opaque.
    var cover: Rect?
  }

  init(of page: CapturedBox, _ meter: inout WorkMeter) {
    var facts: [Facts] = []
    // The numbers of the nearest stacking context, and of the nearest positioned box or the page.
    var positioned: [Int: [Int]] = [:]
    var flow: [Int: [Int]] = [:]
    func visit(_ box: CapturedBox, context: Int, owner: Int, clip: Rect, isOpaque: Bool) {
      guard meter.allowsMore() else { return }
      let number = facts.count
      let isOpaque = isOpaque && box.element["opacity"] == nil
      let place = BoxPlace(box.element, isRoot: number == 0)
      let seen = box.frame.intersection(clip)
      facts.append(Facts(place: place, cover: isOpaque ? box.opaquePart?.intersection(clip) : nil))
      if number > 0 {
        if place.isPositioned {
          positioned[context, default: []].append(number)
        } else {
          flow[owner, default: []].append(number)
        }
      }
      let inner = box.element["clips"] == "true" ? seen : clip
      for child in box.children {
        visit(
          child, context: place.isContext ? number : context, owner: place.isPositioned ? number : owner, clip: inner,
          isOpaque: isOpaque)
      }
    }
    visit(page, context: 0, owner: 0, clip: page.frame, isOpaque: true)

    boxRanks = Array(repeating: 0, count: facts.count)
    textRanks = boxRanks
    var rank = 0
    func paint(_ number: Int) {
      func mark(_ numbers: some Sequence<Int>, _ ranks: WritableKeyPath<CoveredParts, [Int]>) {
        for number in numbers {
          rank += 1
          self[keyPath: ranks][number] = rank
        }
      }
      let own = facts[number].place.isContext ? positioned[number, default: []] : []
      let sorted = own.sorted { (facts[$0].place.layer, $0) < (facts[$1].place.layer, $1) }
      mark([number], \.boxRanks)
      for inner in sorted where facts[inner].place.layer < 0 { paint(inner) }
      mark(flow[number, default: []], \.boxRanks)
      mark([number] + flow[number, default: []], \.textRanks)
      for inner in sorted where facts[inner].place.layer >= 0 { paint(inner) }
    }
    paint(0)

    bandHeight = max(256, page.frame.height / 4_096)
    let found = facts.indices.dropFirst().compactMap { number in
      facts[number].cover.map { Cover(rect: $0, rank: boxRanks[number]) }
    }
    for cover in found.sorted(by: { $0.rank > $1.rank }) where cover.rect.width > 0 && cover.rect.height > 0 {
      let numbers = bandNumbers(cover.rect)
      guard numbers.count <= Self.mostBands else {
        Self.add(cover, to: &tall)
        continue
      }
      for band in numbers where meter.allowsMore() { Self.add(cover, to: &bands[band, default: []]) }
    }
  }

  /// Adds a cover to those that are painted after it, unless one of them contains it.
  private static func add(_ cover: Cover, to covers: inout [Cover]) {
    if covers.count < mostCovers, !covers.contains(where: { $0.rect.contains(cover.rect) }) { covers.append(cover) }
  }

  private func bandNumbers(_ rect: Rect) -> ClosedRange<Int> {
    func band(_ y: Double) -> Int { Int((min(max(y, -1e6), 1e9) / bandHeight).rounded(.down)) }
    return band(rect.minY)...max(band(rect.minY), band(rect.maxY))
  }

  /// The covers that are painted after a rank and touch a rectangle.
  private func covers(of rect: Rect, after rank: Int) -> [Rect] {
    let numbers = bandNumbers(rect)
    let ends = numbers.count > 1 ? [numbers.lowerBound, numbers.upperBound] : [numbers.lowerBound]
    return (ends.flatMap { bands[$0] ?? [] } + tall).compactMap { cover in
      cover.rank > rank && cover.rect.intersection(rect).size.area > 0 ? cover.rect : nil
    }
  }

  /// The box without the lines, pictures and empty boxes that a later box covers; nil if nothing of it is left.
  func visiblePart(of page: CapturedBox, _ meter: inout WorkMeter) -> CapturedBox? {
    if bands.isEmpty, tall.isEmpty { return page }
    var number = -1
    func visit(_ box: CapturedBox) -> CapturedBox? {
      number += 1
      let own = number
      guard own < boxRanks.count, meter.allowsMore() else { return nil }
      var result = box
      result.lines = box.lines.flatMap { line in
        covers(of: line, after: textRanks[own]).reduce([line]) { parts, cover in
          parts.flatMap { $0.parts(besides: cover) }
        }
      }
      result.children = box.children.compactMap(visit)
      guard result.children.isEmpty, result.lines.isEmpty else { return result }
      let isHidden = covers(of: box.frame, after: boxRanks[own]).contains { $0.contains(box.frame, tolerance: 0.5) }
      return isHidden ? nil : result
    }
    return visit(page)
  }
}

/// The place of a box in the order of painting.
private struct BoxPlace {
  let isPositioned: Bool
  /// True for a box that paints its positioned descendants itself.
  let isContext: Bool
  let layer: Int

  init(_ element: XMLElement, isRoot: Bool) {
    let position = element["position"]
    let index = element["zIndex"].flatMap(Int.init)
    isPositioned = isRoot || position != nil
    isContext = isRoot || index != nil || position == "fixed" || position == "sticky"
    layer = index ?? 0
  }
}

extension CapturedBox {
  /// The part of an opaque box that hides everything behind it; nil for other boxes.
  fileprivate var opaquePart: Rect? {
    guard let color = element["background"].flatMap(parseColor), color.alpha == 255 else { return nil }
    let radius = (element["radius"] ?? "").split(separator: " ").compactMap(parseNumber).max() ?? 0
    // The corner of the largest square in a quarter of a circle is 0.29 of the radius away from its sides.
    let inset = 0.3 * max(0, min(radius, frame.width / 2, frame.height / 2))
    return Rect(
      x: frame.minX + inset, y: frame.minY + inset, width: frame.width - 2 * inset, height: frame.height - 2 * inset)
  }
}

extension Rect {
  /// The parts of a line of text at the left and right of a box that covers its height; the line for another box.
  fileprivate func parts(besides cover: Rect) -> [Rect] {
    let margin = 0.25 * height
    guard cover.minY <= minY + margin, cover.maxY >= maxY - margin, cover.minX < maxX, cover.maxX > minX else {
      return [self]
    }
    let parts = [
      Rect(minX: minX, minY: minY, maxX: cover.minX, maxY: maxY),
      Rect(minX: cover.maxX, minY: minY, maxX: maxX, maxY: maxY),
    ]
    // A narrower rest is the space around a word.
    return parts.filter { $0.width > 0.5 * height }
  }
}
