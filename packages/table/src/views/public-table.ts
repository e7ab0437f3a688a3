import type { Money } from '@baize/exact';
import type { Bilingual, RulebookBase } from '@baize/game';
import type { ResultSource, StakeLimits } from '../configuration/table-config.ts';
import type { TableState } from '../state.ts';

/** What everybody at a table may know about it, whatever happens in the round. */
export interface PublicTable {
  readonly table: string;
  readonly game: string;
  /** The id of what is played with; screens ask for the parts of this mechanic. */
  readonly mechanic: string;
  readonly rulebook: {
    readonly id: string;
    readonly title: string;
    /** What people call the game. */
    readonly name: Bilingual;
    readonly version: string | null;
    readonly effectiveFrom: string | null;
  };
  /** The layout's id; null in the card game. */
  readonly layout: string | null;
  readonly mode: 'dealt' | 'automatic';
  readonly resultSource: ResultSource;
  readonly unit: Money;
  readonly limits: {
    readonly default: StakeLimits;
    readonly kinds: Readonly<Record<string, StakeLimits>>;
  };
  /** Whether limits hold for each terminal's bet, or for all bets in a box together. */
  readonly limitsPer: 'terminal' | 'box';
  readonly differential: Money | null;
  /** The words that open and close betting, as the rulebook has them. */
  readonly announcements: { readonly open: string; readonly close: string };
  readonly covered: boolean;
  /** Boxes of the card game; 0 in the dice games. */
  readonly boxes: number;
}

/** Null until the table has been configured. */
export function publicTable({ rules }: TableState): PublicTable | null {
  if (!rules) return null;
  const { config, book, game, mechanic, procedure } = rules;
  const { table, mode, resultSource, unit, limits, differential } = config;
  const { id, title, version, effectiveFrom } = book;
  return {
    table,
    game: game.id,
    mechanic: game.mechanic,
    rulebook: { id, title, name: nameOf(book), version, effectiveFrom },
    layout: mechanic.layoutOf(rules),
    mode,
    resultSource,
    unit,
    limits,
    limitsPer: procedure.limitsPer,
    differential,
    announcements: procedure.announcements,
    covered: procedure.covered,
    boxes: mechanic.boxesOf(config),
  };
}

/** A document need not have a name people use. */
export function nameOf({ name, title }: Pick<RulebookBase, 'name' | 'title'>): Bilingual {
  return name ?? { en: title, zh: title };
}

/** Whether the table plays; a pause and a suspension are announced with their reason. */
export type TableStatus =
  | { readonly status: 'closed' | 'open' }
  | { readonly status: 'suspended' | 'paused'; readonly reason: string };

export function statusOf({ isOpen, suspended, paused }: TableState): TableStatus {
  if (!isOpen) return { status: 'closed' };
  if (suspended) return { status: 'suspended', reason: suspended.reason };
  return paused ? { status: 'paused', reason: paused.reason } : { status: 'open' };
}
