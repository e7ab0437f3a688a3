import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineReader } from './read-backup.ts';

async function* inPieces(text: string, sizes: readonly number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const LINE = fc.string({ unit: fc.constantFrom('a', '\\', '.', 'é', '\t'), maxLength: 12 });
const SIZES = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

test('lines come whole, however the bytes come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(LINE, { maxLength: 8 }), SIZES, async (lines, sizes) => {
      const reader = new LineReader(inPieces(lines.map((line) => `${line}\n`).join(''), sizes));
      for (const line of lines) expect(await reader.line(100)).toBe(line);
      expect(await reader.line(100)).toBeUndefined();
    }),
  );
});

test('rows end at the mark and nowhere else', async () => {
  const rows = fc.array(
    LINE.filter((line) => line !== '\\.'),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(rows, LINE, SIZES, async (before, after, sizes) => {
      const text = [...before, '\\.', after, ''].join('\n');
      const reader = new LineReader(inPieces(text, sizes));
      const blocks: Buffer[] = [];
      for await (const block of reader.linesUntil('\\.')) {
        expect(block.at(-1)).toBe(10);
        blocks.push(block);
      }
      expect(Buffer.concat(blocks).toString()).toBe(before.map((row) => `${row}\n`).join(''));
      expect(await reader.line(100)).toBe(after);
    }),
  );
});

test('rows that never end, and a line that never does', async () => {
  const rows = new LineReader(inPieces('a\nb\n', [3])).linesUntil('\\.');
  await expect(Readable.from(rows).toArray()).rejects.toThrow('it ends in the middle');
  const endless = new LineReader(inPieces('a'.repeat(200), [50]));
  await expect(endless.line(100)).rejects.toThrow('longer than any line');
});
