import Batch
import Diagnostics
import Skeleton
import TextFormats

extension RenderingAPI {
  /// The parameters of a rendering that a request states: format, options and time limit.
  struct RenderQuery {
    var format: OutputFormat
    var options: RenderOptions
    var given: [RenderOption] = []
    var deadline: Duration?
  }

  /// Answers `POST /v1/render` with the output of the document in the body.
  ///
  /// - Throws: ``ProblemDocument`` with 412 if `If-None-Match` names the output, 400 or 406 for invalid options.
  func render(_ request: APIRequest) throws(ProblemDocument) -> APIStep {
    let query = try renderQuery(request)
    let body = request.body ?? []
    let tag = entityTag(of: body, query)
    // A POST whose condition is false fails: RFC 9110, section 13.1.2; 304 answers GET and HEAD only.
    if let list = request.header("if-none-match"), EntityTags.matches(list, tag) {
      throw ProblemDocument(
        412, "request.condition", "the caller has the current output", headers: [("ETag", tag), ("Vary", "Accept")])
    }
    return rendering(request) { [self] () throws(RenderError) in
      let context = context(query.deadline)
      let document = try Document(body, options: query.options, context: context)
      let response = try output(of: document, query, context, tag: tag)
      return response.finished(for: request, codings: settings.codings)
    }
  }

  /// The strong entity tag, in quotes, of the output of a document with the options of a query.
  ///
  /// `document` is the bytes of the document, or their hash for a stored document.
  func entityTag(of document: [UInt8], _ query: RenderQuery) -> String {
    EntityTags.strong(
      Batch.entityTag(
        of: document, outputs: [RecordOutput(format: query.format)], options: query.options.canonicalText(on: .record),
        engine: settings.engine, common: settings.common))
  }

  func context(_ deadline: Duration?) -> RenderContext {
    var context = RenderContext()
    context.cache = cache
    if let time = [deadline, settings.timeout].compactMap(\.self).min() { context.deadline = makeDeadline(time) }
    return context
  }

  /// Renders a document and returns the response with the output and the warnings as header fields.
  ///
  /// At most 20 warnings of the document are included.
  ///
  /// - Parameter tag: the entity tag of the output, in quotes.
  /// - Throws: ``RenderError`` if the document cannot be drawn, or the output exceeds the limits.
  func output(
    of document: Document, _ query: RenderQuery, _ context: RenderContext, tag: String
  ) throws(RenderError) -> APIResponse {
    let picture = try document.scene(query.options, context: context).render(as: query.format)
    var headers = [
      ("Content-Type", query.format.contentType), ("ETag", tag), ("Cache-Control", "no-cache"), ("Vary", "Accept"),
    ]
    let ignored = query.given.filter { !$0.formats.contains(query.format) }
    headers += ignored.map { ("Skeleton-Warning", "\(IgnoredOption.code); option=\($0.name)") }
    headers += picture.warnings.prefix(20).map { warning in
      let place = warning.line.map { "; line=\($0)" } ?? ""
      return ("Skeleton-Warning", warning.code + place + (warning.column.map { "; column=\($0)" } ?? ""))
    }
    return APIResponse(200, headers, body: picture.bytes)
  }

  // MARK: - The query

  /// Reads the format, the options and the time limit from the query and the header fields of a request.
  ///
  /// - Throws: ``ProblemDocument`` with 400 for an invalid option or time limit, 406 if no format is acceptable.
  func renderQuery(_ request: APIRequest) throws(ProblemDocument) -> RenderQuery {
    var options = settings.options
    // An answer is in memory as a whole.
    options.limits.streamedPixels = options.limits.pixels
    var query = RenderQuery(format: .svg, options: options)
    var format: OutputFormat?
    var seen: Set<String> = []
    for (name, value) in formFields(of: request.query) {
      guard seen.insert(name).inserted else { throw ProblemDocument(400, "query.duplicate", "\"\(name)\" comes twice") }
      if name == "format" {
        format = try namedFormat(value)
        continue
      }
      guard let option = RenderOption.on(.record).first(where: { $0.name == name }) else {
        let names = RenderOption.on(.record).map(\.name) + ["format"]
        let advice = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
        throw ProblemDocument(
          400, "query.name",
          "there is no option \"\(name)\"; \(advice ?? "expected one of \(names.joined(separator: ", "))")")
      }
      do throws(OptionMistake) {
        try option.setting(option.form == .flag && value.isEmpty ? "true" : value).apply(to: &query.options)
      } catch {
        throw ProblemDocument(400, "query.value", error.sentence)
      }
      query.given.append(option)
    }
    if seen.contains("size"), seen.contains("device") {
      throw ProblemDocument(400, "query.value", "\"size\" and \"device\" both name the canvas; give one of them")
    }
    guard let chosen = format ?? OutputFormat.accepted(by: request.header("accept")) else {
      let types = OutputFormat.negotiated.map(\.mediaType).joined(separator: ", ")
      throw ProblemDocument(406, "request.accept", "no format is acceptable, expected one of \(types)")
    }
    query.format = chosen
    if let text = request.header("skeleton-deadline") {
      guard let seconds = RenderOptions.parseSeconds(text), seconds > 0 else {
        throw ProblemDocument(
          400, "request.deadline", "\"Skeleton-Deadline\" is \"\(text)\", expected a time such as 2s or 500ms")
      }
      query.deadline = .seconds(min(seconds, 86_400))
    }
    return query
  }

  private func namedFormat(_ name: String) throws(ProblemDocument) -> OutputFormat {
    if let format = OutputFormat(rawValue: name) { return format }
    let names = OutputFormat.allCases.map(\.rawValue)
    let advice = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
    throw ProblemDocument(
      400, "query.value", "\"format\" is \"\(name)\"; \(advice ?? "expected one of \(names.joined(separator: ", "))")")
  }
}
