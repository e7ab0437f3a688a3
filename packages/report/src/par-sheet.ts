import { type Citation, ruleOf } from '@baize/game';
import type { Rulebook } from '@baize/rulebooks';
import { type BetGroup, groupsOf } from './bets/bet-group.ts';
import { betsOf, inTellingOrder } from './bets/bets-of.ts';
import type { ParBet } from './bets/par-bet.ts';
import { TOTAL_COUNTS, type TotalCount } from './bets/totals.ts';
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
import { type ParSolution, solutionOf } from './sheet/solution.ts';
import { type BetsTogether, betsTogether } from './sheet/together.ts';

/** Everything a PAR sheet says, as exact values; formats only write it down. */
export interface ParSheet {
  readonly identification: Identification;
  /** What the figures follow from, and its hash. */
  readonly data: CanonicalData;
  readonly bets: readonly ParBet[];
  readonly groups: readonly ParGroup[];
  /** The rolls by total; null where no dice are rolled. */
  readonly totals: readonly TotalCount[] | null;
  /** How the best play differs from the House Way; null where there is nothing to decide. */
  readonly solution: ParSolution | null;
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
  const bets = betsOf(game);
  const told = inTellingOrder(game, bets);
  const citations = [...governing(game), ...bets.flatMap(({ because }) => because)];
  return {
    identification: identify(game, options),
    data: canonicalData(game, bets, options),
    bets,
    groups: groupsOf(told).map((group) => ({ ...group, horizons: horizonsOf(group.figures) })),
    totals: game.mechanic === 'three-dice' ? TOTAL_COUNTS : null,
    solution: solutionOf(game),
    together: betsTogether(game, options.limits ?? null),
    conduct: conductOf(game.book),
    clauses: clausesAmong(game.book, citations),
    rules: clausesOf(game.book).filter(({ kind }) => kind === 'rule'),
    readings: readingsInForce(game),
    readingEffects: readingEffects(game, told),
    interpretations: interpretationsInForce(game, new Set(citations)),
  };
}

/** What governs a whole game rather than one bet: which areas exist, in which units they are paid. */
function governing(game: ParGame): readonly Citation[] {
  const book: Rulebook = game.book;
  const layout =
    game.mechanic === 'three-dice' ? [game.layout.cite, game.layout.payTable.cite] : [];
  return [...layout, ...common(book)];
}

function common(book: Rulebook): readonly Citation[] {
  return book.mechanic === 'three-dice'
    ? ruleOf(book, 'layout-governs', 'odds-wording', 'stake-unit')
    : ruleOf(book, 'layout-governs', 'odds-wording', 'stake-unit');
}
