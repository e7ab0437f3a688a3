import { money } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { ANN, at, BEN, configOf, dealer, openTable } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';

function betting(game: string, changes = {}): Journal {
  const journal = openTable(configOf(game, changes), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  return journal;
}

function place(terminal: string, bet: string, stake: number): Command {
  return { type: 'PlaceBet', terminal, bet, stake: money(stake) };
}

function reasonsOf(journal: Journal, by: string, command: Command): readonly string[] {
  const [fact] = journal.give(at(by), command);
  return fact?.event.because ?? [];
}

describe('why a bet may be there', () => {
  test('[rws-sic-bo-2021#3.2] limits of one terminal: that bets are open, whoever else bets', () => {
    const journal = betting('rws-sic-bo-2021/a');
    reasonsOf(journal, BEN, place(BEN, 'small', 500));
    expect(reasonsOf(journal, ANN, place(ANN, 'small', 500))).toEqual([
      'rws-sic-bo-2021#3.2',
      'rws-sic-bo-2021#1.8',
    ]);
  });

  test('[rws-tai-sai-v5#3.5] limits of a box: that it is shared, once somebody else is in it', () => {
    const journal = betting('rws-tai-sai-v5/c');
    const alone = reasonsOf(journal, BEN, place(BEN, 'small', 500));
    expect(reasonsOf(journal, BEN, place(BEN, 'small', 500))).toEqual(alone);
    expect(alone).toEqual(['rws-tai-sai-v5#3.2', 'rws-tai-sai-v5#1.7']);
    const shared = reasonsOf(journal, ANN, place(ANN, 'small', 500));
    expect(shared.slice(0, 2)).toEqual(alone);
    expect(shared.length).toBeGreaterThan(2);
    expect(reasonsOf(journal, ANN, place(ANN, 'total:9', 500))).toEqual(alone);
  });

  test('[rws-tai-sai-v5#I-L7] what balanced the other side is withdrawn for a shared reason', () => {
    const journal = betting('rws-tai-sai-v5/c', { differential: money(5000) });
    const alone = reasonsOf(journal, ANN, place(ANN, 'small', 500));
    const withdraw = { type: 'WithdrawBet', terminal: ANN, bet: 'small', stake: null } as const;
    expect(reasonsOf(journal, ANN, withdraw)).toEqual(alone);
    reasonsOf(journal, ANN, place(ANN, 'small', 500));
    reasonsOf(journal, BEN, place(BEN, 'big', 500));
    expect(reasonsOf(journal, ANN, withdraw).length).toBeGreaterThan(alone.length);
    // To bet against somebody, or to leave an area without another side, concerns nobody else.
    expect(reasonsOf(journal, ANN, place(ANN, 'small', 500))).toEqual(alone);
    reasonsOf(journal, ANN, place(ANN, 'total:9', 500));
    expect(reasonsOf(journal, ANN, { ...withdraw, bet: 'total:9' })).toEqual(alone);
  });
});

describe('a bet that cannot be made says what is wrong with it', () => {
  test.each([
    [place(ANN, 'nothing', 500), 'unknown-bet', 'bet', undefined],
    [place(ANN, 'double:1', 500), 'bet-not-on-layout', 'bet', undefined],
    [place(ANN, 'small', 550), 'not-a-multiple-of-the-unit', undefined, 100],
    [place(ANN, 'small', 400), 'below-minimum', undefined, 500],
    [place(ANN, 'small', 200_000), 'not-enough-credit', undefined, 100_000],
    [
      { type: 'WithdrawBet', terminal: ANN, bet: 'small', stake: null },
      'nothing-staked',
      'bet',
      undefined,
    ],
  ] satisfies readonly (readonly [Command, string, string | undefined, number | undefined])[])(
    '%j',
    (command, code, field, amount) => {
      const limits = { default: { minimum: money(500), maximum: money(1_000_000) }, kinds: {} };
      const journal = betting('rws-tai-sai-v5/e', { limits });
      const answer = journal.ask(at(ANN), command);
      const refusal = answer.type === 'refused' ? answer.refusal : null;
      expect([refusal?.code, refusal?.field, refusal?.amount]).toEqual([code, field, amount]);
    },
  );

  test('with room for a part of it, that part is taken and the rest turned away', () => {
    const limits = { default: { minimum: money(500), maximum: money(1000) }, kinds: {} };
    const journal = betting('rws-tai-sai-v5/c', { limits });
    const [fact] = journal.give(at(ANN), place(ANN, 'small', 1500));
    expect(fact?.event).toMatchObject({
      changes: [{ bet: 'small', from: 0, to: 1000 }],
      rejected: [{ bet: 'small', amount: 500, code: 'above-maximum' }],
    });
    expect(journal.ask(at(BEN), place(BEN, 'small', 500))).toMatchObject({
      refusal: { code: 'above-maximum', amount: 0 },
    });
  });
});

test('[baize-floor#undo-until-close] doubling takes what fits and says what does not', () => {
  const limits = { default: { minimum: money(500), maximum: money(1000) }, kinds: {} };
  const journal = betting('rws-sic-bo-2021/a', { limits });
  journal.give(at(ANN), place(ANN, 'small', 500));
  journal.give(at(ANN), place(ANN, 'big', 600));
  const [fact] = journal.give(at(ANN), { type: 'DoubleBets', terminal: ANN });
  expect(fact?.event).toMatchObject({
    action: 'double',
    changes: [{ bet: 'small', from: 500, to: 1000 }],
    rejected: [{ bet: 'big', amount: 600, code: 'above-maximum' }],
  });
  expect(journal.ask(at(ANN), { type: 'DoubleBets', terminal: ANN })).toMatchObject({
    type: 'refused',
    refusal: { code: 'above-maximum' },
  });
});

describe('chips a dealer takes down', () => {
  const record = (changes: object): Command => ({
    type: 'RecordBet',
    terminal: ANN,
    bet: 'small',
    stake: money(500),
    ...changes,
  });

  test.each([
    [{ terminal: 'seat-Zoe' }, 'unknown-terminal', 'terminal', undefined],
    [{ bet: 'nothing' }, 'unknown-bet', 'bet', undefined],
    [{ stake: money(550) }, 'not-a-multiple-of-the-unit', undefined, 100],
    [{ stake: money(100_100) }, 'not-enough-credit', undefined, 100_000],
  ])('%j is refused', (changes, code, field, amount) => {
    const answer = betting('rws-tai-sai-v5/c').ask(dealer, record(changes));
    const refusal = answer.type === 'refused' ? answer.refusal : null;
    expect([refusal?.code, refusal?.field, refusal?.amount]).toEqual([code, field, amount]);
  });

  test('[rws-tai-sai-v5#5.1] count as they lie, up to the last of the credit', () => {
    const journal = betting('rws-tai-sai-v5/c');
    const [fact] = journal.give(dealer, record({ stake: money(100_000) }));
    expect(fact?.event).toMatchObject({
      action: 'record',
      changes: [{ bet: 'small', from: 0, to: 100_000 }],
      rejected: [],
    });
  });
});

describe('a withdrawal', () => {
  const withdraw = (stake: number | null, terminal = ANN): Command => ({
    type: 'WithdrawBet',
    terminal,
    bet: 'small',
    stake: stake === null ? null : money(stake),
  });

  test.each([
    [null, 0],
    [1000, 0],
    [5000, 0],
    [500, 500],
    [300, 700],
  ])('of %j leaves %i of 1,000', (stake, to) => {
    const journal = betting('rws-sic-bo-2021/a');
    journal.give(at(ANN), place(ANN, 'small', 1000));
    const [fact] = journal.give(at(ANN), withdraw(stake));
    expect(fact?.event).toMatchObject({ action: 'withdraw', changes: [{ from: 1000, to }] });
  });

  test.each([
    [600, 'below-minimum', 500],
    [550, 'not-a-multiple-of-the-unit', undefined],
  ])('of %i of 1,000 is refused: %s', (stake, code, amount) => {
    const journal = betting('rws-sic-bo-2021/a');
    journal.give(at(ANN), place(ANN, 'small', 1000));
    const answer = journal.ask(at(ANN), withdraw(stake));
    const refusal = answer.type === 'refused' ? answer.refusal : null;
    expect([refusal?.code, refusal?.amount]).toEqual([code, amount]);
  });

  test('by a terminal that does not sit here is refused', () => {
    const answer = betting('rws-tai-sai-v5/c').ask(dealer, withdraw(null, 'seat-Zoe'));
    expect(answer).toMatchObject({ refusal: { code: 'unknown-terminal' } });
  });
});
