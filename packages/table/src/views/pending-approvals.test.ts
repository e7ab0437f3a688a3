import { type Money, money } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import {
  ANN,
  at,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { bet } from '../testing/rounds/dice-rounds.ts';
import { auditorView } from './auditor-view.ts';
import { pitView } from './pit-view.ts';

const NUMBER = '123456789012345678';
const reason = 'the camera shows it';

/** Ann has 2,000 on Small, Ben 3,000 on Big and 700 on Total 9, Cat 600 on Triple 4; it was 1-3-5. */
function played(): Journal {
  const journal = openTable(configOf('rws-sic-bo-2021/b'));
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 2000);
  bet(journal, BEN, 'big', 3000);
  bet(journal, BEN, 'total:9', 700);
  bet(journal, CAT, 'triple:4', 600);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 3, 5], flat: true });
  return journal;
}

/** What somebody else is shown of a command before they agree. */
function asked(journal: Journal, by: typeof dealer, command: Command) {
  journal.give(by, command);
  const { approvals } = pitView(journal.state(), pitManager, journal.now());
  return approvals.at(-1)?.effect;
}

/** What most commands leave unsaid. */
const UNSAID = { terminal: null, amount: null, number: null, round: null, effect: null };

function change(terminal: string, amount: number, owed = 0, round = 'T7-1') {
  return { round, terminal, change: amount, owed };
}

describe('whoever agrees to a decision of the shift manager sees', () => {
  test('[rws-sic-bo-2021#5.10] a void of a past round with everything that goes back and forth', () => {
    const command = { type: 'DecideRound', round: 'T7-1', effect: 'void-round', reason } as const;
    expect(asked(played(), shiftManager, command)).toEqual({
      kind: 'command',
      ...UNSAID,
      command: 'DecideRound',
      reason,
      round: 'T7-1',
      effect: 'void-round',
      // Ann had won 2,000; Ben had won 4,900 and lost 3,000; Cat had lost 600.
      changes: [change(ANN, -2000), change(BEN, -1900), change(CAT, 600)],
      because: ['rws-sic-bo-2021#5.10', 'rws-sic-bo-2021#5.9', 'rws-sic-bo-2021#I-P11'],
    });
  });

  test('[rws-sic-bo-2021#5.10] [rws-sic-bo-2021#5.9] a void of the round in progress with every stake', () => {
    const journal = played();
    journal.give(dealer, { type: 'OpenBets' });
    bet(journal, ANN, 'small', 1000);
    bet(journal, ANN, 'total:9', 500);
    bet(journal, CAT, 'big', 700);
    journal.give(dealer, { type: 'CloseBets' });
    const command = { type: 'DecideRound', round: 'T7-2', effect: 'void-round', reason } as const;
    expect(asked(journal, shiftManager, command)).toMatchObject({
      changes: [change(ANN, 1500, 0, 'T7-2'), change(CAT, 700, 0, 'T7-2')],
      because: ['rws-sic-bo-2021#5.10', 'rws-sic-bo-2021#5.9'],
    });
  });

  test('[rws-sic-bo-2021#5.10] other dice with what they change', () => {
    const effect = 'settle-by-dice';
    const command = {
      type: 'DecideRound',
      round: 'T7-1',
      effect,
      dice: [1, 3, 6],
      reason,
    } as const;
    const seen = asked(played(), shiftManager, command);
    // With a total of 10 Small still wins; Ben gives back 700 at 7 to 1 with the stake.
    expect(seen).toMatchObject({ effect, changes: [change(BEN, -5600)] });
  });

  test('[rws-sic-bo-2021#5.10] an amount that is paid, or given back as far as a credit reaches', () => {
    const decided = (effect: 'pay' | 'collect', amount: Money, round?: string) =>
      asked(played(), shiftManager, {
        type: 'DecideAmount',
        terminal: BEN,
        effect,
        amount,
        ...(round === undefined ? {} : { round }),
        reason,
      });
    const because = ['rws-sic-bo-2021#5.10'];
    const said = { kind: 'command', ...UNSAID, command: 'DecideAmount', terminal: BEN, reason };
    expect(decided('pay', money(500), 'T7-1')).toEqual({
      ...said,
      amount: 500,
      round: 'T7-1',
      effect: 'pay',
      changes: [change(BEN, 500)],
      because,
    });
    // Of no round in particular; 101,900 is what Ben has.
    expect(decided('collect', money(105_000))).toEqual({
      ...said,
      amount: 105_000,
      effect: 'collect',
      changes: [change(BEN, -105_000, 3100, '')],
      because: [...because, 'rws-sic-bo-2021#I-P11'],
    });
  });

  test('[rws-sic-bo-2021#5.10] a bet that is returned, before the result and after', () => {
    const decided = (journal: Journal, area: string, round: string) =>
      asked(journal, shiftManager, {
        type: 'DecideBet',
        round,
        terminal: BEN,
        bet: area,
        reason,
      });
    const said = { command: 'DecideBet', terminal: BEN, amount: null, effect: null };
    // A losing stake comes back; of a bet that won 4,900 the winnings are given back.
    expect(decided(played(), 'big', 'T7-1')).toMatchObject({
      ...said,
      changes: [change(BEN, 3000)],
    });
    expect(decided(played(), 'total:9', 'T7-1')).toMatchObject({ changes: [change(BEN, -4900)] });
    const journal = played();
    journal.give(dealer, { type: 'OpenBets' });
    bet(journal, BEN, 'big', 1000);
    journal.give(dealer, { type: 'CloseBets' });
    expect(decided(journal, 'big', 'T7-2')).toMatchObject({
      changes: [change(BEN, 1000, 0, 'T7-2')],
      because: ['rws-sic-bo-2021#5.10'],
    });
  });
});

