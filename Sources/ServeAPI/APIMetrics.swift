import Synchronization
import TextFormats

/// The counters of a rendering service, which are written in the text format of Prometheus, version 0.0.4.
///
/// All functions may be called from several threads.
package final class APIMetrics: Sendable {
  private struct Series: Hashable {
    var route: String
    var method: String
    var status: Int
  }

  private struct State {
    var requests: [Series: Int] = [:]
    var latencies: [String: Histogram] = [:]
    var keptOutputs = 0
    var renderedOutputs = 0
    var rejected = 0
    var running = 0
    var waiting = 0
    var records = 0
  }

  private let state = Mutex(State())

  /// The HTTP methods that get a time series of their own; all others share one, because their number is not bounded.
  private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]

  init() {}

  /// Counts a finished request and its time.
  ///
  /// - Parameters:
  ///   - route: the resource; nil for an unknown path.
  ///   - method: the method of the request.
  ///   - status: the status of the response.
  ///   - seconds: the time from the head of the request to the last byte of the response, in seconds.
  package func count(_ route: APIRoute?, method: String, status: Int, seconds: Double) {
    let series = Series(
      route: route?.template ?? "other", method: Self.methods.contains(method) ? method : "other", status: status)
    state.withLock { state in
      state.requests[series, default: 0] += 1
      state.latencies[series.route, default: Histogram()].add(seconds)
    }
  }

  func countOutput(isKept: Bool) {
    state.withLock { state in
      if isKept { state.keptOutputs += 1 } else { state.renderedOutputs += 1 }
    }
  }

  /// Counts a request that was refused with status 503 because too many others waited for a thread.
  package func countRejected() { state.withLock { $0.rejected += 1 } }

  /// Counts an answered record of a batch stream.
  package func countRecord() { state.withLock { $0.records += 1 } }

  /// Sets the numbers of renders that are running and that wait for a thread.
  package func setQueue(running: Int, waiting: Int) { state.withLock { ($0.running, $0.waiting) = (running, waiting) } }

  /// The values of all counters in the text format of Prometheus.
  ///
  /// - Parameters:
  ///   - documents: the number of stored documents, and the estimated memory that they take in bytes.
  ///   - outputs: the number of kept outputs, and the memory that they take in bytes.
  func text(documents: (count: Int, cost: Int), outputs: (count: Int, cost: Int)) -> String {
    let state = state.withLock { $0 }
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ lines: [(labels: String, value: String)]) {
      text += "# HELP skeleton_\(name) \(help)\n# TYPE skeleton_\(name) \(type)\n"
      for line in lines { text += "skeleton_\(name)\(line.labels) \(line.value)\n" }
    }
    func gauge(_ name: String, _ help: String, _ value: Int, type: String = "gauge") {
      add(name, type, help, [("", "\(value)")])
    }
    let requests = state.requests.sorted {
      ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
    }
    add(
      "requests_total", "counter", "Answered requests.",
      requests.map {
        ("{route=\"\($0.key.route)\",method=\"\($0.key.method)\",status=\"\($0.key.status)\"}", "\($0.value)")
      })
    text += "# HELP skeleton_request_seconds Time from the head of a request to the end of its response.\n"
    text += "# TYPE skeleton_request_seconds histogram\n"
    for (route, histogram) in state.latencies.sorted(by: { $0.key < $1.key }) { text += histogram.text(route) }
    gauge("renders_running", "Renders that run.", state.running)
    gauge("renders_waiting", "Renders that wait for a thread.", state.waiting)
    gauge("rejected_total", "Requests refused because too many renders waited.", state.rejected, type: "counter")
    gauge("records_total", "Answered records of streams.", state.records, type: "counter")
    gauge("documents", "Stored documents.", documents.count)
    gauge("document_cost_bytes", "Estimated memory of stored documents.", documents.cost)
    gauge("outputs", "Kept outputs of stored documents.", outputs.count)
    gauge("output_bytes", "Bytes of kept outputs.", outputs.cost)
    gauge("output_hits_total", "Outputs taken from the kept ones.", state.keptOutputs, type: "counter")
    gauge("output_misses_total", "Outputs that had to be rendered.", state.renderedOutputs, type: "counter")
    return text
  }
}

/// A distribution of the times of requests in seconds, as a cumulative histogram of Prometheus.
private struct Histogram {
  /// The upper bounds of the buckets in seconds, ascending: from a cached answer to the usual time limit of a proxy.
  private static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  private var counts = [Int](repeating: 0, count: bounds.count)
  private var total = 0
  private var sum = 0.0

  mutating func add(_ seconds: Double) {
    if let bucket = Self.bounds.firstIndex(where: { seconds <= $0 }) { counts[bucket] += 1 }
    total += 1
    sum += seconds
  }

  func text(_ route: String) -> String {
    var text = ""
    var below = 0
    for (bound, count) in zip(Self.bounds, counts) {
      below += count
      text += "skeleton_request_seconds_bucket{route=\"\(route)\",le=\"\(bound.shortest)\"} \(below)\n"
    }
    text += "skeleton_request_seconds_bucket{route=\"\(route)\",le=\"+Inf\"} \(total)\n"
    text += "skeleton_request_seconds_sum{route=\"\(route)\"} \(formatted(sum, decimals: 6))\n"
    return text + "skeleton_request_seconds_count{route=\"\(route)\"} \(total)\n"
  }
}
