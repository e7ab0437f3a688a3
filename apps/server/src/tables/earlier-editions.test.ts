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

const TODAY = new Map(SHIPPED.books.map((book) => [book.id, bookHash(book)]));

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
    expect([...TODAY.keys()]).toContain(book);
    expect(each).not.toContain(TODAY.get(book));
  }
});
