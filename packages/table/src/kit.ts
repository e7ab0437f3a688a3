/**
 * What mechanics are made with: the parts of a table that a game may use. `TableMechanic` says what it has to be.
 */
export type { Posting } from '@baize/ledger';
export { stepAt, stepsAt } from './authority/guard.ts';
export { caseAfter } from './case-after.ts';
export type { Command, CommandType } from './command.ts';
export { type CommandIn, commands, fromEither, fromFloor } from './commands/command-entry.ts';
export { DEALER, MACHINE, PLAYER } from './commands/who.ts';
export { layoutsIn } from './configuration/cluster.ts';
export type { TableConfig } from './configuration/table-config.ts';
export {
  type ConfigProblem,
  type LimitRules,
  rulesOf,
  type TableRules,
  unitProblem,
} from './configuration/table-rules.ts';
export type {
  AuditedRoundView,
  AuditorPlayView,
  ConcludedPlay,
  DealerPlayView,
  DisplayPlayView,
  EndedView,
  MechanicCommands,
  MechanicEvents,
  MechanicFacts,
  MechanicGames,
  MechanicOutcomes,
  Outcome,
  OwnPlayView,
  OwnRoundView,
  PitPlayView,
  PlayedGame,
  PlayedGameBase,
  PublicPlayView,
  RoundPlay,
  RoundView,
  TableBook,
  Written,
  WrittenFields,
} from './contributions.ts';
export { inRound } from './decide-in-round.ts';
export type { Case, Deciders, Decision, RoundCase } from './decision.ts';
export type { DeviceSaying, ReadingsPart } from './device-part.ts';
export type { EquipmentDue, EquipmentPart, Supply } from './equipment-part.ts';
export type { EventOf, Recorded, StakeChange, TableEvent } from './event.ts';
export { withEquipment } from './evolve/house.ts';
export { applyResultCorrected, withConcluded } from './evolve/irregularity.ts';
export { itemsOf, replaceItem, withMeters } from './evolve/persistent.ts';
export { inRound as changeRound, paySettled, withoutMatter } from './evolve/round.ts';
export type {
  BoxSheet,
  ChosenPrices,
  FeltSheet,
  GameSheet,
  HousePriceRow,
  SheetArea,
  SheetBet,
} from './game-sheet.ts';
export type { Comparison } from './history/difference.ts';
export { operationsAsked } from './history/operations-asked.ts';
export { payableFundsOnRecord } from './history/payable-funds-on-record.ts';
export type { PricedBet } from './history/price-bets.ts';
export { reasonsOnRecord } from './history/reasons-on-record.ts';
export { recomputeByOutcome, recomputeReturned } from './history/recompute-by-outcome.ts';
export { RESULTS_KEPT, type ResultOnRecord, ROAD_ROWS } from './history/result-on-record.ts';
export { linesLeft, withoutBets, withoutReturned } from './history/without-bets.ts';
export {
  betWords,
  type EventWords,
  plainWords,
  type WordsContext,
} from './history/words/event-words.ts';
export { settledWords } from './history/words/settled-words.ts';
export { clawBack, clawBackReasons, resettleCommission } from './irregularities/claw-back.ts';
export { adjust, compensationKey, differences } from './irregularities/correct.ts';
export { collectAgain } from './irregularities/correct-in-progress.ts';
export { dispose, type IncidentDetails } from './irregularities/dispose.ts';
export { dispositionAt, standingOf } from './irregularities/incident-phases.ts';
export { type PayableFunds, payableFundsIn } from './irregularities/payable-funds.ts';
export { findSettledRound } from './irregularities/request.ts';
export { reverseSettlement } from './irregularities/reverse-settlement.ts';
export { LIBRARY } from './library.ts';
export type {
  Equipping,
  IncidentTime,
  Interruption,
  OwnEvent,
  RiskPart,
  TableMechanic,
} from './mechanic.ts';
export type { OwnViews, ViewShapes } from './own-views.ts';
export { someCommitment, someProof, someTerminal } from './plausible/details.ts';
export type { Plausible, SimulatedPlay, Weights } from './plausible/plausible.ts';
export type { Scene } from './plausible/scene.ts';
export { among, between, oneIn, type Source, shuffle } from './plausible/source.ts';
export { floorRule, type Refusal, refuse } from './refusal.ts';
export { conclude, concludeBy } from './round/conclude.ts';
export {
  collection,
  collectionOf,
  movementOf,
  payment,
  paymentOf,
  settlementReasons,
} from './round/money.ts';
export { committedTo, refuseUncommitted, roundOpened } from './round/open-bets.ts';
export { betsReturned, type ReturnedBet, type ReturnedBets } from './round/return-bets.ts';
export type { ClosedStakes, SettledLine, SettledTerminal } from './round/settled.ts';
export { clearLights, collectLosers, payWinners } from './round/steps.ts';
export type { Draft } from './scenario/draft.ts';
export type { DryRound, ScenarioSteps } from './scenario/own-step.ts';
export type { PhraseReader } from './scenario/phrase.ts';
export { namedList, ORDINAL, type ShapesOf } from './snapshot/part-shape.ts';
export { settled as settledShape } from './snapshot/round-shape.ts';
export type { ConcludedRound, Round, TableState } from './state.ts';
export { holdingOn, holdingsIn, NO_HOLDINGS } from './terminal/holdings.ts';
export { findSeated, rulesAt, selfAudit, type Terminal, terminalOf } from './terminal/terminal.ts';
export { type StakesAtRisk, stakesByLayout } from './views/stakes-at-risk.ts';
export {
  because as becauseShape,
  ordinal,
  ownSettled,
  shownAmount,
  shownLines,
  shownResult,
  shownSettled,
} from './views/view-shapes.ts';
export type { AutomaticPlay, DrawnProof, VirtualPart } from './virtual-part.ts';
export {
  area,
  box,
  count,
  proof,
  reason,
  round,
  terminal,
  thing,
  time,
} from './well-formed/field-shapes.ts';
export type { Form } from './well-formed/form.ts';
export {
  type Field,
  type FieldsOf,
  fields,
  flag,
  isObject,
  listOf,
  name,
  nullable,
  type Optional,
  oneOf,
  optional,
  type Shape,
  text,
  textMatching,
  tightenOnWire,
  tupleOf,
  wholeNumber,
  withForm,
  wrong,
} from './well-formed/shape.ts';
