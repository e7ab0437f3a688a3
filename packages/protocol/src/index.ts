export { AMOUNT_MAXIMUM, amount, amountOrNone, sum } from './amount.ts';
export { stakeLimits, tableConfig } from './commands/table-config.ts';
export { type WireCommand, type WireCommandType, wireCommandOf } from './commands/wire-command.ts';
export {
  gameId,
  matterId,
  type OperationId,
  operationId,
  personId,
  roundId,
  tableId,
  terminalId,
  ticketId,
  validationNumber,
} from './ids.ts';
export { type WireAnswer, wireAnswer, wireAnswerOf } from './messages/answer.ts';
export {
  ASKED_MAXIMUM,
  type ClientMessage,
  type ClientMessages,
  clientMessageOf,
  type DoMessage,
} from './messages/client-message.ts';
export { refusal } from './messages/refusal.ts';
export {
  BYE_REASONS,
  type ByeReason,
  type EventMessage,
  FAULT_CODES,
  type FaultCode,
  type FaultMessage,
  type ServerMessage,
  type SnapshotMessage,
  serverMessage,
} from './messages/server-message.ts';
export { VERSION } from './messages/version.ts';
export { BROKEN_TEXT, brokenText, parse, parseJson, type WireProblem } from './parse.ts';
export { isTicketNumber } from './ticket-number.ts';
export {
  changesBetween,
  type SectionChanges,
  type Sections,
  withChanges,
} from './view-changes.ts';
export { because, checkReadable, citation, time } from './words.ts';
