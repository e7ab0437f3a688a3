import { money } from '@baize/exact';
import { configOf, openTable } from '@baize/table/testing';
import { ALL_ROLLS } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { winnings } from './counter/count.ts';
import { COUNTED_GAMES } from './counter/games.ts';

/** Terminals of one tumbler, by the game of their layout: the table's own first. */
const CLUSTERS: readonly { readonly games: readonly string[] }[] = [
  { games: ['rws-sic-bo-2021/a', 'rws-sic-bo-2021/b', 'rws-sic-bo-2021/c'] },
  { games: ['mbs-sic-bo-v4/rapid-select', 'mbs-sic-bo-v4/alfastreet'] },
];
const STAKE = money(1_400);

test.each(CLUSTERS)('one roll is settled by the prices of each layout: $games', ({ games }) => {
  const [own = '', ...others] = games;
  const config = configOf(own, { unit: money(2) });
  const { limits, differential, houseTable } = config;
  const layouts = others.map((game) => ({
    game,
    limits,
    differential,
    houseTable,
    terminals: [game],
  }));
  const { rules } = openTable({ ...config, layouts }).state();
  if (!rules) throw new Error('The table is configured.');
  const lists = games.flatMap((game) => COUNTED_GAMES.filter((list) => list.game === game));
  // Whoever is named by no layout has the table's own.
  const closed = lists.map(({ game, prices }) => ({
    terminal: game,
    stakes: Array.from(prices.keys(), (bet) => ({
      bet,
      stake: STAKE,
      effective: STAKE,
      because: null,
    })),
    total: money(STAKE * prices.size),
  }));
  const counted = ALL_ROLLS.map((roll) =>
    lists.map((list) => ({
      terminal: list.game,
      lines: Array.from(list.prices.keys(), (bet) => {
        const won = winnings(list, bet, roll);
        const pays = won ? (BigInt(STAKE) * won.numerator) / won.denominator : 0n;
        return `${bet} ${won ? BigInt(STAKE) + pays : 0n}`;
      }),
    })),
  );
  const settled = ALL_ROLLS.map((roll) =>
    rules.mechanic.settleAgain(rules, closed, roll)?.map(({ terminal, lines }) => ({
      terminal,
      lines: lines.map(({ bet, returns }) => `${bet} ${returns}`),
    })),
  );
  expect(lists).toHaveLength(games.length);
  expect(settled).toEqual(counted);
});
