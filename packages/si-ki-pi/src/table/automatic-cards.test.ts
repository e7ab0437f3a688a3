import { assert } from '@baize/exact';
import type { AutomaticPlay, Round } from '@baize/table/kit';
import type { Journal } from '@baize/table/testing';
import {
  ANN,
  at,
  BEN,
  betting,
  cardTable,
  DEALER,
  dealer,
  deckOf,
  HAND,
  OTHER_HAND,
  only,
  report,
} from '@baize/table/testing';
import { expect, test } from 'vitest';
import { DECK } from '../cards/card.ts';
import { AUTOMATIC_CARDS, VIRTUAL_CARDS } from './automatic-cards.ts';

type Drawn = Parameters<AutomaticPlay['order']>[2];

const PROOF = { seed: 'seed', closeHash: 'hash' };

/** By this seed every choice falls on the first card left: the deck lies as it is printed, Aces on top. */
const DRAWN: Drawn = {
  commitment: {},
  draw: (drawing) => ({ drawn: drawing.draw(() => 0), proof: PROOF }),
};

/** The row that closes bets is not durable yet. */
const NOT_YET: Drawn = { commitment: {}, draw: () => null };

/** Ann sits at box 1; Ben backs box 2, at which nobody sits, so the House Way arranges it. */
function closed(arrangingSeconds: number | null = 20): Journal {
  const journal = cardTable({ [ANN]: 1, [BEN]: null }, { arrangingSeconds });
  betting(journal, { [ANN]: { '1/initial': 1000 }, [BEN]: { '2/initial': 1000 } });
  journal.give(dealer, { type: 'CloseBets' });
  return journal;
}

function dealt(arrangingSeconds: number | null = 20): Journal {
  const journal = closed(arrangingSeconds);
  journal.give(dealer, { type: 'Deal', deck: deckOf(HAND, OTHER_HAND, DEALER) });
  return journal;
}

function roundOf(journal: Journal): Round {
  const { round } = journal.state();
  assert(round !== null, 'A round is being played.');
  return round;
}

/** What the table would order at a step, and whether it waits for players before. */
function atStep(journal: Journal, step: Parameters<AutomaticPlay['order']>[0], drawn = DRAWN) {
  return {
    order: AUTOMATIC_CARDS.order(step, journal.state(), drawn),
    awaits: AUTOMATIC_CARDS.awaits(step, roundOf(journal)),
  };
}

test('an automatic table deals what the seed of the round gives, as soon as it gives it', () => {
  const journal = closed();
  expect(AUTOMATIC_CARDS.isDecided(roundOf(journal))).toBe(false);
  expect(atStep(journal, 'deal', NOT_YET)).toEqual({ order: null, awaits: null });
  const order = { type: 'Deal', deck: DECK, proof: PROOF };
  expect(atStep(journal, 'deal')).toEqual({ order, awaits: null });
  // Before there are cards there is nothing to set, and nobody to wait for.
  expect(atStep(journal, 'set-dealer-hand')).toEqual({ order: null, awaits: null });
  journal.give(dealer, { type: 'Deal', deck: deckOf(HAND, OTHER_HAND, DEALER) });
  expect(AUTOMATIC_CARDS.isDecided(roundOf(journal))).toBe(true);
});

test('it waits for whoever has cards to put down, as long as they were told, and then ends their time', () => {
  const journal = dealt();
  const until = journal.now() + 20_000;
  const order = { type: 'EndArranging' };
  expect(atStep(journal, 'set-dealer-hand')).toEqual({ order, awaits: { until } });
  expect(atStep(journal, 'settle-initial').awaits).toBeNull();
  // Where the table names no time it waits until everybody is ready.
  expect(atStep(dealt(null), 'set-dealer-hand')).toEqual({ order, awaits: { until: null } });
});

test('[rws-si-ki-pi-v2#3.12] once every hand lies, the dealer of an automatic table sets by the House Way', () => {
  const journal = dealt();
  journal.give(at(ANN), { type: 'RequestHouseWay', box: 1 });
  // Three cards from King to 10: Queen and Jack without points Low, King and 2 High.
  const order = { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' };
  expect(atStep(journal, 'set-dealer-hand')).toEqual({ order, awaits: null });
});

test('[rws-si-ki-pi-v2#5.2] it waits for an answer about an exposed hand, though every hand lies or is out', () => {
  const journal = dealt();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
  // Box 1 is out of the round without having been put down.
  expect(atStep(journal, 'set-dealer-hand').awaits).toBeNull();
  journal.give(dealer, report('player-cards-exposed-unseen', 2));
  expect(atStep(journal, 'set-dealer-hand')).toMatchObject({
    order: { type: 'EndArranging' },
    awaits: {},
  });
  journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 2, withdraw: false });
  expect(atStep(journal, 'set-dealer-hand')).toMatchObject({
    order: { type: 'SetDealerHand' },
    awaits: null,
  });
});

test('it settles by itself, and leaves steps of other games to others', () => {
  const journal = dealt();
  expect(atStep(journal, 'settle-initial').order).toEqual({ type: 'SettleInitial' });
  expect(atStep(journal, 'settle-bonus').order).toEqual({ type: 'SettleBonus' });
  expect(atStep(journal, 'tumble').order).toBeNull();
  expect(AUTOMATIC_CARDS.order('set-dealer-hand', cardTable({}).state(), DRAWN)).toBeNull();
});

test('a shuffler fills in the deck that somebody asks to be dealt; no other order is for it', () => {
  const { filled } = VIRTUAL_CARDS;
  expect(filled({ type: 'Deal' }, DRAWN)).toEqual({ type: 'Deal', deck: DECK, proof: PROOF });
  const said = ['As', 'Kd'];
  expect(filled({ type: 'Deal', deck: said }, DRAWN)).toMatchObject({ deck: DECK });
  // Where no seed decides, the cards are those that were said.
  expect(filled({ type: 'Deal', deck: said }, NOT_YET)).toEqual({ type: 'Deal', deck: said });
  expect(filled({ type: 'Deal' }, NOT_YET)).toEqual({ type: 'Deal', deck: [] });
  expect(filled({ type: 'EndArranging' }, DRAWN)).toBeNull();
});

test('cards on record are those of the seed only where every hand is', () => {
  const journal = closed();
  const [event] = only(journal.give(dealer, { type: 'Deal', deck: DECK }), 'CardsDealt');
  const { rules } = journal.state();
  assert(event !== undefined && rules !== null, 'Cards have been dealt.');
  const isDrawn = (changes: Partial<typeof event>) =>
    VIRTUAL_CARDS.onRecord({ ...event, ...changes })?.isDrawn(
      (drawing) => drawing.draw(() => 0),
      rules,
    );
  // Four Aces to box 1, four Kings to box 2, four Queens to the dealer.
  expect(isDrawn({})).toBe(true);
  expect(isDrawn({ dealer: 'Qs Qh Qd Jc' })).toBe(false);
  const [first, second] = event.boxes;
  assert(first !== undefined && second !== undefined, 'Two boxes have cards.');
  expect(isDrawn({ boxes: [first, { ...second, cards: 'Ks Kh Kd Jc' }] })).toBe(false);
  expect(isDrawn({ boxes: [{ ...first, cards: 'As Ah Ad Jc' }, second] })).toBe(false);
  expect(VIRTUAL_CARDS.onRecord(event)?.proof).toBeNull();
  expect(VIRTUAL_CARDS.onRecord({ ...event, proof: PROOF })?.proof).toEqual(PROOF);
  expect(VIRTUAL_CARDS.onRecord({ type: 'CardsTakenBack', because: event.because })).toBeNull();
});
