import type { Money } from '@baize/exact';
import type { Because, Bilingual, RulebookBase } from '@baize/game';
import { layoutsIn } from '../configuration/cluster.ts';
import { type Demonstration, demonstrationSaid } from '../configuration/demonstration.ts';
import type { LayoutLimits, ResultSource } from '../configuration/table-config.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { MechanicFacts, PublicPlayView } from '../contributions.ts';
import type { CommonEventType, EventOf, EventType, Recorded } from '../event.ts';
import { COMMON_EVENTS, showsFirstReason } from '../events/index.ts';
import { drawPlay } from '../evolve/round.ts';
import { LIBRARY, oncePer, type TableLibrary } from '../library.ts';
import type { TableState } from '../state.ts';
import { rulesAt } from '../terminal/terminal.ts';
import {
  type PreviousRound,
  type PublicRound,
  previousRound,
  publicRound,
} from './public-round.ts';

/** What everybody at a table sees of it, whoever they are. */
export interface PublicView extends PublicPlayView {
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** What binds the next round of a virtual table, before bets open; null in a round and where dice are real. */
  readonly committed: string | null;
  /** The round before the one in progress, or the last one while there is none. */
  readonly previous: PreviousRound | null;
}

export function publicView(state: TableState): PublicView {
  return {
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    committed: state.committed?.commitment ?? null,
    previous: previousRound(state),
    ...drawPlay<'public'>(state[LIBRARY], (views) => views.public(state)),
  };
}

type CommonPublicType = {
  [Type in CommonEventType]: (typeof COMMON_EVENTS)[Type]['shows'] extends null ? never : Type;
}[CommonEventType];

/** An event everybody may be told of. */
export type PublicEventType = CommonPublicType | keyof MechanicFacts;

type FieldsOf<Type> = Type extends CommonPublicType
  ? NonNullable<(typeof COMMON_EVENTS)[Type]['shows']>[number]
  : Type extends keyof MechanicFacts
    ? MechanicFacts[Type]
    : never;

/** What everybody at a table may be told of an event: to announce it, or to show it happening. */
export type PublicFact = {
  [Type in PublicEventType]: {
    readonly type: Type;
    readonly sequence: number;
    readonly at: number;
    readonly because: Because;
  } & Pick<EventOf<Type & EventType>, FieldsOf<Type> & keyof EventOf<Type & EventType>>;
}[PublicEventType];

export function publicFacts(
  facts: readonly Recorded[],
  library: TableLibrary,
): readonly PublicFact[] {
  return facts.flatMap((fact) => publicFact(fact, library) ?? []);
}

function publicFact({ sequence, at, event }: Recorded, library: TableLibrary): PublicFact | null {
  const fields = publicFieldsOf(library).get(event.type) ?? null;
  if (fields === null) return null;
  const told = fields.map((field) => [field, Reflect.get(event, field)]);
  // The compiler cannot see that the fields found by an event's own type are those of its fact.
  return {
    type: event.type,
    sequence,
    at,
    because: publicReasons(event),
    ...Object.fromEntries(told),
  } as PublicFact;
}

const publicFieldsOf = oncePer(
  ({ mechanics }) =>
    new Map<string, readonly string[] | null>([
      ...[COMMON_EVENTS, ...mechanics.map(({ events }) => events)].flatMap((events) =>
        Object.entries(events).map(([type, { shows }]): [string, readonly string[] | null] => [
          type,
          shows,
        ]),
      ),
    ]),
);

/** What an event cites beyond its first reason may be one terminal's matter. */
function publicReasons({ type, because }: Recorded['event']): Because {
  return showsFirstReason(type) ? [because[0]] : because;
}

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
  /** What it says of itself where it only demonstrates the game; left out where it is dealt. */
  readonly demonstration?: Demonstration;
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
    ...demonstrationSaid(rules),
  };
}

export function publicLayout(rules: TableRules): PublicLayout {
  const { game, mechanic, config } = rules;
  const { limits, differential } = config;
  return { game: game.id, layout: mechanic.layoutOf(rules), limits, differential };
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
