import { type Money, money, total } from '@baize/exact';
import { emptyTable } from '@baize/house';
import { balanceOf, commissionOf, creditByMeters, imbalance, winOf } from '@baize/ledger';
import { plainState, replay, terminalOf } from '@baize/table';
import type { Journal } from '@baize/table/testing';
import { ANN, at, BEN, CAT, cardTable, dealer, dealerSets, only } from '@baize/table/testing';
import { anyReadings } from '@baize/testing/dice-arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPLITS, splitHand } from '../cards/arrangement.ts';
import { DECK } from '../cards/card.ts';
import { settleSiKiPi } from '../settle.ts';
import { areaOf, BOX_BETS } from './boxes/box-bet.ts';
import { stakesHeld } from './boxes/box-stakes.ts';
import { settingText } from './hands/written-cards.ts';

const PLAYERS = [ANN, BEN, CAT] as const;

const anyBet = fc.record({
  terminal: fc.constantFrom(...PLAYERS),
  box: fc.integer({ min: 1, max: 12 }),
  bet: fc.constantFrom(...BOX_BETS, 'initial' as const),
  stake: fc.integer({ min: 5, max: 300 }).map((units) => money(units * 100)),
});

const anyPlay = fc.record({
  deck: fc.shuffledSubarray([...DECK], { minLength: 52 }),
  seats: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 3 }),
  isSeated: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  bets: fc.array(anyBet, { maxLength: 24 }),
  ways: fc.array(fc.constantFrom('time-out' as const, 'house-way' as const, ...SPLITS), {
    minLength: 12,
    maxLength: 12,
  }),
  exposed: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 3 }),
  withdraws: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  readings: anyReadings,
});
type Play = typeof anyPlay extends fc.Arbitrary<infer P> ? P : never;

/** Bets and deals; whatever the table refuses is simply not bet. */
function dealtBy({ deck, seats, isSeated, bets, readings }: Play): Journal {
  const places = PLAYERS.map((id, index) => [id, isSeated[index] ? (seats[index] ?? null) : null]);
  const journal = cardTable(Object.fromEntries(places), { boxes: 12, readings });
  journal.give(dealer, { type: 'OpenBets' });
  for (const { terminal, box, bet, stake } of bets) {
    const command = { type: 'PlaceBet', terminal, bet: areaOf(box, bet), stake } as const;
    journal.ask(at(terminal), command);
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Deal', deck });
  return journal;
}

/** Exposes a hand, if the play says so, and lets its players answer. */
function exposed(journal: Journal, { exposed: box, withdraws }: Play): void {
  if (box === null) return;
  const incident = 'player-cards-exposed-unseen';
  journal.ask(dealer, { type: 'ReportIncident', incident, box });
  PLAYERS.forEach((terminal, index) => {
    const withdraw = withdraws[index] ?? false;
    journal.ask(at(terminal), { type: 'AnswerWithdrawal', box, withdraw });
  });
}

/** Puts the hands down one way or another; only whoever decides for a box gets to arrange it. */
function arranged(journal: Journal, { ways }: Play): void {
  for (const { box, cards, setting } of journal.state().round?.play.cards?.hands ?? []) {
    const way = ways[box - 1] ?? 'time-out';
    if (setting || way === 'time-out') continue;
    if (way === 'house-way') {
      journal.ask(dealer, { type: 'RequestHouseWay', box });
    } else {
      const { low, high } = settingText(splitHand(cards, way));
      for (const player of PLAYERS) {
        journal.ask(at(player), { type: 'ArrangeHand', box, low, high });
      }
    }
  }
}

/** What the rules make of the same cards, settings and stakes, asked directly. */
function settledByTheRules(journal: Journal) {
  const { round, rules } = journal.state();
  const cards = round?.play.cards;
  if (!cards || rules?.game.mechanic !== 'si-ki-pi') throw new Error('No cards.');
  const { game } = rules;
  const { closed } = round;
  const held = stakesHeld(closed ?? []);
  const boxes = cards.hands.map((each) => {
    const { cards: hand, setting } = each;
    return {
      box: each.box,
      hand,
      set: setting ?? ('house-way' as const),
      bets: held.filter(({ box }) => box === each.box),
    };
  });
  return settleSiKiPi(game, { dealer: cards.dealer, boxes });
}

function creditsOf(journal: Journal): readonly Money[] {
  return PLAYERS.map((id) => terminalOf(journal.state(), id)?.credit ?? money(0));
}

test('any round conserves money, empties its escrow and pays what the rules say', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      const journal = dealtBy(play);
      exposed(journal, play);
      arranged(journal, play);
      dealerSets(journal);
      const expected = settledByTheRules(journal);
      const before = creditsOf(journal);
      const events = [
        ...journal.give(dealer, { type: 'SettleInitial' }),
        ...journal.give(dealer, { type: 'SettleBonus' }),
      ];

      const lines = expected.boxes.flatMap((box) => box.lines);
      const gained = PLAYERS.map((player) =>
        total(lines.filter((line) => line.player === player).map((line) => line.returns)),
      );
      expect(creditsOf(journal)).toEqual(
        before.map((credit, index) => credit + (gained[index] ?? 0)),
      );
      const results = only(events, 'InitialBetsSettled')[0]?.results ?? [];
      for (const { box, result } of results) {
        expect(expected.boxes.find((each) => each.box === box)?.result).toBe(result);
      }

      const { balances, terminals, round, concluded } = journal.state();
      const commission = total(lines.map((line) => line.commission));
      expect(round).toBeNull();
      expect(terminals.length).toBe(3);
      expect(concluded.get('T7-1')?.status).toBe('settled');
      expect(imbalance(balances)).toBe(0);
      expect(balanceOf(balances, 'escrow:T7-1')).toBe(0);
      expect(balanceOf(balances, commissionOf('T7'))).toBe(commission);
      const house = balanceOf(balances, winOf('T7')) + commission;
      expect(total(creditsOf(journal)) + house).toBe(300_000);
      for (const id of PLAYERS) {
        const terminal = terminalOf(journal.state(), id);
        expect(terminal?.locked).toBeNull();
        expect(terminal && creditByMeters(terminal.meters)).toBe(terminal?.credit);
      }
      expect(only(journal.facts(), 'TerminalLocked')).toEqual([]);
      expect(plainState(replay(emptyTable(), journal.facts()))).toEqual(
        plainState(journal.state()),
      );
    }),
    { numRuns: 200 },
  );
});

test('a void at any moment of any round gives everybody back exactly what they had', () => {
  const steps = ['dealt', 'arranged', 'set', 'settled'] as const;
  fc.assert(
    fc.property(anyPlay, fc.constantFrom(...steps), (play, until) => {
      const journal = dealtBy(play);
      exposed(journal, play);
      if (until !== 'dealt') arranged(journal, play);
      if (until === 'set' || until === 'settled') dealerSets(journal);
      if (until === 'settled') journal.give(dealer, { type: 'SettleInitial' });
      journal.give(dealer, { type: 'ReportIncident', incident: 'foreign-card' });
      expect(creditsOf(journal)).toEqual([100_000, 100_000, 100_000]);
      const { balances } = journal.state();
      expect([...balances].filter(([, amount]) => amount !== 0)).toHaveLength(4);
      for (const id of PLAYERS) {
        const terminal = terminalOf(journal.state(), id);
        expect(terminal && creditByMeters(terminal.meters)).toBe(100_000);
      }
    }),
    { numRuns: 100 },
  );
});
