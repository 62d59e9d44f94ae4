#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

#include "CFloors.h"

static char *text;
static int64_t textCount, textRoom;
static int64_t elements, attributes, runs;

int floorsBeginText(int64_t count) {
  free(text);
  textCount = 0, textRoom = count + 8;
  text = malloc((size_t)textRoom);
  return text != NULL;
}

void floorsAppendText(uint64_t bytes, int count) {
  if (textCount + 8 > textRoom) return;
  memcpy(text + textCount, &bytes, 8);
  textCount += count;
}

static void startElement(
  void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaceCount,
  const xmlChar **namespaces, int attributeCount, int defaultedCount, const xmlChar **values) {
  elements++;
  attributes += attributeCount;
}

static void characters(void *data, const xmlChar *start, int count) { runs++; }

int64_t floorsParseText(void) {
  elements = attributes = runs = 0;
  xmlParserCtxtPtr context = xmlCreateMemoryParserCtxt(text, (int)textCount);
  if (!context) return -1;
  xmlSAXHandler handler = {0};
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = startElement;
  handler.characters = characters;
  xmlSAXHandlerPtr own = context->sax;
  context->sax = &handler;
  xmlCtxtUseOptions(context, XML_PARSE_HUGE | XML_PARSE_NONET);
  context->sax2 = 1;
  xmlParseDocument(context);
  int isWellFormed = context->wellFormed;
  context->sax = own;
  xmlFreeParserCtxt(context);
  return isWellFormed ? elements : -1;
}
