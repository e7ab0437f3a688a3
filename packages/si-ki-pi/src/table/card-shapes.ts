import {
  box,
  fields,
  flag,
  isObject,
  listOf,
  name,
  namedList,
  nullable,
  ORDINAL,
  oneOf,
  optional,
  type Shape,
  type ShapesOf,
  settledShape as settled,
  textMatching,
} from '@baize/table/kit';
import type { RoundBoxes } from './boxes/round-boxes.ts';
import type { CardPlay } from './card-play.ts';
import type { SetHand, WrittenRound } from './hands/written-cards.ts';

const CARD = '[2-9TJQKA][shdc]';
const four: Shape = textMatching(
  new RegExp(`^${CARD}( ${CARD}){3}$`),
  'four cards such as As Kd Th 9c',
);
const two: Shape = textMatching(new RegExp(`^${CARD} ${CARD}$`), 'two cards such as As Kd');
const SET_HAND: ShapesOf<SetHand> = { low: two, high: two };
const setHand = nullable(fields(SET_HAND));

/** Four cards, and two and two of the same; an arrangement of other cards is no arrangement. */
function ofOwnCards(shape: Shape, cards: string, setting: string): Shape {
  return (value, field) => {
    const problem = shape(value, field);
    if (problem || !isObject(value)) return problem;
    const own = cardsIn(value[cards]);
    if (new Set(own).size < own.length) {
      return { field: `${field}.${cards}`, message: 'A deck has each card once.' };
    }
    const set = value[setting];
    if (!isObject(set)) return null;
    const put = new Set([...cardsIn(set.low), ...cardsIn(set.high)]);
    if (own.every((card) => put.has(card))) return null;
    return { field: `${field}.${setting}`, message: 'Only the own four cards can be arranged.' };
  };
}

function cardsIn(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split(' ') : [];
}

const HAND: ShapesOf<WrittenRound['hands'][number]> = {
  box,
  cards: four,
  isSeen: flag,
  setting: setHand,
  way: optional(oneOf(['player', 'house-way'])),
  isWithdrawn: flag,
};
const atBoxes = listOf(fields({ box, terminal: name }));
const CARDS: ShapesOf<WrittenRound> = {
  dealer: four,
  dealerSetting: setHand,
  hands: namedList(ofOwnCards(fields(HAND), 'cards', 'setting'), 'box'),
  withdrawalOffered: atBoxes,
  arrangeBy: optional(ORDINAL),
  dealtAt: optional(ORDINAL),
  initialSettled: nullable(settled),
};
export const cards = nullable(ofOwnCards(fields(CARDS), 'dealer', 'dealerSetting'));

const BOXES: ShapesOf<RoundBoxes> = { away: listOf(name), bettors: atBoxes };

/** What a round of cards remembers, as a snapshot has it. */
export const CARD_SHAPES: ShapesOf<CardPlay> = { cards, boxes: fields(BOXES) };
