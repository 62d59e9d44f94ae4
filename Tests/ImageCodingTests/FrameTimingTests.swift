import SeededRandom
import Testing

@testable import ImageCoding

@Suite struct FrameTimingTests {
  private static let gif = FrameClock(ticksPerSecond: 100, minimum: 2, maximum: 65_535)
  private static let webp = FrameClock(ticksPerSecond: 1_000, minimum: 1, maximum: 1 << 24 - 1)

  @Test(
    arguments: [
      (1.0, 60, 60), (0.8, 48, 60), (1.2, 72, 60), (1.2, 60, 50), (1.001, 60, 60_000), (2, 1, 1), (0.1, 3, 30),
      (10.0 / 3, 200, 60), (65_535, 1, 1),
    ] as [(Double, Int, Int)])
  func `APNG ticks in the time of a frame where a fraction can be it`(
    _ period: Double, _ frameCount: Int, _ ticksPerSecond: Int
  ) throws {
    let timing = try FrameTiming(frameCount: frameCount, period: period)
    let clock = FrameClock(closestTo: timing)
    let durations = try timing.durations(on: clock)
    #expect(Set(durations).count == 1)
    let total = Double(durations.reduce(0, +)) / Double(clock.ticksPerSecond)
    #expect(abs(total - period) < 1e-9 * max(1, period))
    if frameCount != 60 || period != 1.001 { #expect(clock.ticksPerSecond == ticksPerSecond) }
  }

  @Test(
    arguments: [(1.2345, 74), (0.9999, 7), (3.14159, 188), (2.5, 149), (29.97, 1_798), (1e-3, 1), (1_234.5, 7)]
      as [(Double, Int)])
  func `APNG's period is exact where no fraction can be the time of a frame`(_ period: Double, _ frameCount: Int) throws
  {
    let timing = try FrameTiming(frameCount: frameCount, period: period)
    let clock = FrameClock(closestTo: timing)
    let durations = try timing.durations(on: clock)
    let total = Double(durations.reduce(0, +)) / Double(clock.ticksPerSecond)
    #expect(abs(total - period) < 1e-9 * max(1, period))
    #expect(durations.count == frameCount)
    #expect((durations.max() ?? 0) - (durations.min() ?? 0) <= 1)
    #expect(durations.allSatisfy { (1...65_535).contains($0) })
    #expect((1...65_535).contains(clock.ticksPerSecond))
  }

  @Test func `every timing of APNG is within half a tick of a 16-bit clock`() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let frameCount = Int.random(in: 1...400, using: &generator)
      let period = Double.random(in: 0.01...400, using: &generator)
      let timing = try FrameTiming(frameCount: frameCount, period: period)
      let clock = FrameClock(closestTo: timing)
      let durations = try timing.durations(on: clock)
      #expect(durations.allSatisfy { $0 <= 65_535 })
      #expect((1...65_535).contains(clock.ticksPerSecond))
      let total = Double(durations.reduce(0, +)) / Double(clock.ticksPerSecond)
      #expect(abs(total - period) <= 0.5 / Double(clock.ticksPerSecond) + 1e-9)
      // A frame of t seconds can be counted in ticks of t/32768 at least.
      let fastest = min(65_535, 65_534 * Double(frameCount) / period)
      #expect(Double(clock.ticksPerSecond) > fastest / 2 || abs(total - period) <= 1e-9 * max(1, period))
    }
  }

  @Test(
    arguments: [
      (1.0, 50, [2]), (0.25, 12, [2, 3]), (1, 30, [3, 4]), (1, 60, [2, 3]), (0.01, 1, [2]), (0.001, 5, [2]),
      (1, 1_000, [2]),
      (0.03, 2, [3]), (1, 51, [2, 3]),
    ] as [(Double, Int, [Int])])
  func `a frame of a GIF shows for at least two hundredths, and the period stays`(
    _ period: Double, _ frameCount: Int, _ delays: [Int]
  ) throws {
    let durations = try FrameTiming(frameCount: frameCount, period: period).durations(on: Self.gif)
    #expect(durations.count == frameCount)
    #expect(durations[0] > 0)
    #expect(Set(durations).subtracting([0]).sorted() == delays)
    #expect(durations.reduce(0, +) == max(2, Int((period * 100).rounded())))
  }

  @Test func `WebP's delays are differences of rounded times`() throws {
    let durations = try FrameTiming(frameCount: 60, period: 1).durations(on: Self.webp)
    #expect(durations.prefix(6) == [17, 16, 17, 17, 16, 17])
    #expect(durations.reduce(0, +) == 1_000)
  }

  @Test func `a frame longer than the format can say is refused`() throws {
    let timing = try FrameTiming(frameCount: 1, period: 700)
    let error = #expect(throws: ImageCodingError.self) { try timing.durations(on: Self.gif) }
    #expect(
      error?.description
        == "a frame of 700.0 s does not fit the format, in which a frame shows for at most 655.35 s")
    let long = try FrameTiming(frameCount: 1, period: 70_000)
    #expect(throws: ImageCodingError.frameTooLong(70_000, maximum: 65_535)) {
      try long.durations(on: FrameClock(closestTo: long))
    }
  }

  @Test(
    arguments: [
      (0, 1, nil), (-1, 1, nil), (1 << 40, 1, nil), (1, 0, nil), (1, -1, nil), (1, .nan, nil), (1, .infinity, nil),
      (1, 1e7, nil), (1, 1, 0), (1, 1, 65_536),
    ] as [(Int, Double, Int?)])
  func `an invalid timing is rejected`(_ frameCount: Int, _ period: Double, _ playCount: Int?) throws {
    // Compared as text: not-a-number differs from itself.
    let expected = ImageCodingError.invalidTiming(frameCount: frameCount, period: period, playCount: playCount)
    let error = #expect(throws: ImageCodingError.self) {
      try FrameTiming(frameCount: frameCount, period: period, playCount: playCount)
    }
    #expect(error?.description == expected.description)
  }

  @Test func `the error of a refused timing names the expected values`() {
    #expect(
      ImageCodingError.invalidTiming(frameCount: 0, period: 1, playCount: 2).description
        == "0 frames in 1.0 s, played 2 times, are no animation; "
        + "expected at least 1 frame, 0 to 1000000.0 s, 1 to 65535 times")
  }
}
