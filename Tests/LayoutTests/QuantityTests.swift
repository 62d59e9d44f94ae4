import Testing

@testable import Layout

@Suite struct QuantityTests {
  /// A unit is 2⁻²⁰ points; half a unit is rounded away from 0.
  @Test(arguments: [
    (0.0, 0.0), (0.49, 0), (0.5, 1), (-0.49, 0), (-0.5, -1), (1.5, 2), (2.49, 2), (-7.5, -8), (-7.49, -7),
    (1_048_576.5, 1_048_577),
  ])
  func `lengths are compared in whole units`(length: Double, whole: Double) {
    #expect(Quantity(length * 0x1p-20) == Quantity(whole * 0x1p-20))
    #expect(Quantity(length * 0x1p-20) != Quantity((whole - 1) * 0x1p-20))
    #expect(Quantity(length * 0x1p-20) != Quantity((whole + 1) * 0x1p-20))
  }

  @Test func `lengths beyond all units are equal, but not unknown`() {
    for length in [0x1p42, -0x1p42, .infinity, .nan] { #expect(Quantity(length) == Quantity(1e300)) }
    for length in [0x1p42.nextDown, -(0x1p42.nextDown), 0] {
      #expect(Quantity(length) != Quantity(1e300))
      #expect(Quantity(length) != Quantity(nil))
    }
    #expect(Quantity(1e300) != Quantity(nil))
    #expect(Quantity(nil) == Quantity(nil))
  }
}
