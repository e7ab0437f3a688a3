import type { Err, Money, Result } from '@baize/exact';
import type { Because, Citation, Incident } from '@baize/game';
import type { GameEntry } from '@baize/rulebooks';
import type { ReadableDice, Roll } from '@baize/three-dice';
import type { TableConfig } from './configuration/table-config.ts';
import type {
  ConfigFault,
  LimitRules,
  PlayedGame,
  TableRules,
} from './configuration/table-rules.ts';
import type { Case, RoundCase } from './decision.ts';
import type { EventOf, StakeChange, TableEvent } from './event.ts';
import type { PricedBet } from './history/price-bets.ts';
import type { IncidentDetails } from './irregularities/dispose.ts';
import type { DealerCards } from './mechanics/si-ki-pi/dealer-cards.ts';
import type { DisplayCards } from './mechanics/si-ki-pi/display-cards.ts';
import type { PlayerCards } from './mechanics/si-ki-pi/player-cards.ts';
import type { HouseExposure } from './mechanics/three-dice/exposure.ts';
import type { Refusal } from './refusal.ts';
import type { Trends } from './roads/trends.ts';
import type { RoundBoxes } from './round/round-boxes.ts';
import type { ClosedStakes, SettledLine, SettledTerminal } from './round/settled.ts';
import type { Draft } from './scenario/draft.ts';
import type { Round, TableState } from './state.ts';

/**
 * What a table has to know of the game it plays. Credit, limits, escrow, approvals, corrections and the
 * journal are the same at every table; whatever differs by mechanic is asked here, and nowhere is one
 * asked for its name. Its commands, events and what follows from them are joined in `mechanics/`.
 */
export interface TableMechanic {
  /** The name books say in `mechanic`. */
  readonly id: string;

  // A table that is configured for it.
  /** The game made ready to be played, or what the configuration has wrong about it. */
  gameFor(config: TableConfig, entry: GameEntry): Result<PlayedGame, ConfigFault>;
  /** Everything that can be bet on, each with the kind its limits go by. */
  areasOf(
    game: PlayedGame,
    config: TableConfig,
  ): readonly (readonly [area: string, kind: string])[];
  /** The areas that a Differential holds together, where a book has one. */
  readonly opposed: Readonly<Record<string, string>>;
  stakeRulesOf(game: PlayedGame): LimitRules;
  configFault(rules: TableRules): ConfigFault | null;
  /** How many boxes players sit at. */
  boxesOf(config: TableConfig): number;

  // Bets.
  /** Whether a text names a bet at all, be it on this layout or not. */
  isBet(text: string, rules: TableRules): boolean;
  /** The clauses about layouts in general, then those of this table's. */
  layoutReasons(rules: TableRules): Because;
  /** Why a bet may not stand where it is put, besides limits and credit. */
  betFault(bet: string, rules: TableRules, totals: readonly Money[]): Err<Refusal> | null;
  betReasons(rules: TableRules, changes: readonly StakeChange[]): readonly Citation[];
  /** A change of bets, followed by what it leaves without ground. */
  withConsequences(
    given: Pick<RoundCase, 'state' | 'rules' | 'round'>,
    event: EventOf<'BetsChanged'>,
  ): readonly EventOf<'BetsChanged'>[];
  bettorsAtClose(state: TableState): RoundBoxes['bettors'];

  // What goes wrong.
  /** Why an incident cannot have happened as it was reported. */
  incidentFault(given: Case<'ReportIncident'>): Err<Refusal> | null;
  /** Whether the record says that an incident cannot have happened. */
  contradictsRecord(incident: Incident, round: Round | null): boolean;
  /** What an incident shows besides, whatever follows from it. */
  alsoHappened(
    incident: Incident,
    given: Case,
    because: Because,
    details: IncidentDetails,
  ): readonly TableEvent[];
  /** How far a round has come that cannot go on. */
  interruption(given: Case, round: Round, details: IncidentDetails): Interruption;
  /** Settles a round again by another result; null where there is none to be wrong. */
  settleAgain(
    game: PlayedGame,
    closed: readonly ClosedStakes[],
    result: Roll,
  ): readonly SettledTerminal[] | null;

  // What screens show.
  layoutOf(rules: TableRules): string | null;
  winningAreas(result: Roll, rules: TableRules): readonly string[];
  /** The most that stakes on an area can win. */
  liabilityOf(bet: string, stake: Money, rules: TableRules): Money;
  exposure(round: Round, rules: TableRules): HouseExposure | null;
  trends(state: TableState): Trends | null;
  playerCards(state: TableState, terminal: string): PlayerCards | null;
  dealerCards(state: TableState): DealerCards | null;
  displayCards(state: TableState): DisplayCards | null;

  // What is said of a round afterwards.
  pricedBets(bets: readonly string[], game: PlayedGame): readonly PricedBet[];
  /** A settled bet in words; null where nothing more is to be said than that it won or lost. */
  lineWords(line: SettledLine, result: Roll, game: PlayedGame): string | null;

  // What a scenario leaves unsaid.
  /** A step for which the table itself knows what a dealer would enter. */
  knownStep(state: TableState): Draft | null;
}

export interface Interruption {
  /** The dice that can be read; null where there are none. */
  readonly readable: ReadableDice | null;
  readonly established: boolean;
  readonly decided: EventOf<'RoundInterrupted'>['decided'];
  /** The clauses that decide it; null leaves it to those of the incident. */
  readonly because: Because | null;
  /** The clauses that would have decided it the other way. */
  readonly otherwise?: Because;
}
