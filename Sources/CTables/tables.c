// The data files of the library, embedded by `#embed`: a debug build takes 0.1 s for them, and 99 s for an array in Swift.

#include "CTables.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char frameworkDimensions[] = {
#embed "android/framework-dimensions.txt"
};
static const unsigned char frameworkFamilies[] = {
#embed "android/framework-families.txt"
};
static const unsigned char frameworkStyles[] = {
#embed "android/framework-styles.txt"
};
static const unsigned char appcompatDimensions[] = {
#embed "android/appcompat-dimensions.txt"
};
static const unsigned char appcompatStyles[] = {
#embed "android/appcompat-styles.txt"
};
static const unsigned char materialDimensions[] = {
#embed "android/material-dimensions.txt"
};
static const unsigned char materialStyles[] = {
#embed "android/material-styles.txt"
};
static const unsigned char applicationFamilies[] = {
#embed "android/application-families.txt"
};
static const unsigned char themes[] = {
#embed "android/themes.txt"
};
static const unsigned char advances[] = {
#embed "fonts/advances.txt"
};
static const unsigned char kerningText[] = {
#embed "fonts/kerning-text.txt"
};
static const unsigned char kerningDisplayUi[] = {
#embed "fonts/kerning-display-ui.txt"
};
static const unsigned char kerningDisplayPro[] = {
#embed "fonts/kerning-display-pro.txt"
};
static const unsigned char robotoAdvances[] = {
#embed "fonts/roboto-advances.txt"
};
static const unsigned char robotoKerning[] = {
#embed "fonts/roboto-kerning.txt"
};
static const unsigned char nativeReference[] = {
#embed "native/reference.txt"
};
static const unsigned char nativeSynonyms[] = {
#embed "native/synonyms.txt"
};
static const unsigned char readerCompletions[] = {
#embed "rules/reader-completions.txt"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} tables[] = {
  {"android/framework-dimensions", frameworkDimensions, sizeof frameworkDimensions},
  {"android/framework-families", frameworkFamilies, sizeof frameworkFamilies},
  {"android/framework-styles", frameworkStyles, sizeof frameworkStyles},
  {"android/appcompat-dimensions", appcompatDimensions, sizeof appcompatDimensions},
  {"android/appcompat-styles", appcompatStyles, sizeof appcompatStyles},
  {"android/material-dimensions", materialDimensions, sizeof materialDimensions},
  {"android/material-styles", materialStyles, sizeof materialStyles},
  {"android/application-families", applicationFamilies, sizeof applicationFamilies},
  {"android/themes", themes, sizeof themes},
  {"fonts/advances", advances, sizeof advances},
  {"fonts/kerning-text", kerningText, sizeof kerningText},
  {"fonts/kerning-display-ui", kerningDisplayUi, sizeof kerningDisplayUi},
  {"fonts/kerning-display-pro", kerningDisplayPro, sizeof kerningDisplayPro},
  {"fonts/roboto-advances", robotoAdvances, sizeof robotoAdvances},
  {"fonts/roboto-kerning", robotoKerning, sizeof robotoKerning},
  {"native/reference", nativeReference, sizeof nativeReference},
  {"native/synonyms", nativeSynonyms, sizeof nativeSynonyms},
  {"rules/reader-completions", readerCompletions, sizeof readerCompletions},
};

const unsigned char *skeleton_table(const char *name, size_t *count) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index += 1) {
    if (strcmp(tables[index].name, name) != 0) continue;
    *count = tables[index].count;
    return tables[index].bytes;
  }
  return NULL;
}
