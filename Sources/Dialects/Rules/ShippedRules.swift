import Diagnostics
import ViewTree
import XMLTree

/// The rules that apply to every document, before those of the caller, with their components.
enum ShippedRules {
  // A test requires that the files are valid.
  static let rules = (try? parseRules(parseXML(PackageResources.shipped_rules_xml)).value) ?? Rules()
  static let components = (try? parseComponents(parseXML(PackageResources.shipped_elements_xml))) ?? Components()
}
