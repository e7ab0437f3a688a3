import { type Because, because, type Citation } from '@baize/game';
import { floorRule } from '../refusal.ts';
import type { TableConfig } from './table-config.ts';
import type { TableRules } from './table-rules.ts';

/** What a table has none of, though its rulebook prescribes it. */
export type Lacking = 'dealer' | 'equipment';

/** A table that shows a game and does not deal it. */
export interface Demonstration {
  readonly lacks: readonly Lacking[];
  /** The clauses of its rulebook it cannot meet, in the order of the book's own list. */
  readonly unmet: readonly Citation[];
  readonly because: Because;
}

/** What a configuration leaves out that a document on a dealt game prescribes. */
export function lackingAt({
  mode,
  resultSource,
}: Pick<TableConfig, 'mode' | 'resultSource'>): readonly Lacking[] {
  return [
    ...(mode === 'automatic' ? (['dealer'] as const) : []),
    ...(resultSource === 'virtual' ? (['equipment'] as const) : []),
  ];
}

/** What a table that only demonstrates its game has to say of itself; null where it is dealt. */
export function demonstrationAt({ config, procedure }: TableRules): Demonstration | null {
  const lacks = lackingAt(config);
  if (lacks.length === 0) return null;
  const { demonstration, steps } = procedure;
  if (!demonstration) {
    // A book that lists nothing is not taken to be met: its steps are, and none is taken as it says.
    const unmet = [...new Set(steps.flatMap((step) => step.because))];
    return { lacks, unmet, because: floorRule('demonstration') };
  }
  const { withoutDealer, virtual, because: reasons } = demonstration;
  const lists = { dealer: withoutDealer, equipment: virtual };
  return {
    lacks,
    unmet: [...new Set(lacks.flatMap((each) => lists[each]))],
    because: because(...reasons, ...floorRule('demonstration')),
  };
}

/** What screens and records say of a table that only demonstrates its game. */
export function demonstrationSaid(rules: TableRules): { readonly demonstration?: Demonstration } {
  const demonstration = demonstrationAt(rules);
  return demonstration ? { demonstration } : {};
}

/** Why a round that opens at such a table is one for show; nothing where it is dealt. */
export function demonstrationReasons(rules: TableRules | null): readonly Citation[] {
  const demonstration = rules && demonstrationAt(rules);
  return demonstration ? demonstration.because : [];
}
