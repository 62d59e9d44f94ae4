import TextFormats

/// A line of a structured log: a JSON object with a line feed.
///
/// - Parameters:
///   - seconds: the time in seconds since 1970-01-01, which is rounded to milliseconds.
///   - level: the severity.
///   - message: the event.
///   - fields: the facts of the event, as texts; members of the object in this order.
package func logLine(
  at seconds: Double, level: String, message: String, fields: [(name: String, value: String)]
) -> String {
  var json = JSONWriter()
  json.object { json in
    json.member("time", exactly: (seconds * 1_000).rounded() / 1_000)
    json.member("level", level)
    json.member("message", message)
    for (name, value) in fields { json.member(name, value) }
  }
  json.endLine()
  return String(decoding: json.bytes, as: UTF8.self)
}
