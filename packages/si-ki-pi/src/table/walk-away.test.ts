import { DEFAULT_READINGS } from '@baize/game';
import {
  ANN,
  at,
  BEN,
  type Bets,
  betting,
  CAT,
  cardTable,
  creditOf,
  DEALER,
  dealer,
  dealHands,
  deckOf,
  fullTable,
  HAND,
  only,
  playOut,
  report,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const LEFT = 'player-walked-away';

function oneBox(bets: Bets = { [ANN]: { '1/initial': 1000 } }) {
  return dealHands(cardTable({ [ANN]: 1, [BEN]: null, [CAT]: null }), bets, HAND, DEALER);
}

test('[rws-si-ki-pi-v2#5.4] the only player of a box walks away: House Way, settled as usual', () => {
  const journal = oneBox();
  const events = journal.give(dealer, report(LEFT, 1));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', incident: LEFT, action: 'set-by-house-way', box: 1 },
    { type: 'PlayerWalkedAway', terminal: ANN, box: 1, because: ['rws-si-ki-pi-v2#5.4'] },
    {
      type: 'HandArranged',
      box: 1,
      low: 'Ks 9h',
      high: 'As 8d',
      way: 'house-way',
      because: expect.arrayContaining(['rws-si-ki-pi-v2#5.4', 'rws-si-ki-pi-v2#Appendix H 4(i)']),
    },
  ]);
  expect(journal.state().boxes.size).toBe(0);
  playOut(journal);
  expect(creditOf(journal, ANN)).toBe(100_950);
});

test('[rws-si-ki-pi-v2#5.4] a player who leaves before the deal is not waited for', () => {
  for (const isClosed of [false, true]) {
    const journal = betting(cardTable({ [ANN]: 1 }), { [ANN]: { '1/initial': 1000 } });
    if (isClosed) journal.give(dealer, { type: 'CloseBets' });
    const events = journal.give(dealer, report(LEFT, 1));
    expect(events.map(({ event }) => event.type)).toEqual(['IncidentRecorded', 'PlayerWalkedAway']);
    if (!isClosed) journal.give(dealer, { type: 'CloseBets' });
    const deal = journal.give(dealer, { type: 'Deal', deck: deckOf(HAND, DEALER) });
    expect(only(deal, 'HandArranged')[0]?.because[0]).toBe('rws-si-ki-pi-v2#5.4');
    playOut(journal);
    expect(creditOf(journal, ANN)).toBe(100_950);
  }
});

test('[rws-si-ki-pi-v2#5.4] a hand already put down stays as its player put it', () => {
  const journal = oneBox();
  journal.give(at(ANN), { type: 'ArrangeHand', box: 1, low: 'As Ks', high: '9h 8d' });
  const events = journal.give(dealer, report(LEFT, 1));
  expect(events.map(({ event }) => event.type)).toEqual(['IncidentRecorded', 'PlayerWalkedAway']);
  expect(journal.state().round?.play.cards?.hands[0]?.setting).toEqual({
    low: ['As', 'Ks'],
    high: ['9h', '8d'],
  });
});

test('[rws-si-ki-pi-v2#3.11] where others have bet too, the box is one with nobody seated', () => {
  const journal = oneBox({ [ANN]: { '1/initial': 1000 }, [BEN]: { '1/initial': 500 } });
  const events = journal.give(dealer, report(LEFT, 1));
  expect(only(events, 'HandArranged')[0]?.because.slice(0, 2)).toEqual([
    'rws-si-ki-pi-v2#3.11',
    'rws-si-ki-pi-v2#I-H10',
  ]);
});

