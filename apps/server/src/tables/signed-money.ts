import { type Money, NOTHING } from '@baize/exact';
import { sumTo } from '@baize/ledger';
import { maskedNumber, placeOf } from '@baize/table';
import { type KnownInstrument, readInstrument, readSeat } from '../store/floor-knowledge.ts';
import {
  decodeFacts,
  hashOfRow,
  type JournalRow,
  type Queryable,
  readLatestRowAbout,
  readRowWith,
} from '../store/journal-row.ts';
import { signatureProblem, type Trust } from '../store/signing-key.ts';
import type { Tables } from './running-table.ts';

/** A row of the database that is not what the signed journal says. */
export interface Doubt {
  readonly where: string;
  readonly what: string;
}

type KnownSeat = Awaited<ReturnType<typeof readSeat>>;

/** Something about to be paid or carried on; with a doubt it is not. */
export interface Believed<What> {
  readonly value: What;
  readonly doubt: Doubt | null;
}

/**
 * Instruments and travelling credit as signed rows have them. Their rows in the database bear no signature, so its
 * owner can write any; what is about to be paid is compared with the event that made it. Tables in memory follow from
 * signed rows alone, so they answer nearly always, and no bet asks.
 */
export interface SignedMoney {
  /** Undefined where no event ever issued it. */
  instrument(number: string): Promise<Believed<KnownInstrument | undefined>>;
  /** Where a terminal sits, and what it carries with it. */
  seat(terminal: string): Promise<Believed<KnownSeat>>;
}

export interface SignedMoneyOptions {
  readonly database: Queryable;
  readonly tables: Pick<Tables, 'get' | 'list'>;
  readonly trust: Trust;
  /** Told of every row that is not what was signed. */
  readonly onDoubt?: ((doubt: Doubt) => void) | undefined;
}

export function openSignedMoney(options: SignedMoneyOptions): SignedMoney {
  const believed = <What>(value: What, doubt: Doubt | null): Believed<What> => {
    if (doubt) options.onDoubt?.(doubt);
    return { value, doubt };
  };
  return {
    instrument: async (number) => {
      const known = await readInstrument(options.database, number);
      if (!known) return believed(undefined, null);
      const where = `instruments ${maskedNumber(number)}`;
      const record = await issuedAs(options, known);
      if (!record) return believed(undefined, { where, what: 'was issued by no signed event' });
      if (record.amount !== known.amount || record.expiresAt !== known.expiresAt) {
        return believed(known, { where, what: 'is not what its signed event says' });
      }
      const status = notPayableAs(options, known);
      if (status === null || !isPayable(known)) return believed(known, null);
      // A commit between the two looks is no forgery.
      const again = (await readInstrument(options.database, number)) ?? known;
      const what = `is outstanding although a signed event says ${status}`;
      return believed({ ...again, status }, isPayable(again) ? { where, what } : null);
    },
    seat: async (terminal) => {
      const seat = await readSeat(options.database, terminal);
      if (seat.credit === NOTHING || (await isCarried(options, terminal, seat.credit))) {
        return believed(seat, null);
      }
      const what = `carries ${seat.credit}, which no signed event let go`;
      return believed(seat, { where: `terminals ${terminal}`, what });
    },
  };
}

type Issued = Pick<KnownInstrument, 'amount' | 'expiresAt'>;

/** What the event that issued an instrument says: by the table in memory, else by its signed row. */
async function issuedAs(
  { database, tables, trust }: SignedMoneyOptions,
  { number, issued }: KnownInstrument,
): Promise<Issued | undefined> {
  const record = tables.get(issued.table)?.state().instruments.get(number);
  if (record) return record;
  const row = await readRowWith(database, issued.table, issued.sequence);
  if (!row || !isGenuine(row, trust)) return undefined;
  for (const { event, sequence } of decodeFacts(row)) {
    if (sequence !== issued.sequence) continue;
    const isIssue = event.type === 'InstrumentIssued' || event.type === 'InstrumentPrepared';
    if (isIssue && event.number === number) return event;
  }
  return undefined;
}

function isPayable({ status }: Pick<KnownInstrument, 'status'>): boolean {
  return status === 'issued' || status === 'confirmed';
}

/** Why an instrument is not paid: any table here has ended it, or the one that issued it does not know where it is. */
function notPayableAs(
  { tables }: SignedMoneyOptions,
  { number, issued }: KnownInstrument,
): Exclude<KnownInstrument['status'], 'issued' | 'confirmed'> | null {
  for (const table of tables.list()) {
    const status = table.state().instruments.get(number)?.status;
    if (status === 'redeemed' || status === 'void' || status === 'expired') return status;
  }
  const own = tables.get(issued.table)?.state().instruments.get(number)?.status;
  return own === 'in-doubt' || own === 'prepared' ? own : null;
}

/** Whether a terminal left the table it sat at last with exactly this credit. */
async function isCarried(
  options: SignedMoneyOptions,
  terminal: string,
  credit: Money,
): Promise<boolean> {
  const { database, tables, trust } = options;
  let since = 0;
  let carried: Money[] = [];
  for (const table of tables.list()) {
    const place = placeOf(table.state(), terminal);
    if (!place || place.own.since < since) continue;
    if (place.own.since > since) carried = [];
    since = place.own.since;
    carried.push(place.isSeated ? NOTHING : place.meters.transfersOut);
  }
  if (carried.includes(credit)) return true;
  // It left a table that this process does not keep, or one whose last row has not come here yet.
  const row = await readLatestRowAbout(database, 'TerminalReleased', terminal);
  if (!row || row.at < since || !isGenuine(row, trust)) return false;
  const left = decodeFacts(row).findLast(
    ({ event }) => event.type === 'TerminalReleased' && event.terminal === terminal,
  )?.event;
  return left?.type === 'TerminalReleased' && sumTo('in-transit', left.postings) === credit;
}

/** Whether a row is what a node we trust has signed; one from before rows were signed is not asked alone. */
function isGenuine(row: JournalRow, trust: Trust): boolean {
  const isIntact = row.signed !== null && hashOfRow(row).equals(row.hash);
  return isIntact && signatureProblem(row, trust) === null;
}
