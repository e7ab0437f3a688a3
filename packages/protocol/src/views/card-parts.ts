import type { BoxTile, DisplayCards, VisibleHand } from '@baize/house/library';
import { z } from 'zod';
import { amountOrNone } from '../amount.ts';
import { because, time } from '../words.ts';
import { settledTerminal } from './round-parts.ts';

const setHand = z.strictObject({ low: z.string(), high: z.string() });

const handValue = z.strictObject({
  kind: z.enum(['pair', 'gong', 'points']),
  points: z.nullable(z.int()),
  rank: z.string(),
  counts: z.tuple([z.int(), z.int()]),
});

const handValues = z.strictObject({ low: handValue, high: handValue });

const hand = {
  cards: z.nullable(z.string()),
  setting: z.nullable(setHand),
  values: z.nullable(handValues),
};

/** Four cards as somebody may see them: null while they lie face down for that person. */
const visibleHand = z.strictObject(hand) satisfies z.ZodType<VisibleHand>;

const result = z.enum(['win', 'lose', 'stand-off']);

const half = z.strictObject({
  winner: z.enum(['player', 'dealer']),
  by: z.enum(['rank', 'equal', 'both-zero']),
});

const compared = z.nullable(z.strictObject({ low: half, high: half, result, because }));

const tile = {
  box: z.int().min(1),
  isTaken: z.boolean(),
  hasInitialBet: z.boolean(),
  backers: z.int().min(0),
  hand: z.enum(['none', 'dealt', 'set', 'withdrawn']),
  way: z.nullable(z.enum(['player', 'house-way'])),
  isOffered: z.boolean(),
  result: z.nullable(result),
  compared,
  ...hand,
};

const boxTile = z.strictObject(tile) satisfies z.ZodType<BoxTile>;

/** The hands as they were compared, for all to see. */
const compareds = {
  dealer: visibleHand,
  boxes: z.array(
    z.strictObject({
      box: z.int().min(1),
      way: z.nullable(z.enum(['player', 'house-way'])),
      compared,
      ...hand,
    }),
  ),
};

export const comparedHands = z.strictObject(compareds);

const past = z.array(z.strictObject({ round: z.string(), number: z.int().min(1), ...compareds }));

const arranging = z.nullable(z.strictObject({ from: time, until: time }));

const ownWays = z.strictObject({
  ways: z.array(z.strictObject({ ...setHand.shape, values: handValues, isHouseWay: z.boolean() })),
  because,
  bonus: z.nullable(
    z.strictObject({
      hand: z.enum(['four-of-a-kind', 'three-of-a-kind', 'two-pairs', 'pair']),
      pays: z.string(),
      wins: amountOrNone,
    }),
  ),
});

export const playerCards = z.strictObject({
  dealer: visibleHand,
  boxes: z.array(
    z.strictObject({
      ...tile,
      isMine: z.boolean(),
      decides: z.boolean(),
      stakes: z.array(
        z.strictObject({
          bet: z.enum(['initial', 'bonus:player', 'bonus:dealer']),
          stake: amountOrNone,
        }),
      ),
      mayWithdraw: z.boolean(),
      own: z.nullable(ownWays),
    }),
  ),
  arranging,
  past,
  initial: z.nullable(settledTerminal.omit({ terminal: true })),
});

export const displayCards = z.strictObject({
  dealer: visibleHand,
  boxes: z.array(boxTile),
  arranging,
  past,
}) satisfies z.ZodType<DisplayCards>;

const houseWay = z.nullable(
  z.strictObject({ cards: z.string(), ...setHand.shape, values: handValues, because }),
);

export const dealerCards = z.strictObject({
  dealer: visibleHand,
  houseWay,
  boxes: z.array(
    z.strictObject({
      ...tile,
      terminal: z.nullable(z.string()),
      hasLooked: z.boolean(),
      offered: z.array(z.string()),
      houseWay,
    }),
  ),
  arranging,
  due: z.nullable(
    z.strictObject({ initial: z.array(settledTerminal), bonus: z.array(settledTerminal) }),
  ),
  past,
  corrections: z.array(
    z.strictObject({
      request: z.string(),
      round: z.string(),
      reason: z.string(),
      hands: z.array(
        z.strictObject({
          box: z.nullable(z.int().min(1)),
          was: z.string(),
          is: z.string(),
        }),
      ),
    }),
  ),
});

/** The cards of a round that is over. */
export const cardRound = z.strictObject({
  dealer: z.string(),
  dealerSetting: z.nullable(setHand),
  hands: z.array(
    z.strictObject({
      box: z.int().min(1),
      cards: z.string(),
      isSeen: z.boolean(),
      setting: z.nullable(setHand),
      way: z.exactOptional(z.enum(['player', 'house-way'])),
      isWithdrawn: z.boolean(),
    }),
  ),
  withdrawalOffered: z.array(z.strictObject({ box: z.int().min(1), terminal: z.string() })),
  arrangeBy: z.exactOptional(time),
  dealtAt: z.exactOptional(time),
  initialSettled: z.nullable(z.array(settledTerminal)),
});
