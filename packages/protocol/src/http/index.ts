export { type AuditBody, auditBody, auditQuery } from './audit.ts';
export {
  buyRequest,
  type CageBody,
  cageBody,
  type InstrumentBody,
  type InstrumentsBody,
  instrument,
  instrumentsBody,
  instrumentsQuery,
  redeemRequest,
  voidInstrumentRequest,
} from './cage.ts';
export { type ChainBody, chainBody } from './chain.ts';
export { type ClauseBody, clauseBody } from './clause.ts';
export {
  type ConfigHistoryBody,
  type ConfigPreviewBody,
  configHistoryBody,
  configPreviewBody,
  configPreviewRequest,
} from './configuration.ts';
export {
  closeDayRequest,
  type DayBody,
  type DaysBody,
  dayBody,
  dayName,
  daysBody,
} from './days.ts';
export {
  type CageSlip,
  closeDrawerRequest,
  countRequest,
  type DeskBody,
  type DrawerBody,
  type DrawersBody,
  type DropsBody,
  deskBody,
  drawer,
  drawersBody,
  dropBody,
  dropRequest,
  dropsBody,
  openDrawerRequest,
  type Pieces,
  type SlipBody,
  type SlipKind,
  type SlipRequest,
  secondRequest,
  slip,
  slipBody,
  slipRequest,
  type TableDrop,
} from './desk.ts';
export {
  type DeviceFaultRequest,
  type DeviceResultRequest,
  deviceFaultRequest,
  deviceHeaders,
  deviceResultRequest,
} from './devices.ts';
export { type ErrorBody, errorBody } from './error-body.ts';
export {
  clearFaultRequest,
  type FaultsBody,
  faultsBody,
  faultsQuery,
  type ReportFaultRequest,
  reportFaultRequest,
  softwareBody,
} from './faults.ts';
export {
  type Feed,
  type FeedBody,
  type FeedEvent,
  type FeedsBody,
  feed,
  feedBody,
  feedDelivery,
  feedQuery,
  feedsBody,
  type NewFeedBody,
  newFeedBody,
  newFeedRequest,
} from './feeds.ts';
export { type FloorBody, type FloorTable, floorBody, floorTable, tableStatus } from './floor.ts';
export {
  type BoxGameBody,
  boxGameBody,
  type FeltGameBody,
  feltGameBody,
  type GameBody,
  type GamesBody,
  gameBody,
  gameQuery,
  gamesBody,
} from './games.ts';
export { type HealthBody, healthBody } from './health.ts';
export {
  type IntegrityRow,
  integrityBody,
  type TableIntegrityBody,
  tableIntegrityBody,
} from './integrity.ts';
export {
  type ClaimBody,
  type ClaimRequest,
  claimBody,
  claimRequest,
  type KeysBody,
  keysBody,
  type PairingBody,
  type PairingRequest,
  pairingBody,
  pairingRequest,
} from './pairing.ts';
export {
  type PasskeyOptionsBody,
  type PasskeysBody,
  passkeyOptionsBody,
  passkeyOptionsRequest,
  passkeyResponseRequest,
  passkeysBody,
} from './passkeys.ts';
export {
  type LimitsPreviewBody,
  type LimitsRequest,
  limitsPreviewBody,
  limitsRequest,
  type OutcomeBody,
  outcomeBody,
  outcomeQuery,
} from './pit.ts';
export {
  REPORT_NAMES,
  type ReportBody,
  type ReportName,
  type ReportQuery,
  reportBody,
  reportQuery,
  WIN_DIMENSIONS,
} from './reports.ts';
export {
  type AgreedBody,
  type AskedBody,
  agreedBody,
  askedBody,
  type OfficeRequest,
  type OfficeRequestsBody,
  officeRequestsBody,
} from './requests.ts';
export {
  bundleQuery,
  type ListedRound,
  type RoundsBody,
  roundsBody,
  roundsQuery,
  transcriptQuery,
} from './rounds.ts';
export {
  actingRequest,
  type EnterBody,
  type EnterRequest,
  enterBody,
  enterRequest,
  passwordRequest,
  type SessionBody,
  type SessionsBody,
  type SignInRequest,
  sessionBody,
  sessionsBody,
  signInRequest,
  staffRole,
  type Who,
  who,
} from './session.ts';
export {
  type ChangeStaffRequest,
  changeStaffRequest,
  type NewStaffRequest,
  newStaffRequest,
  type StaffBody,
  type StaffMember,
  staffBody,
  staffMember,
} from './staff.ts';
export {
  type CommandBody,
  type CommandRequest,
  type ConfigBody,
  type ConfigRequest,
  commandBody,
  commandRequest,
  commandRequestOf,
  configBody,
  configRequest,
  tablePresentation,
  viewBody,
  viewQuery,
} from './tables.ts';
export {
  type AttendantBody,
  attendantBody,
  attendantRequest,
  type HistoryBody,
  historyBody,
  historyQuery,
  type OwnTerminalBody,
  ownTerminalBody,
  type PlayedRound,
  type StudyBody,
  settledLine,
  studyBody,
  type TableTerminalsBody,
  tableTerminalsBody,
} from './terminals.ts';
