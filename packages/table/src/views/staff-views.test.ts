import { money } from '@baize/exact';
import { emptyTable } from '@baize/house';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  supervisor,
} from '../testing/floor.ts';
import { cardState, DEALT, diceStates, resultedState, withHistory } from '../testing/tables.ts';
import { auditorView } from './auditor-view.ts';
import { dealerView } from './dealer-view.ts';
import { displayView } from './display-view.ts';
import { pitView } from './pit-view.ts';
import { playerView } from './role-views.ts';

describe('the dealer', () => {
  test.each([
    ['rws-sic-bo-2021/b', 'open-bets', ['rws-sic-bo-2021#3.2', 'rws-sic-bo-2021#1.8']],
    ['rws-tai-sai-v5/c', 'open-bets', ['rws-tai-sai-v5#3.2', 'rws-tai-sai-v5#1.7']],
    ['mbs-sic-bo-v4/alfastreet', 'tumble', ['mbs-sic-bo-v4#3.1']],
    ['licensee-sic-bo/standard', 'open-bets', ['licensee-sic-bo#3(a)']],
    ['rws-si-ki-pi-v2', 'open-bets', ['rws-si-ki-pi-v2#3.1', 'rws-si-ki-pi-v2#1 Round of play']],
  ])('is shown the first step of %s with its clause', (game, step, because) => {
    const journal = openTable(configOf(game), []);
    const { next } = dealerView(journal.state(), dealer, journal.now());
    expect(next).toMatchObject([{ step, because }]);
  });

  test('[licensee-sic-bo#5(a)] is told what keeps bets from opening', () => {
    const journal = openTable(configOf('licensee-sic-bo/standard'), []);
    const view = () => dealerView(journal.state(), dealer, journal.now()).can;
    expect(view().OpenBets).toEqual({ allowed: true });
    expect(view().RemoveShaker).toEqual({ allowed: true });
    journal.give(dealer, { type: 'RemoveShaker' });
    expect(view().OpenBets).toMatchObject({ allowed: false, refusal: { code: 'no-shaker' } });
    expect(view().RemoveShaker).toMatchObject({ refusal: { code: 'no-shaker' } });
    const sicBo = openTable(configOf('rws-sic-bo-2021/b'), []);
    expect(dealerView(sicBo.state(), dealer, sicBo.now()).can).not.toHaveProperty('FitShaker');
  });

  test.each([
    ['rws-sic-bo-2021/b', 'manual', ['open-bets', 'close-bets', 'tumble', 'register-result']],
    [
      'mbs-sic-bo-v4/alfastreet',
      'manual',
      ['tumble', 'open-bets', 'close-bets', 'uncover', 'register-result'],
    ],
    [
      'licensee-sic-bo/standard',
      'automated',
      [
        ...['open-bets', 'close-bets', 'tumble', 'register-result'],
        ...['collect-losers', 'pay-winners', 'clear-lights'],
      ],
    ],
  ] as const)('is shown a whole round of %s with a %s shaker', (game, shaker, steps) => {
    const journal = openTable(configOf(game), [], shaker);
    const { course } = dealerView(journal.state(), dealer, journal.now());
    expect(course.map(({ step }) => step)).toEqual(steps);
  });

  test('is told what only a supervisor may do at the console', () => {
    const journal = openTable(configOf('licensee-sic-bo/standard'), []);
    const may = (by: typeof dealer) =>
      dealerView(journal.state(), by, journal.now()).can.BeginShift;
    expect(may(dealer)).toMatchObject({ refusal: { code: 'not-authorised' } });
    expect(may(supervisor)).toEqual({ allowed: true });
  });

  test('may not close bets before their time', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b', { bettingSecondsMinimum: 30 }), []);
    const closing = (later: number) =>
      dealerView(journal.state(), dealer, journal.now() + later).can.CloseBets;
    expect(closing(0)).toMatchObject({ refusal: { code: 'wrong-phase' } });
    journal.give(dealer, { type: 'OpenBets' });
    expect(closing(29_999)).toMatchObject({ refusal: { code: 'betting-time-not-over' } });
    expect(closing(30_000)).toEqual({ allowed: true });
  });

  test('[rws-tai-sai-v5#5.5.2] can report what may have happened, and sees what follows', () => {
    const { tumbled, between, now } = diceStates('rws-tai-sai-v5/c');
    expect(dealerView(tumbled, dealer, now).incidents).toContainEqual({
      incident: 'die-not-flat',
      action: 'void-round',
      because: ['rws-tai-sai-v5#5.5.2'],
    });
    const incidents = dealerView(between, dealer, now).incidents.map((each) => each.incident);
    expect(incidents).toContain('wrong-result-registered');
    expect(incidents).not.toContain('die-not-flat');
    expect(incidents).not.toContain('foreign-card');
  });

  test('[rws-tai-sai-v5#5.1] [rws-tai-sai-v5#5.2] is told which boxes are outside the limits', () => {
    const config = configOf('rws-tai-sai-v5/c', { differential: money(20_000) });
    const journal = openTable(config);
    journal.give(dealer, { type: 'OpenBets' });
    const record = (terminal: string, bet: string, stake: number) =>
      journal.give(dealer, { type: 'RecordBet', terminal, bet, stake: money(stake) });
    record(ANN, 'total:9', 60_000);
    record(BEN, 'total:9', 60_000);
    record(ANN, 'big', 20_100);
    record(CAT, 'single:1', 400);
    const { breaches } = dealerView(journal.state(), dealer, journal.now());
    expect(breaches.map(({ bet, breach }) => [bet, breach]).toSorted()).toEqual([
      ['big', 'above-differential'],
      ['single:1', 'below-minimum'],
      ['total:9', 'above-maximum'],
    ]);
    expect(breaches.find(({ bet }) => bet === 'total:9')?.because).toContain('rws-tai-sai-v5#5.1');
    expect(breaches.find(({ bet }) => bet === 'single:1')?.because).toContain('rws-tai-sai-v5#5.2');
    journal.give(dealer, { type: 'CloseBets' });
    expect(dealerView(journal.state(), dealer, journal.now()).breaches).toEqual([]);
  });

  test('sees after the result whom to pay, and the figures of the round before', () => {
    const { state, now } = resultedState();
    expect(dealerView(state, dealer, now)).toMatchObject({
      round: { result: [1, 3, 5], total: 9, phase: 'resulted' },
      // One of a kind 1 to 1 is not bet on; Small 1 to 1, Total 9 at 6 to 1.
      settled: [
        { terminal: ANN, returned: 4000 },
        { terminal: BEN, returned: 4900 },
        { terminal: CAT, returned: 0 },
      ],
      last: null,
    });
    const { between } = diceStates('rws-sic-bo-2021/b');
    expect(dealerView(between, dealer, now).last).toEqual({
      round: 'T7-1',
      number: 1,
      status: 'settled',
      result: [1, 3, 5],
      staked: 6300,
      returned: 4000 + 5600,
    });
  });
});

