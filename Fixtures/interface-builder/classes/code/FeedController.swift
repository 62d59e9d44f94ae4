import UIKit

/// `MissingCell` has no file.
class FeedController: UIViewController {
  @IBOutlet var photo: UIImageView!
  @IBOutlet var cover: UIImageView!
  @IBOutlet var table: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.layer.cornerRadius = photo.frame.height / 2
    cover.layer.cornerRadius = 12
    table.dataSource = FeedDataSource()
    tiles.register(MissingCell.self, forCellWithReuseIdentifier: "missing")
    tiles.register(UINib(nibName: "TileCell", bundle: nil), forCellWithReuseIdentifier: "tile")
  }
}
