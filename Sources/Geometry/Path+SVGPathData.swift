/// An error in SVG path data; `position` is a byte offset in the UTF-8 data.
package enum SVGPathDataError: Error, Hashable {
  case expectedMoveTo(position: Int)
  case expectedCommand(position: Int)
  case expectedNumber(position: Int)
  case expectedFlag(position: Int)
  case tooLarge(position: Int)

  package var position: Int {
    switch self {
    case .expectedMoveTo(let position), .expectedCommand(let position), .expectedNumber(let position),
      .expectedFlag(let position), .tooLarge(let position):
      position
    }
  }

  /// The reason of the error in English, as a part of a message without the position.
  package var reason: String {
    switch self {
    case .expectedMoveTo: "expected M or m first"
    case .expectedCommand: "expected one of the commands M L H V C S Q T A Z"
    case .expectedNumber: "expected a number"
    case .expectedFlag: "expected a flag, 0 or 1"
    case .tooLarge: "the coordinates leave ±1000000000"
    }
  }
}

extension Path {
  /// Parses SVG path data.
  ///
  /// - Throws: the first error in the data, with its byte offset.
  package init(svgPathData data: String) throws(SVGPathDataError) {
    let (path, error) = Path.drawn(bySVGPathData: data)
    if let error { throw error }
    self = path
  }

  /// Parses SVG path data up to its first error; returns the path drawn before the error, and the error or nil.
  ///
  /// Coordinates are those of the data. The path before the error is drawn as SVG 1.1, appendix F.2 requires.
  package static func drawn(bySVGPathData data: String) -> (path: Path, error: SVGPathDataError?) {
    var reader = SVGPathDataReader(data)
    do throws(SVGPathDataError) {
      try reader.readAll()
      return (reader.path, nil)
    } catch {
      return (reader.path, error)
    }
  }
}

/// A parser of SVG path data, command by command: SVG 1.1, section 8.3.
private struct SVGPathDataReader {
  private var scanner: NumberScanner
  private(set) var path = Path()
  /// The start point of the current contour, to which the command `Z` returns.
  private var start = Point.zero
  private var current = Point.zero
  /// The control point that the command `S` reflects; nil unless the last command was `C` or `S`.
  private var lastCubicControl: Point?
  private var lastQuadraticControl: Point?
  /// False before the first command and directly after `Z`: a drawing command then begins a new contour at `start`.
  private var isContourOpen = false

  init(_ data: String) {
    scanner = NumberScanner(data)
  }

  mutating func readAll() throws(SVGPathDataError) {
    scanner.skipSpace()
    while let command = scanner.next {
      if path.isEmpty, command | 0x20 != UInt8(ascii: "m") { throw .expectedMoveTo(position: scanner.position) }
      try readCommand(command)
      scanner.skipSpace()
    }
  }

  /// Reads the arguments of a command with all repetitions, and appends the elements that it draws to the path.
  ///
  /// - Throws: ``SVGPathDataError`` for an unknown command, an invalid argument and a coordinate beyond ±10⁹.
  private mutating func readCommand(_ command: UInt8) throws(SVGPathDataError) {
    let isRelative = command & 0x20 != 0
    let letter = command & ~0x20
    guard "MLHVCSQTAZ".utf8.contains(letter) else { throw .expectedCommand(position: scanner.position) }
    scanner.skip()
    if letter == UInt8(ascii: "Z") { return close() }
    // After the first coordinate pair of a moveto, further pairs are linetos.
    var repeated = letter
    repeat {
      scanner.skipSpace()
      try draw(repeated, from: isRelative ? current : .zero)
      if letter == UInt8(ascii: "M") { repeated = UInt8(ascii: "L") }
      guard abs(current.x) <= 1e9, abs(current.y) <= 1e9 else { throw .tooLarge(position: scanner.position) }
    } while continues()
  }

  /// Skips white space and a comma; returns true if arguments for a repetition of the command follow.
  private mutating func continues() -> Bool {
    scanner.skipSpace()
    switch scanner.next {
    case nil: return false
    case UInt8(ascii: ","):
      scanner.skip()
      return true
    case let byte?: return byte < 0x40
    }
  }

  private mutating func draw(_ letter: UInt8, from origin: Point) throws(SVGPathDataError) {
    var cubicControl: Point?
    var quadraticControl: Point?
    switch letter {
    case UInt8(ascii: "M"):
      current = try point(from: origin)
      start = current
      path.elements.append(.move(current))
      isContourOpen = true
    case UInt8(ascii: "L"):
      append(.line(try point(from: origin)))
    case UInt8(ascii: "H"):
      append(.line(Point(x: origin.x + (try number()), y: current.y)))
    case UInt8(ascii: "V"):
      append(.line(Point(x: current.x, y: origin.y + (try number()))))
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      let isSmooth = letter == UInt8(ascii: "S")
      let control1 = isSmooth ? reflected(lastCubicControl) : try point(from: origin, thenSeparator: true)
      let control2 = try point(from: origin, thenSeparator: true)
      append(.cubic(control1: control1, control2: control2, end: try point(from: origin)))
      cubicControl = control2
    case UInt8(ascii: "Q"), UInt8(ascii: "T"):
      let isSmooth = letter == UInt8(ascii: "T")
      let control = isSmooth ? reflected(lastQuadraticControl) : try point(from: origin, thenSeparator: true)
      append(.quadratic(control: control, end: try point(from: origin)))
      quadraticControl = control
    default:
      try arc(from: origin)
    }
    lastCubicControl = cubicControl
    lastQuadraticControl = quadraticControl
  }

  private mutating func arc(from origin: Point) throws(SVGPathDataError) {
    let radii = Size(width: try number(thenSeparator: true), height: try number(thenSeparator: true))
    let rotation = try number(thenSeparator: true)
    let isLarge = try flag()
    let sweeps = try flag()
    let arc = Path.arc(
      from: current, to: try point(from: origin), radii: radii, rotation: rotation * .pi / 180,
      isLarge: isLarge, sweeps: sweeps)
    arc.forEach { append($0) }
  }

  private mutating func append(_ element: Path.Element) {
    if !isContourOpen {
      path.elements.append(.move(start))
      isContourOpen = true
    }
    path.elements.append(element)
    switch element {
    case .move(let point), .line(let point): current = point
    case .quadratic(_, let end), .cubic(_, _, let end): current = end
    case .close: break
    }
  }

  private mutating func close() {
    path.elements.append(.close)
    current = start
    isContourOpen = false
    lastCubicControl = nil
    lastQuadraticControl = nil
  }

  private func reflected(_ control: Point?) -> Point {
    control.map { current * 2 - $0 } ?? current
  }

  // MARK: - Arguments

  private mutating func number(thenSeparator: Bool = false) throws(SVGPathDataError) -> Double {
    let position = scanner.position
    guard let number = scanner.number() else { throw .expectedNumber(position: position) }
    guard abs(number) <= 1e7 else { throw .tooLarge(position: position) }
    if thenSeparator { scanner.skipSeparator() }
    return number
  }

  private mutating func point(
    from origin: Point, thenSeparator: Bool = false
  ) throws(SVGPathDataError) -> Point {
    let x = try number(thenSeparator: true)
    let y = try number(thenSeparator: thenSeparator)
    return origin + Point(x: x, y: y)
  }

  private mutating func flag() throws(SVGPathDataError) -> Bool {
    guard let flag = scanner.flag() else { throw .expectedFlag(position: scanner.position) }
    scanner.skipSeparator()
    return flag
  }
}
