import Platform

/// The current time in seconds since 1970-01-01 00:00 UTC, for log entries.
package func secondsSinceEpoch() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
