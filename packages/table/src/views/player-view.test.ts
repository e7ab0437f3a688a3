import { money } from '@baize/exact';
import { emptyTable } from '@baize/house';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  at,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  supervisor,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { foreignCard, withdrawal } from '../testing/rounds/card-rounds.ts';
import { resultedState } from '../testing/tables.ts';
import { playerView } from './role-views.ts';

function place(journal: Journal, terminal: string, bet: string, stake: number) {
  journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(stake) });
}

function view(journal: Journal, terminal = ANN) {
  return playerView(journal.state(), terminal, journal.now() + 1000);
}

function room(journal: Journal, bet: string) {
  return view(journal).areas.find((area) => area.bet === bet)?.room;
}

function round(journal: Journal, dice: readonly [1, 2, 3] | readonly [1, 2, 4] | null) {
  journal.give(dealer, { type: 'OpenBets' });
  place(journal, ANN, 'total:6', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: dice ? 3 : 2 });
  if (dice) journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
}

function approve(journal: Journal) {
  const [request = ''] = journal.state().approvals.keys();
  journal.give(pitManager, { type: 'ApproveRequest', request });
}

test('before a table is configured there is nothing to see', () => {
  expect(playerView(emptyTable(), ANN, 0)).toMatchObject({
    table: null,
    status: { status: 'closed' },
    round: null,
    previous: null,
    credit: 0,
    spendable: 0,
    staked: 0,
    areas: [],
    closed: null,
    settled: null,
    lastBets: [],
    recall: [],
    cards: null,
    can: { PlaceBet: { allowed: false, refusal: { code: 'table-not-configured' } } },
  });
});

describe('money', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  place(journal, ANN, 'small', 2000);
  place(journal, ANN, 'total:9', 600);

  test('a stake stays in the credit until the close, and cannot be spent twice', () => {
    expect(view(journal)).toMatchObject({
      credit: 100_000,
      spendable: 97_400,
      staked: 2600,
      closed: null,
      settled: null,
    });
    expect(view(journal).areas.find(({ bet }) => bet === 'small')).toEqual({
      bet: 'small',
      minimum: 500,
      maximum: 100_000,
      stake: 2000,
      room: 98_000,
    });
  });

  test('[rws-sic-bo-2021#5.7] at the close it leaves, and lies as it lay', () => {
    journal.give(dealer, { type: 'CloseBets' });
    expect(view(journal)).toMatchObject({
      credit: 97_400,
      spendable: 97_400,
      staked: 2600,
      closed: [
        { bet: 'small', stake: 2000, effective: 2000 },
        { bet: 'total:9', stake: 600, effective: 600 },
      ],
      lastBets: [
        { bet: 'small', stake: 2000 },
        { bet: 'total:9', stake: 600 },
      ],
    });
    expect(view(journal).areas.every(({ stake, room: left }) => stake === 0 && left === 0)).toBe(
      true,
    );
    expect(view(journal, BEN)).toMatchObject({ staked: 0, closed: null });
  });

  test('[rws-sic-bo-2021#4.1.2] what is won comes back with the stake', () => {
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'RegisterResult', dice: [1, 3, 5], flat: true });
    // Small at 1 to 1 and Total 9 at 7 to 1.
    expect(view(journal)).toMatchObject({
      credit: 97_400 + 4000 + 4800,
      staked: 0,
      round: null,
      recall: [
        {
          round: 'T7-1',
          game: 'rws-sic-bo-2021/b',
          status: 'settled',
          result: [1, 3, 5],
          staked: 2600,
          returned: 8800,
          lines: [
            { bet: 'small', pays: 2000, returns: 4000 },
            { bet: 'total:9', pays: 4200, returns: 4800 },
          ],
        },
      ],
    });
  });
});

test('[licensee-sic-bo#5(f)] between result and payment everybody sees what became of their own bets', () => {
  const { journal } = resultedState();
  // It was 1-3-5. Ann has 2,000 on Small; Ben 3,000 on Big and 700 on Total 9 at 6 to 1; Cat 600 on Triple 4.
  const settled = (terminal: string) => {
    const own = view(journal, terminal).settled;
    return [own?.lines.map(({ bet }) => bet).toSorted(), own?.staked, own?.returned];
  };
  expect([ANN, BEN, CAT].map(settled)).toEqual([
    [['small'], 2000, 4000],
    [['big', 'total:9'], 3700, 4900],
    [['triple:4'], 600, 0],
  ]);
  expect(view(journal, 'seat-Dan').settled).toBeNull();
});

describe('[rws-tai-sai-v5#3.5] room in a shared box', () => {
  const config = configOf('rws-tai-sai-v5/c', { differential: money(40_000) });

  test('is what the others have left, and what the Differential allows', () => {
    const journal = openTable(config, [ANN, BEN]);
    expect(room(journal, 'total:9')).toBe(100_000);
    journal.give(dealer, { type: 'OpenBets' });
    place(journal, BEN, 'total:9', 30_000);
    expect(room(journal, 'total:9')).toBe(70_000);
    // Nothing on Small yet: Big may take the Differential, and then as much more as Small holds.
    expect(room(journal, 'big')).toBe(40_000);
    place(journal, BEN, 'small', 25_000);
    expect(room(journal, 'big')).toBe(65_000);
    expect(room(journal, 'small')).toBe(15_000);
  });

  test('is nothing where too little is left to reach the minimum', () => {
    const journal = openTable(config, [ANN, BEN]);
    journal.give(dealer, { type: 'OpenBets' });
    place(journal, BEN, 'total:9', 99_800);
    expect(room(journal, 'total:9')).toBe(0);
    place(journal, ANN, 'single:1', 600);
    expect(room(journal, 'single:1')).toBe(99_400);
  });
});