describe('lights', () => {
  test('[licensee-sic-bo#5(e)] every winning area is lit, and no other', () => {
    const { state } = resultedState();
    expect(displayView(state).round?.winning.toSorted()).toEqual([
      'domino:1-3',
      'domino:1-5',
      'domino:3-5',
      'single:1',
      'single:3',
      'single:5',
      'small',
      'total:9',
    ]);
  });
});

describe('the pit', () => {
  const { betting, tumbled, between, now } = diceStates('rws-sic-bo-2021/b');
  const tai = diceStates('rws-tai-sai-v5/c', 50_000);

  test('sees every combination with its weight, the costliest first', () => {
    const { exposure } = pitView(betting, supervisor, now);
    expect(exposure?.outcomes).toHaveLength(56);
    expect(exposure?.outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(216);
    const nets = exposure?.outcomes.map(({ net }) => net) ?? [];
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    // Stakes of 6300; a triple 4 pays 195 to 1 on 600.
    expect(exposure?.outcomes[0]).toEqual({
      dice: [4, 4, 4],
      weight: 1,
      net: 6300 - 600 * 196,
    });
    // Big and Small 1/36 of 5000, Total 9 2/27 of 700, a triple 5/54 of 600.
    expect(exposure).toMatchObject({
      atRisk: 6300,
      expectedWin: '6650/27',
      // Small and Total 9 together cost more than was staked: 24 rolls, and the triple.
      lossChance: '25/216',
    });
    expect(pitView(tumbled, supervisor, now).exposure).toEqual(exposure);
    expect(pitView(between, supervisor, now).exposure).toBeNull();
    expect(pitView(resultedState().state, supervisor, now).exposure).toBeNull();
  });

  test('sees each area with what it can cost', () => {
    expect(pitView(betting, supervisor, now).areas).toContainEqual({
      bet: 'total:9',
      placed: 700,
      atRisk: 700,
      maximum: 100_000,
      liability: 4900,
    });
  });

  test('[rws-tai-sai-v5#5.1.1] after the close only what limits have left is at risk', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c', { differential: money(5000) }));
    journal.give(dealer, { type: 'OpenBets' });
    for (const terminal of [ANN, BEN]) {
      const stake = money(5000);
      journal.give(dealer, { type: 'RecordBet', terminal, bet: 'big', stake });
    }
    journal.give(dealer, { type: 'CloseBets' });
    const { areas, exposure } = pitView(journal.state(), supervisor, journal.now());
    expect(areas).toMatchObject([{ bet: 'big', placed: 10_000, atRisk: 5000, liability: 5000 }]);
    expect(exposure?.atRisk).toBe(5000);
  });

  test('[rws-tai-sai-v5#1.3] sees both Differentials against their limit', () => {
    const { differentials } = pitView(tai.betting, supervisor, tai.now);
    expect(differentials).toHaveLength(2);
    expect(differentials).toContainEqual({
      sides: [
        { bet: 'big', placed: 3000 },
        { bet: 'small', placed: 2000 },
      ],
      difference: 1000,
      limit: 50_000,
      used: '1/50',
    });
    expect(differentials).toContainEqual({
      sides: [
        { bet: 'even', placed: 0 },
        { bet: 'odd', placed: 0 },
      ],
      difference: 0,
      limit: 50_000,
      used: '0',
    });
    expect(pitView(betting, supervisor, now).differentials).toEqual([]);
  });

  test('sees what a void would return before anybody declares one', () => {
    expect(pitView(betting, supervisor, now).voidReturns).toBe(6300);
    expect(pitView(tumbled, supervisor, now).voidReturns).toBe(6300);
    for (const state of [betting, tumbled]) {
      const to = pitView(state, supervisor, now).voidReturnsTo ?? [];
      expect(to.reduce((sum, { amount }) => sum + amount, 0)).toBe(6300);
      expect(to.length).toBeGreaterThan(1);
      expect(to.every(({ amount }) => amount > 0)).toBe(true);
    }
    expect(pitView(between, supervisor, now).voidReturnsTo).toBeNull();
    expect(pitView(between, supervisor, now).voidReturns).toBeNull();
    expect(pitView(resultedState().state, supervisor, now).voidReturns).toBeNull();
  });

  test('[rws-sic-bo-2021#5.5] a pending correction shows before, after and everybody it touches', () => {
    const [approval] = pitView(between, supervisor, now).approvals;
    expect(approval).toMatchObject({
      requestedBy: dealer,
      needs: 'pit-supervisor',
      approve: { allowed: true },
      effect: {
        kind: 'correct-result',
        round: 'T7-1',
        was: [1, 3, 5],
        is: [1, 3, 6],
        because: expect.arrayContaining(['rws-sic-bo-2021#5.5']),
      },
    });
    // With a total of 10 Small still wins; Ben gives back 700 at 7 to 1 with the stake.
    expect(approval?.effect).toMatchObject({
      changes: [{ round: 'T7-1', terminal: BEN, change: -5600, owed: 0 }],
    });
  });

  test('the one who asked cannot agree', () => {
    const journal = withHistory('rws-sic-bo-2021/b');
    const rounds = ['T7-1'];
    journal.give(pitManager, { type: 'ReportIncident', incident: 'dice-damaged', rounds });
    expect(pitView(journal.state(), pitManager, journal.now()).approvals).toMatchObject([
      { approve: { allowed: true } },
      { approve: { allowed: false, refusal: { code: 'same-person' } } },
    ]);
    expect(pitView(journal.state(), dealer, journal.now()).approvals[0]?.approve).toMatchObject({
      allowed: false,
      refusal: { code: 'not-authorised' },
    });
  });

  test('[rws-sic-bo-2021#I-P11] what a credit cannot cover is shown as owed, before and after', () => {
    const journal = withHistory('rws-sic-bo-2021/b');
    const credit = journal.state().balances.get(`credit:${BEN}`) ?? money(0);
    const pays = { type: 'PayByHand', terminal: BEN, amount: money(credit - 1600) } as const;
    journal.agree(supervisor, pays, pitManager);
    const [pending] = pitView(journal.state(), supervisor, journal.now()).approvals;
    expect(pending?.effect).toMatchObject({
      changes: [{ terminal: BEN, change: -5600, owed: 4000 }],
    });
    journal.give(supervisor, { type: 'ApproveRequest', request: pending?.id ?? '' });
    const { terminals } = pitView(journal.state(), supervisor, journal.now());
    expect(terminals.map(({ terminal, owed }) => [terminal, owed])).toEqual([
      [ANN, 0],
      [BEN, 4000],
      [CAT, 0],
    ]);
  });

  test('[rws-sic-bo-2021#5.4] a late void shows what goes back and forth', () => {
    const journal = withHistory('rws-sic-bo-2021/b');
    const rounds = ['T7-1'];
    journal.give(supervisor, { type: 'ReportIncident', incident: 'dice-damaged', rounds });
    const approvals = pitView(journal.state(), pitManager, journal.now()).approvals;
    // Ann had won 2000; Ben had won 4900 and lost 3000; Cat had lost 600.
    expect(approvals[1]?.effect).toMatchObject({
      kind: 'void-rounds',
      rounds: ['T7-1'],
      incident: 'dice-damaged',
      changes: [
        { terminal: ANN, change: -2000 },
        { terminal: BEN, change: -1900 },
        { terminal: CAT, change: 600 },
      ],
    });
  });

  test('new prices are shown beside the old ones', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/a'), []);
    const config = configOf('rws-tai-sai-v5/e');
    journal.give(pitManager, { type: 'ConfigureTable', config });
    expect(pitView(journal.state(), supervisor, journal.now()).approvals).toMatchObject([
      {
        needs: 'shift-manager',
        effect: {
          kind: 'change-prices',
          from: { game: 'rws-tai-sai-v5/a' },
          to: { game: 'rws-tai-sai-v5/e' },
        },
        approve: { allowed: false, refusal: { code: 'not-authorised' } },
      },
    ]);
  });

  test('[rws-sic-bo-2021#5.10] sees what waits for the shift manager', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), []);
    journal.give(dealer, { type: 'ReportIncident', incident: 'not-covered', note: 'a wasp' });
    const { matters } = pitView(journal.state(), supervisor, journal.now());
    expect(matters).toMatchObject([{ incident: 'not-covered', because: ['rws-sic-bo-2021#5.10'] }]);
    expect(dealerView(journal.state(), dealer, journal.now()).matters).toEqual(matters);
  });
});

