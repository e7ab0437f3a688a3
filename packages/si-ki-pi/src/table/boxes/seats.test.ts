import { money } from '@baize/exact';
import {
  ANN,
  at,
  BEN,
  betting,
  CAT,
  cardTable,
  configOf,
  dealer,
  dealHands,
  only,
  pitManager,
  playOut,
  SI_KI_PI,
  shiftManager,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const HAND = 'As Ks 9h 8d';
const OTHER_HAND = 'Ah Kh 9d 8c';
const DEALER = 'Kd Qc Jh 2s';

test('[rws-si-ki-pi-v2#2.1.1a] a terminal takes a free box of the table', () => {
  const journal = cardTable({ [ANN]: 7, [BEN]: null });
  expect(journal.state().boxes).toEqual(new Map([[7, ANN]]));
  const [taken] = only(journal.facts(), 'BoxTaken');
  expect(taken?.because).toEqual(['rws-si-ki-pi-v2#2.1.1a', 'rws-si-ki-pi-v2#2.1.1']);
  expect(journal.ask(at(BEN), { type: 'TakeBox', terminal: BEN, box: 7 })).toMatchObject({
    refusal: { code: 'box-taken', because: ['rws-si-ki-pi-v2#2.1.1a', 'rws-si-ki-pi-v2#2.1.1'] },
  });
  expect(journal.ask(at(BEN), { type: 'TakeBox', terminal: BEN, box: 8 })).toMatchObject({
    refusal: { code: 'unknown-box', because: ['rws-si-ki-pi-v2#2.1.1a', 'rws-si-ki-pi-v2#2.1.1'] },
  });
});

test('[rws-si-ki-pi-v2#2.1.1] a layout has up to twelve boxes and no thirteenth', () => {
  const journal = cardTable({ [ANN]: 12 }, { boxes: 12 });
  expect(journal.state().boxes.get(12)).toBe(ANN);
  const config = configOf(SI_KI_PI, { boxes: 13 });
  expect(journal.ask(pitManager, { type: 'ConfigureTable', config })).toMatchObject({
    refusal: { code: 'configuration-invalid', field: 'boxes' },
  });
});

test('a terminal sits at one box at most, and sitting down twice changes nothing', () => {
  const journal = cardTable({ [ANN]: 1 });
  expect(journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 1 })).toEqual([]);
  expect(journal.ask(at(ANN), { type: 'TakeBox', terminal: ANN, box: 2 })).toMatchObject({
    refusal: { code: 'terminal-already-seated', because: ['baize-floor#one-box'] },
  });
  const [left] = only(journal.give(at(ANN), { type: 'LeaveBox', terminal: ANN }), 'BoxLeft');
  expect(left).toMatchObject({ box: 1, terminal: ANN });
  expect(journal.state().boxes.size).toBe(0);
  expect(journal.ask(at(ANN), { type: 'LeaveBox', terminal: ANN })).toMatchObject({
    refusal: { code: 'not-your-box' },
  });
  journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 2 });
});

test('a dealer seats a player, a player seats nobody else, a stranger sits nowhere', () => {
  const journal = cardTable({ [ANN]: null });
  journal.give(dealer, { type: 'TakeBox', terminal: ANN, box: 3 });
  expect(journal.ask(at(BEN), { type: 'LeaveBox', terminal: ANN })).toMatchObject({
    refusal: { code: 'not-your-terminal' },
  });
  expect(journal.ask(at(BEN), { type: 'TakeBox', terminal: BEN, box: 4 })).toMatchObject({
    refusal: { code: 'unknown-terminal' },
  });
});

test('a player with bets in the box stays until the round is over, or takes the bets back', () => {
  const journal = cardTable({ [ANN]: 1, [BEN]: 2 });
  betting(journal, { [ANN]: { '1/initial': 1000 }, [BEN]: { '1/initial': 1000 } });
  const leaves = { type: 'LeaveBox', terminal: ANN } as const;
  const refused = { refusal: { code: 'terminal-has-bets', because: ['baize-floor#one-box'] } };
  expect(journal.ask(at(ANN), leaves)).toMatchObject(refused);
  // A bet in another box keeps nobody at the own one.
  journal.give(at(BEN), { type: 'LeaveBox', terminal: BEN });
  journal.give(dealer, { type: 'CloseBets' });
  expect(journal.ask(at(ANN), leaves)).toMatchObject(refused);
});

