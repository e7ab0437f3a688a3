// Everything a browser needs and nothing of the schemas: importing from here costs a few kilobytes.
export type { Money, Result } from '@baize/exact';
export type {
  Because,
  Bilingual,
  Citation,
  Dictionary,
  Incident,
  Language,
  Phase,
  ProcedureStep,
  Shaker,
  StepName,
} from '@baize/game';
export type {
  Actor,
  ApprovalEffect,
  AuditorView,
  ClosedStakes,
  CommandType,
  DealerView,
  DisplayView,
  HouseExposure,
  OwnView,
  OwnViewOf,
  PendingApproval,
  Permission,
  Permissions,
  PitView,
  PlayerView,
  PreviousRound,
  PublicFact,
  PublicRound,
  PublicTable,
  PublicView,
  Refusal,
  RefusalCode,
  ResultOnRecord,
  RoundRecord,
  SettledLine,
  SettledTerminal,
  StaffRole,
  StakeLimits,
  TableConfig,
  TableStatus,
  TableViewOf,
  ViewOf,
  ViewRole,
} from '@baize/table';
export type { WireCommand, WireCommandType } from '../commands/wire-command.ts';
export { byFloorClock, floorDateText, zoneText } from '../floor-time.ts';
export type {
  AuditBody,
  BoxGameBody,
  CageBody,
  CageSlip,
  ChainBody,
  ClaimBody,
  ClaimRequest,
  ClauseBody,
  CommandBody,
  CommandRequest,
  ConfigBody,
  ConfigHistoryBody,
  ConfigPreviewBody,
  ConfigRequest,
  DayBody,
  DaysBody,
  DeskBody,
  DeviceResultRequest,
  DrawerBody,
  DrawersBody,
  DropsBody,
  EnterBody,
  EnterRequest,
  ErrorBody,
  FaultsBody,
  Feed,
  FeedsBody,
  FeltGameBody,
  FloorBody,
  FloorTable,
  GameBody,
  GamesBody,
  HealthBody,
  HistoryBody,
  InstrumentBody,
  InstrumentsBody,
  KeysBody,
  LimitsPreviewBody,
  LimitsRequest,
  ListedRound,
  LostRecordBody,
  NewFeedBody,
  NewStaffRequest,
  OfficeRequest,
  OutcomeBody,
  OwnTerminalBody,
  PairingBody,
  PairingRequest,
  PaperName,
  ParProgress,
  PasskeyOptionsBody,
  Pieces,
  PitShiftBody,
  PlayedRound,
  PrintedList,
  ReportBody,
  ReportName,
  RoundsBody,
  SessionBody,
  SessionsBody,
  SignInRequest,
  SlipBody,
  SlipKind,
  SlipRequest,
  SoftwareBody,
  StaffBody,
  StaffMember,
  StudyBody,
  TableDrop,
  TableIntegrityBody,
  TableTerminalsBody,
  Who,
} from '../http/index.ts';
export type { WireAnswer } from '../messages/answer.ts';
export type { ClientMessage } from '../messages/client-message.ts';
export type { ByeReason, FaultCode, ServerMessage } from '../messages/server-message.ts';
export { VERSION } from '../messages/version.ts';
export { readTicketNumber, type TicketNumberProblem } from '../ticket-number.ts';
export type { ClientState } from './client-state.ts';
export { readServerMessage } from './envelope.ts';
export { type FloorHttp, floorHttp } from './floor-http.ts';
export type { HttpOptions, HttpProblem, HttpResult } from './http-request.ts';
export type { EndReason } from './machine/machine.ts';
export { TIMING, type Timing } from './machine/timing.ts';
export type { OrderOptions } from './new-operation.ts';
export type { Operation, Outcome } from './operation.ts';
export { memoryStore, type OperationStore } from './operation-store.ts';
export type { Reconciled } from './outcomes.ts';
export { type PlayerHttp, playerHttp } from './player-http.ts';
export type { OpenSocket, Socket } from './socket.ts';
export {
  type TableClient,
  type TableClientOptions,
  tableClient,
} from './table-client.ts';
