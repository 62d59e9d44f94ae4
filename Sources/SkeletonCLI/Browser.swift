import CommandOptions
import Diagnostics
import Skeleton
import SystemIO
import TextFormats

/// A Chromium without a window that this process has started, controlled by the DevTools protocol over two pipes.
///
/// It has a profile of its own, which is removed with the object.
final class Browser {
  private let profile: String
  private let program: PipedProgram
  private var end: Double
  private var number = 0
  private var session: String?
  private var loads = 0

  /// The maximum number of bytes of an answer: a page as JSON text.
  private static let largestAnswer = 1 << 28
  static let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]

  /// Starts the program at a path and attaches to its page.
  ///
  /// - Parameters:
  ///   - isSandboxed: false to give a page the rights of the user: `root` cannot start a sandbox.
  ///   - timeout: the seconds after which all calls fail.
  init(_ path: String, isSandboxed: Bool, timeout: Double) throws {
    end = secondsSinceEpoch() + timeout
    profile = try makeTemporaryFolder()
    var arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run", "--hide-scrollbars",
      "--disable-gpu", "--mute-audio", "--disable-background-networking", "--disable-extensions",
      "--js-flags=--max-old-space-size=1024",
    ]
    if !isSandboxed { arguments.append("--no-sandbox") }
    do {
      program = try PipedProgram(path, arguments: arguments + ["about:blank"])
    } catch {
      removeTree(profile)
      throw error
    }
    let targets: [JSONNode]
    do {
      targets = try call("Target.getTargets")["targetInfos"]?.elements ?? []
    } catch let failure as IOFailure {
      let advice = isSandboxed ? "; as root it starts with --no-sandbox only" : ""
      throw Failure(exitCode: 69, sentence: "\(path) does not start: \(failure.reason)\(advice)")
    }
    guard let page = targets.first(where: { $0["type"]?.string == "page" })?["targetId"]?.string else {
      throw Failure(exitCode: 69, sentence: "the browser has no page")
    }
    session = try call("Target.attachToTarget") {
      $0.member("targetId", page)
      $0.member("flatten", true)
    }["sessionId"]?.string
    try call("Page.enable")
  }

  deinit {
    // It removes its temporary files itself; one that runs on would write its profile again.
    end = min(end, secondsSinceEpoch() + 2)
    session = nil
    _ = try? call("Browser.close")
    while (try? receive()) != nil {}
    program.end()
    removeTree(profile)
  }

  /// Sets the width and the height of the window in CSS pixels.
  func resize(width: Double, height: Double, scale: Double) throws {
    try call("Emulation.setDeviceMetricsOverride") {
      $0.member("width", width)
      $0.member("height", height)
      $0.member("deviceScaleFactor", scale)
      $0.member("mobile", false)
    }
  }

  /// Shows a page and waits until it and its resources have loaded.
  func open(_ address: String) throws {
    loads = 0
    let answer = try call("Page.navigate") { $0.member("url", address) }
    if let reason = answer["errorText"]?.string {
      throw Failure(exitCode: 66, sentence: "\(address): cannot read: \(reason)")
    }
    while loads == 0 { _ = try receive() }
  }

  /// The text that a JavaScript expression, or the promise that is its value, gives.
  ///
  /// Its world has the page's elements and functions of its own, which the page cannot replace.
  func evaluate(_ expression: String) throws -> String {
    let frame = try call("Page.getFrameTree")["frameTree"]?["frame"]?["id"]?.string ?? ""
    let world = try call("Page.createIsolatedWorld") { $0.member("frameId", frame) }["executionContextId"]
    guard case .number(let context)? = world?.value else {
      throw Failure(exitCode: 69, sentence: "the browser has no page")
    }
    let answer = try call("Runtime.evaluate") {
      $0.member("expression", expression)
      $0.member("contextId", context)
      $0.member("returnByValue", true)
      $0.member("awaitPromise", true)
    }
    if let exception = answer["exceptionDetails"] {
      let reason = exception["exception"]?["description"]?.string ?? exception["text"]?.string ?? "it fails"
      throw Failure(exitCode: 65, sentence: "the page: \(reason.split(separator: "\n").first ?? "")")
    }
    return answer["result"]?["value"]?.string ?? ""
  }

  @discardableResult
  private func call(_ method: String, _ parameters: (inout JSONWriter) -> Void = { _ in }) throws -> JSONNode {
    number += 1
    let message = JSONWriter.document { json in
      json.member("id", number)
      json.member("method", method)
      json.member("sessionId", ifPresent: session)
      json.name("params")
      json.object(parameters)
    }
    try program.send(message)
    while true {
      let answer = try receive()
      guard case .number(let id)? = answer["id"]?.value, Int(exactly: id) == number else { continue }
      if let error = answer["error"]?["message"]?.string {
        throw Failure(exitCode: 69, sentence: "the browser: \(method): \(error)")
      }
      return answer["result"] ?? answer
    }
  }

  private func receive() throws -> JSONNode {
    let answer = try parseJSON(program.receive(until: end, limit: Self.largestAnswer))
    if answer["method"]?.string == "Page.loadEventFired" { loads += 1 }
    return answer
  }
}

extension JSONNode {
  fileprivate var elements: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }
}
