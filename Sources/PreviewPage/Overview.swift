// The page of `skeleton preview` and its answers to requests.
//
// Input: requests for pages, settings, pictures and events. Output: answers as bytes with a media type.
// Reading order: PageRequest, PageAnswer, PageService; Page; SettingsJSON; SceneShelf; ChangeEvents.
// Not here: the HTTP server, which is in SkeletonPreview.