test('[rws-si-ki-pi-v2#I-H10] under the other reading the next highest bettor takes over', () => {
  const readings = { ...DEFAULT_READINGS, H10: 'highest-bettor' } as const;
  const journal = cardTable({ [ANN]: 1, [BEN]: null }, { readings });
  dealHands(journal, { [ANN]: { '1/initial': 1000 }, [BEN]: { '1/initial': 500 } }, HAND, DEALER);
  const events = journal.give(dealer, report(LEFT, 1));
  expect(events.map(({ event }) => event.type)).toEqual(['IncidentRecorded', 'PlayerWalkedAway']);
  journal.give(at(BEN), { type: 'ArrangeHand', box: 1, low: 'Ks 9h', high: 'As 8d' });
});

test('[rws-si-ki-pi-v2#1 Seated Player] who leaves a shared box leaves it to whoever decides: each case by its own clause', () => {
  const cites = (...clauses: readonly string[]) => clauses.map((each) => `rws-si-ki-pi-v2#${each}`);
  const leaving = (seats: Readonly<Record<string, number | null>>, bets: Bets, who: string) => {
    const journal = betting(cardTable(seats), bets);
    const command = { incident: LEFT, box: 1, terminals: [who] } as const;
    const events = journal.give(dealer, { type: 'ReportIncident', ...command });
    return only(events, 'PlayerWalkedAway')[0]?.because;
  };
  const both = { [ANN]: { '1/initial': 1000 }, [BEN]: { '1/initial': 500 } };
  // Ann sits there: the definition names her, and no reading of an empty seat is needed.
  expect(leaving({ [ANN]: 1, [BEN]: null }, both, BEN)).toEqual(cites('1 Seated Player'));
  // Nobody sits there, or whoever did has left.
  const empty = cites('3.11', 'I-H10');
  expect(leaving({ [ANN]: null, [BEN]: null }, both, BEN)).toEqual(empty);
  expect(leaving({ [ANN]: 1, [BEN]: null }, both, ANN)).toEqual(empty);
  // Cat sits there with a bonus bet alone.
  const bonus = { ...both, [CAT]: { '1/bonus:player': 500 } };
  expect(leaving({ [ANN]: null, [BEN]: null, [CAT]: 1 }, bonus, BEN)).toEqual(
    cites('1 Seated Player', 'I-H14'),
  );
});

test('[rws-si-ki-pi-v2#I-H10] under the other reading the highest bettor decides as long as one of them is there', () => {
  const cites = (...clauses: readonly string[]) => clauses.map((each) => `rws-si-ki-pi-v2#${each}`);
  const readings = { ...DEFAULT_READINGS, H10: 'highest-bettor' } as const;
  const bets = { [ANN]: { '1/initial': 1000 }, [BEN]: { '1/initial': 500 } };
  const journal = betting(cardTable({ [ANN]: 1, [BEN]: null }, { readings }), bets);
  const leaves = (who: string) => {
    const command = { incident: LEFT, box: 1, terminals: [who] } as const;
    const events = journal.give(dealer, { type: 'ReportIncident', ...command });
    return only(events, 'PlayerWalkedAway')[0]?.because;
  };
  expect(leaves(ANN)).toEqual(cites('1 Seated Player', 'I-H10'));
  // Ben was the last who could have decided.
  expect(leaves(BEN)).toEqual(cites('3.11', 'I-H10'));
});

test('[rws-si-ki-pi-v2#1 Seated Player] who sits there with a bonus bet alone and leaves is nobody a box is left to', () => {
  const cites = (...clauses: readonly string[]) => clauses.map((each) => `rws-si-ki-pi-v2#${each}`);
  const bets = {
    [ANN]: { '1/initial': 1000, '2/initial': 500 },
    [BEN]: { '1/initial': 500 },
    [CAT]: { '1/bonus:player': 500, '2/initial': 700 },
  };
  const journal = betting(cardTable({ [ANN]: null, [BEN]: null, [CAT]: 1 }), bets);
  const leaves = (who: string, box: number) => {
    const command = { incident: LEFT, box, terminals: [who] } as const;
    const events = journal.give(dealer, { type: 'ReportIncident', ...command });
    return only(events, 'PlayerWalkedAway')[0]?.because;
  };
  // Cat leaves box 2, where nobody sits, and with it the seat at box 1.
  expect(leaves(CAT, 2)).toEqual(cites('3.11', 'I-H10'));
  expect(leaves(BEN, 1)).toEqual(cites('3.11', 'I-H10'));
  journal.give(dealer, { type: 'CloseBets' });
  const deal = journal.give(dealer, { type: 'Deal', deck: deckOf(HAND, 'Ah Kh 9d 8c', DEALER) });
  expect(only(deal, 'HandArranged').map(({ box, way }) => [box, way])).toEqual([
    [1, 'house-way'],
    [2, 'house-way'],
  ]);
});

