// A PNG of the scene without a frame: each distinct row is drawn once, each change from a row to the next becomes
// tokens once, a row like the one above is a few bits.

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "huffman.h"
#include "scene.h"

/// A row below another.
typedef struct {
  int32_t above, row, uses;
  /// Its tokens in the list.
  int32_t first, end;
  uint32_t checksum;
} Change;

enum { SLOTS = 4096 };

static Change *changes;
static int32_t *changeOfRow;
static int changeCount;
static uint32_t *drawn;
static uint8_t *indexed, *line;
/// Below 256 a byte, else 256 + the length of a run of the byte before.
static uint16_t *tokens;
static int tokenCount, tokenRoom;
static uint8_t *file;
static int64_t fileRoom;

static uint32_t palette[256], slotColors[SLOTS];
static uint8_t slotPlaces[SLOTS], slotUsed[SLOTS];
static int colorCount;

static const uint16_t bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                   31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                   2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static uint8_t lengthSymbols[259];

INLINE int slotOf(uint32_t color) {
  uint32_t slot = color * 2654435761u >> 20;
  while (slotUsed[slot] && slotColors[slot] != color) slot = (slot + 1) & (SLOTS - 1);
  return (int)slot;
}

void prepareEncoder(void) {
  free(changes), free(changeOfRow), free(drawn), free(indexed), free(line), free(tokens), free(file);
  size_t width = (size_t)scene.width, height = (size_t)scene.height, rows = (size_t)scene.classCount;
  changes = malloc(height * sizeof(Change)), changeOfRow = malloc(height * 4);
  drawn = malloc(rows * width * 4), indexed = malloc(rows * (width + 64)), line = malloc(width + 64);
  changeCount = tokenCount = colorCount = 0;
  memset(slotUsed, 0, sizeof slotUsed);
  for (int y = 0; y < scene.height; y++) {
    int row = scene.classes[y], above = y ? scene.classes[y - 1] : -1, found = 0;
    for (; found < changeCount; found++) {
      Change *change = &changes[found];
      if (change->row == change->above ? row == above : change->row == row && change->above == above) break;
    }
    if (found == changeCount) changes[changeCount++] = (Change){.above = above, .row = row};
    changes[found].uses++;
    changeOfRow[y] = found;
  }
  tokenRoom = (int)((size_t)changeCount * (width + 2));
  tokens = malloc((size_t)tokenRoom * 2);
  fileRoom = (int64_t)(width * height * 2 + 65536);
  file = malloc((size_t)fileRoom);
  for (int length = 3, symbol = 0; length < 259; length++) {
    while (symbol < 28 && length >= bases[symbol + 1]) symbol++;
    lengthSymbols[length] = (uint8_t)symbol;
  }
}

FAST void floorsLearnColors(void) {
  drawGradient();
  for (int row = 0; row < scene.classCount; row++) {
    drawRow(drawn, scene.firsts[row]);
    for (int x = 0; x < scene.width; x++) {
      int slot = slotOf(drawn[x]);
      if (slotUsed[slot] || colorCount == 256) continue;
      slotUsed[slot] = 1, slotColors[slot] = drawn[x], slotPlaces[slot] = (uint8_t)colorCount;
      palette[colorCount++] = drawn[x];
    }
  }
}

INLINE void indexRow(uint8_t *places, const uint32_t *pixels) {
  uint32_t last = ~pixels[0];
  uint8_t place = 0;
  for (int x = 0; x < scene.width; x++) {
    if (pixels[x] != last) last = pixels[x], place = slotPlaces[slotOf(last)];
    places[x] = place;
  }
}

