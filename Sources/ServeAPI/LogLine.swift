import TextFormats

/// A line of a structured log: a JSON object with a line feed.
///
/// - Parameters:
///   - seconds: the time in seconds since 1970-01-01, which is rounded to milliseconds.
///   - fields: the facts of the event, as texts; members of the object in this order.
package func logLine(
  at seconds: Double, level: String, message: String, fields: [(name: String, value: String)]
) -> String {
  let bytes = JSONWriter.document { json in
    json.member("time", exactly: (seconds * 1_000).rounded() / 1_000)
    json.member("level", level)
    json.member("message", message)
    for (name, value) in fields { json.member(name, value) }
  }
  return String(decoding: bytes, as: UTF8.self)
}
