// Everything a browser needs and nothing of the schemas: importing from here costs a few kilobytes.
export type { Money, Result } from '@baize/exact';
export type {
  Because,
  Bilingual,
  Citation,
  Incident,
  Phase,
  ProcedureStep,
  Shaker,
  StepName,
} from '@baize/game';
export type {
  Actor,
  ApprovalEffect,
  AuditorView,
  BoxTile,
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
  Road,
  RoundRecord,
  SettledLine,
  SettledTerminal,
  StaffRole,
  StakeLimits,
  Statistics,
  TableConfig,
  TableStatus,
  TableViewOf,
  Trends,
  ViewOf,
  ViewRole,
  VisibleHand,
} from '@baize/table';
export type { Face, Roll } from '@baize/three-dice';
export type { WireCommand, WireCommandType } from '../commands/wire-command.ts';
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
  FeltGameBody,
  FloorBody,
  FloorTable,
  GameBody,
  GamesBody,
  HealthBody,
  HistoryBody,
  InstrumentBody,
  InstrumentsBody,
  LimitsPreviewBody,
  LimitsRequest,
  ListedRound,
  NewStaffRequest,
  OutcomeBody,
  OwnTerminalBody,
  PairingBody,
  PasskeyOptionsBody,
  Pieces,
  PlayedRound,
  ReportBody,
  ReportName,
  RoundsBody,
  SessionBody,
  SignInRequest,
  SlipBody,
  SlipKind,
  SlipRequest,
  StaffBody,
  StaffMember,
  TableDrop,
  TableTerminalsBody,
  Who,
} from '../http/index.ts';
export type { WireAnswer } from '../messages/answer.ts';
export type { ClientMessage } from '../messages/client-message.ts';
export type { ByeReason, FaultCode, ServerMessage } from '../messages/server-message.ts';
export { VERSION } from '../messages/version.ts';
export type { ClientState } from './client-state.ts';
export { readServerMessage } from './envelope.ts';
export { type FloorHttp, floorHttp } from './floor-http.ts';
export type { HttpFault, HttpOptions, HttpResult } from './http-request.ts';
export type { EndReason } from './machine/machine.ts';
export { TIMING, type Timing } from './machine/timing.ts';
export type { Operation, Outcome } from './operation.ts';
export { memoryStore, type OperationStore } from './operation-store.ts';
export type { Reconciled } from './outcomes.ts';
export type { OpenSocket, Socket } from './socket.ts';
export {
  type TableClient,
  type TableClientOptions,
  tableClient,
} from './table-client.ts';
