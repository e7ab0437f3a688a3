import {
  ANN,
  BEN,
  betting,
  cardTable,
  configOf,
  dealer,
  deckOf,
  device,
  only,
  openJournal,
  pitManager,
  SI_KI_PI,
} from '@baize/table/testing';
import { expect, test } from 'vitest';
import { DECK } from '../cards/card.ts';

const PROOF = { seed: 'seed', closeHash: 'hash' };

function closed(changes: Parameters<typeof cardTable>[1] = {}) {
  const journal = cardTable({ [ANN]: 5, [BEN]: 2 }, changes);
  betting(journal, { [ANN]: { '5/initial': 1000 }, [BEN]: { '2/initial': 1000 } });
  journal.give(dealer, { type: 'CloseBets' });
  return journal;
}

test('[rws-si-ki-pi-v2#3.8] four cards go clockwise to each box with a bet, the last four to the dealer', () => {
  const journal = closed();
  const [dealt] = only(journal.give(dealer, { type: 'Deal', deck: DECK }), 'CardsDealt');
  // The deck lies in order: four Aces to box 2, four Kings to box 5, four Queens to the dealer.
  expect(dealt).toEqual({
    type: 'CardsDealt',
    boxes: [
      { box: 2, cards: 'As Ah Ad Ac' },
      { box: 5, cards: 'Ks Kh Kd Kc' },
    ],
    dealer: 'Qs Qh Qd Qc',
    proof: null,
    because: ['rws-si-ki-pi-v2#3.8', 'rws-si-ki-pi-v2#2.2.1', 'rws-si-ki-pi-v2#I-H9'],
  });
  expect(journal.state().round).toMatchObject({ phase: 'dealt' });
});

test.each([
  ['51 cards', DECK.slice(1), 'The deck has 51 cards; it needs 52.'],
  ['a joker', ['Jo', ...DECK.slice(1)], 'Card 1 of the deck is no card.'],
  ['a card twice', [...DECK.slice(0, 51), 'As'], 'Card 52 of the deck is there a second time.'],
  ['another spelling', ['as', ...DECK.slice(1)], 'Card 1 of the deck is no card.'],
])(
  '[rws-si-ki-pi-v2#2.2.1] a deck of 52 different cards is dealt, not one with %s',
  (_, deck, message) => {
    expect(closed().ask(dealer, { type: 'Deal', deck })).toEqual({
      type: 'refused',
      refusal: {
        code: 'cards-invalid',
        message,
        field: 'deck',
        because: ['rws-si-ki-pi-v2#2.2.1', 'rws-si-ki-pi-v2#I-H9'],
      },
    });
  },
);

test('nothing is dealt before the close, and nothing twice', () => {
  const journal = cardTable({ [ANN]: 1 });
  betting(journal, { [ANN]: { '1/initial': 1000 } });
  const deal = { type: 'Deal', deck: DECK } as const;
  expect(journal.ask(dealer, deal)).toMatchObject({ refusal: { code: 'wrong-phase' } });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, deal);
  expect(journal.ask(dealer, deal)).toMatchObject({
    refusal: { code: 'wrong-phase', phase: 'dealt', steps: ['set-dealer-hand'] },
  });
});

test('cards come from where the table is configured to get them', () => {
  const deal = { type: 'Deal', deck: deckOf() } as const;
  expect(closed().ask(device, deal)).toMatchObject({ refusal: { code: 'not-authorised' } });
  const shoe = closed({ resultSource: 'device' });
  expect(shoe.ask(dealer, deal)).toMatchObject({ refusal: { code: 'not-authorised' } });
  expect(shoe.ask(device, deal).type).toBe('accepted');
});

test('two sources cannot read cards that lie face down', () => {
  const config = configOf(SI_KI_PI, { resultSource: 'dealer-and-device' });
  expect(openJournal().ask(pitManager, { type: 'ConfigureTable', config })).toMatchObject({
    refusal: { code: 'configuration-invalid', field: 'resultSource' },
  });
});

test('a virtual deck is committed to before the bets and comes with its seed', () => {
  const journal = cardTable({ [ANN]: 1 }, { resultSource: 'virtual' });
  expect(journal.ask(dealer, { type: 'OpenBets' })).toMatchObject({
    refusal: { code: 'missing-detail', field: 'commitment' },
  });
  journal.give(dealer, { type: 'OpenBets', commitment: 'committed' });
  journal.give(dealer, { type: 'CloseBets' });
  expect(journal.ask(dealer, { type: 'Deal', deck: DECK })).toMatchObject({
    refusal: { code: 'missing-detail', field: 'proof', because: ['baize-floor#virtual-result'] },
  });
  const events = journal.give(dealer, { type: 'Deal', deck: DECK, proof: PROOF });
  expect(only(events, 'CardsDealt')[0]?.proof).toEqual(PROOF);
});
