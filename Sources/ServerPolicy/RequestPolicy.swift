/// The rule for requests that a server permits: those to its own names, from its own pages and from programs.
///
/// Pages of other sites reach a server of this machine through the browser of its user: by a name of their own that
/// resolves to this machine (DNS rebinding, visible in `Host`), or by requests from their pages (`Origin`, and
/// `Sec-Fetch-Site` without an origin).
package struct RequestPolicy: Sendable {
  /// The place at which a server listens, which decides the hosts that requests may name.
  package enum Place: Sendable {
    /// One port of the loopback interface: its names with this port.
    case loopback(port: Int)
    /// An address or a name: itself and the loopback names, with every port, because a proxy or a container may map it.
    ///
    /// The unspecified addresses, `0.0.0.0` and `::`, permit every address, because a name is necessary for rebinding.
    case address(String)
    /// A Unix socket, which no browser reaches: every host.
    case socket
  }

  /// A refusal of a request.
  package struct Refusal: Error, Hashable {
    /// The HTTP status code.
    package var status: Int
    /// A stable code, such as `request.host`.
    package var code: String
    package var sentence: String
  }

  private let place: Place
  private let names: Set<String>
  private let added: Set<String>
  private let landing: String?

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - added: further names of the server, such as that of a proxy; pages of these names are permitted too.
  ///   - landing: the path of a page that links of other sites may show; nil for none.
  package init(_ place: Place, added: [String] = [], landing: String? = nil) {
    (self.place, self.landing) = (place, landing)
    self.added = Set(added.map { Self.bracketed($0) })
    var names = self.added.union(["localhost", "127.0.0.1", "[::1]"])
    if case .address(let address) = place { names.insert(Self.bracketed(address)) }
    self.names = names
  }

  /// An address or a name in the notation of `Host`: lower case, IPv6 in brackets.
  private static func bracketed(_ name: String) -> String {
    name.contains(":") && !name.hasPrefix("[") ? "[\(name.lowercased())]" : name.lowercased()
  }

  /// Returns the reason to refuse a request by its head; nil if the request is permitted.
  ///
  /// - Parameter headers: the header fields of the request with names in lower case. The authority of the request is
  ///   one of them, with the name `host`.
  package func refusal(
    method: String, path: String, headers: some Sequence<(name: String, value: String)>
  ) -> Refusal? {
    var fields: [String: [String]] = [:]
    for (name, value) in headers { fields[name, default: []].append(value) }
    // RFC 9112, section 3.2.
    guard let hosts = fields["host"], hosts.count == 1, let host = Authority(hosts[0]) else {
      return Refusal(
        status: 400, code: "request.host", sentence: "expected one header field Host with a name and an optional port")
    }
    // RFC 9112, section 6.1.
    if let codings = fields["transfer-encoding"], codings.map({ $0.lowercased() }) != ["chunked"] {
      return Refusal(
        status: 501, code: "request.transferEncoding", sentence: "expected the transfer coding chunked alone")
    }
    guard permits(host) else {
      return Refusal(
        status: 403, code: "request.host",
        sentence:
          "the server has no host \"\(host.text)\"; it has names of its own, of loopback, and those of --allow-host")
    }
    let foreign = Refusal(
      status: 403, code: "request.origin", sentence: "pages of other sites may not use this server")
    if let origins = fields["origin"], origins.contains(where: { !isOwn($0, host: host) }) { return foreign }
    if let sites = fields["sec-fetch-site"], sites.contains(where: { !["same-origin", "none"].contains($0) }) {
      // A link from another site shows the page but passes no data to that site.
      let isLink = path == landing && method == "GET" && fields["sec-fetch-mode"] == ["navigate"]
      if !isLink { return foreign }
    }
    return nil
  }

  private func permits(_ host: Authority) -> Bool {
    switch place {
    case .socket: true
    case .loopback(let port): names.contains(host.name) && (host.port ?? 80) == port
    case .address("0.0.0.0"), .address("::"): names.contains(host.name) || host.isAddress
    case .address: names.contains(host.name)
    }
  }

  /// Returns true if an origin is the site of the request's own host, or has an added name.
  private func isOwn(_ origin: String, host: Authority) -> Bool {
    // A server of other places may have a proxy with TLS before it.
    let schemes = if case .loopback = place { ["http://"] } else { ["http://", "https://"] }
    for scheme in schemes where origin.lowercased().hasPrefix(scheme) {
      guard let site = Authority(String(origin.dropFirst(scheme.count))) else { return false }
      return site.text == host.text || added.contains(site.name)
    }
    return false
  }
}

/// The host of a request or of an origin, with an optional port: RFC 9110, section 7.2.
private struct Authority {
  /// The name in lower case, an IPv4 address, or an IPv6 address in brackets.
  let name: String
  let port: Int?
  /// The whole text in lower case.
  let text: String

  /// Parses a text; nil for other characters than those of names, addresses and a port.
  init?(_ text: String) {
    // Letters beyond ASCII may have those of ASCII in lower case.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = text.lowercased()
    let isBracketed = text.hasPrefix("[")
    let end = isBracketed ? text.firstIndex(of: "]").map { text.index(after: $0) } : text.firstIndex(of: ":")
    if isBracketed && end == nil { return nil }
    let name = text[..<(end ?? text.endIndex)]
    let rest = text[(end ?? text.endIndex)...]
    let letters = isBracketed ? "0123456789abcdef:.[]" : "0123456789abcdefghijklmnopqrstuvwxyz.-_"
    guard !name.isEmpty, name.allSatisfy({ letters.contains($0) }) else { return nil }
    if rest.isEmpty {
      port = nil
    } else {
      guard rest.first == ":", rest.dropFirst().allSatisfy({ ("0"..."9").contains($0) }),
        let port = UInt16(rest.dropFirst())
      else { return nil }
      self.port = Int(port)
    }
    (self.name, self.text) = (String(name), text)
  }

  /// True for an IPv4 address of four decimal numbers and for an IPv6 address.
  var isAddress: Bool {
    if name.hasPrefix("[") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.allSatisfy(\.isNumber) }
  }
}