test('somebody who walks away cannot withdraw any more: the offer lapses', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  const events = journal.give(dealer, report(LEFT, 1));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded' },
    { type: 'PlayerWalkedAway', terminal: ANN },
    { type: 'WithdrawalAnswered', terminal: ANN, withdrawn: false },
    { type: 'HandArranged', box: 1 },
  ]);
  expect(journal.state().round?.play.cards?.withdrawalOffered).toEqual([{ box: 1, terminal: BEN }]);
  // An exposure after that is offered only to those who are there.
  journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 1, withdraw: false });
  const again = journal.give(dealer, report('player-cards-exposed-unseen', 1));
  expect(only(again, 'WithdrawalOffered')[0]?.terminals).toEqual([BEN]);
});

test('whoever left is named where it is not the one who sits there', () => {
  const bets = { [BEN]: { '1/initial': 500 }, [CAT]: { '1/initial': 700 } };
  const journal = dealHands(cardTable({ [ANN]: 1, [BEN]: null, [CAT]: null }), bets, HAND, DEALER);
  const left = report(LEFT, 1);
  expect(journal.ask(dealer, left)).toMatchObject({
    refusal: { code: 'missing-detail', field: 'terminals' },
  });
  for (const [terminals, code] of [
    [['nobody'], 'unknown-terminal'],
    [[BEN, CAT], 'missing-detail'],
    [[ANN], 'nothing-staked'],
  ] as const) {
    expect(journal.ask(dealer, { ...left, terminals })).toMatchObject({ refusal: { code } });
  }
  journal.give(dealer, { ...left, terminals: [BEN] });
  expect(journal.state().round?.play.boxes.away).toEqual([BEN]);
  expect(journal.ask(dealer, { ...left, terminals: [BEN] })).toMatchObject({
    refusal: { code: 'contradicts-record' },
  });
});

test('the only player with an initial bet in a box need not be named, seated or not', () => {
  const journal = cardTable({ [ANN]: null, [BEN]: null, [CAT]: 2 });
  const bets = { [BEN]: { '1/initial': 1000 }, [ANN]: { '1/bonus:player': 500 } };
  betting(journal, { ...bets, [CAT]: { '2/initial': 500 } });
  journal.give(dealer, report(LEFT, 1));
  expect(journal.state().round?.play.boxes.away).toEqual([BEN]);
  journal.give(dealer, { type: 'CloseBets' });
  // Ann has no hand of her own: her bonus is no reason to set one for her.
  const left = { ...report(LEFT, 1), terminals: [ANN] };
  expect(journal.ask(dealer, left)).toMatchObject({ refusal: { code: 'nothing-staked' } });
  journal.give(dealer, report(LEFT, 2));
  expect(journal.state().round?.play.boxes.away).toEqual([BEN, CAT]);
});

test('nobody walks away from a box without bets, nor from no box', () => {
  const journal = oneBox();
  for (const [box, code] of [
    [undefined, 'missing-detail'],
    [2, 'nothing-staked'],
    [9, 'unknown-box'],
  ] as const) {
    expect(journal.ask(dealer, report(LEFT, box))).toMatchObject({
      refusal: { code, field: 'box' },
    });
  }
});

test('a player who left in one round is there again in the next', () => {
  const journal = oneBox();
  journal.give(dealer, report(LEFT, 1));
  playOut(journal);
  journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 1 });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, HAND, DEALER);
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
});
