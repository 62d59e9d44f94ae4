import Skeleton
import SkeletonTesting
import Testing

@Suite struct ProductCellTests {
  @Test func `bones and views are where they were`() {
    assertSkeleton(of: .file("Cells/product.xml"), as: .bones)
    assertSkeleton(of: .file("Cells/product.xml"), as: .layout)
  }

  @Test(arguments: ["light", "dark"])
  func `looks as it did`(theme: String) {
    var options = RenderOptions()
    options.theme = ThemeName(theme)
    let early = SnapshotStrategy.image(scale: 1, at: .progress(0.25))
    assertSkeleton(of: .file("Cells/product.xml"), as: early, named: theme, options: options)
  }

  @Test(arguments: [240, 320, 600])
  func `fits every width`(width: Int) {
    var options = RenderOptions()
    options.size.width = Double(width)
    assertSkeleton(of: .file("Cells/product.xml"), as: .ascii(columns: 60), named: "\(width)", options: options)
  }

  @Test func `moves as it did`() {
    assertSkeleton(of: .file("Cells/product.xml"), as: .animation(fps: 5, scale: 0.5))
  }

  @Test func `markup can stand in the test`() {
    assertSkeleton(of: #"<cell width="200"><text id="name" lines="2"/></cell>"#)
  }
}
