import { assert } from '@baize/exact';
import { emptyTable } from '@baize/house';
import type { Command, Scene, Source, TableState } from '@baize/table/kit';
import {
  ANN,
  at,
  BEN,
  betting,
  CAT,
  cardTable,
  configOf,
  DEALER,
  dealer,
  dealHands,
  fullTable,
  HAND,
  openTable,
  playOut,
  report,
} from '@baize/table/testing';
import { describe, expect, test } from 'vitest';
import { DECK } from '../cards/card.ts';
import { SIMULATED_CARDS } from './simulated-cards.ts';

/** Choices in this order; after the last every choice is the first and simplest. */
function choosing(...choices: readonly number[]): Source {
  let next = 0;
  return (bound) => {
    const choice = choices[next] ?? 0;
    next += 1;
    return choice % bound;
  };
}

function sceneOf(state: TableState): Scene {
  const floor = {
    terminals: [ANN, BEN, CAT],
    carried: () => {
      throw new Error('Nobody at cards asks what a terminal carries.');
    },
    seatedAt: () => null,
    instruments: new Map(),
  };
  return { state, table: 'T7', game: 'rws-si-ki-pi-v2', now: 0, floor };
}

function plausible(type: Command['type'], state: TableState, ...choices: readonly number[]) {
  return SIMULATED_CARDS.commands[type]?.(choosing(...choices), sceneOf(state));
}

/** The cards of a setting, in any order. */
function cardsOf({ low, high }: { readonly low: string; readonly high: string }) {
  return [...low.split(' '), ...high.split(' ')].toSorted();
}

/** Cards that lie nowhere together: what somebody mistaken says. */
const ELSEWHERE = { low: 'As Ks', high: '2c 2d' };

test('somebody sits down at a box of the table, and once in ten times at one too many', () => {
  const state = cardTable({ [ANN]: 1, [BEN]: null }).state();
  expect(plausible('TakeBox', state, 0, 2, 0, 1)).toEqual({
    type: 'TakeBox',
    terminal: BEN,
    box: 3,
  });
  expect(plausible('TakeBox', state, 8, 6)).toMatchObject({ box: 7 });
  expect(plausible('TakeBox', state, 8, 7)).toMatchObject({ box: 1 });
  expect(plausible('TakeBox', state, 9, 7)).toMatchObject({ box: 8 });
  // Where there are no boxes at all, somebody asks for the first.
  for (const none of [emptyTable(), openTable(configOf('rws-tai-sai-v5/c')).state()]) {
    expect(plausible('TakeBox', none, 0, 5)).toMatchObject({ box: 1 });
  }
});

