import type { Command } from '@baize/table/kit';
import { ANN, at, dealer, fullTable, fullTableIn, playOut, report } from '@baize/table/testing';
import { DEALER, played } from '@baize/testing/card-records';
import { expect, test } from 'vitest';

type Corrects = Extract<Command, { type: 'CorrectCards' }>;

const reason = 'A card was read wrongly.';
const DECK = ['rws-si-ki-pi-v2#2.2.1', 'rws-si-ki-pi-v2#I-H9'];
const WELL_FORMED = ['baize-floor#well-formed'];
/** What box 1 lay as, with another card than was entered. */
const OTHER = { box: 1, cards: 'As Ks 9h 7d', low: 'Ks 9h', high: 'As 7d' };

/** What a dealer is told who asks for this after the round of `played`: Ann put box 1 down, the House Way boxes 2 and 4. */
function asked(said: Partial<Corrects>, journal = played()) {
  const answer = journal.ask(dealer, { type: 'CorrectCards', round: 'T7-1', reason, ...said });
  if (answer.type !== 'refused') return answer.type;
  const { code, field, because, message } = answer.refusal;
  return { code, field, because, message };
}

test('[rws-si-ki-pi-v2#I-P25] a box that was dealt no cards has none to be wrong, and one box has one hand', () => {
  expect(asked({ boxes: [{ ...OTHER, box: 5 }] })).toEqual({
    code: 'unknown-box',
    field: 'boxes[0].box',
    because: ['baize-floor#known-round'],
    message: 'No cards were dealt to box 5 in that round.',
  });
  expect(asked({ boxes: [OTHER, { ...OTHER, box: 4 }, OTHER] })).toEqual({
    code: 'malformed-command',
    field: 'boxes[2].box',
    because: WELL_FORMED,
    message: 'Box 1 is named twice.',
  });
});

test('[rws-si-ki-pi-v2#2.2.1] what lay there was four cards of one deck, each of them once', () => {
  expect(asked({ dealer: 'Kd Qc Jh' })).toMatchObject({
    code: 'cards-invalid',
    field: 'dealer',
    because: DECK,
  });
  const second = { box: 4, cards: '5s 5h Ts 4x' };
  expect(asked({ boxes: [OTHER, second] })).toMatchObject({
    code: 'cards-invalid',
    field: 'boxes[1].cards',
    because: DECK,
  });
  expect(asked({ boxes: [{ ...OTHER, low: 'Ks 8d' }] })).toMatchObject({
    code: 'cards-invalid',
    field: 'boxes[0].low',
    because: DECK,
  });
  // The King of box 2, and a card the dealer has in the very same correction.
  expect(asked({ boxes: [{ ...OTHER, cards: 'As Kh 9h 7d', low: 'Kh 9h' }] })).toEqual({
    code: 'cards-invalid',
    field: 'boxes',
    because: DECK,
    message: 'Kh would lie there twice; a deck has it once.',
  });
  expect(asked({ dealer: 'Kd Qc Jh 7d', boxes: [OTHER] })).toMatchObject({ code: 'cards-invalid' });
  // What changes places between two hands lies there once.
  expect(
    asked({
      dealer: 'Kd Qc Jh 8d',
      boxes: [{ box: 1, cards: 'As Ks 9h 2s', low: 'Ks 9h', high: 'As 2s' }],
    }),
  ).toBe('accepted');
});

test('[rws-si-ki-pi-v2#I-P25] how other cards of a player lay has to be said, two Low and two High', () => {
  const missing = (field: string, box = 1) => ({
    code: 'missing-detail',
    field,
    because: WELL_FORMED,
    message: `Say how the cards of box ${box} lay: two Low and two High.`,
  });
  const { cards, low, high } = OTHER;
  expect(asked({ boxes: [{ box: 1, cards }] })).toEqual(missing('boxes[0].low'));
  expect(asked({ boxes: [{ box: 1, cards, low }] })).toEqual(missing('boxes[0].high'));
  expect(asked({ boxes: [{ box: 1, cards, high }] })).toEqual(missing('boxes[0].low'));
  // Half a setting is none, also where the House Way would know.
  const four = { box: 4, cards: '5s 6h Ts 4d' };
  expect(asked({ boxes: [OTHER, { ...four, low: 'Ts 4d' }] })).toEqual(missing('boxes[1].high', 4));
  expect(asked({ boxes: [four] })).toBe('accepted');
});

test('[rws-si-ki-pi-v2#I-P25] the same cards in another order change nothing, in another setting they do', () => {
  const unchanged = {
    code: 'result-unchanged',
    field: 'boxes',
    because: expect.arrayContaining(['rws-si-ki-pi-v2#I-P25', 'baize-floor#known-round']),
    message: 'Those are the cards the round was played by.',
  };
  expect(asked({})).toEqual(unchanged);
  expect(asked({ dealer: DEALER, boxes: [{ box: 1, cards: '8d 9h Ks As' }] })).toEqual(unchanged);
  const own = { box: 1, cards: 'As Ks 9h 8d' };
  // Whatever is called Low and High, the better two are High.
  expect(asked({ boxes: [{ ...own, low: 'As 8d', high: 'Ks 9h' }] })).toEqual(unchanged);
  expect(asked({ boxes: [{ ...own, low: 'Ks 8d', high: 'As 9h' }] })).toBe('accepted');
});

test('[rws-si-ki-pi-v2#I-P25] cards are corrected from when all of them lie open', () => {
  for (const phase of ['betting', 'closed', 'dealt'] as const) {
    const journal = fullTableIn(phase);
    expect(asked({ dealer: 'Kd Qc Jh 3s' }, journal)).toEqual({
      code: 'wrong-phase',
      field: undefined,
      because: expect.arrayContaining(['rws-si-ki-pi-v2#I-P25', 'baize-floor#order-of-play']),
      message: "Cards are corrected once they are turned and the dealer's hand is set.",
    });
  }
  expect(asked({ round: 'T7-9', dealer: 'Kd Qc Jh 3s' })).toMatchObject({ code: 'unknown-round' });
  // A hand that is out of the round was never put down, and need not be.
  const exposed = fullTable();
  exposed.give(dealer, report('player-cards-exposed-unseen', 1));
  exposed.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
  playOut(exposed);
  expect(asked({ boxes: [{ box: 1, cards: 'As Ks 9h 7d' }] }, exposed)).toBe('accepted');
});
