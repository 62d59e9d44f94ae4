import Tables
package import ViewTree

/// A rule about what code, the platform or missing files add to an Android layout or a document of Interface Builder.
///
/// A completion is applied while a document is read, because it decides sizes or includes other files. Without
/// completions, views are the boxes that a device shows before code runs.
///
/// ``DataFile/readerCompletions`` states each case: its decision, the reason and an example.
package enum ReaderCompletion: UInt8, CaseIterable, Sendable {
  case editorAttributes, sampleTexts, toolbarTitles, sampleTabs, missingMenus, spinnerArrow, iconsOfButtons, imageSizes,
    roundPictures, filledTexts, thinLines, expandedTitle, scrims, pageDots, calendars, webPages, classLayouts,
    namedRows, describedIcons, freeSpace, connectedButtons, missingBackgrounds, emptyCards, alternatives,
    editorStates, listRows, lowLists, namedItems, fillings, contentBelowBars, snackbars, missingToolbars,
    missingContent, fragmentLayouts, screenLayouts, editorPlaces, mergeParents, partsOfScreens, hiddenContent,
    minorStates, bars, fastScrollers,
    libraryBars, narrowItems, pagesOfTabs, emptyLabels, namedDimensions, missingThemes, composeViews,
    statesOfViews, containerViews, emptyStacks, roundButtons, realSafeAreas, singleCells, codeNames, nibsOfClasses,
    misplacedViews, cellsBesideTable, anyCanvas

  /// The statements of all completions, in the order of the cases.
  package static let rules: [Rule] = DataFile.readerCompletions.entries.compactMap { lines in
    guard lines.count == 5, let source = Source.allCases.first(where: { $0.name == lines[1] }) else { return nil }
    return Rule(lines[2], for: Sources(source), because: lines[3], shownBy: lines[4])
  }
}

/// A set of completions.
package struct ReaderCompletions: Hashable, Sendable {
  private var bits: UInt64

  /// All completions.
  package static let all = ReaderCompletions(bits: .max >> UInt64(64 - ReaderCompletion.allCases.count))
  /// No completion: the boxes that a device shows before code runs.
  package static let none = ReaderCompletions(bits: 0)

  package func contains(_ completion: ReaderCompletion) -> Bool { bits >> UInt64(completion.rawValue) & 1 != 0 }

  package mutating func remove(_ completion: ReaderCompletion) { bits &= ~(1 << UInt64(completion.rawValue)) }
}

extension AndroidReader {
  func completes(_ completion: ReaderCompletion) -> Bool { request.completions.contains(completion) }
}
