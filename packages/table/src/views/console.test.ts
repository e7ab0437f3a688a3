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
  device,
  openTable,
  pitManager,
  supervisor,
} from '../testing/floor.ts';
import { type Journal, openJournal } from '../testing/journal.ts';
import { resultedState } from '../testing/tables.ts';
import { dealerView } from './dealer-view.ts';
import { pitView } from './pit-view.ts';

const SHAKER_GAME = 'licensee-sic-bo/standard';
const shown = (journal: Journal, by = dealer) => dealerView(journal.state(), by, journal.now());

function record(journal: Journal, terminal: string, bet: string, stake: number) {
  journal.give(dealer, { type: 'RecordBet', terminal, bet, stake: money(stake) });
}

describe('the console', () => {
  test('of a table that is not configured shows nothing to do', () => {
    expect(dealerView(emptyTable(), dealer, 0)).toMatchObject({
      table: null,
      round: null,
      course: [],
      next: [],
      tumblesLeast: null,
      incidents: [],
      readings: null,
      inspection: null,
      diceHoursMaximum: null,
      terminals: [],
      breaches: [],
      settled: null,
      last: null,
      rounds: [],
      cards: null,
    });
  });

  test('nor is there anything for the pit to watch', () => {
    expect(pitView(emptyTable(), supervisor, 0)).toMatchObject({
      round: null,
      next: [],
      readings: null,
      exposure: null,
      areas: [],
      differentials: [],
      breaches: [],
      voidReturns: null,
      settled: null,
      terminals: [],
      incidents: [],
      approvals: [],
      matters: [],
      rounds: [],
      cards: null,
    });
  });

  test('[licensee-sic-bo#1] says what is inspected, how old dice may get and how often to shake', () => {
    const { inspection, diceHoursMaximum, tumblesLeast, equipment } = shown(
      openTable(configOf(SHAKER_GAME), []),
    );
    const hours = ['licensee-sic-bo#1', 'licensee-sic-bo#I-P22'];
    expect(diceHoursMaximum).toEqual({ hours: 24, because: hours });
    // The last hour of the 24 is the time to fetch another set.
    const { since = 0 } = equipment.dice ?? {};
    const [from, until] = [since + 23 * 3_600_000, since + 24 * 3_600_000];
    expect(equipment.due).toEqual([{ what: 'dice', from, until, because: hours }]);
    expect(inspection).toMatchObject({ deviceValues: { count: 3 }, shakerTests: { count: 3 } });
    expect(tumblesLeast).toBe(3);
    expect(equipment).toMatchObject({ inspected: true, shaker: 'manual' });
    const sicBo = shown(openTable(configOf('rws-sic-bo-2021/b'), []));
    expect([sicBo.inspection, sicBo.diceHoursMaximum]).toEqual([null, null]);
  });

  test('[licensee-sic-bo#5(a)] [licensee-sic-bo#5(b)] says what has to be looked at before the next round', () => {
    const due = (journal: Journal) =>
      shown(journal).equipment.due.map(({ what, from, until, because }) => [
        what,
        from === null && until === null,
        because,
      ]);
    const hours = ['licensee-sic-bo#1', 'licensee-sic-bo#I-P22'];
    const bare = openJournal();
    bare.give(pitManager, { type: 'ConfigureTable', config: configOf(SHAKER_GAME) });
    expect(due(bare)).toEqual([
      ['inspection', true, ['licensee-sic-bo#5(a)', 'licensee-sic-bo#5(a)(1)']],
      ['dice', true, hours],
    ]);
    for (const shaker of ['manual', 'automated'] as const) {
      const journal = openTable(configOf(SHAKER_GAME), [], shaker);
      expect(due(journal)).toEqual([['dice', false, hours]]);
      journal.give(supervisor, { type: 'BeginShift' });
      const shift = ['shift-inspection', true, ['licensee-sic-bo#5(b)']];
      const needed = shaker === 'automated' ? [shift] : [];
      expect(due(journal)).toEqual([...needed, ['dice', false, hours]]);
    }
  });

  test('[rws-sic-bo-2021#I-P22] asks for other dice at once where these were reported', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), []);
    expect(shown(journal).equipment.due).toEqual([]);
    journal.give(dealer, { type: 'ReportIncident', incident: 'dice-damaged' });
    const because = ['rws-sic-bo-2021#I-P22', 'rws-sic-bo-2021#5.4'];
    expect(shown(journal).equipment.due).toEqual([
      { what: 'dice', from: null, until: null, because },
    ]);
  });

  test('shows the manual way of shaking before a shaker is fitted', () => {
    const journal = openJournal();
    journal.give(pitManager, { type: 'ConfigureTable', config: configOf(SHAKER_GAME) });
    const shakers = shown(journal).course.flatMap(({ shaker }) => shaker ?? []);
    expect(new Set(shakers)).toEqual(new Set(['manual']));
  });

  test('[licensee-sic-bo#5(d)(1)] [licensee-sic-bo#5(e)] asks for what the book names at each step, until it is on record', () => {
    const journal = openTable(configOf(SHAKER_GAME), [ANN]);
    const asked = () => shown(journal).acts.map(({ act, isRecorded }) => [act, isRecorded]);
    expect(asked()).toEqual([['seal', false]]);
    journal.give(dealer, { type: 'OpenBets' });
    expect(asked()).toEqual([]);
    journal.give(dealer, { type: 'CloseBets' });
    expect(shown(journal).acts).toEqual([
      { act: 'cover', isRecorded: false, because: ['licensee-sic-bo#5(d)(1)'] },
    ]);
    journal.give(dealer, { type: 'RecordAct', act: 'cover' });
    expect(asked()).toEqual([['cover', true]]);
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'Uncover' });
    expect(asked()).toEqual([['announce', false]]);
    expect(shown(openTable(configOf('rws-sic-bo-2021/b'), [])).acts).toEqual([]);
  });

  test('says what is out of order, and what of this game could be', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN]);
    expect(shown(journal)).toMatchObject({
      outOfService: [],
      serviceable: ['console', 'display', 'tumbler'],
    });
    const reason = 'It sticks';
    journal.give(dealer, { type: 'TakeOutOfService', what: 'tumbler', reason });
    expect(shown(journal).outOfService).toEqual([{ what: 'tumbler', reason }]);
    expect(shown(openTable(configOf(SHAKER_GAME), [])).serviceable).toEqual([
      'console',
      'display',
      'shaker',
      'cover',
    ]);
  });

  test('lists whoever is seated, and whether the terminal is locked', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN, BEN, CAT]);
    const leave = { type: 'ReleaseTerminal', terminal: BEN } as const;
    journal.give(at(BEN), leave);
    expect(shown(journal).terminals).toEqual([
      { terminal: ANN, isLocked: false, card: null },
      { terminal: CAT, isLocked: false, card: null },
    ]);
    const watched = pitView(journal.state(), supervisor, 0).terminals;
    expect(watched.map(({ terminal }) => terminal)).toEqual([ANN, CAT]);
    const [first, ...chunks] = journal.state().terminals.chunks;
    const locked = first?.map((each) => ({ ...each, locked: { reason: 'a difference' } })) ?? [];
    const state = { ...journal.state(), terminals: { chunks: [locked, ...chunks], length: 3 } };
    expect(dealerView(state, dealer, 0).terminals).toContainEqual({
      terminal: ANN,
      isLocked: true,
      card: null,
    });
  });

  test('tells that the device has read, and not what', () => {
    const config = configOf('rws-sic-bo-2021/b', { resultSource: 'dealer-and-device' });
    const journal = openTable(config, []);
    expect(shown(journal).readings).toBeNull();
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    expect(shown(journal).readings).toEqual({
      dealer: null,
      hasDeviceRead: false,
      isReaderAside: false,
    });
    journal.give(device, { type: 'RegisterResult', dice: [1, 2, 4], flat: true });
    expect(shown(journal).readings).toEqual({
      dealer: null,
      hasDeviceRead: true,
      isReaderAside: false,
    });
    expect(pitView(journal.state(), supervisor, 0).readings).toEqual({
      dealer: null,
      device: [1, 2, 4],
    });
  });

  test('lists the rounds that can be corrected, newest first, and what a void one returned', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN]);
    for (const tumbles of [3, 2]) {
      journal.give(dealer, { type: 'OpenBets' });
      const stake = money(1000);
      journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'big', stake });
      journal.give(dealer, { type: 'CloseBets' });
      journal.give(dealer, { type: 'Tumble', tumbles });
      const result = { type: 'RegisterResult', dice: [1, 2, 4], flat: true } as const;
      if (tumbles === 3) journal.give(dealer, result);
    }
    const figures = { staked: 1000, returned: 1000, result: null };
    expect(shown(journal).rounds).toEqual([
      { round: 'T7-2', number: 2, status: 'void', ...figures },
      { ...figures, round: 'T7-1', number: 1, status: 'settled', result: [1, 2, 4], returned: 0 },
    ]);
    expect(shown(journal).last).toEqual(shown(journal).rounds[0]);
    expect(pitView(journal.state(), supervisor, 0).rounds).toEqual(shown(journal).rounds);
  });
});

