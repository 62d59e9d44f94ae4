package import Skeleton
import Synchronization
import SystemIO

/// The requests of the page of one document: the page, the source, the result for a text, pictures, changes.
///
/// Nothing is written, and nothing is read but the one file.
package struct PageService: Sendable {
  private let file: DocumentFile
  private let base: RenderOptions
  private let policy: RequestPolicy
  private let timeout: Duration
  private let settings: [UInt8]
  private let gate = RenderGate(jobs: max(3, processorCount), places: 16)
  private let shelf = SceneShelf()
  private let listeners = Listeners()

  /// The maximum number of browsers that receive changes.
  private static let maximumListeners = 32
  /// Views and bones that a page lists.
  private static let maximumRows = 5_000

  /// - Parameters:
  /// - base: the options of the command line.
  /// - arguments: further arguments of the command line, for the command shown on the page.
  ///   - port: where the server listens.
  ///   - timeout: how long one render may take.
  package init(
    _ file: DocumentFile, options base: RenderOptions, arguments: [String], port: Int, timeout: Duration
  ) {
    (self.file, self.base, self.timeout) = (file, base, timeout)
    policy = RequestPolicy(port: port)
    settings = settingsJSON(for: file.path, base, arguments)
  }

  /// True if the body of a request is used.
  package func admits(_ request: PageRequest) -> Bool { policy.refusal(of: request) == nil }

  /// The answer to a request; never fails.
  package func answer(_ request: PageRequest) async -> PageAnswer {
    if let refusal = policy.refusal(of: request) { return refusal }
    switch request.path {
    case "/": return only("GET", request) { page() }
    case "/settings": return only("GET", request) { PageAnswer(200, "application/json", settings) }
    case "/source": return only("GET", request) { source() }
    case "/changes": return only("GET", request) { changes() }
    case "/inspect", "/render":
      if request.method != "POST" { return wrongMethod("POST") }
      return await rendered(request)
    default: return .refusal(404, "there is nothing here")
    }
  }

  private func only(_ method: String, _ request: PageRequest, _ answer: () -> PageAnswer) -> PageAnswer {
    request.method == method ? answer() : wrongMethod(method)
  }

  private func wrongMethod(_ allowed: String) -> PageAnswer {
    .refusal(405, "expected \(allowed)", headers: [("Allow", allowed)])
  }

  // MARK: - The file

  private func source() -> PageAnswer {
    let content = file.current
    let revision = [("X-Revision", "\(content.revision)")]
    if let failure = content.failure { return .refusal(410, "\(failure)", headers: revision) }
    let text = NamedDocument(name: file.path, bytes: content.bytes).text
    return PageAnswer(200, "text/plain; charset=utf-8", text, headers: revision)
  }

  private func changes() -> PageAnswer {
    guard listeners.enter(atMost: Self.maximumListeners) else {
      return .refusal(503, "too many pages of this document are open")
    }
    return PageAnswer(ChangeEvents(file) { [listeners] in listeners.leave() })
  }

  // MARK: - Renders

  private func rendered(_ request: PageRequest) async -> PageAnswer {
    // No form of another page can send this type without asking first.
    guard request.headers["content-type"]?.split(separator: ";").first == "application/xml" else {
      return .refusal(415, "expected a body of type application/xml")
    }
    guard let text = request.body else {
      return .refusal(413, "the input has more than \(base.limits.inputBytes) bytes (--max-input)")
    }
    let fields = request.fields
    let options: RenderOptions
    do throws(PageSettings.Mistake) {
      options = try PageSettings(fields).options(over: base)
    } catch {
      return .refusal(400, error.sentence)
    }
    let format = fields["format"].flatMap { OutputFormat(rawValue: $0) }
    if request.path == "/render", format == nil { return .refusal(400, "expected format to name an output format") }
    let answer = await gate.run { () -> PageAnswer in
      var context = RenderContext()
      context.deadline = deadline(after: timeout)
      return work(on: text, options, context, as: request.path == "/render" ? format : nil)
    }
    return answer ?? .refusal(503, "too many renders are waiting", headers: [("Retry-After", "1")])
  }

  /// A picture, or without a format the inspection.
  private func work(
    on text: [UInt8], _ options: RenderOptions, _ context: RenderContext, as format: OutputFormat?
  ) -> PageAnswer {
    let document = file.current.document(of: text, name: file.path)
    let scene: InspectedDocument
    do throws(InspectionError) {
      let key = SceneShelf.Key(document: document.bytes, options: options)
      scene = try shelf.scene(key) { () throws(InspectionError) in try document.inspected(options, context) }
    } catch {
      return PageAnswer(format == nil ? 200 : 422, "application/json", error.json)
    }
    guard let format else { return PageAnswer(200, "application/json", scene.json(limit: Self.maximumRows)) }
    do throws(DocumentError) {
      let picture = try document.encode(scene.scene, as: format, options, context)
      return PageAnswer(200, mediaType(of: format), picture.value)
    } catch {
      return .refusal(422, error.report)
    }
  }

  /// Formats other than images are bytes to save: a browser shows none of them as a page of this server.
  private func mediaType(of format: OutputFormat) -> String {
    switch format {
    case .png, .apng, .gif, .webp: "image/\(format.rawValue)"
    default: "application/octet-stream"
    }
  }
}

/// The number of browsers that receive changes.
private final class Listeners: Sendable {
  private let count = Mutex(0)

  func enter(atMost limit: Int) -> Bool {
    count.withLock { count in
      if count >= limit { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
