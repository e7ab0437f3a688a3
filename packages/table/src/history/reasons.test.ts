import { money } from '@baize/exact';
import { type Citation, DEFAULT_READINGS } from '@baize/game';
import { emptyTable } from '@baize/house';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recorded, TableEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { FLOOR, SI_KI_PI } from '../testing/conditions/card-book.ts';
import {
  LICENSEE_SIC_BO,
  MBS_SIC_BO,
  RWS_SIC_BO,
  TAI_SAI,
} from '../testing/conditions/dice-books.ts';
import type { Conditions, Said } from '../testing/conditions/said.ts';
import { configOf, openTable } from '../testing/floor.ts';
import { GOLDEN_ROUNDS } from '../testing/golden-files.ts';
import { anyPlay, anyTroubledPlay, playAttempts } from '../testing/random-play.ts';

/** Clauses and readings, each with the facts it speaks of. */
const SPEAKS_OF: Conditions = {
  ...RWS_SIC_BO,
  ...MBS_SIC_BO,
  ...TAI_SAI,
  ...LICENSEE_SIC_BO,
  ...SI_KI_PI,
  ...FLOOR,
};

type Reason = Pick<Said, 'posting' | 'line'> & { readonly because: readonly string[] };

/** An event gives a reason, and so do its postings and the lines of what it settles. */
function reasonsIn(event: TableEvent): readonly Reason[] {
  const postings = 'postings' in event ? event.postings : [];
  const settled = 'settled' in event ? event.settled : [];
  return [
    { posting: null, line: null, because: event.because },
    ...postings.map((posting) => ({ posting, line: null, because: posting.because })),
    ...settled.flatMap(({ terminal, lines }) =>
      lines.map(({ bet, because }) => ({ posting: null, line: { terminal, bet }, because })),
    ),
  ];
}

function problemsIn(facts: readonly Recorded[]): readonly string[] {
  const problems: string[] = [];
  let before = emptyTable();
  for (const fact of facts) {
    const { event } = fact;
    const together = facts.filter(({ op }) => op === fact.op).map((each) => each.event);
    for (const { posting, line, because } of reasonsIn(event)) {
      for (const citation of because) {
        const speaks = SPEAKS_OF[citation as Citation];
        if (speaks && !speaks({ event, posting, line, before, by: fact.by, together })) {
          problems.push(`${event.type} ${posting?.key ?? line?.bet ?? ''} cites ${citation}`);
        }
      }
    }
    before = evolve(before, fact);
  }
  return problems;
}

test.each([...GOLDEN_ROUNDS])('every clause cited in %s speaks of what happened', (_, play) => {
  expect(problemsIn(play().journal.facts())).toEqual([]);
});

const TABLES = [
  configOf('rws-sic-bo-2021/b'),
  configOf('mbs-sic-bo-v4/rapid-select'),
  configOf('licensee-sic-bo/standard'),
  configOf('rws-tai-sai-v5/c', {
    limits: { default: { minimum: money(500), maximum: money(5000) }, kinds: {} },
    differential: money(3000),
  }),
  ...(['counts', 'outside', 'no-pro-rata'] as const).map((L9) =>
    configOf('rws-tai-sai-v5/a', {
      readings: { ...DEFAULT_READINGS, L8: 'box-total', L9 },
      limits: { default: { minimum: money(500), maximum: money(3000) }, kinds: {} },
      differential: money(2000),
    }),
  ),
  configOf('rws-si-ki-pi-v2', { boxes: 4 }),
];

describe.each(TABLES.map((config) => ({ game: config.game, config })))('$game', ({ config }) => {
  test('whatever is played, every clause that is cited speaks of what happened', () => {
    fc.assert(
      fc.property(anyPlay, (attempts) => {
        expect(problemsIn(playAttempts(openTable(config), attempts).facts())).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('also where two things go wrong in a round and people have left before it is corrected', () => {
    fc.assert(
      fc.property(anyTroubledPlay, (attempts) => {
        expect(problemsIn(playAttempts(openTable(config), attempts).facts())).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
