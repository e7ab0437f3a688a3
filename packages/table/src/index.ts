export { type Approval, type ApprovalAction, actOf, approverOf } from './approvals/approval.ts';
export {
  DUAL_ACTS,
  DUAL_CONTROL,
  type DualAct,
  type DualControl,
  type OfficeAct,
  type TableAct,
} from './approvals/dual-control.ts';
export {
  type Actor,
  type Authority,
  hasAuthority,
  type Role,
  roleOf,
  STAFF_ROLES,
  type StaffRole,
} from './authority/actor.ts';
export { stepsAt } from './authority/guard.ts';
export type { CommandEnvelope } from './command.ts';
export { type CommandEntry, sentForms } from './commands/command-entry.ts';
export {
  COMMON_COMMANDS,
  type Command,
  type CommandRegistry,
  type CommandType,
  type CommonCommandType,
  commandsOf,
  type SentCommand,
} from './commands/registry.ts';
export { piecesOf } from './commands/service-commands.ts';
export { checkConfig, configProblems } from './configuration/check-config.ts';
export { configAt, layoutConfigs, layoutsIn } from './configuration/cluster.ts';
export {
  type Demonstration,
  demonstrationAt,
  type Lacking,
  lackingAt,
} from './configuration/demonstration.ts';
export { secondPersonFor } from './configuration/table-commands.ts';
export type {
  LayoutConfig,
  LayoutLimits,
  ResultSource,
  StakeLimits,
  TableConfig,
} from './configuration/table-config.ts';
export {
  type ConfigProblem,
  limitsByBet,
  rulesOf,
  type TableRules,
  tableRules,
} from './configuration/table-rules.ts';
export type {
  Outcome,
  PlayedGame,
  PlayedGameBase,
  RoundPlay,
  TableBook,
} from './contributions.ts';
export {
  type Answer,
  type AnsweredOnce,
  can,
  decide,
  type Operated,
  operate,
  operateOnce,
  type Permission,
  type Permissions,
} from './decide.ts';
export type { Decision } from './decision.ts';
export type { DeviceSaying } from './device-part.ts';
export type { NamedEquipment, Supply } from './equipment-part.ts';
export type { EventOf, EventType, Recorded, TableEvent } from './event.ts';
export { concernOf } from './events/index.ts';
export { itemsOf } from './evolve/persistent.ts';
export { evolve, firstSequence, replay } from './evolve.ts';
export type {
  BoxSheet,
  FeltSheet,
  GameSheet,
  HousePriceRow,
  SheetArea,
  SheetBet,
} from './game-sheet.ts';
export type { CitationText } from './history/citations.ts';
export type { Difference } from './history/difference.ts';
export { factsIn, type Operation } from './history/operations.ts';
export type { PricedBet } from './history/price-bets.ts';
export { type Recomputed, recomputeRound } from './history/recompute-round.ts';
export type { ResultOnRecord } from './history/result-on-record.ts';
export {
  type RecordProblem,
  ROUND_FORMAT,
  type RoundRecord,
  roundRecord,
} from './history/round-record.ts';
export { type TranscriptOptions, transcript } from './history/transcript.ts';
export { withoutLines, withoutReturned } from './history/without-bets.ts';
export { emptyTable } from './initial-state.ts';
export { LIBRARY, type TableLibrary } from './library.ts';
export type {
  EscrowOnRecord,
  SettlementOnRecord,
  TableMechanic,
} from './mechanic.ts';
export type { ShownPlay } from './own-views.ts';

export {
  FLOOR_BOOK,
  FLOOR_RULES,
  floorRuleText,
  noRefusals,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type RefusalMemory,
} from './refusal.ts';
export type { ClosedStakes, SettledLine, SettledTerminal } from './round/settled.ts';
export { citationProblems } from './scenario/citation-problems.ts';
export { draftOf } from './scenario/draft.ts';
export { type Facts, factsOf } from './scenario/facts.ts';
export { invariantProblems } from './scenario/invariants.ts';
export { type OpenedPlay, openPlay } from './scenario/open-play.ts';
export { parseScenarios, scenarioFileOf } from './scenario/parse-scenario.ts';
export { personOf } from './scenario/person.ts';
export { plainState } from './scenario/plain-state.ts';
export { newPlay, type Play, type Played, playCommand, type Request } from './scenario/play.ts';
export { type PlayedStep, runScenario, type ScenarioResult } from './scenario/run-scenario.ts';
export type { Scenario } from './scenario/scenario.ts';
export type { ScenarioProblem } from './scenario/scenario-problem.ts';
export { restoreFrom } from './snapshot/restore-from.ts';
export { outcomeShape } from './snapshot/round-shape.ts';
export { snapshotOf } from './snapshot/snapshot-of.ts';
export type { SnapshotProblem } from './snapshot/snapshot-problem.ts';
export { SNAPSHOT_FORMAT, type TableSnapshot } from './snapshot/table-snapshot.ts';
export type { ConcludedRound, Round, TableState } from './state.ts';
export {
  type DecidedTicket,
  INSTRUMENT_STATUSES,
  type InstrumentRecord,
  type InstrumentStatus,
  lastDigits,
  maskedNumber,
  type OpenTicket,
  TICKET_DOUBTS,
  TICKET_EFFECTS,
  type TicketDoubt,
  type TicketEffect,
  ticketName,
} from './terminal/instrument.ts';
export { type OwnTicket, openTicketOf, type PitTicket } from './terminal/open-ticket.ts';
export {
  placeOf,
  rulesAt,
  spendable,
  type Terminal,
  terminalOf,
  visitAt,
  visitsOf,
} from './terminal/terminal.ts';
export { type AuditorView, auditorView } from './views/auditor-view.ts';
export { type DealerView, dealerView } from './views/dealer-view.ts';
export { type DisplayView, displayView } from './views/display-view.ts';
export type { EquipmentView } from './views/equipment-view.ts';
export {
  type ForeseenResult,
  foresee,
  type HouseExposure,
  worstWhenFull,
} from './views/house-exposure.ts';
export type { ApprovalEffect, PendingApproval } from './views/pending-approvals.ts';
export { type PitView, pitView } from './views/pit-view.ts';
export type { PreviousRound, PublicRound } from './views/public-round.ts';
export {
  nameOf,
  type PublicEventType,
  type PublicFact,
  type PublicLayout,
  type PublicTable,
  type PublicView,
  publicFacts,
  statusOf,
  type TableStatus,
} from './views/public-view.ts';
export {
  drawOwnView,
  drawTableView,
  type OwnView,
  type OwnViewOf,
  type PlayerView,
  playerView,
  type TableViewOf,
  VIEW_ROLES,
  type ViewOf,
  type ViewRole,
} from './views/role-views.ts';
export { stakesByLayout } from './views/stakes-at-risk.ts';
export type { DrawnOnRecord, DrawnProof, DrawnResults } from './virtual-part.ts';
export { eventMeanings } from './vocabulary/event-meanings.ts';
export { REFUSAL_MEANINGS } from './vocabulary/refusal-meanings.ts';
export {
  config as configShape,
  stakeLimits as stakeLimitsShape,
} from './well-formed/config-shape.ts';
export type { Form } from './well-formed/form.ts';
export { parseCommand } from './well-formed/parse-command.ts';
export type { Field } from './well-formed/shape.ts';
