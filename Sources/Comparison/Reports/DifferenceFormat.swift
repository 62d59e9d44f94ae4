import Diagnostics
import Geometry
package import ImageCoding

/// The file format of a report about differences: text, JSON, an HTML page or a PNG picture.
package enum DifferenceFormat: String, Sendable, CaseIterable {
  case text
  case json
  /// The report is one HTML page with embedded pictures.
  case html
  /// The report is a PNG of the expected, difference and actual pictures side by side.
  case png

  package var fileExtension: String { self == .text ? ".txt" : ".\(rawValue)" }

  /// True for a format whose bytes are not text and should not be written to a terminal.
  package var isBinary: Bool { self == .png }

  /// The format for a file name, by its extension in upper or lower case; nil if the extension is not that of a format.
  package init?(forFileNamed name: String) {
    let name = name.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix($0.fileExtension) }) else { return nil }
    self = format
  }
}

extension Differences {
  /// Encodes a report about the differences in a format; returns its bytes.
  ///
  /// - Throws: ``ReportError`` if the format needs pictures and there are none, and if a picture cannot be encoded.
  package func report(as format: DifferenceFormat) throws(ReportError) -> [UInt8] {
    switch format {
    case .text: return Array(text.utf8)
    case .json: return json
    case .html: return Array(try html().utf8)
    case .png:
      guard let pictures else { throw .noPictures }
      let strip = try mapError(pictures.strip) { (_: PixelSizeError) in ReportError.tooLarge }
      return try mapError(strip.png(), ReportError.image)
    }
  }
}

/// The reason why a report cannot be written.
package enum ReportError: Error, Hashable, CustomStringConvertible {
  /// The report is a picture, but one of the compared files is a JSON file without pixels.
  case noPictures
  /// The difference picture, or the three pictures side by side, exceed the maximum number of pixels.
  case tooLarge
  case image(ImageCodingError)

  package var description: String {
    switch self {
    case .noPictures: "bones have no pixels: a picture of differences takes documents or images"
    case .tooLarge: "three such pictures side by side have more than \(PixelSize.maximumArea) pixels"
    case .image(let error): error.description
    }
  }
}
