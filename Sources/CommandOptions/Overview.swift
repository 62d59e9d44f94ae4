// Options that the commands share.
//
// Input: arguments. Output: RenderOptions, limits and the bytes of the input, or a Failure with its exit status.
// Reading order: DeclaredOptions and Selections; Variant; InputOptions, ResourceOptions, ProjectFiles and PreviewOptions;
// Arguments; Failure.
// Not here: the commands, and the ranges of options, which are in Skeleton.
