import type { Err, Money, Result } from '@baize/exact';
import type {
  Because,
  Citation,
  Enumeration,
  ExposureTable,
  GameBase,
  Incident,
  Mechanic,
  Phase,
  Procedure,
  ProcedureStep,
  Shaker,
} from '@baize/game';
import type { StaffRole } from './authority/actor.ts';
import type { CommandGroup } from './commands/command-entry.ts';
import type { TableConfig } from './configuration/table-config.ts';
import type { ConfigProblem, LimitRules, TableRules } from './configuration/table-rules.ts';
import type { Outcome, PlayedGame } from './contributions.ts';
import type { Case, Decision, RoundCase } from './decision.ts';
import type { DeviceSaying, ReadingsPart } from './device-part.ts';
import type { EquipmentPart } from './equipment-part.ts';
import type { EventOf, Recorded, StakeChange, TableEvent } from './event.ts';
import type { ChosenPrices, GameSheet, HousePriceRow } from './game-sheet.ts';
import type { Comparison } from './history/difference.ts';
import type { PricedBet } from './history/price-bets.ts';
import type { EventWords, WordsContext } from './history/words/event-words.ts';
import type { IncidentDetails } from './irregularities/dispose.ts';
import type { OutcomePart } from './outcome-part.ts';
import type { OwnViews } from './own-views.ts';
import type { SimulatedPlay } from './plausible/plausible.ts';
import type { Refusal } from './refusal.ts';
import type { ReturnedBet, ReturnedBets } from './round/return-bets.ts';
import type { RoundPart } from './round/round-part.ts';
import type { ClosedStakes, SettledLine, SettledTerminal } from './round/settled.ts';
import type { Draft } from './scenario/draft.ts';
import type { DryRound, ScenarioSteps } from './scenario/own-step.ts';
import type { PhraseReader } from './scenario/phrase.ts';
import type { Round, TableState } from './state.ts';
import type { AutomaticPlay, VirtualPart } from './virtual-part.ts';

/**
 * What is played with, as a table has to know it: the table of contents of a game. Betting, credit, limits,
 * escrow, approvals, corrections, the journal and money are the same at every table; whatever differs is
 * asked here, and nowhere is a mechanic asked for its name.
 */
export interface TableMechanic<Game extends GameBase = GameBase> extends Mechanic<Game> {
  // What decides a round.
  /** Null where a round is decided by more than one thing, and no single one can be put right. */
  readonly outcome: OutcomePart | null;
  /** Why no round of it is settled by another outcome, in a sentence, where it has none. */
  readonly noOutcome?: string;
  /** What a seed decides; left out, no table of it has virtual results. */
  readonly virtual?: VirtualPart;
  /** What each result would cost; left out, no screen foresees one. */
  readonly risk?: RiskPart;

  // A table that is configured for it.
  /** The game made ready to be played, or what the configuration has wrong about it. */
  gameFor(config: TableConfig, entry: Game): Result<PlayedGame, ConfigProblem>;
  /** The game as its document has it. */
  printed(entry: Game): PlayedGame;
  /** Every result its bets can tell apart, and what every bet does on each; the house asks it of every mechanic. */
  enumeration?(game: PlayedGame): Enumeration;
  /** Whether the wins of a bet have been counted by means of its own; left out, an author has to count every bet. */
  isCounted?(bet: string): boolean;
  /** What is printed of it: where its areas lie on a felt, or its boxes; what each bet is called, wins on and pays. */
  sheetOf(game: PlayedGame): GameSheet;
  /** Prices that a house may print otherwise, row by row; left out or empty where its document fixes them all. */
  housePrices?(entry: Game): readonly HousePriceRow[];
  /** Prices of its own that a house has written down; null where they cannot be read, left out where no house may. */
  houseTable?(written: unknown, entry: Game): ChosenPrices | null;
  /** The smallest table of a game: a bet unit at which every price is exact, and its boxes. */
  smallest(entry: Game): SmallestTable;
  /** Everything that can be bet on, each with the kind its limits go by. */
  areasOf(
    game: PlayedGame,
    config: TableConfig,
  ): readonly (readonly [area: string, kind: string])[];
  /** The areas that a Differential holds together, where a book has one. */
  readonly opposed: Readonly<Record<string, string>>;
  stakeRulesOf(game: PlayedGame): LimitRules;
  configProblem(rules: TableRules): ConfigProblem | null;
  /** How many boxes players sit at. */
  boxesOf(config: TableConfig): number;

