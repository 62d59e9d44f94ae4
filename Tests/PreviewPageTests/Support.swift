import Foundation
import Skeleton
import TestSupport

@testable import PreviewPage

/// The page of a document in a temporary folder.
final class PreviewedDocument {
  let file: DocumentFile
  let service: PageService
  private let folder: URL
  private let url: URL

  init(_ text: String, options: RenderOptions = RenderOptions()) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "skeleton-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appending(path: "cell.xml")
    try Data(text.utf8).write(to: url)
    file = try DocumentFile(url.path, limit: options.limits.inputBytes)
    service = try PageService(file, options: options, arguments: ["--solve"], port: 8080, timeout: .seconds(60))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ bytes: Data) throws {
    try bytes.write(to: url, options: .atomic)
    file.refresh()
  }

  func remove() throws {
    try FileManager.default.removeItem(at: url)
    file.refresh()
  }

  func ask(_ method: String, _ path: String, headers: [String: String] = [:]) async -> PageAnswer {
    let own = ["host": "127.0.0.1:8080"].merging(headers) { $1 }
    return await service.answer(PageRequest(method: method, path: path, headers: own))
  }

  func post(_ path: String, _ query: String = "", _ text: String?) async -> PageAnswer {
    let headers = ["host": "127.0.0.1:8080", "content-type": "application/xml"]
    return await service.answer(
      PageRequest(method: "POST", path: path, query: query, headers: headers, body: text.map { Array($0.utf8) }))
  }

  /// The response for a text as JSON.
  func inspect(_ text: String, _ query: String = "") async throws -> [String: Any] {
    let answer = await post("/inspect", query, text)
    return try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any] ?? [:]
  }
}

extension PageAnswer {
  var bytes: [UInt8] {
    guard case .bytes(let bytes) = body else { return [] }
    return bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(header: String) -> String? { headers.first { $0.name == header }?.value }
}