/// How many bytes from `bytes` on are `value`.
INLINE int runLength(const uint8_t *bytes, uint8_t value, int count) {
  uint64_t pattern = value * 0x0101010101010101u;
  int i = 0;
  for (; i + 64 <= count; i += 64) {
    uint64_t words[8], difference = 0;
    memcpy(words, bytes + i, 64);
    for (int k = 0; k < 8; k++) difference |= words[k] ^ pattern;
    if (difference) break;
  }
  for (; i + 8 <= count; i += 8) {
    uint64_t word;
    memcpy(&word, bytes + i, 8);
    if (word != pattern) return i + __builtin_ctzll(word ^ pattern) / 8;
  }
  while (i < count && bytes[i] == value) i++;
  return i;
}

INLINE void addRun(int length) {
  while (length > 0) {
    int piece = length > 258 ? 258 : length;
    if (length > piece && length - piece < 3) piece -= 3;
    tokens[tokenCount++] = (uint16_t)(256 + piece);
    length -= piece;
  }
}

/// Filter type 2 and the difference to the row above, as bytes and runs of the byte before.
INLINE void tokenize(Change *change) {
  int count = scene.width;
  const uint8_t *row = indexed + (size_t)change->row * (size_t)(count + 64);
  change->first = tokenCount;
  tokens[tokenCount++] = 2;
  line[0] = 2;
  if (change->above < 0) {
    memcpy(line + 1, row, (size_t)count);
  } else {
    const uint8_t *above = indexed + (size_t)change->above * (size_t)(count + 64);
    for (int i = 0; i < count; i++) line[1 + i] = (uint8_t)(row[i] - above[i]);
  }
  for (int i = 1; i <= count;) {
    int length = i > 1 ? runLength(line + i, line[i - 1], count + 1 - i) : 0;
    if (length >= 3) {
      addRun(length);
      i += length;
    } else {
      tokens[tokenCount++] = line[i++];
    }
  }
  change->end = tokenCount;
  change->checksum = libdeflate_adler32(0, line, (size_t)count + 1);
}

static uint8_t *bigEndian(uint8_t *place, uint32_t value) {
  place[0] = (uint8_t)(value >> 24), place[1] = (uint8_t)(value >> 16), place[2] = (uint8_t)(value >> 8);
  place[3] = (uint8_t)value;
  return place + 4;
}

/// Ends a chunk whose data are there already, 8 bytes after `chunk`.
static uint8_t *endChunk(uint8_t *chunk, const char *type, size_t count) {
  bigEndian(chunk, (uint32_t)count);
  memcpy(chunk + 4, type, 4);
  return bigEndian(chunk + 8 + count, libdeflate_crc32(0, chunk + 4, count + 4));
}

typedef struct {
  uint8_t *place;
  uint64_t bits;
  int count;
} Writer;

INLINE void put(Writer *writer, uint64_t bits, int count) {
  writer->bits |= bits << writer->count;
  writer->count += count;
  if (writer->count >= 32) {
    memcpy(writer->place, &writer->bits, 4);
    writer->place += 4, writer->bits >>= 32, writer->count -= 32;
  }
}

/// The codes' lengths, zeros in pieces: RFC 1951, section 3.2.7.
static void putLengths(Writer *writer, const uint8_t *lengths, int literals) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t all[287], symbols[287], extra[287], bits[19];
  uint16_t codes[19];
  uint32_t frequencies[19] = {0};
  int count = 0;
  memcpy(all, lengths, (size_t)literals);
  // One distance: 1.
  all[literals] = 1;
  for (int i = 0; i <= literals;) {
    int zeros = 0;
    while (i + zeros <= literals && !all[i + zeros] && zeros < 138) zeros++;
    int isPiece = zeros >= 3;
    symbols[count] = isPiece ? (zeros < 11 ? 17 : 18) : all[i];
    extra[count] = (uint8_t)(isPiece ? (zeros < 11 ? zeros - 3 : zeros - 11) : 0);
    frequencies[symbols[count++]]++;
    i += isPiece ? zeros : 1;
  }
  makeCode(frequencies, 19, 7, bits, codes);
  int used = 19;
  while (used > 4 && !bits[order[used - 1]]) used--;
  put(writer, (uint64_t)(literals - 257), 5), put(writer, 0, 5), put(writer, (uint64_t)(used - 4), 4);
  for (int i = 0; i < used; i++) put(writer, bits[order[i]], 3);
  for (int i = 0; i < count; i++) {
    put(writer, codes[symbols[i]], bits[symbols[i]]);
    if (symbols[i] >= 17) put(writer, extra[i], symbols[i] == 17 ? 3 : 7);
  }
}