  // Bets.
  /** Whether a text names a bet at all, be it on this layout or not. */
  isBet(text: string, rules: TableRules): boolean;
  /** The clauses about layouts in general, then those of this table's. */
  layoutReasons(rules: TableRules): Because;
  /** Why a bet may not stand where it is put, besides limits and credit. */
  betProblem(bet: string, rules: TableRules, totals: readonly Money[]): Err<Refusal> | null;
  betReasons(rules: TableRules, changes: readonly StakeChange[]): readonly Citation[];
  /** A change of bets, followed by what it leaves without ground. */
  withConsequences(
    given: Pick<RoundCase, 'state' | 'rules' | 'round'>,
    event: EventOf<'BetsChanged'>,
  ): readonly EventOf<'BetsChanged'>[];

  // What is done in a round, and what happens.
  readonly commands: CommandGroup;
  readonly deciders: Readonly<Record<string, OwnDecider>>;
  readonly events: Readonly<Record<string, OwnEvent>>;
  readonly round: RoundPart;
  /** What of a round's stakes has been settled before its end. */
  settledEarly(round: Pick<Round, 'play'>): readonly SettledTerminal[];
  /** What goes before the void of a round that has come so far. */
  beforeVoid(given: Case, cause: Because): readonly TableEvent[];
  /** What goes before a terminal leaves the table. */
  beforeRelease(state: TableState, terminal: string): readonly TableEvent[];

  /** What it is played with, where somebody has to bring it or look after it; left out, nobody has. */
  readonly equipment?: EquipmentPart;

  // What goes wrong.
  /** When an incident of its own can be reported; the others are the same at every table. */
  readonly incidents: Readonly<Record<string, IncidentTime>>;
  /** Why an incident cannot have happened as it was reported. */
  incidentProblem(given: Case<'ReportIncident'>): Err<Refusal> | null;
  /** Whether the record says that an incident cannot have happened. */
  contradictsRecord(incident: Incident, round: Round | null): boolean;
  /** What follows from an incident whose disposition only this mechanic can carry out; null for any other. */
  dispose(action: string, given: Case, because: Because, details: IncidentDetails): Decision | null;
  /** What an incident shows besides, whatever follows from it. */
  alsoHappened(
    incident: Incident,
    given: Case,
    because: Because,
    details: IncidentDetails,
  ): readonly TableEvent[];
  /** Why a table stops whose equipment has failed, in a sentence. */
  readonly deviceFailed: string;
  /** How far a round has come that cannot go on. */
  interruption(given: Case, round: Round, details: IncidentDetails): Interruption;
  /** What a round waits for that only the shift manager can decide; left out, it waits for nothing. */
  readonly undecided?: UndecidedPart;
  /** Which bets leave a closed round with one that is returned, and why; left out, it alone. */
  returnedWith?(given: ReturnedBet): ReturnedBets | null;
  /** Settles a round again by another outcome; null where there is none to be wrong. */
  settleAgain(
    rules: TableRules,
    closed: readonly ClosedStakes[],
    outcome: Outcome,
  ): readonly SettledTerminal[] | null;

  // What screens show.
  /** Whether what one player does shows on the screens of all: boxes taken, hands put down. */
  readonly isInTheOpen: boolean;
  layoutOf(rules: TableRules): string | null;
  winningAreas(outcome: Outcome, rules: TableRules): readonly string[];
  /** The most that stakes on an area can win. */
  liabilityOf(bet: string, stake: Money, rules: TableRules): Money;
  readonly views: OwnViews;

  // What is said of a round afterwards.
  pricedBets(bets: readonly string[], game: PlayedGame): readonly PricedBet[];
  /** A bet by its name: `Total 9`; null where it is none of this mechanic's. */
  betWords(bet: string, game: PlayedGame | null): string | null;
  /** A settled bet in words; null where nothing more is to be said than that it won or lost. */
  lineWords(line: SettledLine, outcome: Outcome, game: PlayedGame): string | null;
  /** What an event of its own settles: everything, or so many stakes more; null for any other event. */
  settlementIn(event: TableEvent): SettlementOnRecord | null;
  /** The events that are asked about; left out, reports ask about all of its own. */
  readonly settling?: SettlingEvents;
  /** What an event of its own lets out of escrow before the round is over; null for any other event. */
  leavesEscrow(event: TableEvent): EscrowOnRecord | null;
  /** Every settlement of a round, computed again from what its events say. */
  recompute(facts: readonly Recorded[], rules: TableRules): Generator<Comparison>;

