import Diagnostics
import ViewTree
import XMLTree

/// The rules that apply to every document, before those of the caller, with their components.
enum ShippedRules {
  static let rules: Rules = {
    do throws(InvalidInput) {
      return try parseRules(parseXML(PackageResources.shipped_rules_xml)).value
    } catch {
      // A test requires that the file is valid.
      return Rules()
    }
  }()

  static let components: Components = {
    do throws(InvalidInput) {
      return try parseComponents(parseXML(PackageResources.shipped_elements_xml))
    } catch {
      return Components()
    }
  }()
}
