#import "FeedDataSource.h"

@implementation FeedDataSource
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  return [NSBundle.mainBundle loadNibNamed:@"PersonCell" owner:self options:nil][0];
}
@end
