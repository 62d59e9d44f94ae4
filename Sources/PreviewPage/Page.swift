/// Returns the response with the preview page: markup with inline style and script, complete in one response.
func page() -> PageAnswer {
  var generator = SystemRandomNumberGenerator()
  return page(nonce: (0..<2).map { _ in String(generator.next(), radix: 36) }.joined())
}

/// Returns the response with the preview page; only scripts with the nonce run in it.
///
/// `nonce` is a text of unpredictable letters and digits.
func page(nonce: String) -> PageAnswer {
  let style = String(decoding: PackageResources.style_css, as: UTF8.self)
  let script = String(decoding: PackageResources.script_js, as: UTF8.self)
  let html = String(decoding: PackageResources.page_html, as: UTF8.self)
    .replacing("<!-- style -->", with: "<style nonce=\"\(nonce)\">\n\(style)</style>")
    .replacing("<!-- script -->", with: "<script nonce=\"\(nonce)\">\n\(script)</script>")
  let policy = [
    "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'", "img-src data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ]
  return PageAnswer(
    200, "text/html; charset=utf-8", Array(html.utf8),
    headers: [("Content-Security-Policy", policy.joined(separator: "; "))])
}
