import Skeleton
import SkeletonTesting
import XCTest

final class ProductCellCase: XCTestCase {
  func testBones() {
    assertSkeleton(of: .file("Cells/product.xml"), as: .bones)
  }

  func testRightToLeft() {
    var options = RenderOptions()
    options.isRightToLeft = true
    assertSkeleton(of: .file("Cells/product.xml"), as: .ascii, named: "mirrored", options: options)
    assertSkeleton(of: .file("Cells/product.xml"), as: .image, named: "mirrored", options: options)
  }
}
