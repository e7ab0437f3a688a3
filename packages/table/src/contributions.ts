import type { Money } from '@baize/exact';
import type { CommonRuleKey, RuleAnswer, RulebookBase } from '@baize/game';
import type { CommandGroup, CommandIn, SentIn } from './commands/command-entry.ts';

/*
 * What mechanics add to the words of a table. Each one declares its own here, by merging: within a mechanic
 * they are known to the last field, and to the table they are opaque.
 */

/** By type: the events of its own. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MechanicEvents {}

/** By event: the fields that everybody at a table may be told; `never` where it happens and no more is said. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MechanicFacts {}

/** By mechanic: its group of commands. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MechanicCommands {}

/** By mechanic: a game of it, made ready to be played. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MechanicGames {}

/** By mechanic: what decides a round of it. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface MechanicOutcomes {}

/** What a round remembers of its play, field by field. Rounds of other mechanics have these fields too, empty. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface RoundPlay {}

/** The part of it that is kept once the round is over. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface ConcludedPlay {}

/** By field of a round: how it is written where it is shown or stored, if a round holds it in another form. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface WrittenFields {}

/** What a round remembers, as data. */
export type Written<Play> = {
  [Field in keyof Play]: Field extends keyof WrittenFields ? WrittenFields[Field] : Play[Field];
};

/** What screens show besides, field by field. Every table shows all of it; what it does not play is empty. */
export interface PlayViews {
  /** Of the round in progress. */
  readonly round: RoundView;
  /** Of the round before. */
  readonly ended: EndedView;
  /** To everybody. */
  readonly public: PublicPlayView;
  readonly display: DisplayPlayView;
  /** To one player. */
  readonly own: OwnPlayView;
  /** Of a round that a player took part in. */
  readonly ownRound: OwnRoundView;
  readonly dealer: DealerPlayView;
  readonly pit: PitPlayView;
  readonly auditor: AuditorPlayView;
  /** Of the round in progress, to an auditor. */
  readonly audited: AuditedRoundView;
}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface RoundView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface EndedView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface PublicPlayView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface DisplayPlayView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface OwnPlayView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface OwnRoundView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface DealerPlayView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface PitPlayView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface AuditorPlayView {}
// biome-ignore lint/suspicious/noEmptyInterface: mechanics fill it.
export interface AuditedRoundView {}

/** A book as far as a table asks it, whatever is played with. */
export interface TableBook extends RulebookBase {
  readonly rules: Readonly<Record<string, string | readonly string[]>> &
    Readonly<Record<CommonRuleKey, RuleAnswer>>;
}

/** A game made ready to be played, as far as it is the same with every mechanic. */
export interface PlayedGameBase {
  readonly mechanic: string;
  readonly id: string;
  readonly book: TableBook;
  /** Every stake is a multiple of it. */
  readonly unit: Money;
}

/** A game as a table plays it: its prices, readings and unit are the table's. */
export type PlayedGame = [keyof MechanicGames] extends [never]
  ? PlayedGameBase
  : MechanicGames[keyof MechanicGames];

/** What decided a round; only its mechanic can read it. */
export type Outcome = [keyof MechanicOutcomes] extends [never]
  ? NonNullable<unknown>
  : MechanicOutcomes[keyof MechanicOutcomes];

/** An event of some mechanic. */
export type MechanicEvent = [keyof MechanicEvents] extends [never]
  ? never
  : MechanicEvents[keyof MechanicEvents];

type Groups = MechanicCommands[keyof MechanicCommands];
type EachIn<Group> = Group extends CommandGroup ? CommandIn<Group> : never;
type EachSentIn<Group> = Group extends CommandGroup ? SentIn<Group> : never;

/** A command of some mechanic, complete, and as it is sent. */
export type MechanicCommand = EachIn<Groups>;
export type MechanicSentCommand = EachSentIn<Groups>;