test('a request that can no longer be carried out changes nothing, and nobody can agree to it', () => {
  const journal = played();
  const incident = 'wrong-result-registered';
  const correction = {
    type: 'ReportIncident',
    incident,
    rounds: ['T7-1'],
    dice: [1, 3, 6],
  } as const;
  journal.give(dealer, correction);
  const command = { type: 'DecideRound', round: 'T7-1', effect: 'void-round', reason } as const;
  journal.agree(shiftManager, command, pitManager);
  const [pending] = pitView(journal.state(), supervisor, journal.now()).approvals;
  expect(pending).toMatchObject({ requestedBy: dealer, approve: { allowed: false } });
  expect(pending?.effect).toEqual({
    kind: 'correct-result',
    round: 'T7-1',
    was: null,
    is: [1, 3, 6],
    changes: [],
    because: null,
  });
});

describe('whoever agrees to pay or to cancel sees', () => {
  const because = ['baize-floor#second-person'];

  test('[baize-floor#second-person] what is paid by hand to whom', () => {
    const command = { type: 'PayByHand', terminal: BEN, amount: money(1500) } as const;
    const waiting = { ...UNSAID, command: 'PayByHand', terminal: BEN, amount: 1500, reason: null };
    const journal = played();
    expect(asked(journal, supervisor, command)).toEqual({
      kind: 'command',
      ...waiting,
      changes: [],
      because,
    });
    // On record it stands with everything but what it would change.
    expect(auditorView(journal.state()).approvals).toEqual([
      {
        id: expect.stringMatching(/^request:/),
        requestedBy: supervisor,
        expiresAt: journal.now() + 600_000,
        action: { kind: 'command', ...waiting, because },
      },
    ]);
  });

  test('[baize-floor#second-person] which instrument becomes worthless, and not its number', () => {
    const journal = played();
    const [amount, expiresAt] = [money(1000), 2_000_000_000_000];
    journal.give(at(BEN), { type: 'CashOut', terminal: BEN, amount, number: NUMBER, expiresAt });
    const seen = asked(journal, pitManager, { type: 'VoidInstrument', number: NUMBER, reason });
    const number = '**************5678';
    expect(seen).toMatchObject({ ...UNSAID, command: 'VoidInstrument', number, reason });
    expect(JSON.stringify(auditorView(journal.state()))).not.toContain(NUMBER);
    expect(auditorView(journal.state()).approvals).toMatchObject([{ action: { number } }]);
  });

  test('[rws-sic-bo-2021#I-P11] whose debt is given up, by their visit', () => {
    const journal = played();
    const amount = money(105_000);
    const effect = 'collect';
    const terminal = BEN;
    const collect = { type: 'DecideAmount', terminal, effect, amount, reason } as const;
    journal.agree(shiftManager, collect, pitManager);
    const [visit = ''] = [...journal.state().balances.keys()]
      .filter((account) => account.startsWith('receivable:'))
      .map((account) => account.slice('receivable:'.length));
    const seen = asked(journal, pitManager, {
      type: 'WriteOffDebt',
      visit,
      amount: money(3100),
      reason,
    });
    expect(visit).not.toBe('');
    expect(seen).toMatchObject({ terminal: visit, amount: 3100, reason, round: null, changes: [] });
  });
});