describe('limits of a box', () => {
  const config = configOf('rws-tai-sai-v5/c', { differential: money(20_000) });
  const breaches = (journal: Journal) =>
    shown(journal).breaches.map(({ bet, breach }) => `${bet} ${breach}`);

  test('[rws-tai-sai-v5#5.1] are kept to the unit: what just fits is no breach', () => {
    const journal = openTable(config);
    journal.give(dealer, { type: 'OpenBets' });
    record(journal, ANN, 'total:9', 50_000);
    record(journal, BEN, 'total:9', 50_000);
    record(journal, CAT, 'big', 20_000);
    record(journal, CAT, 'single:1', 500);
    expect(breaches(journal)).toEqual([]);
    record(journal, CAT, 'total:9', 100);
    expect(breaches(journal)).toEqual(['total:9 above-maximum', 'total:9 below-minimum']);
    record(journal, CAT, 'big', 100);
    expect(breaches(journal)).toContain('big above-differential');
    record(journal, BEN, 'small', 500);
    expect(breaches(journal)).not.toContain('big above-differential');
  });

  test('[rws-tai-sai-v5#5.1] [rws-tai-sai-v5#5.2] name who gives what back, the last to come first, and who is short of what', () => {
    const journal = openTable(config);
    journal.give(dealer, { type: 'OpenBets' });
    record(journal, CAT, 'total:9', 99_900);
    record(journal, ANN, 'total:9', 500);
    record(journal, BEN, 'total:9', 100);
    const found = shown(journal).breaches.map(({ breach, at: whose }) => [breach, whose]);
    expect(found).toEqual([
      [
        'above-maximum',
        [
          { terminal: BEN, amount: 100 },
          { terminal: ANN, amount: 400 },
        ],
      ],
      ['below-minimum', [{ terminal: BEN, amount: 400 }]],
    ]);
    const amount = money(100);
    journal.give(dealer, { type: 'RejectExcess', terminal: BEN, bet: 'total:9', amount });
    expect(shown(journal).breaches).toMatchObject([
      { breach: 'above-maximum', at: [{ terminal: ANN, amount: 400 }] },
    ]);
  });

  test('[rws-tai-sai-v5#5.1] are those of a kind of bet, where it has its own', () => {
    const total = { minimum: money(500), maximum: money(10_000) };
    const limits = { ...config.limits, kinds: { total } };
    const journal = openTable({ ...config, limits });
    journal.give(dealer, { type: 'OpenBets' });
    record(journal, ANN, 'total:9', 10_300);
    record(journal, ANN, 'single:1', 10_300);
    expect(shown(journal).breaches).toMatchObject([
      {
        bet: 'total:9',
        breach: 'above-maximum',
        at: [{ terminal: ANN, amount: 300 }],
        because: ['3.3', 'I-L1', '5.1', 'I-L2'].map((each) => `rws-tai-sai-v5#${each}`),
      },
    ]);
  });

  test('say by which clause, each its own', () => {
    const journal = openTable(config);
    journal.give(dealer, { type: 'OpenBets' });
    record(journal, ANN, 'big', 20_100);
    expect(shown(journal).breaches).toEqual([
      {
        bet: 'big',
        breach: 'above-differential',
        at: [{ terminal: ANN, amount: 100 }],
        because: [
          'rws-tai-sai-v5#1.3',
          'rws-tai-sai-v5#I-L5',
          'rws-tai-sai-v5#5.1',
          'rws-tai-sai-v5#I-L2',
        ],
      },
    ]);
  });

  test('[rws-tai-sai-v5#I-L8] where a minimum is of the box, whoever has a bet there may raise it', () => {
    const readings = { ...config.readings, L8: 'box-total' } as const;
    const journal = openTable({ ...config, readings });
    journal.give(dealer, { type: 'OpenBets' });
    // Two that are enough together, two that are not, and one box that Ben has filled alone.
    record(journal, ANN, 'total:10', 100);
    record(journal, CAT, 'total:10', 400);
    record(journal, ANN, 'total:9', 100);
    record(journal, CAT, 'total:9', 200);
    record(journal, BEN, 'big', 20_300);
    const because = ['rws-tai-sai-v5#5.2', 'rws-tai-sai-v5#I-L8'];
    expect(
      shown(journal).breaches.toSorted((one, other) => (one.bet < other.bet ? -1 : 1)),
    ).toEqual([
      {
        bet: 'big',
        breach: 'above-differential',
        at: [{ terminal: BEN, amount: 300 }],
        because: expect.arrayContaining(['rws-tai-sai-v5#1.3']),
      },
      {
        bet: 'total:9',
        breach: 'below-minimum',
        at: [
          { terminal: ANN, amount: 200 },
          { terminal: CAT, amount: 200 },
        ],
        because,
      },
    ]);
  });

  test('[rws-sic-bo-2021#3.3] are no matter of the console where each terminal has its own', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN, BEN]);
    journal.give(dealer, { type: 'OpenBets' });
    // Together more than the 100,000 that each may have there.
    for (const terminal of [ANN, BEN]) {
      const stake = money(60_000);
      journal.give(at(terminal), { type: 'PlaceBet', terminal, bet: 'total:9', stake });
    }
    expect(shown(journal).breaches).toEqual([]);
  });

  test('of nothing are all used, and no part of them can be said', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c', { differential: money(0) }), []);
    const bars = pitView(journal.state(), supervisor, 0).differentials;
    expect(bars.map(({ limit, used, difference }) => [limit, used, difference])).toEqual([
      [0, null, 0],
      [0, null, 0],
    ]);
  });
});

describe('a correction of a round that has not been paid', () => {
  test('[licensee-sic-bo#5(e)] shows what will be paid otherwise, and nothing owed', () => {
    const { journal } = resultedState();
    journal.give(dealer, {
      type: 'ReportIncident',
      incident: 'wrong-result-registered',
      rounds: ['T7-1'],
      dice: [1, 3, 6],
    });
    // With a total of 10 Small still wins and Total 9 does not: Ben's 4900 are not paid.
    const [pending] = pitView(journal.state(), supervisor, journal.now()).approvals;
    expect(pending?.effect).toMatchObject({
      was: [1, 3, 5],
      is: [1, 3, 6],
      changes: [{ round: 'T7-1', terminal: BEN, change: -4900, owed: 0 }],
    });
  });
});
