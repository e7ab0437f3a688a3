/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { money } from '@baize/exact';
import { recomputeRound, roundRecord, transcript } from '@baize/house';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configOf, openTable } from '../testing/floor.ts';
import { anyPlay, playAttempts } from '../testing/random-play.ts';

const schema = new URL('../../schema/round-record.schema.json', import.meta.url);
const isRecord = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(schema, 'utf8')));

const TABLES = [
  configOf('rws-sic-bo-2021/b'),
  configOf('mbs-sic-bo-v4/rapid-select'),
  configOf('licensee-sic-bo/standard'),
  configOf('rws-tai-sai-v5/c', {
    limits: { default: { minimum: money(500), maximum: money(5000) }, kinds: {} },
    differential: money(3000),
  }),
  configOf('rws-si-ki-pi-v2', { boxes: 4 }),
];

describe.each(TABLES.map((config) => ({ game: config.game, config })))('$game', ({ config }) => {
  test('whatever is played, every round that is over fits the schema and computes again', () => {
    fc.assert(
      fc.property(anyPlay, (attempts) => {
        const journal = playAttempts(openTable(config), attempts);
        for (const round of journal.state().concluded.keys()) {
          const record = roundRecord(journal.facts(), round);
          if (!record.ok) throw new Error(record.error.message);
          expect(recomputeRound(record.value).differences).toEqual([]);
          isRecord(JSON.parse(JSON.stringify(record.value)));
          expect(isRecord.errors).toBeNull();
        }
        expect(transcript(journal.facts())).toContain('The table opens.');
      }),
      { numRuns: 60 },
    );
  });
});
