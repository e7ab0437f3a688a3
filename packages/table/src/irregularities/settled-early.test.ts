import { recomputeRound, roundRecord } from '@baize/house';
import { DECK } from '@baize/si-ki-pi';
import type { Roll } from '@baize/three-dice';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { invariantProblems } from '../scenario/invariants.ts';
import { terminalOf } from '../terminal/terminal.ts';
import {
  ANN,
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
import { cardRound } from '../testing/rounds/card-rounds.ts';
import { bet } from '../testing/rounds/dice-rounds.ts';

const reason = 'The camera says so';

const settleBy = (dice: Roll): Command => ({
  type: 'DecideRound',
  round: 'T7-1',
  effect: 'settle-by-dice',
  dice,
  reason,
});

const returnBet = (terminal: string, area: string): Command => ({
  type: 'DecideBet',
  round: 'T7-1',
  terminal,
  bet: area,
  reason,
});

/** Two sixes can be read and the first die cannot; what they decide is settled before the rest. */
function twoSixes(bets: Readonly<Record<string, readonly string[]>>): Journal {
  const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const [terminal, areas] of Object.entries(bets)) {
    for (const area of areas) bet(journal, terminal, area, 1_000);
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  const incident = 'round-interrupted';
  journal.give(dealer, { type: 'ReportIncident', incident, readable: [null, 6, 6] });
  journal.agree(dealer, { type: 'SettleKnownBets', reason }, supervisor);
  return journal;
}

test.each<[string, Readonly<Record<string, readonly string[]>>, Roll]>([
  // Small has lost by the sixes and would win; that Big would lose instead is another bet.
  ['the bet of another area comes to the same', { [ANN]: ['small', 'big'] }, [1, 1, 2]],
  // Small loses either way on 11 or more, and the double is won by the sixes only.
  ['another one of the player does', { [ANN]: ['small', 'double:6', 'big'] }, [4, 5, 6]],
  ['that of another player does', { [ANN]: ['small', 'big'], [BEN]: ['double:6'] }, [4, 5, 6]],
])(
  '[licensee-sic-bo#I-P15] dice that a settled bet contradicts settle nothing, also where %s',
  (_, bets, dice) => {
    expect(twoSixes(bets).ask(shiftManager, settleBy(dice))).toMatchObject({
      refusal: {
        code: 'contradicts-record',
        field: 'dice',
        because: ['baize-floor#order-of-play'],
      },
    });
  },
);

test('[licensee-sic-bo#I-P12] a bet that is settled already is undone by decision, before the round is over', () => {
  const journal = twoSixes({ [ANN]: ['double:6', 'big'], [BEN]: ['small', 'single:6'] });
  for (const [terminal, bet] of [
    [ANN, 'double:6'],
    [BEN, 'small'],
    [BEN, 'single:6'],
    [ANN, 'big'],
  ] as const) {
    journal.agree(shiftManager, returnBet(terminal, bet), pitManager);
    expect(invariantProblems(journal.state())).toEqual([]);
  }
  // What the sixes had won and lost is undone, and the other two had not been settled.
  expect(journal.state().round).toMatchObject({ closed: [], play: { known: { settled: [] } } });
  const credits = [ANN, BEN].map((each) => terminalOf(journal.state(), each)?.credit);
  expect(credits).toEqual([100_000, 100_000]);
  const [matter = ''] = journal.state().matters.keys();
  const effect = 'continue';
  journal.agree(shiftManager, { type: 'DecideMatter', matter, reason, effect }, pitManager);
  expect(invariantProblems(journal.state())).toEqual([]);
  const record = roundRecord(journal.facts(), 'T7-1');
  if (!record.ok) throw new Error(record.error.message);
  expect(recomputeRound(record.value).differences).toEqual([]);
});

/** Cat alone has an initial bet in box 5, and Ben a bonus bet on it. */
function sharedBox(): Journal {
  const journal = openTable(configOf('rws-si-ki-pi-v2'));
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, CAT, '5/initial', 1_000);
  bet(journal, BEN, '5/bonus:player', 500);
  journal.give(dealer, { type: 'CloseBets' });
  return journal;
}

test('[rws-si-ki-pi-v2#I-H11] an initial bet that is settled is undone, and its bonus bet goes back with it', () => {
  const journal = sharedBox();
  // With the last initial bet of the box its bonus bets go back, as long as none of them is settled.
  expect(journal.ask(shiftManager, returnBet(CAT, '5/initial'))).toMatchObject({
    type: 'accepted',
  });
  const first = '9s 9d 4h 4d 5s 5h Kd Qc'.split(' ');
  const rest = DECK.filter((card) => !first.includes(card));
  journal.give(dealer, { type: 'Deal', deck: [...first, ...rest] });
  journal.give(dealer, { type: 'EndArranging' });
  journal.give(dealer, { type: 'SetDealerHand', low: 'Kd Qc', high: '5s 5h' });
  journal.give(dealer, { type: 'SettleInitial' });
  const events = journal.agree(shiftManager, returnBet(CAT, '5/initial'), pitManager);
  expect(events.map(({ event }) => event.type)).toEqual([
    'ApprovalGranted',
    'MatterDecided',
    'AmountDecided',
    'BetsReturned',
  ]);
  expect(invariantProblems(journal.state())).toEqual([]);
  const credits = [CAT, BEN].map((each) => terminalOf(journal.state(), each)?.credit);
  expect(credits).toEqual([100_000, 100_000]);
  journal.give(dealer, { type: 'SettleBonus' });
  expect(invariantProblems(journal.state())).toEqual([]);
  const record = roundRecord(journal.facts(), 'T7-1');
  if (!record.ok) throw new Error(record.error.message);
  expect(recomputeRound(record.value).differences).toEqual([]);
});

test('[baize-floor#this-game] a round of cards is not settled by dice', () => {
  expect(sharedBox().ask(shiftManager, settleBy([1, 2, 3]))).toMatchObject({
    refusal: { code: 'not-in-this-game', because: ['baize-floor#this-game'] },
  });
});

test('[rws-si-ki-pi-v2#3.13.9] a bet that stood off has come back as it is, and is not returned again', () => {
  const { journal } = cardRound();
  const own = journal.state().concluded.get('T7-1')?.settled;
  expect(own?.find(({ terminal }) => terminal === BEN)?.lines).toMatchObject([
    { bet: '2/initial', result: 'stand-off', returns: 4_000 },
  ]);
  const answer = journal.ask(shiftManager, returnBet(BEN, '2/initial'));
  expect(answer).toMatchObject({
    refusal: { code: 'result-unchanged', field: 'bet', because: ['baize-floor#known-round'] },
  });
});
