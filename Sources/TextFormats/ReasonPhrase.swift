/// The reason phrase of an HTTP status, such as `Not Found`: RFC 9110, section 15.
///
/// It is `Service Unavailable` for 503 and for statuses that no server of this package sends.
package func reasonPhrase(ofStatus status: Int) -> String {
  switch status {
  case 200: "OK"
  case 400: "Bad Request"
  case 403: "Forbidden"
  case 404: "Not Found"
  case 405: "Method Not Allowed"
  case 406: "Not Acceptable"
  case 410: "Gone"
  case 412: "Precondition Failed"
  case 413: "Content Too Large"
  case 414: "URI Too Long"
  case 415: "Unsupported Media Type"
  case 421: "Misdirected Request"
  case 422: "Unprocessable Content"
  default: "Service Unavailable"
  }
}
