/// The number of frames with little content that a client of HTTP/2 may send: RFC 9113, section 10.5.
///
/// Frames such as WINDOW_UPDATE, PING, SETTINGS and RST_STREAM cost the server time and their sender almost nothing.
/// Every frame other than HEADERS, CONTINUATION and DATA takes one of the budget, and so does a DATA frame of less than 16
/// bytes that does not end its stream. Time and the bytes of answers add to the budget: a client sends up to two
/// WINDOW_UPDATE frames for each frame of an answer.
package struct FrameBudget: Sendable {
  /// The frames that a client may send at once.
  private static let burst = 1_000.0
  /// The further frames for each second.
  private static let perSecond = 100.0
  /// The further frames for each byte of answers: frames have 16,384 bytes, some servers send smaller ones.
  private static let perByte = 1.0 / 1_024

  /// The number of bytes of a frame before its payload: RFC 9113, section 4.1.
  private static let headerLength = 9

  private var frames = burst
  private var last: Double
  /// The payload bytes of the current frame, or of the connection preface, that have not arrived.
  private var skipped: Int
  private var header: [UInt8] = []

  /// Creates the budget of a connection that begins at a time in seconds since any moment.
  ///
  /// - Parameter preface: the number of bytes before the first frame.
  package init(at now: Double, preface: Int) {
    (last, skipped) = (now, preface)
    header.reserveCapacity(Self.headerLength)
  }

  /// Adds the budget for bytes that are sent to the client.
  package mutating func send(_ bytes: Int) { frames += Double(bytes) * Self.perByte }

  /// Counts the frames in bytes that have arrived; returns false if they exceed the budget.
  package mutating func receive(_ bytes: some RandomAccessCollection<UInt8>, at now: Double) -> Bool {
    frames = max(frames, min(Self.burst, frames + (now - last) * Self.perSecond))
    last = now
    var rest = bytes[...]
    while !rest.isEmpty {
      let payload = min(skipped, rest.count)
      rest = rest.dropFirst(payload)
      skipped -= payload
      let part = rest.prefix(Self.headerLength - header.count)
      header += part
      rest = rest.dropFirst(part.count)
      guard header.count == Self.headerLength else { continue }
      skipped = Int(header[0]) << 16 | Int(header[1]) << 8 | Int(header[2])
      // DATA with END_STREAM as the lowest flag, HEADERS and CONTINUATION: RFC 9113, section 6.
      let isSmall = header[3] == 0 && header[4] & 1 == 0 && skipped < Reception.pieceLength
      if isSmall || ![0, 1, 9].contains(header[3]) { frames -= 1 }
      header.removeAll(keepingCapacity: true)
    }
    return frames >= 0
  }
}
