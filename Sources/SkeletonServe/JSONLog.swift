#if Serve
  import Logging
  import ServeAPI
  import SystemIO

  /// A log handler that writes one JSON object on each line to standard error.
  struct JSONLog: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let fields = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
      let line = logLine(
        at: secondsSinceEpoch(), level: event.level.rawValue, message: "\(event.message)",
        fields: fields.map { ($0.key, "\($0.value)") })
      writeStandardError(line)
    }
  }
#endif
