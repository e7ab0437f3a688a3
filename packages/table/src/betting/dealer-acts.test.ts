import { money } from '@baize/exact';
import { DEFAULT_READINGS, type Shaker } from '@baize/game';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { ANN, BEN, configOf, dealer, openTable } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { actsAtHand } from './dealer-acts.ts';

const LIMITS = { default: { minimum: money(500), maximum: money(2_000) }, kinds: {} };

/** A box of 5.00 to 20.00 that everybody shares; chips lie there as the dealer has taken them down. */
function recorded(
  chips: readonly (readonly [terminal: string, bet: string, stake: number])[],
  changes: object = {},
): Journal {
  const config = configOf('rws-tai-sai-v5/c', { limits: LIMITS, ...changes });
  const journal = openTable(config, [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const [terminal, bet, stake] of chips) {
    journal.give(dealer, { type: 'RecordBet', terminal, bet, stake: money(stake) });
  }
  return journal;
}

/** What a command brought about, or why it was refused; the words are for people and may change. */
function outcomeOf(journal: Journal, command: Command) {
  const answer = journal.ask(dealer, command);
  if (answer.type === 'accepted') return answer.events.map(({ event }) => event);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

const ADVISED = ['rws-tai-sai-v5#5.2', 'rws-tai-sai-v5#I-L8'];
const MINIMUM = ['rws-tai-sai-v5#3.3', 'rws-tai-sai-v5#I-L1'];
const MAXIMUM = [...MINIMUM, 'rws-tai-sai-v5#5.1', 'rws-tai-sai-v5#I-L2'];
const APART = [
  'rws-tai-sai-v5#1.3',
  'rws-tai-sai-v5#I-L5',
  'rws-tai-sai-v5#5.1',
  'rws-tai-sai-v5#I-L2',
];

const advise = (terminal: string, bet: string): Command => ({
  type: 'AdviseMinimum',
  terminal,
  bet,
});
const reject = (terminal: string, bet: string, amount: number): Command => ({
  type: 'RejectExcess',
  terminal,
  bet,
  amount: money(amount),
});

test('[rws-tai-sai-v5#5.2] whoever has less than the minimum there is told, and nobody who has as much', () => {
  const journal = recorded([
    [ANN, 'total:9', 400],
    [BEN, 'total:9', 500],
  ]);
  expect(outcomeOf(journal, advise(ANN, 'total:9'))).toEqual([
    {
      type: 'MinimumAdvised',
      terminal: ANN,
      bet: 'total:9',
      stake: 400,
      minimum: 500,
      because: ADVISED,
    },
  ]);
  expect(outcomeOf(journal, advise(BEN, 'total:9'))).toEqual({
    code: 'contradicts-record',
    field: 'bet',
    amount: 500,
    because: ADVISED,
  });
});

test('[rws-tai-sai-v5#5.2] the minimum is that of the kind of bet', () => {
  const small = { minimum: money(1_000), maximum: money(5_000) };
  const journal = recorded(
    [
      [ANN, 'small', 900],
      [ANN, 'total:9', 900],
    ],
    { limits: { ...LIMITS, kinds: { small } } },
  );
  expect(outcomeOf(journal, advise(ANN, 'small'))).toMatchObject([{ minimum: 1_000 }]);
  expect(outcomeOf(journal, advise(ANN, 'total:9'))).toMatchObject({ amount: 500 });
});

test('[rws-tai-sai-v5#I-L8] where the whole box has to meet the minimum, what others have there counts', () => {
  const readings = { ...DEFAULT_READINGS, L8: 'box-total' } as const;
  const journal = recorded(
    [
      [ANN, 'total:9', 300],
      [BEN, 'total:9', 200],
      [ANN, 'total:10', 300],
      [BEN, 'total:10', 100],
    ],
    { readings },
  );
  expect(outcomeOf(journal, advise(ANN, 'total:9'))).toEqual({
    code: 'contradicts-record',
    field: 'bet',
    amount: 500,
    because: ADVISED,
  });
  expect(outcomeOf(journal, advise(ANN, 'total:10'))).toMatchObject([
    { type: 'MinimumAdvised', stake: 300, minimum: 500 },
  ]);
});

test('[rws-tai-sai-v5#3.3] there is nothing to say of a stake that is not there', () => {
  const journal = recorded([[BEN, 'total:9', 400]]);
  const nothing = { code: 'nothing-staked', field: 'bet', because: MINIMUM };
  expect(outcomeOf(journal, advise(ANN, 'total:9'))).toEqual(nothing);
  expect(outcomeOf(journal, reject(ANN, 'total:9', 100))).toEqual(nothing);
  expect(outcomeOf(journal, advise('seat-Zoe', 'total:9'))).toMatchObject({
    code: 'unknown-terminal',
  });
  expect(outcomeOf(journal, reject(ANN, 'nothing', 100))).toMatchObject({ code: 'unknown-bet' });
});

test('[rws-tai-sai-v5#5.1] what passes the maximum of a box goes back, no more and from whom it is', () => {
  const journal = recorded([
    [ANN, 'total:9', 2_300],
    [BEN, 'total:9', 100],
  ]);
  const refused = { code: 'contradicts-record', field: 'amount', amount: 400, because: MAXIMUM };
  expect(outcomeOf(journal, reject(ANN, 'total:9', 500))).toEqual(refused);
  expect(outcomeOf(journal, reject(BEN, 'total:9', 200))).toEqual(refused);
  expect(outcomeOf(journal, reject(ANN, 'total:9', 350))).toEqual({
    code: 'not-a-multiple-of-the-unit',
    amount: 100,
    because: ['rws-tai-sai-v5#I-D13'],
  });
  const returned = (terminal: string, from: number, to: number) => ({
    type: 'BetsChanged',
    terminal,
    action: 'return',
    changes: [{ bet: 'total:9', from, to }],
    rejected: [{ bet: 'total:9', amount: from - to, code: 'above-maximum', because: MAXIMUM }],
    because: MAXIMUM,
  });
  expect(outcomeOf(journal, reject(BEN, 'total:9', 100))).toEqual([returned(BEN, 100, 0)]);
  expect(outcomeOf(journal, reject(ANN, 'total:9', 300))).toEqual([returned(ANN, 2_300, 2_000)]);
  expect(outcomeOf(journal, reject(ANN, 'total:9', 100))).toEqual({ ...refused, amount: 0 });
});

test('[rws-tai-sai-v5#1.3] what passes the Differential goes back too; the larger of two excesses says why', () => {
  const apart = recorded(
    [
      [ANN, 'small', 1_500],
      [BEN, 'big', 200],
    ],
    { differential: money(1_000) },
  );
  expect(outcomeOf(apart, reject(ANN, 'small', 400))).toEqual({
    code: 'contradicts-record',
    field: 'amount',
    amount: 300,
    because: APART,
  });
  expect(outcomeOf(apart, reject(ANN, 'small', 300))).toMatchObject([
    {
      changes: [{ from: 1_500, to: 1_200 }],
      rejected: [{ amount: 300, code: 'above-differential', because: APART }],
      because: APART,
    },
  ]);
  // The lighter side is not in excess, however far the other is away.
  expect(outcomeOf(apart, reject(BEN, 'big', 100))).toMatchObject({ amount: 0, because: MAXIMUM });
  // 3.00 over the box and 3.00 too far apart: the box says why. Without a Differential it alone counts.
  for (const differential of [money(1_000), null]) {
    const both = recorded(
      [
        [ANN, 'small', 2_300],
        [BEN, 'big', 1_000],
      ],
      { differential },
    );
    expect(outcomeOf(both, reject(ANN, 'small', 400))).toMatchObject({
      amount: 300,
      because: MAXIMUM,
    });
  }
  const wider = recorded([[ANN, 'small', 2_300]], { differential: money(1_000) });
  expect(outcomeOf(wider, reject(ANN, 'small', 1_400))).toMatchObject({
    amount: 1_300,
    because: APART,
  });
});

test('[rws-tai-sai-v5#5.1] the maximum is that of the kind of bet, and a total has no other side', () => {
  const total = { minimum: money(500), maximum: money(1_000) };
  const journal = recorded([[ANN, 'total:9', 1_800]], {
    limits: { ...LIMITS, kinds: { total } },
    differential: money(500),
  });
  expect(outcomeOf(journal, reject(ANN, 'total:9', 900))).toMatchObject({
    amount: 800,
    because: MAXIMUM,
  });
});

type NamedAct = Extract<Command, { type: 'RecordAct' }>['act'];

function shakerTable(shaker: Shaker) {
  return openTable(configOf('licensee-sic-bo/standard'), [ANN], shaker);
}

const act = (name: NamedAct, note?: string): Command => ({
  type: 'RecordAct',
  act: name,
  ...(note === undefined ? {} : { note }),
});

test('[licensee-sic-bo#5(d)(1)] an act is recorded in its step, with the shaker it is asked of', () => {
  const journal = shakerTable('manual');
  expect(outcomeOf(journal, act('seal', 'by the window'))).toEqual([
    {
      type: 'ActRecorded',
      act: 'seal',
      note: 'by the window',
      round: null,
      because: ['licensee-sic-bo#1'],
    },
  ]);
  const tooSoon = {
    code: 'wrong-phase',
    phase: 'idle',
    field: 'act',
    because: ['baize-floor#order-of-play'],
  };
  expect(outcomeOf(journal, act('cover'))).toEqual(tooSoon);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  expect(outcomeOf(journal, act('cover'))).toEqual([
    {
      type: 'ActRecorded',
      act: 'cover',
      note: null,
      round: 'T7-1',
      because: ['licensee-sic-bo#5(d)(1)'],
    },
  ]);
  expect(outcomeOf(journal, act('announce'))).toEqual({ ...tooSoon, phase: 'closed' });
  const unknown = { code: 'not-in-this-game', because: ['baize-floor#this-game'] };
  const other = openTable(configOf('rws-sic-bo-2021/a'));
  expect(outcomeOf(other, act('seal'))).toEqual(unknown);
});

test('[licensee-sic-bo#5(e)] what is asked for now is at hand until it is done, and in the next step something else', () => {
  const journal = shakerTable('automated');
  const named = () => actsAtHand(journal.state());
  const seal = { act: 'seal', isRecorded: false, because: ['licensee-sic-bo#1'] };
  expect(named()).toEqual([seal]);
  journal.give(dealer, act('seal'));
  expect(named()).toEqual([{ ...seal, isRecorded: true }]);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  // An automated shaker is not covered by hand.
  expect(named()).toEqual([]);
  expect(outcomeOf(journal, act('cover'))).toMatchObject({ code: 'wrong-phase', phase: 'closed' });
  journal.give(dealer, { type: 'Tumble', tumbles: 1 });
  expect(named()).toEqual([
    { act: 'announce', isRecorded: false, because: ['licensee-sic-bo#5(e)'] },
  ]);
  expect(actsAtHand(openTable(configOf('rws-sic-bo-2021/a')).state())).toEqual([]);
});
