#include <libxml/xmlversion.h>
/* libxml2's encoding.h would include the system's ICU, whose declarations differ from those of Foundation's. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/encoding.h>
#include <libxml/xmlerror.h>
