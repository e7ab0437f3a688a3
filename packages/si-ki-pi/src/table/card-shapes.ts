import {
  box,
  fields,
  flag,
  listOf,
  matching,
  name,
  namedList,
  nullable,
  ORDINAL,
  oneOf,
  optional,
  type Shape,
  type ShapesOf,
  settledShape as settled,
} from '@baize/table/kit';
import type { CardPlay } from './card-play.ts';
import type { BoxHand, CardRound, SetHand } from './card-round.ts';
import type { RoundBoxes } from './round-boxes.ts';

const hand: Shape = matching(/^[2-9TJQKA][shdc]( [2-9TJQKA][shdc])*$/, 'cards such as As Kd');
const SET_HAND: ShapesOf<SetHand> = { low: hand, high: hand };
const setHand = nullable(fields(SET_HAND));
const HAND: ShapesOf<BoxHand> = {
  box,
  cards: hand,
  isSeen: flag,
  setting: setHand,
  way: optional(oneOf(['player', 'house-way'])),
  isWithdrawn: flag,
};
const atBoxes = listOf(fields({ box, terminal: name }));
const CARDS: ShapesOf<CardRound> = {
  dealer: hand,
  dealerSetting: setHand,
  hands: namedList(fields(HAND), 'box'),
  withdrawalOffered: atBoxes,
  arrangeBy: optional(ORDINAL),
  dealtAt: optional(ORDINAL),
  initialSettled: nullable(settled),
};
export const cards = nullable(fields(CARDS));

const BOXES: ShapesOf<RoundBoxes> = { away: listOf(name), bettors: atBoxes };

/** What a round of cards remembers, as a snapshot has it. */
export const CARD_SHAPES: ShapesOf<CardPlay> = { cards, boxes: fields(BOXES) };