describe('the cards', () => {
  test('are dealt from a whole deck in some order; once in twenty-five times one is missing', () => {
    const dealt = plausible('Deal', fullTable().state(), 5, 23);
    assert(dealt?.type === 'Deal', 'It is a deal.');
    expect(dealt.deck).not.toEqual(DECK);
    expect(dealt.deck.toSorted()).toEqual([...DECK].toSorted());
    expect(dealt.proof).toBeUndefined();
    const short = plausible('Deal', fullTable().state(), 5, 24);
    assert(short?.type === 'Deal', 'It is a deal.');
    expect(short.deck).toEqual(dealt.deck.slice(1));
    const virtual = cardTable({}, { resultSource: 'virtual' }).state();
    expect(plausible('Deal', virtual, 5, 0, 0, 7, 8)).toMatchObject({
      proof: { seed: 'seed-7', closeHash: 'hash-8' },
    });
  });

  test('are handled where they have not been put down, and now and then where they have', () => {
    const journal = fullTable();
    journal.give(at(ANN), { type: 'RequestHouseWay', box: 1 });
    for (const type of ['LookAtCards', 'RequestHouseWay'] as const) {
      expect(plausible(type, journal.state(), 8, 0)).toEqual({ type, box: 2 });
      expect(plausible(type, journal.state(), 8, 1)).toEqual({ type, box: 2 });
      expect(plausible(type, journal.state(), 9, 0)).toEqual({ type, box: 1 });
    }
    journal.give(at(BEN), { type: 'RequestHouseWay', box: 2 });
    expect(plausible('LookAtCards', journal.state(), 1)).toMatchObject({ box: 2 });
    const exposed = fullTable();
    exposed.give(dealer, report('player-cards-exposed-unseen', 1));
    exposed.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
    // Nobody handles a hand that is out of the round.
    expect(plausible('LookAtCards', exposed.state(), 0, 0)).toMatchObject({ box: 2 });
    // Before the deal somebody looks in vain.
    expect(plausible('LookAtCards', cardTable({}).state(), 2)).toMatchObject({ box: 3 });
  });

  test('are put down as two and two in each of the three ways, or as cards that lie elsewhere', () => {
    const settings = [0, 1, 2].map((way) => {
      const journal = fullTable();
      const command = plausible('ArrangeHand', journal.state(), 0, 0, 0, way);
      assert(command?.type === 'ArrangeHand', 'Somebody arranges.');
      expect(command.box).toBe(1);
      expect(cardsOf(command)).toEqual(HAND.split(' ').toSorted());
      expect(journal.ask(at(ANN), command).type).toBe('accepted');
      return command.low;
    });
    expect(new Set(settings).size).toBe(3);
    const second = plausible('ArrangeHand', fullTable().state(), 0, 1);
    assert(second?.type === 'ArrangeHand', 'Somebody arranges.');
    expect(second.box).toBe(2);
    expect(cardsOf(second)).toEqual(['9d', '8c', 'Ah', 'Kh'].toSorted());
    const wrong = { type: 'ArrangeHand', box: 1, ...ELSEWHERE };
    expect(plausible('ArrangeHand', fullTable().state(), 0, 0, 11)).toEqual(wrong);
    expect(plausible('ArrangeHand', cardTable({}).state())).toEqual(wrong);
  });

  test('of the dealer are set by the House Way three times of four', () => {
    const { state } = fullTable();
    // Three cards from King to 10: Queen and Jack without points Low, King and 2 High.
    const right = { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' };
    expect(plausible('SetDealerHand', state(), 2)).toEqual(right);
    const others = [0, 1, 2].map((way) => plausible('SetDealerHand', state(), 3, 0, way));
    for (const other of others) {
      assert(other?.type === 'SetDealerHand', 'The dealer sets.');
      expect(cardsOf(other)).toEqual(DEALER.split(' ').toSorted());
    }
    expect(others.filter((other) => JSON.stringify(other) === JSON.stringify(right))).toHaveLength(
      1,
    );
    const wrong = { type: 'SetDealerHand', ...ELSEWHERE };
    const dice = openTable(configOf('rws-tai-sai-v5/c')).state();
    for (const none of [cardTable({}).state(), dice, emptyTable()]) {
      expect(plausible('SetDealerHand', none)).toEqual(wrong);
    }
  });
});

describe('a correction', () => {
  const reason = 'A card was read wrongly';

  /** A round that was void before its cards were dealt, one that is over, and one with cards on the table. */
  function threeRounds(): TableState {
    const bets = { [ANN]: { '1/initial': 1000 }, [BEN]: { '2/initial': 1000 } };
    const journal = betting(cardTable({ [ANN]: 1, [BEN]: 2 }), bets);
    journal.give(dealer, report('foreign-card'));
    dealHands(journal, bets, 'Qs Qh 5d 4c', 'Ts 7h 6d 3c', '9s 8s 6h 2c');
    playOut(journal);
    return dealHands(journal, bets, HAND, 'Ah Kh 9d 8c', DEALER).state();
  }

  test('is of a round that had cards, over or not; without one it is of none', () => {
    const state = threeRounds();
    const rounds = [0, 1, 2].map((choice) => plausible('CorrectCards', state, choice));
    expect(rounds).toMatchObject([
      { type: 'CorrectCards', round: 'T7-2', reason },
      { type: 'CorrectCards', round: 'T7-3', reason },
      { type: 'CorrectCards', round: 'T7-2', reason },
    ]);
    const none = { type: 'CorrectCards', round: 'none', reason };
    expect(plausible('CorrectCards', cardTable({}).state())).toEqual(none);
  });

  test('has one card of the dealer that was not dealt, or once in twelve times the one that was', () => {
    const state = threeRounds();
    const dealt = `${HAND} Ah Kh 9d 8c ${DEALER}`.split(' ');
    for (let shuffled = 0; shuffled < 20; shuffled += 1) {
      const other = plausible('CorrectCards', state, 1, shuffled, 0, 10);
      assert(other?.type === 'CorrectCards' && other.dealer !== undefined, 'It is of the dealer.');
      const [first, ...rest] = other.dealer.split(' ');
      expect(rest.join(' ')).toBe('Qc Jh 2s');
      expect(dealt).not.toContain(first);
      expect(DECK).toContain(first);
      expect(other.boxes).toBeUndefined();
    }
    const same = plausible('CorrectCards', state, 1, 5, 0, 11);
    expect(same).toEqual({ type: 'CorrectCards', round: 'T7-3', dealer: DEALER, reason });
  });

  test('has one card of a box otherwise, and says how the cards lay', () => {
    const state = threeRounds();
    for (const [place, own] of [
      [1, 'Ks 9h 8d'],
      [2, 'Kh 9d 8c'],
    ] as const) {
      const other = plausible('CorrectCards', state, 1, 5, place, 0, 0, 1);
      assert(other?.type === 'CorrectCards' && other.boxes?.length === 1, 'It is of a box.');
      expect(other.dealer).toBeUndefined();
      const [{ box, cards, low = '', high = '' } = { box: 0, cards: '' }] = other.boxes;
      expect(box).toBe(place);
      expect(cards.split(' ').slice(1).join(' ')).toBe(own);
      expect(cardsOf({ low, high })).toEqual(cards.split(' ').toSorted());
    }
  });
});

test('who was offered to withdraw answers, mostly by withdrawing; a dealer may forget to say who', () => {
  const journal = fullTable();
  const type = 'AnswerWithdrawal';
  // Nothing was offered: somebody answers all the same.
  expect(plausible(type, journal.state(), 2, 1)).toEqual({ type, box: 3, withdraw: true });
  expect(plausible(type, journal.state(), 0, 2)).toEqual({ type, box: 1, withdraw: false });
  journal.give(dealer, report('player-cards-exposed-unseen', 2));
  const offered = { type, box: 2, withdraw: true };
  expect(plausible(type, journal.state(), 0, 0, 4)).toEqual({ ...offered, terminal: BEN });
  expect(plausible(type, journal.state(), 1, 0, 0)).toEqual({ ...offered, terminal: CAT });
  expect(plausible(type, journal.state(), 1, 0, 5)).toEqual(offered);
  expect(plausible(type, journal.state(), 1, 2, 0)).toMatchObject({ withdraw: false });
});

test('boxes are taken between rounds, cards handled once they lie, and an offer is answered first of all', () => {
  const journal = cardTable({ [ANN]: 1 });
  const likely = () => SIMULATED_CARDS.weights(journal.state());
  expect(Object.keys(likely()).toSorted()).toEqual(['CorrectCards', 'TakeBox']);
  betting(journal, { [ANN]: { '1/initial': 1000 } });
  expect(Object.keys(likely())).toEqual(['CorrectCards']);
  const dealt = fullTable();
  const handled = SIMULATED_CARDS.weights(dealt.state());
  expect(Object.keys(handled).toSorted()).toEqual([
    'ArrangeHand',
    'CorrectCards',
    'EndArranging',
    'LookAtCards',
    'ReportIncident',
    'RequestHouseWay',
    'SetDealerHand',
  ]);
  dealt.give(dealer, report('player-cards-exposed-unseen', 1));
  const { AnswerWithdrawal = 0, ...others } = SIMULATED_CARDS.weights(dealt.state());
  expect(others).toEqual(handled);
  expect(AnswerWithdrawal).toBeGreaterThan(Math.max(...Object.values(others)));
});

describe('an incident and a command for a box', () => {
  /** Ann sits at box 4 without a bet there; Ben has one in box 2, at which nobody sits. */
  function closed() {
    const journal = betting(cardTable({ [ANN]: 4, [BEN]: null }), { [BEN]: { '2/initial': 1000 } });
    journal.give(dealer, { type: 'CloseBets' });
    return journal;
  }
  const boxesIn = (state: TableState, count: number) =>
    Array.from({ length: count }, (_, choice) =>
      SIMULATED_CARDS.details(choosing(choice), sceneOf(state)),
    );

  test('are about a box with cards, bets or somebody at it', () => {
    const journal = closed();
    expect(boxesIn(journal.state(), 2)).toEqual([{ box: 2 }, { box: 4 }]);
    journal.give(dealer, { type: 'Deal', deck: DECK });
    expect(boxesIn(journal.state(), 3)).toEqual([{ box: 2 }, { box: 2 }, { box: 4 }]);
    expect(boxesIn(cardTable({ [CAT]: 6 }).state(), 1)).toEqual([{ box: 6 }]);
    expect(boxesIn(cardTable({}).state(), 1)).toEqual([{}]);
  });

  test('are of whoever sits there, else of whoever has bet there', () => {
    const player = (command: Command) => SIMULATED_CARDS.playerOf(command, closed().state());
    expect(player({ type: 'LookAtCards', box: 4 })).toBe(ANN);
    expect(player({ type: 'LookAtCards', box: 2 })).toBe(BEN);
    expect(player({ type: 'LookAtCards', box: 5 })).toBeUndefined();
    expect(player({ type: 'EndArranging' })).toBeUndefined();
    expect(player({ type: 'ReportIncident', incident: 'foreign-card' })).toBeUndefined();
    const idle = cardTable({ [CAT]: 6 }).state();
    expect(SIMULATED_CARDS.playerOf({ type: 'LookAtCards', box: 6 }, idle)).toBe(CAT);
    expect(SIMULATED_CARDS.playerOf({ type: 'LookAtCards', box: 1 }, idle)).toBeUndefined();
  });
});
