import Geometry
import XMLTree

/// The size classes that the stored frames are shown in: they choose among an element's variations.
struct SizeClasses: Sendable {
  /// `widthClass` and `heightClass` as Interface Builder spells them.
  private let values: [String: String]

  /// Those of the device that the document was last seen on; of a phone held upright when it names none.
  init(of document: XMLElement) {
    let device = document.child("device")
    let isPad = device?["id"]?.hasPrefix("ipad") ?? (document["targetRuntime"] == "iOS.CocoaTouch.iPad")
    let isLandscape = device?["orientation"] == "landscape"
    values = [
      "widthClass": isPad ? "regular" : "compact",
      "heightClass": isLandscape && !isPad ? "compact" : "regular",
    ]
  }

  /// Those of a picture of this size; `UITraitCollection` of a device with such a screen.
  init(ofSize size: Size) {
    let shortSide = min(size.width, size.height)
    // The smallest iPad is 744 points wide.
    let isPad = shortSide >= 744
    let isLandscape = size.width > size.height
    // The largest phones are regular on their side, but only across.
    let isWide = isPad || isLandscape && shortSide >= 414
    values = [
      "widthClass": isWide ? "regular" : "compact",
      "heightClass": isLandscape && !isPad ? "compact" : "regular",
    ]
  }

  /// The variations of `element` that apply, the more particular ones later.
  func variations(of element: XMLElement) -> [XMLElement] {
    var found: [(rank: Int, element: XMLElement)] = []
    for variation in element.children where variation.name == "variation" {
      guard let rank = variation["key"].flatMap(rank) else { continue }
      found.append((rank, variation))
    }
    // Few, and their order within a rank is the file's.
    return (0...2).flatMap { rank in found.filter { $0.rank == rank }.map(\.element) }
  }

  /// How many classes a key such as `heightClass=regular-widthClass=compact` names, or nil when one differs.
  private func rank(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, values[String(parts[0])] == String(parts[1]) else { return nil }
    }
    return min(conditions.count, 2)
  }

  /// The object ids of what is not installed: of `subviews` or of `constraints`.
  func excluded(_ key: String, of element: XMLElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == key {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }
}
