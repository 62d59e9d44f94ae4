import Skeleton
import TextFormats

/// The description of the rendering service in OpenAPI 3.1, as JSON in UTF-8.
///
/// It is derived from the tables of options and formats.
package func openAPIDescription() -> [UInt8] {
  JSONWriter.document { json in
    json.member("openapi", "3.1.0")
    json.object("info") { json in
      json.member("title", "skeleton serve")
      json.member("version", engineVersion)
      json.member("description", "Loading placeholders from view hierarchies in XML.")
    }
    json.object("paths") { json in
      json.object("/v1/render") { json in
        json.operation("post", "render", "Renders the document in the body.") { json in
          json.array("parameters") { json in
            json.renderParameters()
            json.parameter(
              "If-None-Match", in: "header", "Entity tags that the caller has; a match is answered with 412.",
              schema: entityTagSchema)
          }
          json.documentBody()
          json.object("responses") { json in
            json.outputResponse()
            json.problems([406, 412, 413, 415, 422])
          }
        }
        json.optionsOperation("render")
      }
      json.object("/v1/batch") { json in
        json.operation("post", "batch", "Answers a stream of records, line for line.") { json in
          json.object("requestBody") { json in
            json.member("required", true)
            json.content(["application/x-ndjson"], schema: #"{"type":"string"}"#)
          }
          json.object("responses") { json in
            json.response(
              "200", "One answer for each record, in the same order.", "application/x-ndjson", #"{"type":"string"}"#)
            json.problems([415])
          }
        }
        json.optionsOperation("batch")
      }
      json.object("/v1/documents/{name}") { json in json.documentOperations() }
      for (path, name, summary, type) in [
        ("/healthz", "health", "The process runs.", "text/plain"),
        ("/readyz", "readiness", "The server accepts requests.", "text/plain"),
        ("/metrics", "metrics", "Counters in the text format of Prometheus.", "text/plain"),
        ("/openapi.json", "description", "This description.", "application/vnd.oai.openapi+json"),
      ] {
        json.object(path) { json in
          for method in ["get", "head"] {
            json.operation(method, method == "get" ? name : name + "Head", summary) { json in
              json.object("responses") { json in
                json.response(
                  "200", summary, method == "get" ? type : nil,
                  type == "text/plain" ? #"{"type":"string"}"# : #"{"type":"object"}"#)
                if name == "description" { json.response("304", "The caller has the current description.") }
                json.problems()
              }
            }
          }
          json.optionsOperation(name)
        }
      }
    }
    json.object("components") { json in
      json.object("schemas") { json in
        json.member("Problem", json: problemSchema)
      }
    }
  }
}

private let entityTagSchema = #"{"type":"string","pattern":"^(W/)?\"[!#-~]*\"$"}"#

/// The JSON Schema of a document in a request: a string, with an example that every service can render.
private let documentSchema =
  #"{"type":"string","examples":["<feed width=\"200\"><text lines=\"2\"/></feed>"]}"#

/// The JSON Schema of a problem document: RFC 9457, with the extensions of this service.
private let problemSchema = """
  {"type":"object","required":["type","title","status","detail","code","requestId"],"properties":{\
  "type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},\
  "code":{"type":"string"},"requestId":{"type":"string"},"errors":{"type":"array","items":{"type":"object",\
  "required":["code","severity","message"],"properties":{"code":{"type":"string"},"severity":{"enum":["error",\
  "warning","note"]},"message":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer",\
  "minimum":1}}}}},"additionalProperties":false}
  """

private func quotedText(_ text: String) -> String { String(decoding: quoted(text), as: UTF8.self) }

extension JSONWriter {
  fileprivate mutating func operation(
    _ method: String, _ identifier: String, _ summary: String, _ write: (inout JSONWriter) -> Void
  ) {
    object(method) { json in
      json.member("operationId", identifier)
      json.member("summary", summary)
      write(&json)
    }
  }

  fileprivate mutating func optionsOperation(_ name: String, problems: [Int] = []) {
    operation("options", name + "Options", "The methods of the resource.") { json in
      json.object("responses") { json in
        json.response("204", "The header field Allow lists the methods.")
        json.problems(problems)
      }
    }
  }

  fileprivate mutating func documentOperations() {
    array("parameters") { json in
      json.parameter(
        "name", in: "path", "The name of the document.",
        schema: #"{"type":"string","pattern":"^[A-Za-z0-9._-]{1,128}$"}"#,
        isRequired: true)
    }
    operation("put", "storeDocument", "Parses and stores a document.") { json in
      json.documentBody()
      json.object("responses") { json in
        json.response("201", "The document is stored.")
        json.response("204", "The document replaces another one.")
        json.problems([404, 412, 413, 415, 422])
      }
    }
    for method in ["get", "head"] {
      operation(method, method == "get" ? "renderDocument" : "renderDocumentHead", "Renders a stored document.") {
        json in
        json.array("parameters") { json in
          json.renderParameters()
          json.parameter("If-None-Match", in: "header", "Entity tags that the caller has.", schema: entityTagSchema)
        }
        json.object("responses") { json in
          if method == "get" { json.outputResponse() } else { json.response("200", "The output.") }
          json.response("304", "The caller has the current output.")
          json.problems([404, 406, 422])
        }
      }
    }
    operation("delete", "removeDocument", "Removes a document.") { json in
      json.object("responses") { json in
        json.response("204", "The document is removed.")
        json.problems([404, 412])
      }
    }
    optionsOperation("document", problems: [404])
  }

  fileprivate mutating func renderParameters() {
    parameter(
      "format", in: "query", "The format of the output; without it, Accept decides.",
      schema: "{\"enum\":[" + OutputFormat.allCases.map { quotedText($0.rawValue) }.joined(separator: ",") + "]}")
    for option in RenderOption.on(.record) {
      parameter(option.name, in: "query", option.summary + option.remark, schema: option.querySchema)
    }
    parameter(
      "Skeleton-Deadline", in: "header", "The time after which the request is given up, such as 500ms.",
      schema: #"{"type":"string","pattern":"^[1-9][0-9]{0,3}(s|ms)$"}"#)
  }

  fileprivate mutating func parameter(
    _ name: String, in place: String, _ description: String, schema: String, isRequired: Bool = false
  ) {
    object { json in
      json.member("name", name)
      json.member("in", place)
      if isRequired { json.member("required", true) }
      json.member("description", description)
      json.member("schema", json: schema)
    }
  }

  fileprivate mutating func documentBody() {
    object("requestBody") { json in
      json.member("required", true)
      json.member("description", "The document in any dialect.")
      json.content(APIRoute.documentTypes.split(separator: ", ").map(String.init), schema: documentSchema)
    }
  }

  fileprivate mutating func content(_ types: [String], schema: String) {
    object("content") { json in
      for type in types {
        json.object(type) { $0.member("schema", json: schema) }
      }
    }
  }

  /// Writes a response: its status, its description, and the media type and the schema of its body, if it has one.
  fileprivate mutating func response(
    _ status: String, _ description: String, _ type: String? = nil, _ schema: String = ""
  ) {
    object(status) { json in
      json.member("description", description)
      if let type { json.content([type], schema: schema) }
    }
  }

  fileprivate mutating func outputResponse() {
    object("200") { json in
      json.member("description", "The output.")
      json.object("headers") { json in
        json.object("ETag") { json in
          json.member("required", true)
          json.member("schema", json: #"{"type":"string"}"#)
        }
        json.object("Skeleton-Warning") { json in
          json.member("description", "The code of a warning, with its position in the document.")
          json.member("schema", json: #"{"type":"string"}"#)
        }
      }
      json.object("content") { json in
        // Formats of equal media types are one member.
        var types: Set<String> = []
        for format in OutputFormat.negotiated where types.insert(format.mediaType).inserted {
          let schema = format.contents == .json ? #"{"type":"object"}"# : "{}"
          json.object(format.mediaType) { $0.member("schema", json: schema) }
        }
      }
    }
  }

  /// Writes the responses with problem documents: those with further statuses, and those of every resource.
  fileprivate mutating func problems(_ statuses: [Int] = []) {
    for status in (statuses + [400, 403, 414, 501, 503]).sorted() {
      object("\(status)") { json in
        json.member("description", reasonPhrase(ofStatus: status))
        json.content(["application/problem+json"], schema: ##"{"$ref":"#/components/schemas/Problem"}"##)
      }
    }
  }
}
