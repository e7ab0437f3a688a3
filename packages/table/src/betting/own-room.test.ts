import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { ANN, at, BEN, configOf, dealer, openTable } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';

function betting(game: string, changes: Partial<TableConfig> = {}): Journal {
  const journal = openTable(configOf(game, changes), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  return journal;
}

const place = (bet: string, stake: number, terminal = ANN): Command => ({
  type: 'PlaceBet',
  terminal,
  bet,
  stake: money(stake),
});
const withdraw = (stake: number): Command => ({
  type: 'WithdrawBet',
  terminal: ANN,
  bet: 'small',
  stake: money(stake),
});

function refusalOf(journal: Journal, command: Command, by = at(ANN)) {
  const answer = journal.ask(by, command);
  return answer.type === 'refused' ? answer.refusal : null;
}

/** The refusal without its words, which are for people. */
function refused(journal: Journal, command: Command) {
  const { message: _, ...rest } = refusalOf(journal, command) ?? { message: '' };
  return rest;
}

test('[rws-sic-bo-2021#3.3] a bet that is refused says what lies there already, and nothing where nothing does', () => {
  const journal = betting('rws-sic-bo-2021/a');
  const tooLittle = { code: 'below-minimum', amount: 500, because: ['rws-sic-bo-2021#3.3'] };
  expect(refused(journal, place('small', 400))).toEqual(tooLittle);
  journal.give(at(ANN), place('small', 1_000));
  const odd = { code: 'not-a-multiple-of-the-unit', because: ['rws-sic-bo-2021#I-D13'] };
  expect(refused(journal, place('small', 550))).toEqual({ ...odd, amount: 100, registered: 1_000 });
  // The last of the credit can be staked, and not a unit more.
  const short = { code: 'not-enough-credit', amount: 99_000, because: ['baize-floor#credit'] };
  expect(refused(journal, place('big', 99_100))).toEqual(short);
  expect(refusalOf(journal, place('big', 99_000))).toBeNull();
});

test('[baize-floor#own-limits] each bet that is doubled takes of what the player has left for themselves', () => {
  const journal = betting('rws-sic-bo-2021/a');
  journal.give(at(ANN), { type: 'SetOwnLimits', terminal: ANN, lossMost: money(1_600) });
  for (const bet of ['small', 'big']) journal.give(at(ANN), place(bet, 500));
  const [fact] = journal.give(at(ANN), { type: 'DoubleBets', terminal: ANN });
  const { areas = [] } = journal.state().rules ?? {};
  const [first = '', second = ''] = areas.filter((bet) => bet === 'small' || bet === 'big');
  const because = ['baize-floor#own-limits'];
  expect(fact?.event).toMatchObject({
    changes: [{ bet: first, from: 500, to: 1_000 }],
    rejected: [{ bet: second, amount: 500, code: 'own-limit-reached', because }],
  });
  expect(refused(journal, place('odd', 500))).toEqual({
    code: 'own-limit-reached',
    amount: 100,
    because,
  });
});

test('[baize-floor#own-limits] a dealer takes no chips down beyond them', () => {
  const journal = betting('rws-tai-sai-v5/c');
  journal.give(at(ANN), { type: 'SetOwnLimits', terminal: ANN, lossMost: money(700) });
  const record = (stake: number): Command => ({
    type: 'RecordBet',
    terminal: ANN,
    bet: 'small',
    stake: money(stake),
  });
  expect(refusalOf(journal, record(800), dealer)).toMatchObject({
    code: 'own-limit-reached',
    amount: 700,
  });
  expect(refusalOf(journal, record(700), dealer)).toBeNull();
});

const BOX_TOTAL = { ...DEFAULT_READINGS, L8: 'box-total' } as const;

test('[rws-tai-sai-v5#I-L8] of a box that all together must fill, so much may leave as the others make up for', () => {
  const journal = betting('rws-tai-sai-v5/c', { readings: BOX_TOTAL });
  const alone = refusalOf(journal, place('small', 400));
  expect(alone).toMatchObject({ code: 'below-minimum', amount: 500 });
  expect(alone?.message).toContain('together');
  journal.give(at(BEN), place('small', 500, BEN));
  journal.give(at(ANN), place('small', 400));
  // 2.00 of Ann and 5.00 of Ben stay there.
  expect(refusalOf(journal, withdraw(200))).toBeNull();
  journal.give(at(BEN), { type: 'WithdrawBet', terminal: BEN, bet: 'small', stake: money(200) });
  const left = refusalOf(journal, withdraw(100));
  expect(left).toMatchObject({
    code: 'below-minimum',
    amount: 500,
    because: ['rws-tai-sai-v5#5.2', 'rws-tai-sai-v5#I-L8'],
  });
  expect(left?.message).toContain('together');
  // All of it may leave whatever the others have.
  expect(refusalOf(journal, withdraw(200))).toBeNull();
});

test('[rws-sic-bo-2021#3.3] where each terminal has limits of its own, no reading of boxes lets others make up for it', () => {
  for (const readings of [DEFAULT_READINGS, BOX_TOTAL]) {
    const journal = betting('rws-sic-bo-2021/a', { readings });
    journal.give(at(BEN), place('small', 5_000, BEN));
    journal.give(at(ANN), place('small', 1_000));
    const left = refusalOf(journal, withdraw(600));
    expect(left).toMatchObject({
      code: 'below-minimum',
      amount: 500,
      because: ['rws-sic-bo-2021#3.3'],
    });
    expect(left?.message).not.toContain('together');
    expect(refusalOf(journal, withdraw(500))).toBeNull();
  }
});

test('[rws-sic-bo-2021#3.3] what has to stay is the minimum of the kind of bet', () => {
  const kinds = { small: { minimum: money(1_000), maximum: money(5_000) } };
  const limits = { default: { minimum: money(500), maximum: money(100_000) }, kinds };
  const journal = betting('rws-sic-bo-2021/a', { limits });
  journal.give(at(ANN), place('small', 2_000));
  expect(refused(journal, withdraw(1_100))).toMatchObject({ code: 'below-minimum', amount: 1_000 });
  expect(refusalOf(journal, withdraw(1_000))).toBeNull();
});
