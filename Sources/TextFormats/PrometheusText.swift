/// Writes metrics in the text format of Prometheus, version 0.0.4.
///
/// Labels and help texts are written unchanged: they contain no quotation marks, backslashes or line breaks.
package struct PrometheusText: Sendable {
  /// The type of a metric, a counter, which only increases, a gauge, which can also decrease, or a histogram.
  package enum Kind: String, Sendable {
    case counter, gauge, histogram
  }

  package private(set) var text = ""
  private let prefix: String

  /// Creates an empty text of metrics.
  ///
  /// - Parameter prefix: the beginning of the name of every metric, such as `skeleton_`.
  package init(prefix: String) {
    self.prefix = prefix
  }

  /// Writes the name, the help text and the type of a metric, whose samples must follow.
  package mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(prefix)\(name) \(help)\n# TYPE \(prefix)\(name) \(kind.rawValue)\n"
  }

  package mutating func sample(_ name: String, _ value: String, _ labels: [(name: String, value: String)] = []) {
    let list = labels.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: ",")
    text += prefix + name + (list.isEmpty ? "" : "{\(list)}") + " \(value)\n"
  }

  /// Writes a metric with one sample, whose value is in the unit that the metric's name states.
  package mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Int) {
    begin(name, kind, help)
    sample(name, "\(value)")
  }

  /// Writes a counter with a sample for each value of one label, in the order of these values.
  package mutating func add(_ name: String, _ help: String, by label: String, _ counts: [String: Int]) {
    begin(name, .counter, help)
    for (value, count) in counts.sorted(by: { $0.key < $1.key }) { sample(name, "\(count)", [(label, value)]) }
  }
}