describe('what a player can do, and why not', () => {
  const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN, BEN]);

  test('[rws-tai-sai-v5#3.2] nothing is bet before the call', () => {
    expect(view(journal).can.PlaceBet).toMatchObject({
      allowed: false,
      refusal: { code: 'no-round', because: ['rws-tai-sai-v5#3.2', 'rws-tai-sai-v5#1.7'] },
    });
  });

  test('there is nothing to undo, clear, double or repeat yet', () => {
    journal.give(dealer, { type: 'OpenBets' });
    const { can } = view(journal);
    expect(can.PlaceBet).toEqual({ allowed: true });
    expect(can.UndoBets).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    expect(can.ClearBets).toMatchObject({ refusal: { code: 'nothing-staked' } });
    expect(can.DoubleBets).toMatchObject({ refusal: { code: 'nothing-staked' } });
    expect(can.RepeatBets).toMatchObject({ refusal: { code: 'nothing-to-repeat' } });
    place(journal, ANN, 'small', 1000);
    const { UndoBets, ClearBets, DoubleBets } = view(journal).can;
    expect([UndoBets, ClearBets, DoubleBets]).toEqual([
      { allowed: true },
      { allowed: true },
      { allowed: true },
    ]);
    expect(view(journal).can.ReleaseTerminal).toMatchObject({
      refusal: { code: 'terminal-has-bets' },
    });
  });

  test('[rws-tai-sai-v5#5.7] nothing changes after the close', () => {
    journal.give(dealer, { type: 'CloseBets' });
    for (const command of ['PlaceBet', 'WithdrawBet', 'UndoBets', 'ClearBets'] as const) {
      expect(view(journal).can[command]).toMatchObject({
        allowed: false,
        refusal: { code: 'bets-closed', because: expect.arrayContaining(['rws-tai-sai-v5#5.7']) },
      });
    }
  });

  test('a terminal that is not seated is told so', () => {
    const stranger = openTable(configOf('rws-tai-sai-v5/c'), [BEN]);
    stranger.give(dealer, { type: 'OpenBets' });
    expect(view(stranger).can.PlaceBet).toMatchObject({ refusal: { code: 'unknown-terminal' } });
  });

  test('cards are not offered at a dice table', () => {
    expect(view(journal).can).not.toHaveProperty('ArrangeHand');
    expect(view(journal).cards).toBeNull();
  });
});

describe('recall', () => {
  test('holds the last ten rounds the terminal bet in, newest first', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    for (let n = 0; n < 12; n += 1) round(journal, [1, 2, 4]);
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 2 });
    expect(view(journal).recall.map(({ number }) => number)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  test('[rws-sic-bo-2021#5.9] a void round is recalled with its stakes returned', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    round(journal, null);
    expect(view(journal).recall).toMatchObject([
      { status: 'void', result: null, staked: 1000, returned: 1000, lines: [] },
    ]);
  });

  test('[rws-sic-bo-2021#5.4] so is one reversed later; a corrected one shows what is right', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    round(journal, [1, 2, 4]);
    round(journal, [1, 2, 4]);
    journal.give(dealer, {
      type: 'ReportIncident',
      incident: 'wrong-result-registered',
      rounds: ['T7-1'],
      dice: [1, 2, 3],
    });
    approve(journal);
    const rounds = ['T7-2'];
    journal.give(supervisor, { type: 'ReportIncident', incident: 'dice-damaged', rounds });
    approve(journal);
    const { recall } = view(journal);
    expect(recall).toMatchObject([
      { round: 'T7-2', status: 'reversed', result: null, staked: 1000, returned: 1000 },
      // Total 6 pays 19 to 1.
      { round: 'T7-1', status: 'corrected', result: [1, 2, 3], staked: 1000, returned: 20_000 },
    ]);
    // Everything that wins on 1, 2 and 3 lights again, bet on or not; a reversed round lights nothing.
    expect(recall.map(({ winning }) => new Set(winning))).toEqual([
      new Set(),
      new Set([
        ...['small', 'even', 'total:6', 'single:1', 'single:2', 'single:3'],
        ...['domino:1-2', 'domino:1-3', 'domino:2-3', 'four:1234'],
      ]),
    ]);
  });

  test('[rws-si-ki-pi-v2#3.13] a card round is recalled with the hands that were compared', () => {
    const { journal } = withdrawal();
    // Ann took her bets back after her cards were exposed: she was not in the round.
    expect(view(journal, ANN).recall).toEqual([]);
    expect(view(journal, BEN).recall).toMatchObject([
      {
        status: 'settled',
        result: null,
        staked: 4000,
        returned: 4000,
        hands: {
          dealer: { cards: 'Kd Qc 5s 5h', setting: { low: 'Kd Qc', high: '5s 5h' } },
          boxes: [{ box: 2 }, { box: 5, setting: { low: '4h 4d', high: '9s 9d' } }],
        },
      },
    ]);
    expect(view(foreignCard().journal, BEN).recall).toMatchObject([
      { status: 'void', hands: null },
    ]);
  });
});
