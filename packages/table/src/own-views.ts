import type { TableRules } from './configuration/table-rules.ts';
import type { ConcludedPlay, Outcome, PlayViews, Written } from './contributions.ts';
import type { ConcludedRound, Round, TableState } from './state.ts';
import type { Field } from './well-formed/shape.ts';

/** What screens of a table show of this mechanic, be it played there or not. */
export interface OwnViews {
  round(state: TableState): Partial<PlayViews['round']>;
  ended(outcome: Outcome | null): Partial<PlayViews['ended']>;
  public(state: TableState): Partial<PlayViews['public']>;
  display(state: TableState): Partial<PlayViews['display']>;
  own(state: TableState, terminal: string): Partial<PlayViews['own']>;
  /** What stands there for it at a table that plays something else; left out, it is asked there too. */
  readonly ownElsewhere?: Partial<PlayViews['own']>;
  ownRound(round: ConcludedRound, rules: TableRules | null): Partial<PlayViews['ownRound']>;
  dealer(state: TableState): Partial<PlayViews['dealer']>;
  pit(state: TableState): Partial<PlayViews['pit']>;
  auditor(state: TableState): Partial<PlayViews['auditor']>;
  audited(round: Round): Partial<PlayViews['audited']>;
  /** The form of all of it, by which whoever sends or receives a view checks it. */
  readonly shapes: ViewShapes;
}

/** Whatever a screen shows of a mechanic, and what an auditor is shown of its rounds that are over. */
export interface ShownPlay extends PlayViews {
  readonly concluded: Written<ConcludedPlay>;
}

/** By place and field: the form of what is shown there. */
export type ViewShapes = {
  readonly [Place in keyof ShownPlay]?: {
    readonly [Name in keyof ShownPlay[Place]]?: Field<ShownPlay[Place][Name]>;
  };
};
