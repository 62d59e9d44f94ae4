package import Skeleton
import TextFormats

/// Resource files of Android layouts that records refer to by name: the member `sharedResources`.
package struct SharedResources: Sendable {
  package let resources: ResourceFolders?
  package let themeStyle: String?
  /// The SHA-256 of all files, a part of the entity tags of records that name the resources.
  package let digest: String

  /// Shared resources.
  ///
  /// - Parameters:
  ///   - options: the options that contain the resources and the theme.
  ///   - bytes: the bytes of all files, in a fixed order.
  package init(_ options: RenderOptions, bytes: [UInt8]) {
    (resources, themeStyle) = (options.resources, options.themeStyle)
    digest = SHA256.hexadecimal(of: bytes)
  }
}

/// The rules and the resources that apply to all documents of a process, as a part of the documents' entity tags.
///
/// The bytes are hashed once and not again for each document: resources may have megabytes.
package struct SharedInput: Hashable, Sendable {
  /// The SHA-256 of all bytes in hexadecimal digits; empty for no bytes.
  let digest: String

  /// The digest of the bytes of a rules file and of resource files, in a fixed order; `bytes` may be empty.
  package init(_ bytes: [UInt8] = []) {
    digest = bytes.isEmpty ? "" : SHA256.hexadecimal(of: bytes)
  }
}
