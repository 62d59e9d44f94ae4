package import Geometry

/// A value of an animatable layer property.
///
/// Lengths are in points, angles in radians, opacities and gradient locations are fractions.
package enum AnimatableValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case point(Point)
  case unitPoint(UnitPoint)
  case size(Size)
  case rect(Rect)
  case transform(AffineTransform)
  case color(Color)
  case cornerRadii(CornerRadii)
  case numbers([Double])
  case colors([Color])

  package enum Kind: Hashable, Sendable, CaseIterable {
    case number, flag, point, unitPoint, size, rect, transform, color, cornerRadii, numbers, colors
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .unitPoint: .unitPoint
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .cornerRadii: .cornerRadii
    case .numbers: .numbers
    case .colors: .colors
    }
  }
}

extension AnimatableValue {
  /// The value between this one, at `progress` 0, and `other`, at 1; a `progress` outside of 0…1 extrapolates.
  ///
  /// Color channels are interpolated with straight alpha and rounded to the nearest byte, transforms by their
  /// components (scale, shear, rotation, translation). Flags, lists of different lengths and values of different kinds
  /// are not interpolated: they change to `other` at 0.5.
  package func interpolated(to other: AnimatableValue, _ progress: Double) -> AnimatableValue {
    if case .number(let from) = self, case .number(let to) = other { return .number(from + (to - from) * progress) }
    if case .transform(let from) = self, case .transform(let to) = other {
      return .transform(from.interpolated(to: to, progress))
    }
    if case .flag = self { return progress < 0.5 ? self : other }
    return combined(with: other) { $0 + ($1 - $0) * progress } ?? (progress < 0.5 ? self : other)
  }

  /// The sum of this value of an additive animation and the value `base` to which the animation is added.
  ///
  /// Color channels are limited to 0…255. A transform is applied before its base. A flag replaces its base, and so does
  /// a value of another kind or number of components.
  package func added(to base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.flag, _): self
    case (.transform(let transform), .transform(let base)): .transform(transform.concatenating(base))
    default: combined(with: base, +) ?? self
    }
  }

  /// The value to which `other` must be added, as ``added(to:)`` does, to give this value.
  ///
  /// It is this value itself for a flag, for values of different kinds, and if the transform `other` has no inverse.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.flag, _): self
    case (.transform(let transform), .transform(let other)):
      .transform(other.inverse.map { $0.concatenating(transform) } ?? transform)
    default: combined(with: other, -) ?? self
    }
  }

  /// The Euclidean distance to another value of the same kind over all components.
  ///
  /// Its unit is that of the components, such as points, radians or color levels of 0…255. Surplus components of the
  /// longer value are ignored.
  func distance(to other: AnimatableValue) -> Double {
    zip(components, other.components).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  /// The value whose components are the results of `operation` for those of this value and of `other`.
  ///
  /// Nil if the values differ in kind or in the number of components.
  private func combined(
    with other: AnimatableValue, _ operation: (Double, Double) -> Double
  ) -> AnimatableValue? {
    let a = components
    let b = other.components
    guard kind == other.kind, a.count == b.count else { return nil }
    return replacingComponents(zip(a, b).map(operation))
  }
}

// MARK: - Components

extension AnimatableValue {
  private var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .flag(let flag): [flag ? 1 : 0]
    case .point(let point): [point.x, point.y]
    case .unitPoint(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
    case .color(let color): color.channels
    case .cornerRadii(let radii): radii.clockwise
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.flatMap(\.channels)
    }
  }

  /// The value of this kind with other components, in the units of ``AnimatableValue``.
  ///
  /// `parts` must have exactly as many elements as ``components``.
  private func replacingComponents(_ parts: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(parts[0])
    // Flags and transforms are not combined by their components.
    case .flag, .transform: self
    case .point: .point(Point(x: parts[0], y: parts[1]))
    case .unitPoint: .unitPoint(UnitPoint(x: parts[0], y: parts[1]))
    case .size: .size(Size(width: parts[0], height: parts[1]))
    case .rect: .rect(Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .color: .color(Color(channels: parts[...]))
    case .cornerRadii:
      .cornerRadii(
        CornerRadii(topLeft: parts[0], topRight: parts[1], bottomRight: parts[2], bottomLeft: parts[3]))
    case .numbers: .numbers(parts)
    case .colors:
      .colors(stride(from: 0, to: parts.count, by: 4).map { Color(channels: parts[$0..<$0 + 4]) })
    }
  }
}

extension Color {
  /// The red, green, blue and straight alpha channels, each 0…255.
  package var channels: [Double] { [Double(red), Double(green), Double(blue), Double(alpha)] }

  /// The color with four channels in the order of ``channels``, each limited to 0…255 and rounded; clear for fewer than
  /// four.
  package init(channels: some Collection<Double>) {
    let bytes = channels.prefix(4).map(byte)
    self = bytes.count == 4 ? Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]) : .clear
  }
}

/// The integer 0…255 nearest to a value, limited at both ends; 0 for NaN.
func byte(_ value: Double) -> UInt8 {
  value > 0 ? UInt8(min(value, 255).rounded()) : 0
}
