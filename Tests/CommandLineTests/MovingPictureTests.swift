import Foundation
import Testing

/// Animations of the command, decoded by Pillow, compared with its own stills of the same times.
@Suite(.enabled(if: hasPillow)) struct MovingPictureTests {
  /// The frames per second and the seconds of the loop of each seed.
  static let seeds: [(name: String, fps: Int, period: Double)] = [
    ("newsfeed", 10, 1), ("arcs", 10, 0.8), ("markers", 12, 1), ("cards", 5, 3.6),
  ]

  @Test(arguments: seeds)
  func `frames, period and loop are those asked for`(_ seed: (name: String, fps: Int, period: Double)) throws {
    let folder = try TemporaryFolder()
    let input = "Fixtures/seeds/\(seed.name).xml"
    let count = Int(seed.period * Double(seed.fps) + 1e-9)
    let start = seed.name == "markers" ? 1.0 : 0
    var arguments = ["render", input, "-o", folder.path("{at}.png"), "--scale", "1"]
    for index in 0..<count { arguments += ["--at", "\(start + Double(index) * seed.period / Double(count))s"] }
    #expect(try SkeletonProcess(arguments: arguments).exitCode == 0)
    let times = arguments.indices.filter { arguments[$0] == "--at" }.map { arguments[$0 + 1] }

    for format in ["apng", "gif", "webp"] {
      let movie = folder.path("movie.\(format)")
      let run = try SkeletonProcess(
        "render", input, "-o", movie, "--fps", "\(seed.fps)", "--scale", "1", "--quiet")
      #expect(run.exitCode == 0)
      let report = try decoded(movie, stills: times.map { folder.path("\($0).png") }, period: seed.period)
      // The cards come to rest: the file plays once, and its last frame is the state at the end.
      let (differ, end) = seed.name == "cards" ? (1, "ends") : (0, "loops forever")
      #expect(report == "\(differ) differ, \(Int((seed.period * 1_000).rounded())) ms, \(end)\n", "\(format)")
    }
  }

  /// Pillow's decoding: for each still the frame shown in the middle of its time, the sum of the delays, the loop.
  private func decoded(_ movie: String, stills: [String], period: Double) throws -> String {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      """
      import sys
      from PIL import Image, ImageChops
      movie, period, stills = Image.open(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
      ends, frames, total = [], [], 0
      for index in range(getattr(movie, 'n_frames', 1)):
          movie.seek(index)
          frames.append(movie.convert('RGB'))
          total += movie.info['duration']
          ends.append(total)
      differ = 0
      for index, still in enumerate(stills):
          middle = (index + 0.5) * period * 1000 / len(stills)
          frame = next(f for f, end in zip(frames, ends) if middle < end)
          if ImageChops.difference(frame, Image.open(still).convert('RGB')).getbbox(): differ += 1
      print(f"{differ} differ, {round(total)} ms, {'loops forever' if movie.info.get('loop') == 0 else 'ends'}")
      """, to: "decode.py")
    return try SkeletonProcess(
      shell: "python3 \(script) \(movie) \(period) \(stills.joined(separator: " "))"
    ).text
  }
}

private let hasPillow: Bool = {
  let found = (try? SkeletonProcess(shell: "python3 -c 'import PIL'").exitCode) == 0
  if !found { print("skipped: the moving pictures of the command, there is no Pillow (.ci/install)") }
  return found
}()