describe('the auditor', () => {
  test('finds books that balance, escrow that matches the bets, and credit that matches the meters', () => {
    const { tumbled, betting } = diceStates('rws-sic-bo-2021/b');
    for (const state of [betting, tumbled]) {
      const { imbalance, terminals } = auditorView(state);
      expect(imbalance).toBe(0);
      for (const each of terminals) expect(each.creditByMeters).toBe(each.credit);
    }
    expect(auditorView(betting).escrow).toEqual({ held: 0, expected: 0 });
    expect(auditorView(tumbled).escrow).toEqual({ held: 6300, expected: 6300 });
  });

  test('[licensee-sic-bo#5(f)] escrow empties as losers are collected and winners paid', () => {
    const journal = resultedState().journal;
    const escrow = () => auditorView(journal.state()).escrow;
    expect(escrow()).toEqual({ held: 6300, expected: 6300 });
    journal.give(dealer, { type: 'CollectLosers' });
    expect(escrow()).toEqual({ held: 2700, expected: 2700 });
    journal.give(dealer, { type: 'PayWinners' });
    expect(escrow()).toEqual({ held: 0, expected: 0 });
    journal.give(dealer, { type: 'ClearLights' });
    expect(escrow()).toBeNull();
  });
});

test('every view is plain data: what is sent is what is meant', () => {
  const dice = diceStates('rws-tai-sai-v5/c', 50_000);
  const cards = cardState(DEALT, 'dealt').state;
  for (const state of [emptyTable(), dice.between, dice.betting, dice.tumbled, cards]) {
    for (const view of [
      playerView(state, ANN, dice.now),
      dealerView(state, dealer, dice.now),
      pitView(state, supervisor, dice.now),
      displayView(state),
      auditorView(state),
    ]) {
      expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
    }
  }
});
