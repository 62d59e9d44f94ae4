import Batch
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
    var latencies: [String: TimeHistogram] = [:]
    var keptOutputs = 0
    var renderedOutputs = 0
    var rejected = 0
    var running = 0
    var waiting = 0
    var records = RecordMetrics()
  }

  private let state = Mutex(State())

  /// The HTTP methods that get a time series of their own; all others share one, because their number is not bounded.
  private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]

  /// Counts a finished request and its time.
  ///
  /// - Parameters:
  ///   - route: the resource; nil for an unknown path.
  ///   - seconds: the time from the head of the request to the last byte of the response, in seconds.
  package func count(_ route: APIRoute?, method: String, status: Int, seconds: Double) {
    let series = Series(
      route: route?.template ?? "other", method: Self.methods.contains(method) ? method : "other", status: status)
    state.withLock { state in
      state.requests[series, default: 0] += 1
      state.latencies[series.route, default: TimeHistogram()].add(seconds)
    }
  }

  func countOutput(isKept: Bool) {
    state.withLock { state in
      if isKept { state.keptOutputs += 1 } else { state.renderedOutputs += 1 }
    }
  }

  /// Counts a request that was refused with status 503 because too many others waited for a thread.
  package func countRejected() { state.withLock { $0.rejected += 1 } }

  /// Adds the answer to a record of a stream to the counters.
  func count(_ answer: Answer) { state.withLock { $0.records.add(answer) } }

  /// Sets the numbers of renders that are running and that wait for a thread.
  package func setQueue(running: Int, waiting: Int) { state.withLock { ($0.running, $0.waiting) = (running, waiting) } }

  /// The values of all counters in the text format of Prometheus.
  ///
  /// - Parameters:
  ///   - documents: the number of stored documents, and the estimated memory that they take in bytes.
  ///   - outputs: the number of kept outputs, and the memory that they take in bytes.
  func text(documents: (count: Int, cost: Int), outputs: (count: Int, cost: Int)) -> String {
    let state = state.withLock { $0 }
    var text = PrometheusText(prefix: "skeleton_")
    let requests = state.requests.sorted {
      ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
    }
    text.begin("requests_total", .counter, "Answered requests.")
    for (series, count) in requests {
      let labels = [("route", series.route), ("method", series.method), ("status", "\(series.status)")]
      text.sample("requests_total", "\(count)", labels)
    }
    text.begin("request_seconds", .histogram, "Time from the head of a request to the end of its response.")
    for (route, histogram) in state.latencies.sorted(by: { $0.key < $1.key }) {
      histogram.write("request_seconds", [("route", route)], to: &text)
    }
    text.add("renders_running", .gauge, "Renders that run.", state.running)
    text.add("renders_waiting", .gauge, "Renders that wait for a thread.", state.waiting)
    text.add("rejected_total", .counter, "Requests refused because too many renders waited.", state.rejected)
    state.records.write(to: &text)
    text.add("documents", .gauge, "Stored documents.", documents.count)
    text.add("document_cost_bytes", .gauge, "Estimated memory of stored documents.", documents.cost)
    text.add("outputs", .gauge, "Kept outputs of stored documents.", outputs.count)
    text.add("output_bytes", .gauge, "Bytes of kept outputs.", outputs.cost)
    text.add("output_hits_total", .counter, "Outputs taken from the kept ones.", state.keptOutputs)
    text.add("output_misses_total", .counter, "Outputs that had to be rendered.", state.renderedOutputs)
    return text.text
  }
}
