import { readFileSync } from 'node:fs';
import { add, type Money, money, multiply, parseRational, rational, ZERO } from '@baize/exact';
import { balanceOf, commissionOf, winOf } from '@baize/ledger';
import { type Actor, type Command, itemsOf } from '@baize/table';
import { GOLDEN_ROUNDS } from '@baize/table/golden';
import { ALL_ROLLS } from '@baize/three-dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bet,
  DEALER,
  journalOf,
  MANAGER,
  TablePlay,
  WHENEVER,
} from '../../testing/table-play.ts';
import { DEFAULT_SHIFTS } from '../shift-plan.ts';
import { type WinDimension, type WinLine, winReport } from './win-report.ts';
import { winRow } from './win-row.ts';

const GAME = 'rws-sic-bo-2021/b';
const by = (...dimensions: readonly WinDimension[]) => ({
  period: WHENEVER,
  by: dimensions,
  shifts: DEFAULT_SHIFTS,
});

async function totalOf(play: TablePlay): Promise<WinLine['tally']> {
  const [line] = await winReport([play.journal()], by());
  if (!line) throw new Error('There is a line.');
  return line.tally;
}

/** Edges by an independent counter that shares no code with the rules or the mathematics. */
function goldenEdges(): ReadonlyMap<string, string> {
  const file = `../../../../../packages/math/golden/${GAME.replace('/', '.')}.csv`;
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => [line.split(',')[0] ?? '', line.split(',')[5] ?? '']));
}

const EDGES = goldenEdges();
const anyBet: fc.Arbitrary<Bet> = fc.record({
  terminal: fc.constantFrom('A', 'B', 'C'),
  bet: fc.constantFrom(...EDGES.keys()),
  stake: fc.integer({ min: 1, max: 20 }).map((units) => units * 100),
});
const anyRound = fc.record({
  bets: fc.array(anyBet, { maxLength: 6 }),
  dice: fc.constantFrom(...ALL_ROLLS),
});

