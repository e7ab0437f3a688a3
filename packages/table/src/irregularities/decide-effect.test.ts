import { money } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import { expect, test } from 'vitest';
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
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { cardRound } from '../testing/rounds/card-rounds.ts';
import { bet, result } from '../testing/rounds/dice-rounds.ts';

const GAME = 'rws-sic-bo-2021/a';
const reason = 'The camera says so';
/** Who decides what no clause does; what had been paid by mistake is taken back (P11). */
const DECIDED = ['rws-sic-bo-2021#5.10'];
const PUT_RIGHT = [...DECIDED, 'rws-sic-bo-2021#I-P11'];

/** Ann has 10.00 on Small and on Big, Ben 20.00 on Big. */
function betting(): Journal {
  const journal = openTable(configOf(GAME), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  bet(journal, ANN, 'big', 1_000);
  bet(journal, BEN, 'big', 2_000);
  return journal;
}

function closed(): Journal {
  const journal = betting();
  journal.give(dealer, { type: 'CloseBets' });
  return journal;
}

function over(dice: Roll): Journal {
  const journal = closed();
  result(journal, dice);
  return journal;
}

/** What two people decide, without the agreement itself. */
function decide(journal: Journal, command: Command) {
  return journal
    .agree(shiftManager, command, pitManager)
    .slice(1)
    .map(({ event }) => event);
}

/** Why it was refused, without the words, which are for people. */
function refused(journal: Journal, command: Command) {
  const answer = journal.ask(shiftManager, command);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

const decided = (effect: string) => ({
  type: 'MatterDecided',
  matter: expect.stringMatching(/^decision:op-/),
  reason,
  effect,
  because: DECIDED,
});

const settleBy = (dice?: Roll, round = 'T7-1'): Command => ({
  type: 'DecideRound',
  round,
  effect: 'settle-by-dice',
  reason,
  ...(dice ? { dice } : {}),
});

const returnBet = (terminal: string, area: string, round = 'T7-1'): Command => ({
  type: 'DecideBet',
  round,
  terminal,
  bet: area,
  reason,
});

const move = (from: string, to: string, amount: number, terminal: string, because = PUT_RIGHT) => ({
  from,
  to,
  amount,
  key: expect.stringMatching(new RegExp(`^T7-1:(decide|correct):${terminal}:op-\\d+$`)),
  because,
});

const known = (field: string, code: string) => ({
  code,
  field,
  because: ['baize-floor#known-round'],
});

test.each([
  ['as long as no other round has begun', false, DECIDED],
  ['and later ones stand', true, [...DECIDED, 'rws-sic-bo-2021#5.6']],
])(
  '[rws-sic-bo-2021#5.10] a round that is over is settled again by stated dice, %s',
  (_, isLater, because) => {
    // On 6 Small won 10.00 and both bets on Big lost; on 17 it is the other way round. Nothing is taken back.
    const journal = over([1, 2, 3]);
    if (isLater) journal.give(dealer, { type: 'OpenBets' });
    const events = decide(journal, settleBy([6, 6, 5]));
    expect(events).toEqual([
      decided('settle-by-dice'),
      {
        type: 'ResultCorrected',
        round: 'T7-1',
        was: [1, 2, 3],
        is: [6, 6, 5],
        settled: [
          expect.objectContaining({ terminal: ANN, staked: 2_000, returned: 2_000 }),
          expect.objectContaining({ terminal: BEN, staked: 2_000, returned: 4_000 }),
        ],
        owed: [],
        postings: [move('win:T7', `credit:${BEN}`, 4_000, BEN, because)],
        because,
      },
    ]);
  },
);

test('[rws-sic-bo-2021#5.10] dice are stated, of a round that is there and whose bets are closed', () => {
  const journal = betting();
  expect(refused(journal, settleBy())).toEqual({
    code: 'missing-detail',
    field: 'dice',
    because: ['baize-floor#well-formed'],
  });
  expect(refused(journal, settleBy([1, 2, 3]))).toEqual({
    code: 'wrong-phase',
    phase: 'betting',
    because: ['baize-floor#order-of-play'],
  });
  expect(refused(journal, settleBy([1, 2, 3], 'T7-9'))).toEqual(known('rounds', 'unknown-round'));
  expect(refused(over([1, 2, 3]), settleBy([3, 2, 1]))).toEqual(known('dice', 'result-unchanged'));
});

test('[rws-sic-bo-2021#5.10] a closed round without a result is settled, collected, paid and over by stated dice', () => {
  const journal = closed();
  expect(decide(journal, settleBy([1, 2, 3]))).toMatchObject([
    decided('settle-by-dice'),
    {
      type: 'ResultDecided',
      round: 'T7-1',
      is: [1, 2, 3],
      settled: [
        { terminal: ANN, staked: 2_000, returned: 2_000 },
        { terminal: BEN, staked: 2_000, returned: 0 },
      ],
      because: DECIDED,
    },
    {
      type: 'LosersCollected',
      postings: [
        { from: 'escrow:T7-1', to: 'win:T7', amount: 1_000 },
        { from: 'escrow:T7-1', to: 'win:T7', amount: 2_000 },
      ],
    },
    {
      type: 'WinnersPaid',
      postings: [
        { from: 'escrow:T7-1', to: `credit:${ANN}`, amount: 1_000 },
        { from: 'win:T7', to: `credit:${ANN}`, amount: 1_000 },
      ],
    },
    { type: 'RoundConcluded', round: 'T7-1', because: DECIDED },
  ]);
  expect(journal.state().round).toBeNull();
  expect(journal.state().concluded.get('T7-1')?.status).toBe('settled');
});

test('[rws-sic-bo-2021#5.10] a round is void by decision while it goes on, and reversed once it is over', () => {
  const voided = { type: 'DecideRound', round: 'T7-1', effect: 'void-round', reason } as const;
  expect(decide(closed(), voided)).toMatchObject([
    decided('void-round'),
    {
      type: 'RoundVoided',
      incident: 'decision',
      returned: [
        { terminal: ANN, amount: 2_000 },
        { terminal: BEN, amount: 2_000 },
      ],
    },
  ]);
  expect(decide(over([1, 2, 3]), voided)).toMatchObject([
    decided('void-round'),
    {
      type: 'RoundReversed',
      round: 'T7-1',
      incident: 'decision',
      owed: [],
      // Ann had back what she staked; Ben had lost 20.00.
      postings: [{ from: 'win:T7', to: `credit:${BEN}`, amount: 2_000 }],
    },
  ]);
});

test('[rws-sic-bo-2021#5.10] a bet is taken up while bets are open', () => {
  const journal = betting();
  expect(refused(journal, returnBet(BEN, 'small'))).toEqual(known('bet', 'nothing-staked'));
  expect(refused(journal, returnBet(BEN, 'nothing'))).toMatchObject({ code: 'unknown-bet' });
  expect(refused(journal, returnBet('seat-Zoe', 'big'))).toMatchObject({
    code: 'unknown-terminal',
  });
  expect(decide(journal, returnBet(BEN, 'big'))).toEqual([
    decided('return-bet'),
    {
      type: 'BetsChanged',
      terminal: BEN,
      action: 'return',
      changes: [{ bet: 'big', from: 2_000, to: 0 }],
      rejected: [],
      because: DECIDED,
    },
  ]);
});

test('[rws-sic-bo-2021#5.10] a closed bet goes back from where it lies, and the others are played', () => {
  const journal = closed();
  expect(refused(journal, returnBet(BEN, 'small'))).toEqual(known('bet', 'nothing-staked'));
  expect(refused(journal, returnBet('seat-Zoe', 'big'))).toEqual(known('bet', 'nothing-staked'));
  expect(decide(journal, returnBet(BEN, 'big'))).toEqual([
    decided('return-bet'),
    {
      type: 'BetsReturned',
      round: 'T7-1',
      returned: [{ terminal: BEN, bets: ['big'], amount: 2_000 }],
      postings: [
        {
          from: 'escrow:T7-1',
          to: `credit:${BEN}`,
          amount: 2_000,
          key: `T7-1:return:${BEN}:big`,
          because: DECIDED,
        },
      ],
      because: DECIDED,
    },
  ]);
  expect(refused(journal, returnBet(BEN, 'big'))).toEqual(known('bet', 'nothing-staked'));
  result(journal, [1, 2, 3]);
  expect(
    journal
      .state()
      .concluded.get('T7-1')
      ?.settled.map(({ terminal }) => terminal),
  ).toEqual([ANN]);
});

test('[rws-sic-bo-2021#5.10] what became of a bet is undone afterwards: a loser has the stake, a winner no more than it', () => {
  const journal = over([1, 2, 3]);
  const event = (area: string, effect: string, posting: { because: readonly string[] }) => ({
    type: 'AmountDecided',
    terminal: ANN,
    effect,
    amount: 1_000,
    about: 'T7-1',
    bet: area,
    returnsBet: true,
    owed: [],
    postings: [posting],
    because: posting.because,
  });
  const credit = `credit:${ANN}`;
  expect(refused(journal, returnBet(ANN, 'odd'))).toEqual(known('bet', 'nothing-staked'));
  expect(decide(journal, returnBet(ANN, 'big'))).toEqual([
    decided('return-bet'),
    event('big', 'pay', move('win:T7', credit, 1_000, ANN, DECIDED)),
  ]);
  expect(decide(journal, returnBet(ANN, 'small'))).toEqual([
    decided('return-bet'),
    event('small', 'collect', move(credit, 'win:T7', 1_000, ANN)),
  ]);
  // A bet that was returned is in its round no more; nor is one that never was.
  for (const command of [
    returnBet(ANN, 'small'),
    returnBet(ANN, 'odd'),
    returnBet('seat-Zoe', 'big'),
  ]) {
    expect(refused(journal, command)).toEqual(known('bet', 'nothing-staked'));
  }
  expect(refused(journal, returnBet(ANN, 'small', 'T7-9'))).toEqual(
    known('rounds', 'unknown-round'),
  );
});

const amount = (change: object): Command => ({
  type: 'DecideAmount',
  terminal: ANN,
  effect: 'pay',
  amount: money(700),
  reason,
  ...change,
});

test('[rws-sic-bo-2021#5.10] an amount is paid or taken by decision, about a round or none', () => {
  const journal = over([1, 2, 3]);
  const about = { round: 'T7-1', bet: 'small' };
  expect(decide(journal, amount(about))).toEqual([
    decided('pay'),
    {
      type: 'AmountDecided',
      terminal: ANN,
      effect: 'pay',
      amount: 700,
      about: 'T7-1',
      bet: 'small',
      owed: [],
      postings: [move('win:T7', `credit:${ANN}`, 700, ANN, DECIDED)],
      because: DECIDED,
    },
  ]);
  // The bet itself was not returned, and can be.
  expect(refused(journal, returnBet(ANN, 'small'))).toBe('accepted');
  const posting = {
    ...move(`credit:${ANN}`, 'win:T7', 700, ANN),
    key: expect.stringMatching(/^T7:decide:seat-Ann:op-\d+$/),
  };
  expect(decide(journal, amount({ effect: 'collect' }))).toEqual([
    decided('collect'),
    {
      type: 'AmountDecided',
      terminal: ANN,
      effect: 'collect',
      amount: 700,
      about: null,
      bet: null,
      owed: [],
      postings: [posting],
      because: PUT_RIGHT,
    },
  ]);
});

test('[rws-sic-bo-2021#5.10] of an amount that is not there the rest is owed, and whom it is about is known', () => {
  const journal = over([1, 2, 3]);
  const [, owing] = decide(journal, amount({ effect: 'collect', amount: money(200_000) }));
  expect(owing).toMatchObject({
    owed: [{ terminal: ANN, amount: 100_000 }],
    postings: [
      { from: `credit:${ANN}`, to: 'win:T7', amount: 100_000 },
      { from: `receivable:${ANN}`, to: 'win:T7', amount: 100_000 },
    ],
  });
  expect(refused(journal, amount({ terminal: 'seat-Zoe' }))).toEqual({
    code: 'unknown-terminal',
    field: 'terminal',
    because: ['baize-floor#known-terminal'],
  });
  expect(refused(journal, amount({ round: 'T7-9' }))).toEqual(known('round', 'unknown-round'));
  journal.give(dealer, { type: 'OpenBets' });
  expect(decide(journal, amount({ round: 'T7-2' }))).toMatchObject([{}, { about: 'T7-2' }]);
});

test('[rws-sic-bo-2021#5.10] only who is shift manager decides', () => {
  const journal = over([1, 2, 3]);
  for (const by of [dealer, at(ANN), pitManager]) {
    expect(journal.ask(by, settleBy([6, 6, 5]))).toMatchObject({
      refusal: { code: 'not-authorised' },
    });
  }
});

test('[rws-si-ki-pi-v2#3.13.7] commission goes back with the winnings it was taken of, where a bet is returned', () => {
  const { journal } = cardRound();
  // Cat had 10.00 on an initial bet and won as much, less 5%.
  const own = journal
    .state()
    .concluded.get('T7-1')
    ?.settled.find(({ terminal }) => terminal === CAT);
  const line = own?.lines.find(({ commission }) => commission > 0);
  expect(line).toMatchObject({ stake: 1_000, commission: 50, returns: 1_950 });
  const [, event] = decide(journal, returnBet(CAT, line?.bet ?? ''));
  expect(event).toMatchObject({
    type: 'AmountDecided',
    effect: 'collect',
    amount: 950,
    postings: [
      { from: `credit:${CAT}`, to: 'win:T7', amount: 950 },
      { from: 'commission:T7', to: 'win:T7', amount: 50 },
    ],
  });
});
