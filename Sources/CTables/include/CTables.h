#include <stddef.h>

/// The bytes of a data file by its path without its extension, and their number; NULL for an unknown path.
const unsigned char *_Nullable skeleton_table(const char *_Nonnull name, size_t *_Nonnull count);
