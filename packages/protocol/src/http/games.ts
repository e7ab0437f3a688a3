import { z } from 'zod';
import { amount } from '../amount.ts';
import { gameId } from '../ids.ts';
import { because, bilingual, citation } from '../words.ts';

/** An exact fraction as text: `11/144`, `-1/2`, `3`. */
export const fraction = z.string().regex(/^-?\d+(\/\d+)?$/);

const rulebook = z.strictObject({
  id: z.string(),
  title: z.string(),
  operator: z.nullable(z.string()),
  version: z.nullable(z.string()),
  effectiveFrom: z.nullable(z.string()),
});

const game = {
  game: gameId,
  title: z.string(),
  rulebook,
  /** Every stake is a multiple of it: the smallest at which all prices are exact. */
  unit: amount,
};

/** `GET /api/games` */
export const gamesBody = z.strictObject({
  games: z.array(
    z.strictObject({
      ...game,
      mechanic: z.string(),
      layout: z.nullable(z.string()),
      areas: z.int().min(1),
      /** Kinds of bets, which limits of their own can be set for. */
      kinds: z.array(z.string()),
      /** What its document leaves open, with the answers there are. */
      readings: z.array(
        z.strictObject({ id: z.string(), because, choices: z.array(z.string()).min(1) }),
      ),
      /** Prices a house may print otherwise, as rows of a house table; none where the document fixes them. */
      prices: z.array(
        z.strictObject({
          bet: z.string(),
          label: z.string(),
          on: z.exactOptional(z.array(z.union([z.string(), z.int()]))),
          dice: z.exactOptional(z.int()),
          pays: z.string(),
          least: z.string(),
        }),
      ),
    }),
  ),
});

/** What a bet pays: more than one row where it depends on how often a number shows. */
const price = z.strictObject({ printed: z.string(), odds: fraction, because });

const bet = {
  bet: z.string(),
  kind: z.string(),
  name: bilingual,
  /** What it wins on, in a sentence. */
  wins: bilingual,
  prices: z.array(price),
  /** Of all results that are equally likely, those on which it wins. */
  chance: fraction,
  /** Part of the stake the house keeps on average. */
  edge: fraction,
};

/** One betting area on the felt, in layout units. */
const area = z.strictObject({
  ...bet,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const pair = z.tuple([z.number(), z.number()]);
const caption = z.strictObject({
  at: pair,
  size: pair,
  text: z.string(),
  vertical: z.exactOptional(z.literal(true)),
});

/** A game that is bet on areas of a felt. */
export const feltGameBody = z.strictObject({
  ...game,
  mechanic: z.string(),
  layout: z.nullable(z.string()),
  cite: citation,
  canvas: z.strictObject({ width: z.number(), height: z.number() }),
  areas: z.array(area),
  captions: z.array(caption),
});

/** How a bet fares if every hand is arranged in one manner, exactly. */
const outcomes = z.strictObject({
  win: fraction,
  standOff: fraction,
  lose: fraction,
  edge: fraction,
});

/** A game that is played at boxes. */
export const boxGameBody = z.strictObject({
  ...game,
  mechanic: z.string(),
  layout: z.null(),
  boxes: z.strictObject({ default: z.int(), most: z.int() }),
  bets: z.array(
    z.strictObject({
      ...bet,
      /** Null where they depend on how the player arranges the cards; `arranged` has both ends then. */
      chance: z.nullable(fraction),
      edge: z.nullable(fraction),
      arranged: z.nullable(z.strictObject({ houseWay: outcomes, best: outcomes })),
    }),
  ),
});

/** `GET /api/games/:game`, the slash of the id percent-encoded. */
export const gameBody = z.union([feltGameBody, boxGameBody]);

/** Prices may be the house's own: a table may print others than its document. */
export const gameQuery = z.strictObject({ table: z.exactOptional(z.string()) });

export type GamesBody = z.infer<typeof gamesBody>;
export type GameBody = z.infer<typeof gameBody>;
export type FeltGameBody = z.infer<typeof feltGameBody>;
export type BoxGameBody = z.infer<typeof boxGameBody>;

const cited = { citation, rulebook: z.string(), says: z.string() };

/** `GET /api/clauses/:citation`: what a citation asks, in the platform's words. */
export const clauseBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('clause'),
    ...cited,
    title: z.string(),
    /** The number a person says aloud. */
    clause: z.string(),
    asks: z.enum(['rule', 'procedure', 'definition', 'discretion']),
  }),
  z.strictObject({
    kind: z.literal('interpretation'),
    ...cited,
    title: z.string(),
    clause: z.string(),
    why: z.string(),
    status: z.enum(['proposed', 'confirmed']),
    reads: z.array(citation),
  }),
  /** A rule of the platform itself, where no document has one. */
  z.strictObject({ kind: z.literal('floor-rule'), ...cited, clause: z.string() }),
]);

export type ClauseBody = z.infer<typeof clauseBody>;
