import Foundation
import Testing

/// The messages of `capture` to a browser, with a program that answers as the DevTools protocol says.
@Suite struct CaptureProtocolTests {
  /// A program that notes each message in `messages` and answers with the results of a table, by method.
  ///
  /// A list has an answer for each call, the last one for all further calls; an answer with an `error` is one of the
  /// protocol. Events and answers to other calls come before each answer.
  private static let program = """
    #!/usr/bin/env python3
    import json, os, sys
    answers, folder = json.load(open(os.path.dirname(sys.argv[0]) + "/answers")), os.path.dirname(sys.argv[0])
    noted = open(folder + "/messages", "w")
    print(*[word.replace(folder, "") for word in sys.argv[1:] if "user-data-dir" not in word], file=noted, flush=True)
    with os.fdopen(3, "rb") as commands, os.fdopen(4, "wb") as out:
        def send(value):
            out.write(json.dumps(value).encode() + b"\\0")
            out.flush()
        waiting = b""
        while True:
            waiting += os.read(3, 1 << 16)
            while b"\\0" in waiting:
                text, waiting = waiting.split(b"\\0", 1)
                message = json.loads(text)
                method = message["method"]
                noted.write(" ".join([method, message.get("sessionId", "-"), json.dumps(message["params"])]) + "\\n")
                noted.flush()
                answer = answers.get(method, {})
                if isinstance(answer, list):
                    answer = answer.pop(0) if len(answer) > 1 else answer[0]
                send({"method": "Target.targetInfoChanged", "params": {"id": message["id"]}})
                send({"id": message["id"] - 1, "result": {"value": "of another call"}})
                if method == "Browser.close":
                    sys.exit()
                send({"id": message["id"], **(answer if "error" in answer else {"result": answer})})
                if method == "Page.navigate":
                    send({"method": "Page.frameStartedLoading"})
                    send({"method": "Page.loadEventFired"})
    """

  private static let answers = [
    "Target.getTargets": #"{"targetInfos": [{"type": "tab", "targetId": "t"}, {"type": "page", "targetId": "p"}]}"#,
    "Target.attachToTarget": #"{"sessionId": "s"}"#,
    "Page.getFrameTree": #"{"frameTree": {"frame": {"id": "f"}}}"#,
    "Page.createIsolatedWorld": #"{"executionContextId": 7}"#,
    "Runtime.evaluate": #"[{"result": {"value": ""}}, {"result": {"value": "\#(page)"}}]"#,
  ]

  private static let page = "<page width='361'><p lines='1'/></page>"

  /// Runs `capture` in a folder with the program; `changed` replaces answers.
  private func capture(
    _ arguments: [String], _ changed: [String: String] = [:], in folder: TemporaryFolder
  ) throws -> SkeletonProcess {
    let program = try folder.write(Self.program, to: "browser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let members = Self.answers.merging(changed) { $1 }.map { "\"\($0)\": \($1)" }
    _ = try folder.write("{\(members.joined(separator: ","))}", to: "answers")
    return try SkeletonProcess(arguments: ["capture"] + arguments + ["--browser", program], in: folder)
  }

