import { balanceOf } from '@baize/ledger';
import { dealerView } from '@baize/table';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardTable,
  creditOf,
  DEALER,
  dealer,
  deckOf,
  fullTable,
  HAND,
  OTHER_HAND,
  only,
  playOut,
  report,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

test("[rws-si-ki-pi-v2#5.1.2] two of the dealer's cards exposed before anybody looked void the round", () => {
  const journal = fullTable();
  const events = journal.give(dealer, report('dealer-cards-exposed-unseen'));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', incident: 'dealer-cards-exposed-unseen', action: 'void-round' },
    {
      type: 'RoundVoided',
      returned: [
        { terminal: ANN, amount: 2100 },
        { terminal: BEN, amount: 2700 },
        { terminal: CAT, amount: 3800 },
      ],
      because: [
        'rws-si-ki-pi-v2#5.1.2',
        'rws-si-ki-pi-v2#5.1',
        'rws-si-ki-pi-v2#I-P6',
        'rws-si-ki-pi-v2#1 Void',
      ],
    },
  ]);
  expect([ANN, BEN, CAT].map((each) => creditOf(journal, each))).toEqual([
    100_000, 100_000, 100_000,
  ]);
  expect(journal.state().round).toBeNull();
});

test("[rws-si-ki-pi-v2#5.3] the dealer's cards exposed after somebody looked do not stop the round", () => {
  const journal = fullTable();
  journal.give(at(BEN), { type: 'LookAtCards', box: 2 });
  const events = journal.give(dealer, report('dealer-cards-exposed-seen'));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', action: 'continue', because: ['rws-si-ki-pi-v2#5.3'] },
  ]);
  playOut(journal);
});

test('[rws-si-ki-pi-v2#5.3] cards of a player exposed after anybody looked do not stop the round', () => {
  const journal = fullTable();
  journal.give(at(BEN), { type: 'LookAtCards', box: 2 });
  const events = journal.give(dealer, report('player-cards-exposed-seen', 1));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', action: 'continue', box: 1, because: ['rws-si-ki-pi-v2#5.3'] },
  ]);
  expect(journal.state().round?.play.cards?.withdrawalOffered).toEqual([]);
});

test.each([
  ['dealer-cards-exposed-unseen', 'rws-si-ki-pi-v2#5.3'],
  ['player-cards-exposed-unseen', 'rws-si-ki-pi-v2#5.3'],
  ['misdeal-unseen', 'rws-si-ki-pi-v2#5.1.3'],
] as const)('%s is refused once a player has looked', (incident, clause) => {
  const journal = fullTable();
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  expect(journal.ask(dealer, report(incident, 1))).toMatchObject({
    refusal: {
      code: 'contradicts-record',
      field: 'incident',
      message: expect.stringContaining('A player has looked already'),
      because: expect.arrayContaining([clause]),
    },
  });
});

test.each([
  ['dealer-cards-exposed-seen', 'rws-si-ki-pi-v2#5.1.2'],
  ['player-cards-exposed-seen', 'rws-si-ki-pi-v2#5.2'],
  ['misdeal-seen', 'rws-si-ki-pi-v2#I-H13'],
] as const)('%s is refused while no player has looked', (incident, clause) => {
  expect(fullTable().ask(dealer, report(incident, 1))).toMatchObject({
    refusal: {
      code: 'contradicts-record',
      message: expect.stringContaining('No player has looked yet'),
      because: expect.arrayContaining([clause]),
    },
  });
});

test('an exposure is reported for a box that has cards', () => {
  const journal = fullTable();
  for (const [box, code] of [
    [undefined, 'missing-detail'],
    [3, 'no-hand-in-box'],
    [8, 'unknown-box'],
  ] as const) {
    expect(journal.ask(dealer, report('player-cards-exposed-unseen', box))).toMatchObject({
      refusal: { code, field: 'box' },
    });
  }
});

test('[rws-si-ki-pi-v2#I-H13] one exposed card, or cards a player exposes, change nothing', () => {
  const journal = fullTable();
  const one = journal.give(dealer, report('single-card-exposed', 1));
  expect(one.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', action: 'continue', because: ['rws-si-ki-pi-v2#I-H13'] },
  ]);
  const own = journal.give(dealer, report('player-exposes-own-cards', 1));
  expect(own.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', action: 'continue', because: ['rws-si-ki-pi-v2#I-H13'] },
    // Whoever turns cards over has seen them: from now on 5.3 applies, and 5.1.2 does not.
    { type: 'CardsSeen', box: 1 },
  ]);
  journal.give(dealer, report('dealer-cards-exposed-seen'));
  playOut(journal);
});

test('[rws-si-ki-pi-v2#I-H13] a misdeal nobody has seen is dealt again with the same bets', () => {
  const journal = fullTable();
  const events = journal.give(dealer, report('misdeal-unseen'));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', action: 'redeal' },
    { type: 'CardsTakenBack', because: ['rws-si-ki-pi-v2#I-H13'] },
  ]);
  expect(journal.state().round).toMatchObject({ phase: 'closed', play: { cards: null } });
  expect(balanceOf(journal.state().balances, 'escrow:T7-1')).toBe(2100 + 2700 + 3800);
  const again = journal.give(dealer, { type: 'Deal', deck: deckOf(OTHER_HAND, HAND, DEALER) });
  expect(only(again, 'CardsDealt')[0]?.boxes).toEqual([
    { box: 1, cards: OTHER_HAND },
    { box: 2, cards: HAND },
  ]);
});

test('[rws-si-ki-pi-v2#5.1.3] a misdeal that somebody has seen voids the round', () => {
  const journal = fullTable();
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  const events = journal.give(dealer, report('misdeal-seen'));
  expect(only(events, 'RoundVoided')[0]).toMatchObject({
    incident: 'misdeal-seen',
    because: expect.arrayContaining(['rws-si-ki-pi-v2#5.1.3', 'rws-si-ki-pi-v2#I-P6']),
  });
  expect(creditOf(journal, CAT)).toBe(100_000);
});

test('a virtual deck is never dealt again: it was committed to', () => {
  const journal = cardTable({ [ANN]: 1 }, { resultSource: 'virtual' });
  journal.give(dealer, { type: 'OpenBets', commitment: 'committed' });
  journal.give(dealer, { type: 'CloseBets' });
  const proof = { seed: 'seed', closeHash: 'hash' };
  journal.give(dealer, { type: 'Deal', deck: deckOf(), proof });
  expect(journal.ask(dealer, report('misdeal-unseen'))).toMatchObject({
    refusal: { code: 'cannot-occur', because: ['baize-floor#virtual-result'] },
  });
});

test('a dealer is offered those incidents only that agree with the record', () => {
  const journal = fullTable();
  const offered = () =>
    dealerView(journal.state(), dealer, journal.now())
      .incidents.map(({ incident }) => incident)
      .filter((incident) => /exposed-|misdeal/.test(incident));
  expect(offered()).toEqual([
    'dealer-cards-exposed-unseen',
    'player-cards-exposed-unseen',
    'misdeal-unseen',
  ]);
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  expect(offered()).toEqual([
    'dealer-cards-exposed-seen',
    'player-cards-exposed-seen',
    'misdeal-seen',
  ]);
});
