import type { ParAnnex, ParPart } from '@baize/math';
import { type BetGroup, groupsOf } from './bets/bet-group.ts';
import { betsOf } from './bets/bets-of.ts';
import type { ParBet } from './bets/par-bet.ts';
import { type CanonicalData, canonicalData, type ParGame } from './sheet/canonical-data.ts';
import { type CitedClause, clausesAmong, clausesOf } from './sheet/cited.ts';
import { type ConductStep, conductOf } from './sheet/conduct.ts';
import { type Horizon, horizonsOf } from './sheet/horizon.ts';
import { type Identification, identify, type ParOptions } from './sheet/identification.ts';
import { type ReadingEffect, readingEffects } from './sheet/reading-effects.ts';
import {
  type InterpretationInForce,
  interpretationsInForce,
  type ReadingInForce,
  readingsInForce,
} from './sheet/readings.ts';
import { type BetsTogether, betsTogether } from './sheet/together.ts';

/** Everything a PAR sheet says, as exact values; formats only write it down. */
export interface ParSheet {
  readonly identification: Identification;
  /** What the figures follow from, and its hash. */
  readonly data: CanonicalData;
  readonly bets: readonly ParBet[];
  readonly groups: readonly ParGroup[];
  /** What only games of its mechanic have to say. */
  readonly annexes: readonly ParAnnex[];
  /** What the bets are counted over, and the command that answers for them by itself. */
  readonly counted: Pick<ParPart, 'method' | 'byItself'> & { readonly isFromOutside: boolean };
  /** How the bets move together, and what the house can lose on all of them. */
  readonly together: BetsTogether;
  readonly conduct: readonly ConductStep[];
  /** The clauses that decide what a bet wins. */
  readonly clauses: readonly CitedClause[];
  /** Every clause that software carries out. */
  readonly rules: readonly CitedClause[];
  readonly readings: readonly ReadingInForce[];
  readonly readingEffects: readonly ReadingEffect[];
  readonly interpretations: readonly InterpretationInForce[];
}

export interface ParGroup extends BetGroup {
  readonly horizons: readonly Horizon[];
}

/** The complete sheet of a game, under its readings and at its prices. */
export function parSheet(game: ParGame, options: ParOptions): ParSheet {
  const { part, book } = game;
  const bets = betsOf(part.bets);
  const told = part.told.flatMap((each) => bets[part.bets.indexOf(each)] ?? []);
  const citations = [...part.because, ...bets.flatMap(({ because }) => because)];
  return {
    identification: identify(game, options),
    data: canonicalData(game, bets, options),
    bets,
    groups: groupsOf(told).map((group) => ({ ...group, horizons: horizonsOf(group.figures) })),
    annexes: part.annexes,
    counted: {
      method: part.method,
      byItself: part.byItself,
      isFromOutside: options.isFromOutside ?? false,
    },
    together: betsTogether(game, options.limits ?? null),
    conduct: conductOf(book, part.steps),
    clauses: clausesAmong(book, citations),
    rules: clausesOf(book).filter(({ kind }) => kind === 'rule'),
    readings: readingsInForce(game),
    readingEffects: readingEffects(game, told),
    interpretations: interpretationsInForce(game, new Set(citations)),
  };
}
