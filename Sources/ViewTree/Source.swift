/// The kind of document from which views were read.
///
/// A document has one source; views of another one, such as the elements that a rule names for a view, have their own:
/// ``PlacedViews/source(of:)``.
package enum Source: UInt8, Hashable, Sendable, CaseIterable {
  /// The tool's own elements, in which an author designs a placeholder.
  case native
  /// A storyboard or a nib of UIKit.
  case interfaceBuilder
  /// A layout resource of Android, in which sizes, fills and visibility are stated.
  case androidLayout
  /// A dump of a running Android screen, which states frames and classes, and no fills, fonts and alignments.
  case androidDump
  /// A dump of a running screen of iOS, which states frames and types, and no fills, fonts and alignments.
  case iosDump
  /// A drawing of a placeholder, each of whose shapes is a bone as it is.
  case drawing
  /// A screen of Hyperview.
  case hyperview
  /// A page that was captured in a browser, which states all boxes, lines of texts, corners and fills.
  case dom

  /// The name of the source in lists of rules.
  package var name: String {
    switch self {
    case .native: "native"
    case .interfaceBuilder: "Interface Builder"
    case .androidLayout: "Android layouts"
    case .androidDump: "dumps of Android"
    case .iosDump: "dumps of iOS"
    case .drawing: "drawings"
    case .hyperview: "Hyperview"
    case .dom: "captured pages"
    }
  }

  /// True if the author of the document designed the placeholder itself, so that its sizes and boxes are kept.
  package var isPlaceholder: Bool { Sources.placeholders.contains(self) }

  /// True if the views depend on the theme, because the document refers to resources that differ at night.
  package var dependsOnTheme: Bool { self == .androidLayout }

  /// True if the platform lays views out in whole pixels, so that their sizes are no linear functions of the width.
  package var isLaidOutInPixels: Bool { self == .androidLayout }

  /// True if texts have the sizes at which they were shown, whatever the setting of the user is.
  package var hasFixedTexts: Bool { Sources([.androidDump, .iosDump, .drawing, .dom]).contains(self) }

  /// The platform whose controls give the default sizes of the document's controls.
  package var controlDesign: ControlDesign { Sources.android.contains(self) ? .material : .uiKit }
}

/// A set of sources.
package struct Sources: OptionSet, Sendable {
  package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The set of one source.
  package init(_ source: Source) {
    self.init(rawValue: 1 << source.rawValue)
  }

  /// Returns true if the set contains a source.
  package func contains(_ source: Source) -> Bool { rawValue >> source.rawValue & 1 != 0 }

  /// The names of the sources, separated by commas.
  package var names: String {
    self == .all ? "all sources" : Source.allCases.filter(contains).map(\.name).joined(separator: ", ")
  }

  package static let native = Sources(.native)
  package static let interfaceBuilder = Sources(.interfaceBuilder)
  package static let androidLayout = Sources(.androidLayout)
  package static let androidDump = Sources(.androidDump)
  package static let iosDump = Sources(.iosDump)
  package static let drawing = Sources(.drawing)
  package static let dom = Sources(.dom)

  package static let all = Sources(rawValue: 1 << UInt16(Source.allCases.count) - 1)
  /// Documents whose author designed the placeholder.
  package static let placeholders: Sources = [.native, .drawing]
  /// Documents that describe a screen of an application, or a part of one.
  package static let screens = all.subtracting(placeholders)
  package static let layoutFiles: Sources = [.interfaceBuilder, .androidLayout]
  package static let dumps: Sources = [.androidDump, .iosDump]
  package static let android: Sources = [.androidLayout, .androidDump]
  /// Documents whose views are those of UIKit.
  package static let uiKit: Sources = [.interfaceBuilder, .iosDump]
}
