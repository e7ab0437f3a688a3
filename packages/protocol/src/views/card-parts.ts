import type { BoxTile, VisibleHand } from '@baize/table';
import { z } from 'zod';
import { amountOrNone } from '../amount.ts';
import { because } from '../words.ts';
import { settledTerminal } from './round-parts.ts';

const setHand = z.strictObject({ low: z.string(), high: z.string() });

const hand = { cards: z.nullable(z.string()), setting: z.nullable(setHand) };

/** Four cards as somebody may see them: null while they lie face down for that person. */
export const visibleHand = z.strictObject(hand) satisfies z.ZodType<VisibleHand>;

const tile = {
  box: z.int().min(1),
  isTaken: z.boolean(),
  hasInitialBet: z.boolean(),
  hand: z.enum(['none', 'dealt', 'set', 'withdrawn']),
  result: z.nullable(z.enum(['win', 'lose', 'stand-off'])),
  ...hand,
};

export const boxTile = z.strictObject(tile) satisfies z.ZodType<BoxTile>;

export const playerCards = z.strictObject({
  dealer: visibleHand,
  boxes: z.array(
    z.strictObject({
      ...tile,
      isMine: z.boolean(),
      stakes: z.array(
        z.strictObject({
          bet: z.enum(['initial', 'bonus:player', 'bonus:dealer']),
          stake: amountOrNone,
        }),
      ),
      mayWithdraw: z.boolean(),
    }),
  ),
});

export const dealerCards = z.strictObject({
  dealer: visibleHand,
  houseWay: z.nullable(z.strictObject({ cards: z.string(), ...setHand.shape, because })),
  boxes: z.array(
    z.strictObject({ ...tile, terminal: z.nullable(z.string()), hasLooked: z.boolean() }),
  ),
});

/** The hands as they were compared, for all to see. */
export const comparedHands = z.strictObject({
  dealer: visibleHand,
  boxes: z.array(z.strictObject({ box: z.int().min(1), ...hand })),
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
      isWithdrawn: z.boolean(),
    }),
  ),
  withdrawalOffered: z.array(z.strictObject({ box: z.int().min(1), terminal: z.string() })),
  initialSettled: z.nullable(z.array(settledTerminal)),
});