  // What a scenario leaves unsaid, and what a simulated floor would do.
  readonly steps: ScenarioSteps;
  /** How sentences say what is its own, by kind of field; left out, in a word. */
  readonly phrases?: Readonly<Record<string, PhraseReader>>;
  /** Rounds from open to paid with every one of these bets, to see that a book can be played. */
  dryRounds(bets: readonly string[]): readonly DryRound[];
  /** A step for which the table itself knows what a dealer would enter; null where it needs an outcome. */
  knownStep(state: TableState, step: ProcedureStep): Draft | null;
  /** What brings the equipment of a table in order, one after the other; nothing where none is inspected. */
  equipping(rules: TableRules, shaker: Shaker): readonly Equipping[];
  /** How a terminal sits down at a box; null where a game has none. */
  seating(terminal: string, box: number): Draft | null;
  /** The fields of a command with what goes without saying. */
  completed(draft: Draft): Draft['fields'];
  readonly simulated: SimulatedPlay;
  /** What its machines say at a table; left out, no machine takes part. */
  readonly devices?: readonly DeviceSaying[];
  /** How its results are read where a machine reads them; left out, nobody waits for one. */
  readonly readings?: ReadingsPart;
  /** What an automatic table does by itself at steps of its own; left out, it waits there for a person. */
  readonly automatic?: AutomaticPlay;
}

/** What stakes could cost, where every result can be gone through at once. */
export interface RiskPart {
  /** Every result that bets can tell apart. */
  readonly results: readonly Outcome[];
  /** By the places of those results: how likely each is, and what every area returns on it. */
  tableOf(game: PlayedGame): ExposureTable;
  /** Among those results, the one that a result is like. */
  placeOf(outcome: Outcome): number;
  /** The result an address names: `441`; null where it names none. */
  read(text: string): Outcome | null;
}

export interface SmallestTable {
  readonly unit: Money;
  readonly boxes: number;
  readonly boxesMaximum: number;
}

/** An order somebody of a position gives. */
export interface Equipping {
  readonly by: StaffRole;
  readonly draft: Draft;
}

// Written as methods, because a decider takes only the commands, and an event only itself.
export type OwnDecider = { decides(given: Case): Decision }['decides'];

/** Everything there is to know about an event. */
export interface OwnEvent {
  /** What it records, in a sentence. */
  readonly means: string;
  /** The fields everybody may be told as it happens; null where nobody is told of it. */
  readonly shows: readonly string[] | null;
  /** Whether what it records lies face down: whoever follows the floor from outside learns it when it is exposed. */
  readonly isCovered?: true;
  /** The table after it; it never refuses and decides nothing. */
  evolve(state: TableState, event: TableEvent, fact: Recorded): TableState;
  tell(event: TableEvent, telling: WordsContext): EventWords;
}

/** A round of which a part is settled and the rest is not. */
export interface UndecidedPart {
  /** The matter before the shift manager; null where there is none. */
  matterOf(round: Round): string | null;
  /** What happens to the rest where nothing else is decided, to the end of the round. */
  takesItsCourse(given: Case): readonly TableEvent[];
}

/** When something can have happened; `any` includes the time between rounds. */
export type IncidentTime =
  | readonly Phase[]
  | 'any'
  | 'in-round'
  | ((procedure: Procedure, standing: Standing) => boolean);

/** Where a table stands, as far as clauses tell cases apart by it. */
export interface Standing {
  readonly phase: Phase;
  readonly shaker: Shaker | null;
  /** How many rounds have begun at it, the one in progress among them. */
  readonly rounds: number;
}

/** What an event settled. */
export interface SettlementOnRecord {
  readonly outcome: Outcome | null;
  readonly settled: readonly SettledTerminal[];
  /** Whether it is about some of the bets only, and others are settled by themselves. */
  readonly isPartial: boolean;
  /** Whether it takes the place of one before it. */
  readonly isCorrection?: true;
  /** What it puts right, in words, where no outcome says it. */
  readonly corrected?: { readonly was: string; readonly is: string };
}

/** The events of its own by which a mechanic settles; the database sends a report no others of it. */
export interface SettlingEvents {
  readonly settle: readonly string[];
  /** Those that settle again what was settled before. */
  readonly correct: readonly string[];
}

/** What left escrow after the close and before the end of a round. */
export interface EscrowOnRecord {
  /** Bets taken back, and whose. */
  readonly withdrawn: readonly { readonly terminal: string; readonly bets: readonly string[] }[];
  readonly settled: readonly SettledTerminal[];
}

export interface Interruption {
  /** What could be read of the outcome; null where nothing is read. */
  readonly readable: EventOf<'RoundInterrupted'>['readable'];
  readonly established: boolean;
  readonly decided: EventOf<'RoundInterrupted'>['decided'];
  /** The clauses that decide it; null leaves it to those of the incident. */
  readonly because: Because | null;
  /** The clauses that would have decided it the other way. */
  readonly otherwise?: Because;
}
