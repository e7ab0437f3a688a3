import type { RoundRecord, TableConfig, ViewOf, ViewRole } from '@baize/table';
import type {
  AgreedBody,
  AskedBody,
  AuditBody,
  CageSlip,
  ChainBody,
  ChangeStaffRequest,
  CommandBody,
  CommandRequest,
  ConfigBody,
  ConfigHistoryBody,
  ConfigPreviewBody,
  ConfigRequest,
  DayBody,
  DaysBody,
  DeskBody,
  DrawerBody,
  DrawersBody,
  DropsBody,
  FaultsBody,
  FeedsBody,
  KeysBody,
  LimitsPreviewBody,
  LimitsRequest,
  LostRecordBody,
  NewFeedBody,
  NewStaffRequest,
  OfficeRequestsBody,
  OutcomeBody,
  PairingBody,
  PairingRequest,
  ParProgress,
  PasskeysBody,
  Pieces,
  PitShiftBody,
  PrintedList,
  ReportFaultRequest,
  RoundsBody,
  SessionBody,
  SessionsBody,
  SignInRequest,
  SlipBody,
  SlipRequest,
  SoftwareBody,
  StaffBody,
  StaffMember,
  TableDrop,
  TableIntegrityBody,
  TableTerminalsBody,
  TerminalLifeBody,
  TicketAnswerBody,
  TicketBody,
  TicketsBody,
  WaitingBody,
} from '../http/index.ts';
import { type Ask, asker, type HttpOptions } from './http-request.ts';
import { playerHttp } from './player-http.ts';

export type FloorHttp = ReturnType<typeof floorHttp>;

/** The floor's HTTP interface as functions: each answers with a body or with a fault, and never throws. */
export function floorHttp(options: HttpOptions = {}) {
  const ask = asker(options);
  return {
    ...playerHttp(options),
    ...people(ask),
    ...tables(ask),
    ...cage(ask),
    ...tickets(ask),
    ...office(ask),
  };
}

function people(ask: Ask) {
  return {
    session: () => ask<SessionBody>(['session']),
    signIn: (body: SignInRequest) => ask<SessionBody>(['session'], { method: 'POST', body }),
    signOut: () => ask<''>(['session'], { method: 'DELETE' }),
    /** Stands in for another position, or steps back with null. */
    actAs: (position: string | null) =>
      ask<SessionBody>(['session', 'acting'], { method: 'POST', body: { position } }),
    passkeys: () => ask<PasskeysBody>(['passkeys']),
    removePasskey: (id: string) => ask<PasskeysBody>(['passkeys', id], { method: 'DELETE' }),
    sessions: () => ask<SessionsBody>(['sessions']),
    endSession: (id: string) => ask<SessionsBody>(['sessions', id], { method: 'DELETE' }),
    keys: () => ask<KeysBody>(['keys']),
    revokeKey: (id: string) => ask<KeysBody>(['keys', id], { method: 'DELETE' }),
    pair: (body: PairingRequest) =>
      ask<PairingBody | AskedBody>(['pairing'], { method: 'POST', body }),
    feeds: () => ask<FeedsBody>(['feeds']),
    endFeed: (id: string) => ask<FeedsBody | AskedBody>(['feeds', id], { method: 'DELETE' }),
    addFeed: (name: string, url: string | null) =>
      ask<NewFeedBody | AskedBody>(['feeds'], { method: 'POST', body: { name, url } }),
    staff: () => ask<StaffBody>(['staff']),
    /** The new account, or what a second person has to agree to first. */
    hire: (body: NewStaffRequest) =>
      ask<StaffMember | AskedBody>(['staff'], { method: 'POST', body }),
    officeRequests: () => ask<OfficeRequestsBody>(['requests']),
    answerRequest: (id: string, answer: 'agree' | 'reject') =>
      ask<AgreedBody | OfficeRequestsBody>(['requests', id, answer], { method: 'POST' }),
    changeStaff: (id: string, body: ChangeStaffRequest) =>
      ask<StaffMember | AskedBody>(['staff', id], { method: 'PATCH', body }),
  };
}