test('over any rounds the figures are those of the ledger, the terminals and the counter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRound, { minLength: 1, maxLength: 5 }), async (rounds) => {
      const play = new TablePlay(GAME);
      for (const { bets, dice } of rounds) play.round(bets, dice);
      const { win, handle, drop, theoretical } = await totalOf(play);
      const credits = [...itemsOf(play.state.terminals)].map(({ credit }) => credit);
      const bought = 3 * play.bought;
      expect(win).toBe(bought - credits.reduce((sum: number, credit) => sum + credit, 0));
      expect(win).toBe(balanceOf(play.state.balances, winOf('T1')));
      const staked = rounds.flatMap(({ bets }) => bets);
      expect(handle).toBe(staked.reduce((sum, { stake }) => sum + stake, 0));
      expect(drop).toBe(bought);
      const expected = staked.reduce((sum, { bet, stake }) => {
        const edge = parseRational(EDGES.get(bet) ?? '');
        return edge ? add(sum, multiply(rational(stake), edge)) : sum;
      }, ZERO);
      expect(theoretical).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

describe.each([...GOLDEN_ROUNDS])('in %s', (_, tell) => {
  test('the win is what the ledger has kept', async () => {
    const { journal } = tell();
    const state = journal.state();
    const table = state.rules?.config.table ?? '';
    const kept = (account: Money, other: Money) => account + other;
    const { balances } = state;
    // While losers are collected and winners not paid yet, the ledger is between two truths.
    if (state.round !== null) return;
    const lines = await winReport([journalOf(table, journal.facts())], by());
    const win = lines[0]?.tally.win ?? 0;
    // A debt that was given up is no result of a round: the day and the register of overrides name it.
    const writtenOff = journal
      .facts()
      .reduce((sum, { event }) => sum + (event.type === 'DebtWrittenOff' ? event.amount : 0), 0);
    expect(win - writtenOff).toBe(
      kept(balanceOf(balances, winOf(table)), balanceOf(balances, commissionOf(table))),
    );
  });
});

describe('the variance of a round', () => {
  test('counts bets on one roll together: Small and Big only lose together', async () => {
    const play = new TablePlay(GAME);
    play.round(
      [
        { terminal: 'A', bet: 'small', stake: 100 },
        { terminal: 'B', bet: 'big', stake: 100 },
      ],
      [1, 2, 3],
    );
    const { theoretical, variance } = await totalOf(play);
    // The house wins 200 on one roll in 36, a triple, and nothing on the others.
    expect(theoretical).toEqual(rational(200, 36));
    expect(variance).toEqual(rational(200 * 200 * 35, 36 * 36));
  });

  test('grows with the square of what several players put on one bet', async () => {
    const play = new TablePlay(GAME);
    const small = (terminal: string) => ({ terminal, bet: 'small', stake: 100 });
    play.round([small('A'), small('B')], [1, 2, 3]);
    // 1295/1296 for one unit, by the counter.
    expect((await totalOf(play)).variance).toEqual(rational(200 * 200 * 1295, 1296));
  });

  test('adds up over rounds, and the z-score is the difference over its root', async () => {
    const play = new TablePlay(GAME);
    for (let n = 0; n < 4; n += 1)
      play.round([{ terminal: 'A', bet: 'small', stake: 100 }], [6, 6, 5]);
    const [line] = await winReport([play.journal()], by());
    // Won 400 where 400/36 = 11.11 was to be expected; the deviation is 200 less a tenth of a percent.
    expect(line && winRow(line)).toMatchObject({ win: 400, theoretical: '100/9', z: '1.945' });
  });
});

describe('a correction', () => {
  test('counts when it is made, and moves nothing but the win', async () => {
    const play = new TablePlay(GAME);
    const round = play.round([{ terminal: 'A', bet: 'small', stake: 100 }], [6, 6, 5]);
    const before = play.clock + 1;
    play.correct(round, [1, 2, 3]);
    const late = { ...by(), period: { from: before, to: null } };
    const [line] = await winReport([play.journal()], late);
    expect(line?.tally).toMatchObject({ rounds: 0, handle: 0, win: -200, theoretical: ZERO });
    expect((await totalOf(play)).win).toBe(-100);
  });
});

describe('what people decide', () => {
  const OTHER: Actor = { kind: 'staff', id: 'M-3', position: 'shift-manager' };
  const SMALL = { terminal: 'A', bet: 'small', stake: 100 } as const;

  function agreed(play: TablePlay, command: Command): void {
    play.give(MANAGER, command);
    const [request] = play.state.approvals.keys();
    play.give(OTHER, { type: 'ApproveRequest', request: request ?? '' });
  }

  test('a round settled by decision counts like one settled by a result', async () => {
    const play = new TablePlay(GAME);
    play.give(DEALER, { type: 'OpenBets' });
    const round = play.state.round?.id ?? '';
    const by = { kind: 'terminal', id: 'A' } as const;
    play.give(by, { type: 'PlaceBet', terminal: 'A', bet: 'small', stake: money(100) });
    play.give(DEALER, { type: 'CloseBets' });
    const effect = 'settle-by-dice';
    agreed(play, { type: 'DecideRound', round, effect, dice: [6, 6, 5], reason: 'The camera' });
    expect(await totalOf(play)).toMatchObject({ rounds: 1, handle: 100, win: 100 });
    expect(balanceOf(play.state.balances, winOf('T1'))).toBe(100);
  });

  test('a bet that is returned is no longer in its round', async () => {
    const play = new TablePlay(GAME);
    const round = play.round([SMALL, { ...SMALL, terminal: 'B', stake: 300 }], [6, 6, 5]);
    agreed(play, { type: 'DecideBet', round, terminal: 'A', bet: 'small', reason: 'A felt' });
    expect(await totalOf(play)).toMatchObject({ handle: 300, win: 300 });
    expect(balanceOf(play.state.balances, winOf('T1'))).toBe(300);
    play.correct(round, [1, 2, 3]);
    expect(await totalOf(play)).toMatchObject({ handle: 300, win: -300 });
    expect(balanceOf(play.state.balances, winOf('T1'))).toBe(-300);
  });

  test('an amount that is paid or collected is won or given up by the house', async () => {
    const play = new TablePlay(GAME);
    play.round([SMALL], [6, 6, 5]);
    const amount = money(700);
    agreed(play, { type: 'DecideAmount', terminal: 'A', effect: 'pay', amount, reason: 'Delay' });
    expect(await totalOf(play)).toMatchObject({ rounds: 1, handle: 100, win: -600 });
    expect(balanceOf(play.state.balances, winOf('T1'))).toBe(-600);
  });
});

describe('lines', () => {
  async function groups(...dimensions: readonly WinDimension[]) {
    const plays = ['T1', 'T2'].map((table) => new TablePlay(GAME, table));
    for (const play of plays) {
      play.round([{ terminal: 'A', bet: 'small', stake: 100 }], [6, 6, 5]);
      play.round([{ terminal: 'B', bet: 'big', stake: 300 }], [1, 1, 2]);
      play.clock += 8 * 3_600_000;
      play.round([{ terminal: 'B', bet: 'big', stake: 500 }], [1, 1, 2]);
    }
    const lines = await winReport(
      plays.map((play) => play.journal()),
      by(...dimensions),
    );
    return lines.map(winRow).map(({ shift, table, game, bet, rounds, handle, win, drop }) => {
      return [shift, table, game, bet, rounds, handle, win, drop];
    });
  }

  test('are divided by what is asked for', async () => {
    const drop = 3_000_000;
    expect(await groups()).toEqual([[null, null, null, null, 6, 1800, 1800, 2 * drop]]);
    expect(await groups('table')).toEqual([
      [null, 'T1', null, null, 3, 900, 900, drop],
      [null, 'T2', null, null, 3, 900, 900, drop],
    ]);
    expect(await groups('shift')).toEqual([
      ['2026-01-01 day', null, null, null, 4, 800, 800, 2 * drop],
      ['2026-01-01 swing', null, null, null, 2, 1000, 1000, 0],
    ]);
    expect(await groups('game', 'bet')).toEqual([
      [null, null, GAME, 'big', 4, 1600, 1600, null],
      [null, null, GAME, 'small', 2, 200, 200, null],
    ]);
  });
});

describe('at a table whose terminals have different layouts', () => {
  // By the three pay tables a total of 6 pays 19, 19 and 18 to 1 on 10 of 216 rolls.
  const limits = { default: { minimum: money(100), maximum: money(100_000) }, kinds: {} };
  const layout = { houseTable: null, limits, differential: null };
  const play = new TablePlay('rws-sic-bo-2021/a', 'T1', {
    layouts: [
      { ...layout, game: 'rws-sic-bo-2021/b', terminals: ['B'] },
      { ...layout, game: 'rws-sic-bo-2021/c', terminals: ['C'] },
    ],
  });
  const round = play.round(
    ['A', 'B', 'C'].map((terminal) => ({ terminal, bet: 'total:6', stake: 21_600 })),
    [6, 6, 5],
  );
  const each = (paid: number) => (21_600 * (216 - 10 * (paid + 1))) / 216;

  test('a game has the stakes, the win and the expectation of its terminals', async () => {
    const lines = await winReport([play.journal()], by('game'));
    expect(
      lines.map(({ group, tally: { rounds, handle, win, drop, theoretical } }) => [
        group.game,
        rounds,
        handle,
        win,
        drop,
        theoretical,
      ]),
    ).toEqual([
      ['rws-sic-bo-2021/a', 1, 21_600, 21_600, play.bought, rational(each(19))],
      ['rws-sic-bo-2021/b', 1, 21_600, 21_600, play.bought, rational(each(19))],
      ['rws-sic-bo-2021/c', 1, 21_600, 21_600, play.bought, rational(each(18))],
    ]);
  });

  test('undivided it is one round, and all its stakes ride on one roll', async () => {
    const { rounds, handle, theoretical, variance } = await totalOf(play);
    expect({ rounds, handle }).toEqual({ rounds: 1, handle: 3 * 21_600 });
    expect(theoretical).toEqual(rational(2 * each(19) + each(18)));
    // 59 stakes are at issue on one event of chance 10 in 216: the variance is p(1 - p) times their square.
    const atIssue = 21_600 * (20 + 20 + 19);
    expect(variance).toEqual(rational(BigInt(atIssue) ** 2n * 10n * 206n, 216n * 216n));
  });

  test('a correction counts by the layouts too', async () => {
    play.correct(round, [4, 1, 1]);
    const lines = await winReport([play.journal()], by('game'));
    expect(lines.map(({ group, tally }) => [group.game, tally.win])).toEqual([
      ['rws-sic-bo-2021/a', -19 * 21_600],
      ['rws-sic-bo-2021/b', -19 * 21_600],
      ['rws-sic-bo-2021/c', -18 * 21_600],
    ]);
  });
});
