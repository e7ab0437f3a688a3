import type { Money } from '@baize/exact';
import type { Bilingual, RulebookBase } from '@baize/game';
import { layoutsIn, rulesAt } from '../configuration/cluster.ts';
import type { LayoutLimits, ResultSource } from '../configuration/table-config.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { TableState } from '../state.ts';

/** A layout as a table plays it. */
export interface PublicLayout {
  readonly game: string;
  /** The layout's id; null in the card game. */
  readonly layout: string | null;
  readonly limits: LayoutLimits;
  readonly differential: Money | null;
}

/** What everybody at a table may know about it, whatever happens in the round. */
export interface PublicTable extends PublicLayout {
  readonly table: string;
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
  /** The other layouts that terminals have, where not all have this one; who has which is not said. */
  readonly layouts?: readonly PublicLayout[];
  readonly mode: 'dealt' | 'automatic';
  readonly resultSource: ResultSource;
  readonly unit: Money;
  /** Whether limits hold for each terminal's bet, or for all bets in a box together. */
  readonly limitsPer: 'terminal' | 'box';
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
  const { table, mode, resultSource, unit } = config;
  const { id, title, version, effectiveFrom } = book;
  const [own, ...others] = layoutsIn(rules);
  return {
    table,
    mechanic: game.mechanic,
    rulebook: { id, title, name: nameOf(book), version, effectiveFrom },
    ...publicLayout(own),
    ...(others.length > 0 ? { layouts: others.map(publicLayout) } : {}),
    mode,
    resultSource,
    unit,
    limitsPer: procedure.limitsPer,
    announcements: procedure.announcements,
    covered: procedure.covered,
    boxes: mechanic.boxesOf(config),
  };
}

function publicLayout(rules: TableRules): PublicLayout {
  const { game, mechanic, config } = rules;
  const { limits, differential } = config;
  return { game: game.id, layout: mechanic.layoutOf(rules), limits, differential };
}

/** The layout a terminal has; null where it is the table's. */
export function layoutAt({ rules }: TableState, terminal: string): PublicLayout | null {
  if (!rules?.cluster) return null;
  const own = rulesAt(rules, terminal);
  return own === rules.cluster.layouts[0] ? null : publicLayout(own);
}

/** Which game each terminal plays, where they do not all play one. */
export function gameAt({ rules }: TableState, terminal: string): { readonly game?: string } {
  return rules?.cluster ? { game: rulesAt(rules, terminal).game.id } : {};
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
