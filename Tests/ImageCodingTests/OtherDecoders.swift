import Foundation
import Testing

/// An external program that decodes images; the tests that require it are skipped if it is missing.
enum OtherDecoder: String {
  case pillow = "/usr/bin/python3"
  case ffmpeg = "/usr/bin/ffmpeg"
  case ffprobe = "/usr/bin/ffprobe"
  case webpinfo = "/usr/bin/webpinfo"
  case webpmux = "/usr/bin/webpmux"
  case dwebp = "/usr/bin/dwebp"

  struct Failure: Error {
    var status: Int32
    var output: String
  }

  /// True if the program is installed; prints a message if it is not.
  var isInstalled: Bool {
    var isUsable = FileManager.default.isExecutableFile(atPath: rawValue)
    if self == .pillow, isUsable { isUsable = (try? run(["-c", "import PIL"])) != nil }
    if !isUsable { print("skipped: the tests that need \(self) (\(rawValue)); .ci/install installs it") }
    return isUsable
  }

  /// The standard output of the program.
  func run(_ arguments: [String]) throws -> [UInt8] {
    try withTemporaryFile { output in
      _ = FileManager.default.createFile(atPath: output, contents: nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: rawValue)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: output)))
      guard process.terminationStatus == 0 else {
        throw Failure(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
      }
      return bytes
    }
  }

  /// The standard output for a file that is passed between two lists of arguments.
  func run(_ arguments: [String], file: [UInt8], _ more: [String] = []) throws -> [UInt8] {
    try withTemporaryFile { path in
      try Data(file).write(to: URL(fileURLWithPath: path))
      return try run(arguments + [path] + more)
    }
  }

  private func withTemporaryFile<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }
}

// MARK: - Animations

/// An animation decoded by Pillow.
struct PillowAnimation {
  /// A script that writes a line of width, height, milliseconds and loop count for each frame, then its pixels.
  private static let script = """
    import sys
    from PIL import Image
    image = Image.open(sys.argv[1])
    for index in range(getattr(image, 'n_frames', 1)):
        image.seek(index)
        pixels = image.convert('RGBA').tobytes()
        info = image.info
        line = '%d %d %r %d\\n' % (*image.size, float(info.get('duration', 0)), info.get('loop', -1))
        sys.stdout.buffer.write(line.encode() + pixels)
    """

  var frames: [ShownFrame] = []
  /// The number of plays; 0 is an infinite loop, −1 is no value in the file.
  var loop = -1

  init(_ file: [UInt8]) throws {
    var rest = try OtherDecoder.pillow.run(["-c", Self.script], file: file)[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let numbers = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 4)
      let pixels = rest[(end + 1)...].prefix(Int(numbers[0] * numbers[1]) * 4)
      frames.append(ShownFrame(rgba: Array(pixels), milliseconds: numbers[2]))
      loop = Int(numbers[3])
      rest = rest[pixels.endIndex...]
    }
  }
}

/// The frames of an animation decoded by ffmpeg.
func ffmpegFrames(_ file: [UInt8], frameBytes: Int) throws -> [ShownFrame] {
  let pixels = try OtherDecoder.ffmpeg.run(
    ["-v", "error", "-i"], file: file, ["-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
  let durations = try OtherDecoder.ffprobe.run(
    ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0"], file: file)
  let seconds = String(decoding: durations, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { Double($0) }
  try #require(pixels.count == seconds.count * frameBytes)
  return seconds.enumerated().map { index, seconds in
    ShownFrame(rgba: Array(pixels[index * frameBytes..<(index + 1) * frameBytes]), milliseconds: seconds * 1_000)
  }
}
