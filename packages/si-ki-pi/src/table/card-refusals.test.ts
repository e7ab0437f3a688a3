import type { Actor } from '@baize/table';
import { operate, terminalOf } from '@baize/table';
import type { Command } from '@baize/table/kit';
import { replaceItem } from '@baize/table/kit';
import type { Journal } from '@baize/table/testing';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardTable,
  DEALER,
  dealer,
  deckOf,
  fullTable,
  report,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const BOXES = ['rws-si-ki-pi-v2#2.1.1a', 'rws-si-ki-pi-v2#2.1.1'];
const DECIDES = ['rws-si-ki-pi-v2#1 Seated Player'];
const WITHDRAWAL = ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'];

function refusal(journal: Journal, by: Actor, command: Command): unknown {
  const answer = journal.ask(by, command);
  return answer.type === 'refused' ? answer.refusal : answer.type;
}

test('a seat is refused in so many words', () => {
  const journal = fullTable();
  expect(refusal(journal, at(CAT), { type: 'TakeBox', terminal: CAT, box: 1 })).toEqual({
    code: 'round-in-progress',
    message: 'Box 1 has bets in this round; sit down when it is over.',
    because: [...DECIDES, 'rws-si-ki-pi-v2#3.2'],
    phase: 'dealt',
  });
  expect(refusal(journal, at(ANN), { type: 'TakeBox', terminal: ANN, box: 3 })).toEqual({
    code: 'terminal-already-seated',
    message: 'Terminal seat-Ann sits at box 1; leave it first.',
    because: ['baize-floor#one-box'],
    field: 'box',
  });
  expect(refusal(journal, at(CAT), { type: 'TakeBox', terminal: CAT, box: 9 })).toEqual({
    code: 'unknown-box',
    message: 'The boxes are numbered from 1 to 7.',
    because: BOXES,
    field: 'box',
  });
  expect(refusal(journal, at(ANN), { type: 'LeaveBox', terminal: ANN })).toEqual({
    code: 'terminal-has-bets',
    message: 'There are bets in this box; withdraw them first, or see the round through.',
    because: ['baize-floor#one-box'],
  });
  expect(refusal(journal, at(CAT), { type: 'LeaveBox', terminal: CAT })).toEqual({
    code: 'not-your-box',
    message: 'This terminal sits at no box.',
    because: ['baize-floor#one-box'],
  });
  const between = cardTable({ [ANN]: 1, [BEN]: null });
  expect(refusal(between, at(BEN), { type: 'TakeBox', terminal: BEN, box: 1 })).toEqual({
    code: 'box-taken',
    message: 'Somebody sits at box 1.',
    because: BOXES,
    field: 'box',
  });
});

test('a hand is refused in so many words', () => {
  const journal = fullTable();
  expect(refusal(journal, at(ANN), { type: 'LookAtCards', box: 2 })).toEqual({
    code: 'not-your-box',
    message: 'Another player decides for box 2.',
    because: DECIDES,
    field: 'box',
  });
  expect(refusal(journal, at(ANN), { type: 'LookAtCards', box: 3 })).toEqual({
    code: 'no-hand-in-box',
    message: 'No cards lie in box 3.',
    because: ['baize-floor#known-box'],
    field: 'box',
  });
  journal.give(at(ANN), { type: 'RequestHouseWay', box: 1 });
  expect(refusal(journal, at(ANN), { type: 'LookAtCards', box: 1 })).toEqual({
    code: 'hand-already-set',
    message: 'These cards have been put down and may not be handled again.',
    because: ['rws-si-ki-pi-v2#3.9'],
  });
  journal.give(dealer, report('player-walked-away', 2));
  expect(refusal(journal, at(BEN), { type: 'LookAtCards', box: 2 })).toEqual({
    code: 'not-your-box',
    message: 'The House Way arranges box 2.',
    because: ['rws-si-ki-pi-v2#3.11', 'rws-si-ki-pi-v2#I-H10'],
    field: 'box',
  });
});

test('a withdrawal is refused in so many words', () => {
  const journal = fullTable();
  const answer = { type: 'AnswerWithdrawal', box: 1, withdraw: true } as const;
  expect(refusal(journal, at(ANN), answer)).toEqual({
    code: 'no-withdrawal-offered',
    message: 'There is no exposed hand here to withdraw from.',
    because: WITHDRAWAL,
    field: 'box',
  });
  expect(refusal(journal, at(ANN), { ...answer, box: 4 })).toMatchObject({
    code: 'no-hand-in-box',
  });
  expect(refusal(journal, at(ANN), { ...answer, box: 9 })).toMatchObject({ code: 'unknown-box' });
  expect(refusal(journal, dealer, { ...answer, terminal: 'seat-nowhere' })).toMatchObject({
    code: 'unknown-terminal',
  });
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  expect(refusal(journal, dealer, answer)).toEqual({
    code: 'missing-detail',
    message: 'Several players may withdraw here; say whose answer it is.',
    because: WITHDRAWAL,
    field: 'terminal',
  });
  expect(refusal(journal, at(ANN), { type: 'LookAtCards', box: 1 })).toEqual({
    code: 'withdrawal-unanswered',
    message: 'Box 1 has yet to say whether its bets are withdrawn.',
    because: WITHDRAWAL,
  });
});