test('who sits at a box without a bet in it may get up, whatever others have bet there', () => {
  const journal = cardTable({ [ANN]: null, [CAT]: 1 });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, HAND, DEALER);
  journal.give(at(CAT), { type: 'LeaveBox', terminal: CAT });
  expect(journal.state().boxes.size).toBe(0);
});

test('a player who has taken every bet of the box back may leave it while bets are open', () => {
  const journal = cardTable({ [ANN]: 1 });
  betting(journal, { [ANN]: { '1/initial': 1000 } });
  journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
  journal.give(at(ANN), { type: 'LeaveBox', terminal: ANN });
  expect(journal.state().boxes.size).toBe(0);
});

test('[rws-si-ki-pi-v2#1 Seated Player] who decides for a box with bets is settled at the close', () => {
  const journal = cardTable({ [ANN]: null, [BEN]: null });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, HAND, DEALER);
  const taken = journal.ask(at(ANN), { type: 'TakeBox', terminal: ANN, box: 1 });
  expect(taken).toMatchObject({
    refusal: {
      code: 'round-in-progress',
      because: expect.arrayContaining(['rws-si-ki-pi-v2#1 Seated Player', 'rws-si-ki-pi-v2#3.2']),
    },
  });
  // A box without bets is free to sit at.
  journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 2 });
  playOut(journal);
  journal.give(at(BEN), { type: 'TakeBox', terminal: BEN, box: 1 });
});

test('whoever leaves the table leaves the box', () => {
  const journal = cardTable({ [ANN]: 1 });
  const events = journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  expect(events.map(({ event }) => event.type)).toEqual(['BoxLeft', 'TerminalReleased']);
  expect(journal.state().boxes.size).toBe(0);
});

test('a table that is set up with fewer boxes leaves nobody at a box that is gone', () => {
  const journal = cardTable({ [ANN]: 7, [BEN]: 2 });
  journal.give(pitManager, { type: 'ConfigureTable', config: configOf(SI_KI_PI, { boxes: 5 }) });
  expect(journal.state().boxes).toEqual(new Map([[2, BEN]]));
});

test('a table that plays dice from now on has no boxes to sit at', () => {
  const journal = cardTable({ [ANN]: 1 });
  const config = configOf('rws-tai-sai-v5/c', { boxes: 7 });
  const [asked] = only(
    journal.give(pitManager, { type: 'ConfigureTable', config }),
    'ApprovalRequested',
  );
  journal.give(shiftManager, { type: 'ApproveRequest', request: asked?.approval.id ?? '' });
  expect(journal.state().boxes.size).toBe(0);
});

test('[rws-si-ki-pi-v2#I-L1] limits hold for each player, however many share a box', () => {
  const limits = { default: { minimum: money(500), maximum: money(5000) }, kinds: {} };
  const journal = cardTable({ [ANN]: 1, [BEN]: null, [CAT]: null }, { limits });
  betting(journal, {
    [ANN]: { '1/initial': 5000 },
    [BEN]: { '1/initial': 5000, '1/bonus:player': 5000 },
  });
  const more = { type: 'PlaceBet', terminal: BEN, bet: '1/initial', stake: money(500) } as const;
  expect(journal.ask(at(BEN), more)).toMatchObject({
    refusal: { code: 'above-maximum', because: ['rws-si-ki-pi-v2#I-L1'] },
  });
  const little = { type: 'PlaceBet', terminal: CAT, bet: '1/initial', stake: money(400) } as const;
  expect(journal.ask(at(CAT), little)).toMatchObject({
    refusal: { code: 'below-minimum', because: ['rws-si-ki-pi-v2#I-L1'] },
  });
});

test('two players deal with their own boxes only', () => {
  const journal = cardTable({ [ANN]: 1, [BEN]: 2 });
  const bets = { [ANN]: { '1/initial': 1000 }, [BEN]: { '2/initial': 1000 } };
  dealHands(journal, bets, HAND, OTHER_HAND, DEALER);
  for (const type of ['LookAtCards', 'RequestHouseWay'] as const) {
    expect(journal.ask(at(BEN), { type, box: 1 })).toMatchObject({
      refusal: { code: 'not-your-box', field: 'box' },
    });
  }
});
