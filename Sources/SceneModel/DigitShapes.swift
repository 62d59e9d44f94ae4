package import Geometry
package import LayerTree

/// The shapes of a number in seven-segment digits, which need no font.
///
/// - Parameters:
///   - number: the number, at least 0.
///   - origin: the top left corner of the first digit, in points.
///   - height: the height of a digit, in points; a digit is half as wide.
/// - Returns: the shapes of all lit segments, and the width of the number in points.
package func digitShapes(_ number: Int, at origin: Point, height: Double) -> (shapes: [Shape], width: Double) {
  let advance = height * 0.7
  let digits = String(number).compactMap(\.wholeNumberValue)
  let shapes = digits.enumerated().flatMap { position, digit in
    segments(of: digit, at: Point(x: origin.x + Double(position) * advance, y: origin.y), height: height)
  }
  return (shapes, Double(digits.count) * advance - height * 0.2)
}

/// The segments that are lit in each digit from 0 to 9, `1` for lit.
///
/// The order is top, upper right, lower right, bottom, lower left, upper left, middle.
private let lit: [String] = [
  "1111110", "0110000", "1101101", "1111001", "0110011", "1011011", "1011111", "1110000", "1111111", "1111011",
]

private func segments(of digit: Int, at origin: Point, height: Double) -> [Shape] {
  let width = height / 2
  let stroke = height / 8
  let half = (height + stroke) / 2
  let lower = height - half
  let boxes = [
    Rect(x: 0, y: 0, width: width, height: stroke),
    Rect(x: width - stroke, y: 0, width: stroke, height: half),
    Rect(x: width - stroke, y: lower, width: stroke, height: half),
    Rect(x: 0, y: height - stroke, width: width, height: stroke),
    Rect(x: 0, y: lower, width: stroke, height: half),
    Rect(x: 0, y: 0, width: stroke, height: half),
    Rect(x: 0, y: (height - stroke) / 2, width: width, height: stroke),
  ]
  return zip(boxes, lit[digit]).compactMap { box, isLit in
    isLit == "1" ? .roundedRect(RoundedRect(box.offset(by: origin))) : nil
  }
}
