public import ArgumentParser
public import Skeleton

extension OutputFormat: ExpressibleByArgument {}
extension LayoutFormat: ExpressibleByArgument {}