  @Test func `the page is opened, resized and evaluated in a world of its own`() throws {
    let folder = try TemporaryFolder()
    let run = try capture(["http://127.0.0.1/a?b", "--width", "361,770", "--selector", "main"], in: folder)
    #expect(run.standardError == "")
    #expect(run.exitCode == 0)
    #expect(run.text == "<dom>\n\(Self.page)\n\(Self.page)\n</dom>\n")
    let lines = try String(contentsOfFile: folder.path("messages"), encoding: .utf8).split(separator: "\n")
    let size = #"Emulation.setDeviceMetricsOverride s {"width": 361, "height": 844, "deviceScaleFactor": 2, "#
    let words = lines.map(String.init)
    #expect(
      words[0] == "--headless --remote-debugging-pipe --no-first-run --hide-scrollbars --disable-gpu --mute-audio "
        + "--disable-background-networking --disable-extensions --js-flags=--max-old-space-size=1024 about:blank")
    #expect(words[1] == "Target.getTargets - {}")
    #expect(words[2] == #"Target.attachToTarget - {"targetId": "p", "flatten": true}"#)
    #expect(words[3] == "Page.enable s {}")
    #expect(words[4] == size + #""mobile": false}"#)
    #expect(words[5] == #"Page.navigate s {"url": "http://127.0.0.1/a?b"}"#)
    #expect(words[6] == words[4])
    #expect(words[7] == "Page.getFrameTree s {}")
    #expect(words[8] == #"Page.createIsolatedWorld s {"frameId": "f"}"#)
    #expect(words[9].hasPrefix(#"Runtime.evaluate s {"expression": "document.fonts.ready"#))
    #expect(words[9].hasSuffix(#""contextId": 7, "returnByValue": true, "awaitPromise": true}"#))
    #expect(words[12].contains(#"({selector: \"main\", text: false})"#))
    #expect(words[13].contains(#""width": 770, "height": 844"#))
    #expect(words.count == 21)
    #expect(words[20] == "Browser.close - {}")
  }

  @Test func `as root the sandbox is left out`() throws {
    let folder = try TemporaryFolder()
    let run = try capture(["https://127.0.0.1", "--no-sandbox"], in: folder)
    #expect(run.text == Self.page + "\n")
    let messages = try String(contentsOfFile: folder.path("messages"), encoding: .utf8)
    #expect(messages.contains("--max-old-space-size=1024 --no-sandbox about:blank\n"))
    #expect(messages.contains(#"{"width": 360, "#))
  }

  @Test(arguments: [
    ("Target.getTargets", #"{"targetInfos": [{"type": "tab", "targetId": "t"}]}"#, 69, "the browser has no page"),
    ("Target.getTargets", "{}", 69, "the browser has no page"),
    ("Page.createIsolatedWorld", "{}", 69, "the browser has no page"),
    ("Page.enable", #"{"error": {"message": "not now"}}"#, 69, "the browser: Page.enable: not now"),
    (
      "Page.navigate", #"{"errorText": "net::ERR_CONNECTION_REFUSED"}"#, 66,
      "http://127.0.0.1: cannot read: net::ERR_CONNECTION_REFUSED"
    ),
    (
      "Runtime.evaluate", #"{"exceptionDetails": {"exception": {"description": "TypeError: a\n at b"}}}"#, 65,
      "the page: TypeError: a"
    ),
    ("Runtime.evaluate", #"{"exceptionDetails": {"text": "Uncaught"}}"#, 65, "the page: Uncaught"),
    ("Runtime.evaluate", #"{"exceptionDetails": {}}"#, 65, "the page: it fails"),
    (
      "Runtime.evaluate", #"{"result": {"value": "<page width='360'/>"}}"#, 65, "the capture is empty at a width of 360"
    ),
  ])
  func `an answer without a page is one sentence`(
    method: String, answer: String, exitCode: Int32, sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try capture(["http://127.0.0.1", "-o", "page.xml"], [method: answer], in: folder)
    #expect(run.exitCode == exitCode)
    #expect(run.standardError == "error: \(sentence)\n")
    #expect(try folder.names() == ["answers", "browser", "messages"])
  }

  @Test func `the path of a file becomes an address`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<p>a</p>", to: "a b~ä.html")
    let run = try capture(["a b~ä.html", "-o", "page.xml"], in: folder)
    #expect(run.standardError == "")
    #expect(try String(contentsOfFile: folder.path("page.xml"), encoding: .utf8) == Self.page + "\n")
    #expect(try String(contentsOfFile: folder.path("messages"), encoding: .utf8).contains("/a%20b~%c3%a4.html\"}\n"))
  }
}
