import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHIPPED } from '@baize/house';
import { bookHash } from '@baize/loader';
import { expect, test } from 'vitest';
import { readBackup } from '../backup/read-backup.ts';
import { decodeFacts } from '../store/journal-row.ts';
import { EARLIER_EDITIONS, isEarlierEdition } from './book-in-use.ts';

const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));

const BOOKS = new Map(SHIPPED.books.map((book) => [book.id, book]));
const TODAY = new Map(SHIPPED.books.map((book) => [book.id, bookHash(book)]));

/**
 * What each earlier edition charged: the hash of its layouts with their pay tables, or of its table of bonus bets and
 * commission. Each was computed by a program of a few lines on the commit whose book has that hash (5c0bdc70, and the
 * one before 4eeba722), from that commit's own book, and is never written anew.
 */
const PRICES: Readonly<Record<string, string>> = {
  fcfd602e8e5a5cb4d0e3831365baf5c6a7737780f19f0c1d0a10c7c941de478d:
    '67764eb79e6a8bdc34f335bb78260a03d3e9cef1e120d9627277bc60536fbbe7',
  '6d006abaff2472f34af899fd0923a29f35283799b76b5e2fda91733b3592204c':
    '58d2158f758d3fd2a36f5f080139a01ea9bdf51faaf0fa13793cd840f19809b7',
  '7d830a2e2b1d50fa10511b57dad06abb8ba49202f418056b62b95b7903f236cc':
    '8758c1d840ffc94c3ad1aed7b8c42c484cb6e19dc526231a15087ff63cd30e37',
  '912dc9a162fd66a5c2de674faf9180c92f257043c32fc863ae2e45d50a690325':
    'de3655ff1911f0eb7171556d506bd51407c83f9598954d3774f9e517642f483a',
  f5a7b5e04a15e1d6ff9f299adff2093d823fd13219e4e283c0427c9ec46ad0e7:
    'de3655ff1911f0eb7171556d506bd51407c83f9598954d3774f9e517642f483a',
  '1730091332eb7e8900250fae382ca9aa0692dd92cf52ca60ffe05f4e224a4a37':
    'c443c069a66b5f2c912d7238d3df1e7394c648027f29596046bec88c4d0fc56b',
};

/** Every book hash on record in a sample, with the game it was configured for. */
async function hashesIn(sample: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  await readBackup(join(SAMPLES, sample), {
    header: async () => {},
    table: async ({ name, columns }, rows) => {
      const blocks: Buffer[] = [];
      for await (const block of rows) blocks.push(block);
      if (name !== 'journal') return;
      const place = columns.indexOf('events');
      for (const line of Buffer.concat(blocks).toString('utf8').trimEnd().split('\n')) {
        // COPY writes bytes as two backslashes, an x and their digits.
        const digits = /^\\\\x([0-9a-f]+)$/.exec(line.split('\t')[place] ?? '')?.[1] ?? '';
        for (const { event } of decodeFacts({ events: Buffer.from(digits, 'hex') })) {
          if (event.type !== 'TableConfigured' || event.config.bookHash === undefined) continue;
          found.set(event.config.bookHash, event.config.game);
        }
      }
    },
  });
  return found;
}

const samples = (await readdir(SAMPLES)).filter((name) => name.endsWith('.baize'));

test('every book a sample was configured by is the one of today, or named as an earlier edition', async () => {
  const found = new Map<string, string>();
  for (const sample of samples) {
    for (const [hash, game] of await hashesIn(sample)) found.set(hash, game);
  }
  // The first sample is older than hashes; the others have Tai Sai in two editions at least.
  expect(found.size).toBeGreaterThanOrEqual(2);
  for (const [hash, game] of found) {
    const [book = ''] = game.split('/');
    expect({
      game,
      hash,
      isKnown: hash === TODAY.get(book) || isEarlierEdition(game, hash),
    }).toEqual({ game, hash, isKnown: true });
  }
});

test('an edition is earlier than the one of today, of a book that is here, and of no other', () => {
  const named = Object.entries(EARLIER_EDITIONS);
  const hashes = named.flatMap(([, each]) => each);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const [book, each] of named) {
    expect([...BOOKS.keys()]).toContain(book);
    expect(each).not.toContain(TODAY.get(book));
  }
});

test('every earlier edition charged what its book charges today', () => {
  for (const [id, hashes] of Object.entries(EARLIER_EDITIONS)) {
    const book = BOOKS.get(id);
    const prices = book && ('layouts' in book ? book.layouts : 'table' in book ? book.table : null);
    const today = createHash('sha256')
      .update(JSON.stringify(ordered(prices)))
      .digest('hex');
    for (const hash of hashes) expect({ id, prices: PRICES[hash] }).toEqual({ id, prices: today });
  }
});

/** The same data with its keys in order, whatever order a book was written in. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([key, each]) => [key, ordered(each)]));
}
