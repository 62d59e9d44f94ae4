#include "huffman.h"

#include <string.h>

enum { MOST = 288 };

/// Huffman's algorithm over leaves in order of weight; returns the longest length.
static int measure(const uint32_t *frequencies, int count, int shift, uint8_t *lengths) {
  int leaves[MOST], parents[2 * MOST], depths[2 * MOST];
  uint32_t weights[2 * MOST];
  int leafCount = 0;
  memset(lengths, 0, (size_t)count);
  for (int symbol = 0; symbol < count; symbol++) {
    if (!frequencies[symbol]) continue;
    int place = leafCount++;
    uint32_t weight = frequencies[symbol] >> shift | 1;
    while (place > 0 && weights[place - 1] > weight) {
      weights[place] = weights[place - 1], leaves[place] = leaves[place - 1];
      place--;
    }
    weights[place] = weight, leaves[place] = symbol;
  }
  if (leafCount < 2) {
    if (leafCount) lengths[leaves[0]] = 1;
    return 1;
  }
  int leaf = 0, inner = leafCount, nodes = leafCount;
  while (nodes < 2 * leafCount - 1) {
    weights[nodes] = 0;
    for (int i = 0; i < 2; i++) {
      int isLeaf = leaf < leafCount && (inner >= nodes || weights[leaf] <= weights[inner]);
      int child = isLeaf ? leaf++ : inner++;
      parents[child] = nodes;
      weights[nodes] += weights[child];
    }
    nodes++;
  }
  int longest = 0;
  depths[nodes - 1] = 0;
  for (int node = nodes - 2; node >= 0; node--) depths[node] = depths[parents[node]] + 1;
  for (int i = 0; i < leafCount; i++) {
    lengths[leaves[i]] = (uint8_t)depths[i];
    if (depths[i] > longest) longest = depths[i];
  }
  return longest;
}

void makeCode(const uint32_t *frequencies, int count, int longest, uint8_t *lengths, uint16_t *codes) {
  for (int shift = 0; measure(frequencies, count, shift, lengths) > longest; shift += 2) {}
  int counts[16] = {0}, next[16] = {0};
  for (int symbol = 0; symbol < count; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (int bits = 1; bits < 16; bits++) next[bits] = (next[bits - 1] + counts[bits - 1]) << 1;
  for (int symbol = 0; symbol < count; symbol++) {
    int code = lengths[symbol] ? next[lengths[symbol]]++ : 0, reversed = 0;
    for (int bit = 0; bit < lengths[symbol]; bit++) reversed |= (code >> bit & 1) << (lengths[symbol] - 1 - bit);
    codes[symbol] = (uint16_t)reversed;
  }
}