function tables(ask: Ask) {
  return {
    view: <Role extends ViewRole>(table: string, as: Role) =>
      ask<{ readonly at: number; readonly view: ViewOf<Role> }>(['tables', table, 'view'], {
        query: { as },
      }),
    command: (table: string, body: CommandRequest) =>
      ask<CommandBody>(['tables', table, 'commands'], { method: 'POST', body }),
    rounds: (table: string, query: { readonly before?: number; readonly limit?: number } = {}) =>
      ask<RoundsBody>(['tables', table, 'rounds'], { query }),
    round: (table: string, round: string) => ask<RoundRecord>(['tables', table, 'rounds', round]),
    transcript: (table: string, round: string) =>
      ask<string>(['tables', table, 'rounds', round, 'transcript']),
    /** Everything about a round as one file. */
    bundle: <Body = unknown>(table: string, round: string, format: 'json' | 'html') =>
      ask<Body>(['tables', table, 'rounds', round, 'bundle'], { query: { format } }),
    /** Who is at a table, whose link is lost, who waits for somebody. */
    terminals: (table: string) => ask<TableTerminalsBody>(['tables', table, 'terminals']),
    /** Who calls anywhere on the floor, and whose line is lost. */
    waiting: () => ask<WaitingBody>(['waiting']),
    attended: (terminal: string) => ask(['terminals', terminal, 'attended'], { method: 'POST' }),
    /** Somebody is on the way. */
    answered: (terminal: string) => ask(['terminals', terminal, 'answered'], { method: 'POST' }),
    /** What the monitor knows of the results of a table. */
    integrity: (table: string) => ask<TableIntegrityBody>(['tables', table, 'integrity']),
    /** What one result would pay of the stakes at risk now: `666`. */
    outcome: (table: string, dice: string) =>
      ask<OutcomeBody>(['tables', table, 'outcome'], { query: { dice } }),
    previewLimits: (table: string, body: LimitsRequest) =>
      ask<LimitsPreviewBody>(['tables', table, 'limits', 'preview'], { method: 'POST', body }),
    config: (table: string) => ask<ConfigBody>(['tables', table, 'config']),
    previewConfig: (table: string, config: TableConfig) =>
      ask<ConfigPreviewBody>(['tables', table, 'config', 'preview'], {
        method: 'POST',
        body: { config },
      }),
    configHistory: (table: string) =>
      ask<ConfigHistoryBody>(['tables', table, 'config', 'history']),
    configure: (table: string, body: ConfigRequest) =>
      ask<CommandBody>(['tables', table, 'config'], { method: 'PUT', body }),
  };
}

function cage(ask: Ask) {
  const post = <Body>(path: readonly string[], body: unknown) =>
    ask<Body>(['cage', ...path], { method: 'POST', body });
  return {
    desk: () => ask<DeskBody>(['cage']),
    drawers: () => ask<DrawersBody>(['cage', 'drawers']),
    openDrawer: (window: string, pieces: Pieces) =>
      post<DrawerBody>(['drawers'], { window, pieces }),
    countDrawer: (id: string, pieces: Pieces) =>
      post<DrawerBody>(['drawers', id, 'counts'], { pieces }),
    closeDrawer: (id: string, reason: string) =>
      post<DrawerBody>(['drawers', id, 'close'], { reason }),
    giveSlip: (body: SlipRequest) => post<SlipBody>(['slips'], body),
    /** What was written and not answered, or what a second person has agreed to since. */
    repeatSlip: (op: string) => post<SlipBody>(['slips', op, 'again'], {}),
    secondSlip: (op: string, agrees: boolean) =>
      post<CageSlip>(['slips', op, 'second'], { agrees }),
    drops: () => ask<DropsBody>(['cage', 'drops']),
    countDrop: (op: string, table: string, pieces: Pieces) =>
      post<TableDrop>(['drops'], { op, table, pieces }),
    secondDrop: (op: string, agrees: boolean) =>
      post<TableDrop>(['drops', op, 'second'], { agrees }),
  };
}

interface AuditQuestion {
  readonly before?: number;
  readonly limit?: number;
  readonly who?: string;
  readonly subject?: string;
  readonly action?: string;
}

