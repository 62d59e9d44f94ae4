/// Returns the response with the HTML page of the preview, in which style and script are inline, with a random nonce.
func page() -> PageAnswer {
  var generator = SystemRandomNumberGenerator()
  return page(nonce: (0..<2).map { _ in String(generator.next(), radix: 36) }.joined())
}

/// Returns the response with the HTML page of the preview; its content security policy permits only scripts and styles
/// with the nonce.
///
/// - Parameter nonce: unpredictable ASCII letters and digits.
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
