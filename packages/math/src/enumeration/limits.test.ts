import { money, ONE, rational } from '@baize/exact';
import { gameOf } from '@baize/testing/dice-games';
import { diceEnumeration } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import type { EnumeratedBet, Enumeration } from './enumeration.ts';
import { fullLayout, type LayoutLimits, worstUnderLimits } from './limits.ts';

const UNIT = money(1);

function bet(name: string, pays: readonly (number | null)[], needs: string | null = null) {
  const paid = pays.map((odds) =>
    odds === null
      ? ('lose' as const)
      : { odds: rational(odds), kept: ONE, minimum: null, on: null, facts: {} },
  );
  return { bet: name, needs, rows: [], paid } satisfies EnumeratedBet;
}

/** Low and high are opposed and lose together on the last result; a side bet needs low. */
const SMALL_GAME: Enumeration = {
  game: 'small',
  outcome: { one: 'spin', many: 'spins' },
  total: 4n,
  columns: [{ title: 'spin' }],
  results: ['a', 'b', 'c'].map((cell, at) => ({
    weight: BigInt([1, 2, 1][at] ?? 0),
    cells: [cell],
    facts: {},
  })),
  bets: [
    bet('low', [1, null, null]),
    bet('high', [null, 2, null]),
    bet('far', [null, null, 5]),
    bet('side', [null, 3, 4], 'far'),
  ],
};

interface Plain {
  readonly limits: readonly (readonly [minimum: number, maximum: number])[];
  readonly differential: number | null;
}

function limitsOf({ limits, differential }: Plain): LayoutLimits {
  return {
    of: (name) => {
      const [minimum, maximum] = limits[SMALL_GAME.bets.findIndex((each) => each.bet === name)] ?? [
        0, 0,
      ];
      return { minimum: money(minimum), maximum: money(maximum) };
    },
    opposed: [['low', 'high']],
    differential: differential === null ? null : money(differential),
  };
}

/** By trying every stake on every bet: shares nothing with the search by corners. */
function worstByTrying({ limits, differential }: Plain): readonly number[] {
  const choices = limits.map(([minimum, maximum]) => [
    0,
    ...Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i),
  ]);
  const worst = [0, 0, 0];
  for (const low of choices[0] ?? []) {
    for (const high of choices[1] ?? []) {
      if (differential !== null && Math.abs(low - high) > differential) continue;
      for (const far of choices[2] ?? []) {
        for (const side of far > 0 ? (choices[3] ?? []) : [0]) {
          const losses = [
            low - high - far - side,
            2 * high - low - far + 3 * side,
            5 * far + 4 * side - low - high,
          ];
          losses.forEach((loss, at) => {
            worst[at] = Math.max(worst[at] ?? 0, loss);
          });
        }
      }
    }
  }
  return worst;
}

describe('what a result can cost under limits', () => {
  const ranges = [
    [1, 4],
    [2, 5],
    [3, 3],
  ] as const;
  const differentials = [null, 0, 1, 3, 9];
  const cases = ranges.flatMap((low) =>
    ranges.flatMap((high) =>
      differentials.map((differential): Plain => {
        return { limits: [low, high, [2, 3], [1, 6]], differential };
      }),
    ),
  );
  test.each(cases)('is what trying every stake finds: %j', (plain) => {
    const worst = worstUnderLimits(SMALL_GAME, limitsOf(plain), UNIT);
    const byCell = new Map(worst.map(({ result, loss }) => [result.cells[0], loss]));
    expect(['a', 'b', 'c'].map((cell) => byCell.get(cell))).toEqual(worstByTrying(plain));
    const losses = worst.map(({ loss }) => loss);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  });

  test('counts stakes in whole units', () => {
    const limits = limitsOf({
      limits: [
        [2, 7],
        [2, 7],
        [2, 7],
        [2, 7],
      ],
      differential: null,
    });
    const [worst] = worstUnderLimits(SMALL_GAME, limits, money(2));
    expect(worst?.loss).toBe(6 * 5 + 6 * 4);
    expect(fullLayout(SMALL_GAME, limits, money(2)).map(({ stake }) => stake)).toEqual([
      6, 6, 6, 6,
    ]);
  });

  test('a full layout holds opposed bets within the Differential', () => {
    const limits = limitsOf({
      limits: [
        [1, 4],
        [1, 20],
        [1, 1],
        [1, 1],
      ],
      differential: 3,
    });
    expect(fullLayout(SMALL_GAME, limits, UNIT).map(({ stake }) => stake)).toEqual([4, 7, 1, 1]);
  });
});

// The odds are those of the documents, added up by hand.
test('at Tai Sai pay table 2 with one limit everywhere, three twos cost most', () => {
  const game = gameOf('rws-tai-sai-v5/c');
  const limits: LayoutLimits = {
    of: () => ({ minimum: UNIT, maximum: UNIT }),
    opposed: [],
    differential: null,
  };
  const [worst] = worstUnderLimits(diceEnumeration(game), limits, game.unit);
  // Triple 180, any triple 31, double 11, total of six 18, single on three dice 12.
  expect(worst).toMatchObject({ loss: 180 + 31 + 11 + 18 + 12, result: { cells: ['2-2-2', '6'] } });
});
