/// The rule for requests that the preview server permits: those of its own page and of programs on this machine.
///
/// Requests of other sites, which the browser of the user would send, are rejected.
///
/// Other sites reach a loopback server through the browser: by a name of their own that resolves to this machine (DNS
/// rebinding, visible in `Host`), or by requests from their pages (`Origin`, and `Sec-Fetch-Site` without an origin).
struct RequestPolicy: Sendable {
  /// The TCP port on which the server listens.
  let port: Int

  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Returns the response that rejects a request, with status 421 or 403; nil if the request is permitted.
  func refusal(of request: PageRequest) -> PageAnswer? {
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return .refusal(421, "this server answers to 127.0.0.1 and localhost only")
    }
    if let origin = request.headers["origin"]?.lowercased(), origin != "http://\(host)" {
      return .refusal(403, "other pages may not ask this server")
    }
    if let site = request.headers["sec-fetch-site"]?.lowercased(), site != "same-origin", site != "none" {
      // A link from another site shows the page but passes no data to that site.
      let isLink = request.path == "/" && request.method == "GET" && request.headers["sec-fetch-mode"] == "navigate"
      if !isLink { return .refusal(403, "other pages may not ask this server") }
    }
    return nil
  }
}
