/** Lines longer than this are not remembered: they hold times or numbers and never come again. */
const LENGTH_MAXIMUM = 40;
const NODES_MAXIMUM = 1 << 13;
const SYMBOLS = 128;

/**
 * Remembers what short lines mean. A record of ten million rolls has a few hundred different lines, so
 * each needs to be understood once; after that its bytes lead from node to node to the answer.
 */
export interface LineMemory<Meaning> {
  /** What the line from `start` up to, not including, `end` means; undefined if it is not known. */
  recall(bytes: Uint8Array, start: number, end: number): Meaning | undefined;
  remember(bytes: Uint8Array, start: number, end: number, meaning: Meaning): void;
}

export function lineMemory<Meaning>(): LineMemory<Meaning> {
  const next = new Int32Array(NODES_MAXIMUM * SYMBOLS);
  const meanings: (Meaning | undefined)[] = [];
  let nodes = 1;
  return {
    recall(bytes, start, end) {
      let node = 0;
      for (let i = start; i < end; i += 1) {
        const byte = bytes[i] ?? SYMBOLS;
        if (byte >= SYMBOLS) return undefined;
        node = next[node * SYMBOLS + byte] ?? 0;
        if (node === 0) return undefined;
      }
      return meanings[node];
    },
    remember(bytes, start, end, meaning) {
      if (end - start > LENGTH_MAXIMUM || nodes + end - start > NODES_MAXIMUM) return;
      let node = 0;
      for (let i = start; i < end; i += 1) {
        const byte = bytes[i] ?? SYMBOLS;
        if (byte >= SYMBOLS) return;
        const cell = node * SYMBOLS + byte;
        if (next[cell] === 0) {
          next[cell] = nodes;
          nodes += 1;
        }
        node = next[cell] ?? 0;
      }
      meanings[node] = meaning;
    },
  };
}