test('an incident is refused in so many words', () => {
  const journal = fullTable();
  for (const incident of ['player-cards-exposed-unseen', 'player-walked-away'] as const) {
    expect(refusal(journal, dealer, report(incident))).toEqual({
      code: 'missing-detail',
      message: 'Say at which box.',
      because: ['baize-floor#well-formed'],
      field: 'box',
    });
  }
  for (const incident of ['single-card-exposed', 'player-exposes-own-cards'] as const) {
    expect(refusal(journal, dealer, report(incident, 3))).toMatchObject({ code: 'no-hand-in-box' });
  }
  // Where the box is only a detail, it has to be one of the table all the same.
  expect(refusal(journal, dealer, report('not-covered', 9))).toMatchObject({ code: 'unknown-box' });
  expect(refusal(journal, dealer, report('misdeal-seen'))).toEqual({
    code: 'contradicts-record',
    message: 'No player has looked yet; this is misdeal-unseen.',
    because: ['rws-si-ki-pi-v2#I-H13'],
    field: 'incident',
  });
  const left = report('player-walked-away', 1);
  expect(refusal(journal, dealer, { ...left, terminals: ['seat-nowhere'] })).toEqual({
    code: 'unknown-terminal',
    message: 'Terminal seat-nowhere is not seated at this table.',
    because: ['baize-floor#known-terminal'],
    field: 'terminals',
  });
  expect(refusal(journal, dealer, { ...left, terminals: [ANN, BEN] })).toEqual({
    code: 'missing-detail',
    message: 'Name the one player who has left box 1.',
    because: ['baize-floor#well-formed'],
    field: 'terminals',
  });
  expect(refusal(journal, dealer, { ...left, terminals: [CAT] })).toEqual({
    code: 'nothing-staked',
    message: 'Nobody who could have left has an initial bet in box 1.',
    because: ['baize-floor#known-box'],
    field: 'box',
  });
  journal.give(dealer, left);
  expect(refusal(journal, dealer, { ...left, terminals: [ANN] })).toEqual({
    code: 'contradicts-record',
    message: 'Terminal seat-Ann is on record as gone.',
    because: ['baize-floor#order-of-play'],
    field: 'terminals',
  });
});

test('a virtual deck has no misdeals, seen or not, but everything else can happen', () => {
  const journal = cardTable({ [ANN]: 1 }, { resultSource: 'virtual' });
  journal.give(dealer, { type: 'OpenBets', commitment: 'committed' });
  journal.give(dealer, { type: 'CloseBets' });
  const deal = { type: 'Deal', deck: deckOf(DEALER) } as const;
  expect(refusal(journal, dealer, deal)).toEqual({
    code: 'missing-detail',
    message: 'A virtual deck comes with the seed it was derived from.',
    because: ['baize-floor#virtual-result'],
    field: 'proof',
  });
  journal.give(dealer, { ...deal, proof: { seed: 'seed', closeHash: 'hash' } });
  for (const incident of ['misdeal-unseen', 'misdeal-seen'] as const) {
    expect(refusal(journal, dealer, report(incident))).toEqual({
      code: 'cannot-occur',
      message: 'A virtual deck is dealt as it was committed to; another failure is not a misdeal.',
      because: ['baize-floor#virtual-result'],
      field: 'incident',
    });
  }
  journal.give(dealer, report('dealer-cards-exposed-unseen'));
});

test('a terminal that is locked, or not here, handles no cards', () => {
  const journal = fullTable();
  for (const command of [
    { type: 'LookAtCards', box: 1 },
    { type: 'AnswerWithdrawal', box: 1, withdraw: true },
    { type: 'LeaveBox', terminal: 'seat-nowhere' },
  ] as const) {
    expect(refusal(journal, at('seat-nowhere'), command)).toMatchObject({
      code: 'unknown-terminal',
    });
  }
  const state = journal.state();
  const ann = terminalOf(state, ANN);
  if (!ann) throw new Error('Ann is here.');
  const locked = { ...ann, locked: { reason: 'The credit differs from the meters.' } };
  const doctored = {
    ...state,
    terminals: replaceItem(state.terminals, state.terminalIndex.get(ANN) ?? 0, locked),
  };
  for (const command of [
    { type: 'LookAtCards', box: 1 },
    { type: 'AnswerWithdrawal', box: 1, withdraw: true },
    { type: 'LeaveBox', terminal: ANN },
  ] as const) {
    const order = { op: command.type, at: journal.now(), by: at(ANN), command };
    expect(operate(doctored, order).answer).toMatchObject({ refusal: { code: 'terminal-locked' } });
  }
});