INLINE void putToken(Writer *writer, uint16_t token, const uint8_t *lengths, const uint16_t *codes) {
  if (token < 256) return put(writer, codes[token], lengths[token]);
  int symbol = lengthSymbols[token - 256], bits = lengths[257 + symbol];
  uint64_t value = codes[257 + symbol] | (uint64_t)(token - 256 - bases[symbol]) << bits;
  // And the one bit of the distance, 0.
  put(writer, value, bits + extras[symbol] + 1);
}

static uint8_t *putHeader(uint8_t *place) {
  static const uint8_t signature[8] = {137, 80, 78, 71, 13, 10, 26, 10};
  memcpy(place, signature, 8);
  uint8_t *header = place + 8;
  bigEndian(bigEndian(header + 8, (uint32_t)scene.width), (uint32_t)scene.height);
  memcpy(header + 16, (uint8_t[5]){8, 3, 0, 0, 0}, 5);
  uint8_t *colors = endChunk(header, "IHDR", 13);
  for (int i = 0; i < colorCount; i++) {
    for (int channel = 0; channel < 3; channel++) colors[8 + i * 3 + channel] = (uint8_t)(palette[i] >> channel * 8);
  }
  return endChunk(colors, "PLTE", (size_t)colorCount * 3);
}

FAST int64_t floorsEncodePNG(void) {
  uint32_t frequencies[286] = {0};
  uint8_t lengths[286];
  uint16_t codes[286];
  size_t width = (size_t)scene.width;
  drawGradient();
  for (int row = 0; row < scene.classCount; row++) {
    drawRow(drawn + (size_t)row * width, scene.firsts[row]);
    indexRow(indexed + (size_t)row * (width + 64), drawn + (size_t)row * width);
  }
  tokenCount = 0;
  for (int i = 0; i < changeCount; i++) {
    Change *change = &changes[i];
    tokenize(change);
    for (int k = change->first; k < change->end; k++) {
      int symbol = tokens[k] < 256 ? tokens[k] : 257 + lengthSymbols[tokens[k] - 256];
      frequencies[symbol] += (uint32_t)change->uses;
    }
  }
  frequencies[256] = 1;
  makeCode(frequencies, 286, 15, lengths, codes);
  int literals = 286;
  while (literals > 257 && !lengths[literals - 1]) literals--;

  uint8_t *chunk = putHeader(file), *data = chunk + 8;
  data[0] = 0x78, data[1] = 1;
  Writer writer = {data + 2, 0, 0};
  put(&writer, 5, 3);
  putLengths(&writer, lengths, literals);
  uint64_t low = 1, high = 0;
  for (int y = 0; y < scene.height; y++) {
    Change *change = &changes[changeOfRow[y]];
    for (int i = change->first; i < change->end; i++) putToken(&writer, tokens[i], lengths, codes);
    high = (high + (width + 1) * low + (change->checksum >> 16)) % 65521;
    low = (low + (change->checksum & 0xFFFF)) % 65521;
  }
  put(&writer, codes[256], lengths[256]);
  while (writer.count > 0) *writer.place++ = (uint8_t)writer.bits, writer.bits >>= 8, writer.count -= 8;
  uint8_t *end = bigEndian(writer.place, (uint32_t)(high << 16 | low));
  return endChunk(endChunk(chunk, "IDAT", (size_t)(end - data)), "IEND", 0) - file;
}

