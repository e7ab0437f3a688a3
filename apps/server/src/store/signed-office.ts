import {
  type Asking,
  columnDigest,
  EMPTY_OFFICE,
  entryIn,
  isOfficeRowSigned,
  OFFICE_TABLES,
  type OfficePlace,
  type OfficeRow,
  officeRowProblem,
  officeRowsAfter,
} from './office.ts';
import type { Trust } from './signing-key.ts';

/** Tables whose rows decide who someone is and what they may do. */
const BELIEVED = [
  'agreed_codes',
  'feeds',
  'keys',
  'pairing_codes',
  'passkeys',
  'sessions',
  'staff',
] as const;

export type BelievedTable = (typeof BELIEVED)[number];

/** A row as the database gives it now: `to_jsonb` of it. */
export interface FoundRow {
  readonly table: BelievedTable;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A row that is not what the office journal says. */
export interface OfficeDoubt {
  readonly where: string;
  readonly what: string;
}

type Columns = Readonly<Record<string, string>>;
type SignedRows = ReadonlyMap<string, ReadonlyMap<string, Columns>>;

/** Where the office journal was read to, and what it says of each row by then. */
export interface OfficeKnowledge {
  readonly place: OfficePlace;
  readonly isSealed: boolean;
  readonly rows: SignedRows;
}

/** Whom the floor believes: rows of accounts, sessions and keys, each as its signed entries have it. */
export interface SignedOffice {
  /** What is wrong with rows that were just read; null if all are as they were signed. */
  doubt(rows: readonly FoundRow[]): Promise<OfficeDoubt | null>;
  /** Which of these rows no signed entry has ended, by a column that is null as long as they are good. */
  standing(table: BelievedTable, column: string, keys: readonly string[]): Promise<Set<string>>;
}

const PAGE = 500;

export interface SignedOfficeOptions {
  readonly database: Asking;
  readonly trust: Pick<Trust, 'trusts'>;
  /** What was read and compared when the floor was opened; from the beginning without it. */
  readonly known?: OfficeKnowledge | undefined;
  readonly onDoubt?: ((doubt: OfficeDoubt) => void) | undefined;
}

/**
 * Follows the office journal and remembers the digests of rows that decide whom the floor believes. Before a row is
 * believed the journal is read to its end, so that what another node signed counts at once.
 */
class OfficeMemory implements SignedOffice {
  readonly #options: SignedOfficeOptions;
  readonly #rows = new Map<string, Map<string, Columns>>();
  #place: OfficePlace;
  #isSealed: boolean;
  #broken: OfficeDoubt | null = null;
  #reading: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(options: SignedOfficeOptions) {
    this.#options = options;
    this.#place = options.known?.place ?? EMPTY_OFFICE;
    this.#isSealed = options.known?.isSealed ?? false;
    for (const table of BELIEVED) {
      this.#rows.set(table, new Map(options.known?.rows.get(table)));
    }
  }

  async doubt(rows: readonly FoundRow[]): Promise<OfficeDoubt | null> {
    await this.#catchUp();
    if (this.#broken) return this.#broken;
    // A floor that was never sealed has signed nothing of its rows.
    if (!this.#isSealed) return null;
    for (const found of rows) {
      const doubt = this.#doubtOf(found);
      if (doubt) return doubt;
    }
    return null;
  }

  async standing(
    table: BelievedTable,
    column: string,
    keys: readonly string[],
  ): Promise<Set<string>> {
    await this.#catchUp();
    if (this.#broken) return new Set();
    if (!this.#isSealed) return new Set(keys);
    const rows = this.#rows.get(table);
    const isGood = (key: string) =>
      rows?.get(key)?.[column] === columnDigest(table, key, column, null);
    return new Set(keys.filter(isGood));
  }

  #doubtOf({ table, row }: FoundRow): OfficeDoubt | null {
    const key = (OFFICE_TABLES[table] ?? []).map((column) => String(row[column])).join(' ');
    const signed = this.#rows.get(table)?.get(key);
    if (!signed) return { where: `${table} ${key}`, what: 'was put there by nobody who signs' };
    for (const [column, value] of Object.entries(row)) {
      if (signed[column] === columnDigest(table, key, column, value)) continue;
      return { where: `${table} ${key} column ${column}`, what: 'is not what was signed' };
    }
    return null;
  }

  /** Resolves when everything is known that was signed before this was asked. */
  #catchUp(): Promise<void> {
    // The reading under way may have passed the end before the row was read; the one after it has not begun.
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#reading = this.#read();
        return this.#reading;
      });
    return this.#next;
  }

  async #read(): Promise<void> {
    for (;;) {
      const { number } = this.#place;
      // The entry we know stands at the beginning: were it gone or another one, what follows would prove nothing.
      const page = await officeRowsAfter(this.#options.database, Math.max(0, number - 1), PAGE);
      const [known] = number === 0 ? [] : page;
      if (number > 0 && !known?.hash.equals(this.#place.hash)) {
        return this.#break(number, 'is not the one that was signed here');
      }
      for (const row of number === 0 ? page : page.slice(1)) {
        const problem = officeRowProblem(row, this.#place);
        if (problem) return this.#break(row.number, problem);
        this.#take(row);
      }
      if (page.length < PAGE) return;
    }
  }

  #break(number: number, what: string): void {
    if (this.#broken) return;
    this.#broken = { where: `office_journal number ${number}`, what };
    this.#options.onDoubt?.(this.#broken);
  }

  #take(row: OfficeRow): void {
    this.#place = { number: row.number, at: row.at, hash: row.hash };
    if (!isOfficeRowSigned(row) || !this.#options.trust.trusts(row.publicKey)) {
      const where = `office_journal number ${row.number}`;
      // What it says of rows is not believed; what others signed after it is.
      this.#options.onDoubt?.({ where, what: 'is signed by nobody who is trusted here' });
      return;
    }
    const { changes, sealed } = entryIn(row);
    if (sealed) this.#isSealed = true;
    for (const { table, key, columns } of changes) {
      const rows = this.#rows.get(table);
      const now = columns && { ...rows?.get(key), ...columns };
      // A session that has ended is good never again, and there are many of them.
      if (now && !(table === 'sessions' && isEnded(key, now))) rows?.set(key, now);
      else rows?.delete(key);
    }
  }
}

function isEnded(session: string, { revoked_at }: Columns): boolean {
  return revoked_at !== columnDigest('sessions', session, 'revoked_at', null);
}

/** Without what is signed of sessions that have ended: years of them would fill the memory. */
export async function knownNow(
  database: Asking,
  { place, isSealed, rows }: OfficeKnowledge,
  now: number,
): Promise<OfficeKnowledge> {
  const live = await database.query<{ readonly id: string }>(
    'select id from sessions where revoked_at is null and expires_at > $1',
    [now],
  );
  const signed = rows.get('sessions');
  const kept = live.rows.flatMap(({ id }) => {
    const columns = signed?.get(id);
    return columns ? [[id, columns] as const] : [];
  });
  const believed = BELIEVED.map((table) => [table, rows.get(table) ?? new Map()] as const);
  return { place, isSealed, rows: new Map([...believed, ['sessions', new Map(kept)]]) };
}

export function openSignedOffice(options: SignedOfficeOptions): SignedOffice {
  return new OfficeMemory(options);
}