interface PitAuditQuestion extends Omit<AuditQuestion, 'subject'> {
  readonly pit?: string;
  readonly table?: string;
}

function office(ask: Ask) {
  return {
    audit: (query: AuditQuestion) => ask<AuditBody>(['audit'], { query: { ...query } }),
    /** Of the trail, what was done at the tables of a pit, for whoever answers for them. */
    pitAudit: (query: PitAuditQuestion) =>
      ask<AuditBody>(['pit', 'audit'], { query: { ...query } }),
    /** Where every journal ends, and whether what was last signed of them still holds. */
    chain: () => ask<ChainBody>(['chain']),
    days: () => ask<DaysBody>(['days']),
    day: (day: string) => ask<DayBody>(['days', day]),
    closeDay: (day: string, reason: string | null) =>
      ask<DayBody>(['days', day, 'close'], {
        method: 'POST',
        body: reason === null ? {} : { reason },
      }),
    /** What stands; with `all`, what was cleared too. */
    faults: (all = false) => ask<FaultsBody>(['faults'], all ? { query: { all: 'true' } } : {}),
    reportFault: (report: ReportFaultRequest) =>
      ask<FaultsBody>(['faults'], { method: 'POST', body: report }),
    clearFault: (id: string, reason: string) =>
      ask<''>(['faults', id, 'clear'], { method: 'POST', body: { reason } }),
    /** What tables have acknowledged and the database has lost. */
    lostRecord: () => ask<LostRecordBody>(['lost-record']),
    decideLostRecord: (how: 'put-back' | 'give-up', reason: string) =>
      ask<LostRecordBody | AskedBody>(['lost-record', how], { method: 'POST', body: { reason } }),
    /** Hashes everything that runs; it takes as long as that takes. */
    checkSoftware: () => ask<SoftwareBody>(['software', 'check'], { method: 'POST' }),
    pitShift: () => ask<PitShiftBody>(['pit', 'shift']),
    /** A list on paper: the audit trail, people, keys, a gaming day. */
    printed: (list: PrintedList, query: Readonly<Record<string, string>> = {}) =>
      ask<Blob>(['printed', list], { query }),
    listed: (list: PrintedList, query: Readonly<Record<string, string>> = {}) =>
      ask<string>(['printed', list], { query: { ...query, as: 'csv' } }),
    /** The PAR sheet of what a table plays; a sheet that is still being made says how far it is. */
    par: (table: string, query: Readonly<Record<string, string>>) =>
      ask<Blob | string | ParProgress>(['tables', table, 'par'], { query }),
    /** JSON, or CSV where the name ends in `.csv`. */
    report: <Body = unknown>(name: string, query: Readonly<Record<string, string>> = {}) =>
      ask<Body>(['reports', name], { query }),
  };
}

/** Tickets nobody has confirmed, what people decide about them, and the whole life of a terminal. */
function tickets(ask: Ask) {
  const post = (ticket: string, deed: string, body: { readonly op: string }) =>
    ask<TicketAnswerBody>(['tickets', ticket, deed], { method: 'POST', body });
  return {
    tickets: (query: TicketFilter = {}) => ask<TicketsBody>(['tickets'], { query: { ...query } }),
    ticket: (ticket: string) => ask<TicketBody>(['tickets', ticket]),
    terminalLife: (terminal: string, query: { readonly before?: string } = {}) =>
      ask<TerminalLifeBody>(['terminals', terminal, 'life'], { query }),
    confirmTicket: (ticket: string, body: { readonly op: string; readonly reason: string }) =>
      post(ticket, 'confirm', body),
    doubtTicket: (ticket: string, body: { readonly op: string; readonly note?: string }) =>
      post(ticket, 'doubt', body),
    decideTicket: (
      ticket: string,
      body: {
        readonly op: string;
        readonly effect: 'reissue' | 'cash' | 'credit';
        readonly reason: string;
      },
    ) => post(ticket, 'decide', body),
  };
}

interface TicketFilter {
  readonly terminal?: string;
  readonly from?: number;
  readonly to?: number;
  readonly amount?: number;
  readonly about?: 'true';
  readonly limit?: number;
}
