/// The time limits of connections.
package struct TransferLimits: Sendable {
  /// The time in seconds in which the body of a request, or a line of a stream, has to arrive.
  package var reception = 120.0
  /// The rate in bytes per second that a sender has to reach on average, after ``grace``.
  package var bytesPerSecond = 1_000.0
  /// The time in seconds after which a connection without a byte ends, and the time for the head of a request.
  package var idle = 60.0

  /// The time in seconds before the rate counts: a connection begins slowly, and networks have pauses.
  static let grace = 5.0

  package init() {}
}

/// The arrival of one request's body, or of one line of a stream, within its time limits.
///
/// Only the time counts in which the server waits for bytes: a server that is busy does not read. All times are in
/// seconds since any moment.
///
/// ```
/// server    busy  ├─ waits ─┤ busy ├─ waits ─────────┤
/// counted         ├─────────┤      ├─────────────────┤
/// ```
package struct Reception: Sendable {
  private let limits: TransferLimits
  private let isStream: Bool
  /// False between the lines of a stream.
  private var isPending: Bool
  private var waited = 0.0
  private var waitsSince: Double?
  private var count = 0
  /// The number of pieces in which the bytes have arrived: the chunks of HTTP/1.1, unless they are joined.
  private var pieces = 0

  /// The average length in bytes that the pieces of a body need: smaller ones cost the server more than their sender.
  static let pieceLength = 16
  /// The number of pieces that may be smaller.
  private static let smallPieces = 1_000

  /// True if the bytes have arrived in too many small pieces.
  package var isFragmented: Bool { pieces > Self.smallPieces + count / Self.pieceLength }

  /// Begins a reception.
  ///
  /// - Parameter isStream: true for a stream of lines, each of which has the time limits of a body.
  package init(_ limits: TransferLimits, isStream: Bool) {
    (self.limits, self.isStream, isPending) = (limits, isStream, !isStream)
  }

  /// Notes that the server waits for bytes from now on.
  package mutating func wait(at now: Double) { waitsSince = waitsSince ?? now }

  /// Notes bytes that have arrived.
  package mutating func receive(_ bytes: some BidirectionalCollection<UInt8>, at now: Double) {
    if let since = waitsSince { waited += now - since }
    waitsSince = nil
    if isStream, let end = bytes.lastIndex(of: 0x0A) {
      begin(bytes.distance(from: end, to: bytes.endIndex) - 1)
    } else if isStream, !isPending {
      begin(bytes.count)
    } else {
      count += bytes.count
      pieces += 1
    }
  }

  /// Begins a line of which some bytes have arrived; no line if there are none.
  private mutating func begin(_ count: Int) {
    (self.count, waited, isPending, pieces) = (count, 0, count > 0, 1)
  }

  /// The seconds from now after which the reception is overdue if nothing arrives; nil while the server does not wait.
  package func patience(at now: Double) -> Double? {
    guard isPending, let since = waitsSince else { return nil }
    let allowed = min(limits.reception, TransferLimits.grace + Double(count) / limits.bytesPerSecond)
    return allowed - waited - (now - since)
  }
}
