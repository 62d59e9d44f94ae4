// Differences of scenes, bones and pictures.
//
// Input: two scenes, or two files of bones, layout or pixels. Output: Differences, as text, JSON, HTML or a picture.
// Reading order: Differences; Bones/BonesRecord, Bones/MatchBones and Bones/CompareBones; Pictures/Picture,
// Pictures/PixelComparer and Colors/ColorDifference; Reports; Terminals.
// Not here: test libraries and files of goldens.
