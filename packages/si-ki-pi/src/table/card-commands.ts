import {
  box,
  commands,
  DEALER,
  fields,
  flag,
  fromEither,
  fromFloor,
  listOf,
  MACHINE,
  optional,
  PLAYER,
  proof,
  reason,
  round,
  terminal,
  text,
  tightenOnWire,
} from '@baize/table/kit';

/** The order of the whole deck; the deal takes from its front. */
export const deck = tightenOnWire(listOf(text), {
  is: 'list',
  of: { is: 'text', least: 2, most: 2 },
  most: 52,
});

/** Two cards in canonical text: `Kd Qc`. */
const twoCards = tightenOnWire(text, { is: 'text', most: 16 });

/** Four cards in canonical text: `As Kd Th 9c`. */
const fourCards = tightenOnWire(text, { is: 'text', most: 32 });

/** The cards of a box as they lay, and as two and two where a player put them down. */
const laidHands = fields({
  box,
  cards: fourCards,
  low: optional(twoCards),
  high: optional(twoCards),
});

/** The boxes of a card table and the cards in them. */
export const CARD_COMMANDS = commands({
  TakeBox: {
    does: 'A terminal sits down at a box.',
    fields: { terminal, box },
    by: PLAYER,
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal'],
    says: [{ says: 'take box <box:number> [for <terminal>]' }],
    sample: { terminal: 'A1', box: 3 },
  },
  LeaveBox: {
    does: 'A terminal gets up from its box.',
    fields: { terminal },
    by: PLAYER,
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal'],
    foreseenWith: {},
    says: [{ says: 'leave box [for <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  Deal: {
    does: 'Deals four cards to every box with a bet, and to the dealer.',
    fields: {
      /** Without it the floor's shuffler deals. */
      deck: fromEither(deck),
      proof: fromFloor(optional(proof)),
    },
    by: MACHINE,
    when: 'deal',
    inPlay: true,
    bringsResult: true,
    about: 'round',
    takes: 'deal',
    screens: ['console'],
    says: [{ says: 'deal <deck:cards>' }],
    sample: {
      deck: ['As', 'Kd'],
      proof: { seed: 'ab'.repeat(32), closeHash: 'cd'.repeat(32) },
    },
  },
  LookAtCards: {
    does: 'A player looks at the cards of a box.',
    fields: { box },
    by: PLAYER,
    when: 'set-dealer-hand',
    inPlay: true,
    about: 'round',
    screens: ['terminal'],
    says: [{ says: 'look at box <box:number>' }],
    sample: { box: 3 },
  },
  ArrangeHand: {
    does: 'A player puts the cards down as a Low Hand and a High Hand.',
    fields: { box, low: twoCards, high: twoCards },
    by: PLAYER,
    when: 'set-dealer-hand',
    inPlay: true,
    about: 'round',
    screens: ['terminal'],
    says: [{ says: 'arrange box <box:number> low <low:two> high <high:two>' }],
    sample: { box: 3, low: 'Kd Qc', high: '9s 9h' },
  },
  RequestHouseWay: {
    does: 'A player has the cards set by the House Way.',
    fields: { box },
    by: PLAYER,
    when: 'set-dealer-hand',
    inPlay: true,
    about: 'round',
    screens: ['terminal', 'console'],
    says: [{ says: 'house way box <box:number>' }],
    sample: { box: 3 },
  },
  EndArranging: {
    does: 'Every hand not yet put down is set by the House Way.',
    fields: {},
    by: DEALER,
    when: 'set-dealer-hand',
    inPlay: true,
    about: 'round',
    screens: ['console'],
    says: [{ says: 'end arranging' }],
    sample: {},
  },
  SetDealerHand: {
    does: "The dealer's cards are set; a wrong setting is put right.",
    fields: { low: twoCards, high: twoCards },
    by: DEALER,
    when: 'set-dealer-hand',
    inPlay: true,
    about: 'round',
    takes: 'set-dealer-hand',
    screens: ['console'],
    says: [{ says: 'set dealer low <low:two> high <high:two>' }],
    sample: { low: 'Kd Qc', high: '9s 9h' },
  },
  SettleInitial: {
    does: 'Compares the hands and settles the initial bets.',
    fields: {},
    by: DEALER,
    when: 'settle-initial',
    inPlay: true,
    about: 'round',
    takes: 'settle-initial',
    screens: ['console'],
    says: [{ says: 'settle initial' }],
    sample: {},
  },
  SettleBonus: {
    does: 'Settles the bonus bets and ends the round.',
    fields: {},
    by: DEALER,
    when: 'settle-bonus',
    inPlay: true,
    about: 'round',
    takes: 'settle-bonus',
    screens: ['console'],
    says: [{ says: 'settle bonus' }],
    sample: {},
  },
  /** A player with bets on a hand exposed in time takes them back, or lets them stand. */
  AnswerWithdrawal: {
    does: 'A player whose cards were exposed withdraws, or lets the bets stand.',
    fields: {
      box,
      withdraw: flag,
      /** Whose answer it is, where a dealer passes it on and several could be meant. */
      terminal: optional(terminal),
    },
    by: PLAYER,
    when: 'set-dealer-hand',
    inPlay: true,
    about: 'round',
    screens: ['terminal'],
    says: [
      { says: 'withdraw from box <box:number> [for <terminal>]', implies: { withdraw: true } },
      { says: 'stay in box <box:number> [for <terminal>]', implies: { withdraw: false } },
    ],
    sample: { box: 3, withdraw: true, terminal: 'A1' },
  },
  CorrectCards: {
    does: 'Settles a round again from the cards that lay there, where others had been entered.',
    fields: {
      round,
      /** What the dealer held, where that was entered wrongly. */
      dealer: optional(fourCards),
      /** The boxes whose cards lay otherwise; the others stay as they are. */
      boxes: optional(
        tightenOnWire(listOf(laidHands), { is: 'list', of: laidHands.form, most: 12 }),
      ),
      reason,
    },
    by: ['dealer'],
    when: 'any',
    inPlay: false,
    twoPeople: 'correct-result',
    asked: 'the cards of a round to be corrected',
    about: 'table',
    screens: ['console', 'pit'],
    says: [{ says: 'correct dealer cards of <round> to <dealer:four> because <reason:text>' }],
    sample: {
      round: 'T7-1',
      dealer: 'Ks Qd 3c 2h',
      boxes: [{ box: 3, cards: 'As Kd Th 9c', low: 'As Th', high: 'Kd 9c' }],
      reason: 'The nine was read as a six',
    },
  },
});
