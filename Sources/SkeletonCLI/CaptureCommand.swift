import ArgumentParser
import CommandOptions
import Diagnostics
import Dialects
import SystemIO
import TextFormats

/// The command `skeleton capture`, which writes a page in a browser as a document.
struct CaptureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Captures a page in a browser as a document, or prints the script that does it.",
    discussion: """
      Example: skeleton capture http://localhost:3000/feed --selector main --width 360,768,1280 -o feed.xml

      The page is opened in an installed Chromium with an empty profile. The script of --print-script is a JavaScript \
      expression whose value is the document: page.evaluate(script) of Playwright and Puppeteer returns it inside a \
      test, with its login and its state. A capture that is empty, has less than half of its content at one of the \
      widths, or still loads is refused. The words of the page are left out without --text.
      """)

  @Argument(help: "The address of the page, or an HTML file.")
  var address: String?

  @Flag(help: "Print the script instead.")
  var printScript = false

  @Option(help: ArgumentHelp("The element to capture. (default: the page)", valueName: "css"))
  var selector: String?

  @Option(help: ArgumentHelp("The widths of the window in CSS pixels. (default: 360)", valueName: "px,px"))
  var width: String?

  @Flag(help: "Write the words of texts, too.")
  var text = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write. (default: standard output)", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var output: String?

  @Option(help: ArgumentHelp("The program of the browser. (default: chromium or chrome in PATH)", valueName: "file"))
  var browser: String?

  @Flag(help: "Start the browser without its sandbox, as root must: the page then has the rights of the user.")
  var noSandbox = false

  @Option(help: "The time after which the capture fails, such as 30s.")
  var timeout = SecondsArgument(30)

  /// The height of the window in CSS pixels: that of a phone.
  private static let height = 844.0
  private static let scale = 2.0
  /// The value of this expression comes when fonts have loaded and the page was laid out again.
  private static let settled = """
    document.fonts.ready.then(() => new Promise(done => \
    requestAnimationFrame(() => requestAnimationFrame(() => done("")))))
    """

  func validate() throws {
    if printScript, address != nil { throw ValidationError("--print-script has no page to open") }
    if !printScript, address == nil { throw ValidationError("expected the address of a page, or --print-script") }
    _ = try widths()
  }

  func run() throws {
    let script = CaptureScript.expression(selector: selector, keepsText: text)
    guard let address else { return try writeStandardOutput(Array(script.utf8)) }
    let pages = try capture(try pageAddress(address), script)
    let markup = pages.count == 1 ? pages[0] : "<dom>\n\(pages.joined(separator: "\n"))\n</dom>"
    let bytes = Array((markup + "\n").utf8)
    if let output { try writeFile(bytes, to: output) } else { try writeStandardOutput(bytes) }
  }

  private func capture(_ address: String, _ script: String) throws -> [String] {
    guard let program = browser ?? findProgram(Browser.names) else {
      throw Failure(exitCode: 69, sentence: "there is no \(Browser.names[0]); install it or name one with --browser")
    }
    let chromium = try Browser(program, isSandboxed: !noSandbox, timeout: timeout.seconds)
    let widths = try widths()
    try chromium.resize(width: widths[0], height: Self.height, scale: Self.scale)
    try chromium.open(address)
    let pages = try widths.map { width in
      try chromium.resize(width: width, height: Self.height, scale: Self.scale)
      _ = try chromium.evaluate(Self.settled)
      return try chromium.evaluate(script)
    }
    if let reason = try pages.map({ try CaptureContents(ofPage: Array($0.utf8)) }).refusal {
      throw Failure(exitCode: 65, sentence: reason)
    }
    return pages
  }

  private func widths() throws -> [Double] {
    let words = (width ?? "360").split(separator: ",", omittingEmptySubsequences: false)
    return try words.map { word in
      guard let width = Int(word), (50...10_000).contains(width) else {
        throw ValidationError("--width is \"\(width ?? "")\", expected whole numbers from 50 to 10000 such as 360,768")
      }
      return Double(width)
    }
  }

  private func pageAddress(_ text: String) throws -> String {
    if ["http://", "https://", "file://"].contains(where: text.hasPrefix) { return text }
    guard fileExists(text), let path = resolvedPath(text) else {
      throw Failure(
        exitCode: 66, sentence: "\(text): there is no such file; an address begins with http:// or https://")
    }
    let plain = Set("/-_.~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    var encoded = Array("file://".utf8)
    for byte in path.utf8 {
      if plain.contains(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(hexadecimal: byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
