import {
  becauseShape,
  box,
  count,
  type Field,
  fields,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  ordinal,
  ownSettled,
  shownAmount,
  shownSettled,
  text,
  time,
  tupleOf,
  type ViewShapes,
} from '@baize/table/kit';
import type { WrittenRound } from '../hands/written-cards.ts';
import type { BoxTile } from './box-tile.ts';
import type { Compared, ComparedHands, PastHands } from './compared-hands.ts';
import type { DealerCards, HouseWayShown } from './dealer-cards.ts';
import type { DisplayCards } from './display-cards.ts';
import type { ArrangingTime, OwnWays, PlayerCards } from './player-cards.ts';
import type { HandValues, VisibleHand } from './visible-hand.ts';

const SET_HAND = { low: text, high: text };
const setHand = fields(SET_HAND);
const way = oneOf(['player', 'house-way']);
const result = oneOf(['win', 'lose', 'stand-off']);

const worth = fields({
  kind: oneOf(['pair', 'gong', 'points']),
  points: nullable(count),
  rank: text,
  counts: tupleOf(count, count),
});
const values: Field<HandValues> = fields({ low: worth, high: worth });

const HAND = { cards: nullable(text), setting: nullable(setHand), values: nullable(values) };
const visible: Field<VisibleHand> = fields(HAND);

const half = fields({
  winner: oneOf(['player', 'dealer']),
  by: oneOf(['rank', 'equal', 'both-zero']),
});
const compared: Field<Compared | null> = nullable(
  fields({ low: half, high: half, result, because: becauseShape }),
);

const TILE = {
  box,
  isTaken: flag,
  hasInitialBet: flag,
  backers: count,
  hand: oneOf(['none', 'dealt', 'set', 'withdrawn']),
  way: nullable(way),
  isOffered: flag,
  result: nullable(result),
  compared,
  ...HAND,
} satisfies { readonly [Name in keyof BoxTile]: Field<BoxTile[Name]> };

const COMPARED_HANDS = {
  dealer: visible,
  boxes: listOf(fields({ box, way: nullable(way), compared, ...HAND })),
};
const comparedHands: Field<ComparedHands> = fields(COMPARED_HANDS);
const past: Field<readonly PastHands[]> = listOf(
  fields({ round: text, number: ordinal, ...COMPARED_HANDS }),
);
const arranging: Field<ArrangingTime | null> = nullable(fields({ from: time, until: time }));

const ownWays: Field<OwnWays> = fields({
  ways: listOf(fields({ ...SET_HAND, values, isHouseWay: flag })),
  because: becauseShape,
  bonus: nullable(
    fields({
      hand: oneOf(['four-of-a-kind', 'three-of-a-kind', 'two-pairs', 'pair']),
      pays: text,
      wins: shownAmount,
    }),
  ),
});

const PLAYER_BOX = {
  ...TILE,
  isMine: flag,
  decides: flag,
  stakes: listOf(
    fields({ bet: oneOf(['initial', 'bonus:player', 'bonus:dealer']), stake: shownAmount }),
  ),
  mayWithdraw: flag,
  own: nullable(ownWays),
};

const playerCards: Field<PlayerCards> = fields({
  dealer: visible,
  boxes: listOf(fields(PLAYER_BOX)),
  arranging,
  past,
  initial: nullable(ownSettled),
});

const displayCards: Field<DisplayCards> = fields({
  dealer: visible,
  boxes: listOf(fields(TILE)),
  arranging,
  past,
});

const houseWay: Field<HouseWayShown | null> = nullable(
  fields({ cards: text, ...SET_HAND, values, because: becauseShape }),
);

const correction = fields({
  request: text,
  round: text,
  reason: text,
  hands: listOf(fields({ box: nullable(box), was: text, is: text })),
});

const dealerCards: Field<DealerCards> = fields({
  dealer: visible,
  houseWay,
  boxes: listOf(
    fields({
      ...TILE,
      terminal: nullable(text),
      hasLooked: flag,
      offered: listOf(text),
      houseWay,
    }),
  ),
  arranging,
  due: nullable(fields({ initial: listOf(shownSettled), bonus: listOf(shownSettled) })),
  past,
  corrections: listOf(correction),
});

/** The cards of a round that is over. */
const kept: Field<WrittenRound> = fields({
  dealer: text,
  dealerSetting: nullable(setHand),
  hands: listOf(
    fields({
      box,
      cards: text,
      isSeen: flag,
      setting: nullable(setHand),
      way: optional(way),
      isWithdrawn: flag,
    }),
  ),
  withdrawalOffered: listOf(fields({ box, terminal: text })),
  arrangeBy: optional(time),
  dealtAt: optional(time),
  initialSettled: nullable(listOf(shownSettled)),
});

const toStaff = { cards: nullable(dealerCards) };

/** The forms of what screens show of cards. */
export const CARD_VIEW_SHAPES: ViewShapes = {
  display: { cards: nullable(displayCards) },
  own: { cards: nullable(playerCards) },
  ownRound: { hands: nullable(comparedHands) },
  dealer: toStaff,
  pit: toStaff,
  auditor: toStaff,
  concluded: { cards: nullable(kept) },
};
