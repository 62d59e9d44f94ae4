import ServerPolicy
package import Skeleton
import Synchronization
package import SystemIO

/// The responses of the preview server for one document: the page, its settings, the source, pictures, inspections and
/// changes.
///
/// The service writes no file, and reads no file except the previewed one and its parts.
package struct PageService: Sendable {
  private let file: DocumentFile
  private let parts: PreviewParts
  private let base: RenderOptions
  private let policy: RequestPolicy
  private let timeout: Duration
  private let settings: [UInt8]
  private let pool: WorkPool
  private let shelf = SceneShelf()
  private let listeners = Listeners()

  /// The names of the options that the page offers for selection and adds to the displayed command.
  package static let choices: Set = ["device", "size", "scale", "theme", "preset", "root", "fps", "rtl"]

  /// The maximum number of browsers with an open stream of changes; a further one receives status 503.
  private static let maximumListeners = 32
  /// The maximum number of views, and of bones, in the JSON of an inspection; the rest is left out.
  private static let maximumRows = 5_000

  /// Creates a service for a file.
  ///
  /// - Parameters:
  ///   - parts: the files of rules, components and data, which replace those of the options.
  ///   - base: the options of the command line.
  ///   - arguments: the further arguments of the command line, for the command shown on the page.
  ///   - timeout: the maximum duration of one render.
  /// - Throws: ``IOFailure`` if no thread is available.
  package init(
    _ file: DocumentFile, parts: PreviewParts = PreviewParts(), options base: RenderOptions, arguments: [String],
    port: Int, timeout: Duration
  ) throws(IOFailure) {
    pool = try WorkPool(threads: max(3, processorCount), places: 16)
    (self.file, self.parts, self.base, self.timeout) = (file, parts, base, timeout)
    policy = RequestPolicy(.loopback(port: port), landing: "/")
    settings = settingsJSON(for: file.path, base, arguments)
  }

  /// Returns true if the host and the origin of a request are permitted, so that the server may receive its body.
  package func admits(_ request: PageRequest) -> Bool { refusal(of: request) == nil }

  private func refusal(of request: PageRequest) -> PageAnswer? {
    let headers = request.headers.map { (name: $0.key, value: $0.value) }
    return policy.refusal(method: request.method, path: request.path, headers: headers).map {
      .refusal($0.status, $0.sentence)
    }
  }

  /// Returns the response to a request; each failure is a response with an error status.
  package func answer(_ request: PageRequest) async -> PageAnswer {
    if let refusal = refusal(of: request) { return refusal }
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
    let revision = [("X-Revision", "\(file.revision)")]
    if let failure = content.failure { return .refusal(410, "\(failure)", headers: revision) }
    let text = DocumentSource(content.bytes, named: file.path).text
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
    // A form of another page cannot send this type without a CORS preflight.
    guard request.headers["content-type"]?.split(separator: ";").first == "application/xml" else {
      return .refusal(415, "expected a body of type application/xml")
    }
    guard let text = request.body else {
      return .refusal(413, "the input has more than \(base.limits.inputBytes) bytes (--max-input)")
    }
    let fields = request.fields
    let options: RenderOptions
    do throws(OptionMistake) {
      options = try pageOptions(fields, over: base)
    } catch {
      return .refusal(400, error.sentence)
    }
    let format = fields["format"].flatMap { OutputFormat(rawValue: $0) }
    if request.path == "/render", format == nil {
      let formats = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return .refusal(400, "format is '\(fields["format"] ?? "")', expected one of \(formats)")
    }
    let answer = await pool.run { () -> PageAnswer in
      var context = RenderContext()
      context.deadline = deadline(after: timeout)
      context.keepsCharacters = true
      return work(on: text, options, context, as: request.path == "/render" ? format : nil)
    }
    return answer ?? .refusal(503, "too many renders are waiting", headers: [("Retry-After", "1")])
  }

  /// Renders a document in a format; without a format, returns the inspection of its scene as JSON.
  ///
  /// An error of the document or of the picture is a response, too.
  private func work(
    on text: [UInt8], _ options: RenderOptions, _ context: RenderContext, as format: OutputFormat?
  ) -> PageAnswer {
    let source = file.current.document(of: text, name: file.path)
    let scene: SkeletonScene
    do throws(RenderError) {
      let options = try parts.applied(to: options)
      let key = SceneShelf.Key(document: source.bytes, options: options)
      scene = try shelf.scene(key) { () throws(RenderError) in
        try Document(source, options: options, context: context).scene(options, context: context)
      }.encoded(with: options, context: context)
      guard let format else {
        return PageAnswer(200, "application/json", try scene.inspectionJSON(limit: Self.maximumRows))
      }
      // From here on the document is valid: an error concerns the picture.
      return picture(of: scene, as: format)
    } catch {
      return PageAnswer(format == nil ? 200 : 422, "application/json", error.inspectionJSON)
    }
  }

  private func picture(of scene: SkeletonScene, as format: OutputFormat) -> PageAnswer {
    do throws(RenderError) {
      // A browser saves other formats than images, and does not show them as a page.
      let type = format.isBinary ? format.mediaType : "application/octet-stream"
      return PageAnswer(200, type, try scene.render(as: format).bytes)
    } catch {
      return .refusal(422, error.report)
    }
  }
}

/// A counter of the browsers with an open stream of changes, which enforces a maximum.
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
