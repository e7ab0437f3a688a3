import { feedPlaceProblems } from '../store/feed-place.ts';
import {
  type Asking,
  columnDigest,
  EMPTY_OFFICE,
  entryIn,
  isOfficeRowSigned,
  OFFICE_TABLES,
  type OfficeEntry,
  type OfficePlace,
  type OfficeRow,
  officeRowProblem,
  officeRowsAfter,
  ROW_JSON,
  type RowChange,
} from '../store/office.ts';
import { schemaDoors } from '../store/schema-doors.ts';
import {
  hasSignedPlaces,
  isNoted,
  migrationsIn,
  type SchemaShape,
  schemaShape,
  shapeProblems,
} from '../store/schema-shape.ts';
import type { Finding, Findings } from './finding.ts';

/** Numbers of lines that were signed. They come nearly in order, so a few ranges hold millions. */
class NumberRanges {
  readonly #ranges: { from: number; to: number }[] = [];

  add(number: number): void {
    const next = this.#ranges.findLast(({ from }) => from <= number);
    if (next && number <= next.to) return;
    if (next && number === next.to + 1) next.to = number;
    else
      this.#ranges.splice(next ? this.#ranges.indexOf(next) + 1 : 0, 0, {
        from: number,
        to: number,
      });
    this.#join(number);
  }

  has(number: number): boolean {
    const range = this.#ranges.findLast(({ from }) => from <= number);
    return range !== undefined && number <= range.to;
  }

  #join(number: number): void {
    const index = this.#ranges.findIndex(({ from }) => from === number + 1);
    const [before, after] = [this.#ranges[index - 1], this.#ranges[index]];
    if (!before || !after || before.to !== number) return;
    before.to = after.to;
    this.#ranges.splice(index, 1);
  }
}

/** Lines of the audit trail that entries of the office journal tell of are there, column by column. */
async function* auditFindings(
  client: Asking,
  changes: readonly RowChange[],
  lines: NumberRanges,
): Findings {
  const due = changes.filter(({ table }) => table === 'audit_trail');
  if (due.length === 0) return;
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    'select to_jsonb(t) as row from audit_trail as t where number = any($1::bigint[])',
    [due.map(({ key }) => key)],
  );
  const found = new Map(rows.map(({ row }) => [String(row.number), row]));
  for (const { key, columns } of due) {
    lines.add(Number(key));
    const row = found.get(key);
    if (!row || !columns) {
      yield { where: `audit_trail ${key}`, what: row ? 'was taken away' : 'is missing' };
      continue;
    }
    yield* columnFindings({ table: 'audit_trail', key, columns }, row);
  }
}

/** Columns whose contents are not what was signed. */
function* columnFindings(
  { table, key, columns }: RowChange,
  row: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  for (const [column, value] of Object.entries(row)) {
    if (columns?.[column] === columnDigest(table, key, column, value)) continue;
    yield { where: `${table} ${key} column ${column}`, what: 'is not what was signed' };
  }
}

const PAGE = 500;

type Columns = Readonly<Record<string, string>>;

/** What the office journal says there must be. */
export interface OfficeState {
  place: OfficePlace;
  /** Whether everything there was has been sealed; without that, rows say nothing. */
  isSealed: boolean;
  schema: SchemaShape | null;
  /** By table and key: the digests of every column. The audit trail is not in it: it only grows. */
  readonly rows: Map<string, Map<string, Columns>>;
  readonly lines: NumberRanges;
}

export interface OfficeWalk {
  readonly client: Asking;
  readonly onKey: (key: string) => void;
  readonly isTrusted: (key: string) => boolean;
  /** Whether every signature is checked, or that of the last entry alone, which vouches for the rest. */
  readonly everySignature: boolean;
  /** Told of what the office journal says, once it was read to its end. */
  readonly onState?: ((state: OfficeState) => void) | undefined;
  /** Whether migrations may have run that nobody has signed yet. */
  readonly mayHaveMigrated?: true;
}

/** The office journal is a chain, is signed, and says of every row of the office what it must be. */
export async function* officeFindings(walk: OfficeWalk): Findings {
  const state: OfficeState = {
    place: EMPTY_OFFICE,
    isSealed: false,
    schema: null,
    rows: new Map(Object.keys(OFFICE_TABLES).map((table) => [table, new Map()])),
    lines: new NumberRanges(),
  };
  for (;;) {
    const page = await officeRowsAfter(walk.client, state.place.number, PAGE);
    for (const row of page) {
      yield* rowFindings(row, state, walk);
      apply(entryIn(row), state);
      state.place = row;
    }
    yield* auditFindings(
      walk.client,
      page.flatMap((row) => entryIn(row).changes),
      state.lines,
    );
    const isLast = page.length < PAGE;
    const last = page.at(-1);
    if (isLast && last && !walk.everySignature) yield* signatureFindings(last, walk);
    if (isLast) break;
  }
  walk.onState?.(state);
  if (!state.isSealed) return;
  for (const [table, rows] of state.rows) {
    const isSealed = state.schema === null || isNoted(state.schema, table);
    if (isSealed && table !== 'audit_trail') yield* tableContents(walk.client, table, rows);
  }
  yield* strayLines(walk.client, state.lines);
  yield* unsignedChanges(walk.client);
  if (state.schema && hasSignedPlaces(state.schema)) {
    for await (const { feed, what } of feedPlaceProblems(walk.client, walk.isTrusted)) {
      yield { where: `feed_places ${feed}`, what };
    }
  }
  yield* await schemaDoors(walk.client);
  const found = await schemaShape(walk.client);
  const isNewer = state.schema && migrationsIn(found) > migrationsIn(state.schema);
  if (state.schema && !(walk.mayHaveMigrated && isNewer)) yield* shapeProblems(state.schema, found);
}

function* rowFindings(
  row: OfficeRow,
  { place }: OfficeState,
  walk: OfficeWalk,
): Generator<Finding> {
  const what = officeRowProblem(row, place);
  if (what) yield { where: `office_journal number ${row.number}`, what };
  if (walk.everySignature) yield* signatureFindings(row, walk);
}

function* signatureFindings(row: OfficeRow, { onKey, isTrusted }: OfficeWalk): Generator<Finding> {
  const where = `office_journal number ${row.number}`;
  const key = row.publicKey.toString('hex');
  onKey(key);
  if (!isOfficeRowSigned(row)) yield { where, what: 'is not signed by the key it names' };
  if (!isTrusted(key)) yield { where, what: `is signed by ${key}, which is not trusted here` };
}

function apply({ changes, sealed, schema }: OfficeEntry, state: OfficeState): void {
  if (sealed) state.isSealed = true;
  if (schema) state.schema = schema;
  for (const { table, key, columns } of changes) {
    const rows = state.rows.get(table);
    if (table === 'audit_trail' || !rows) continue;
    if (columns) rows.set(key, { ...rows.get(key), ...columns });
    else rows.delete(key);
  }
}

/** Every row of a table is as it was signed, in every column, and there is no other. */
async function* tableContents(
  client: Asking,
  table: string,
  signed: ReadonlyMap<string, Columns>,
): Findings {
  const key = (OFFICE_TABLES[table] ?? []).map((column) => `(to_jsonb(t) ->> '${column}')`);
  const { rows } = await client.query<{ key: string; row: Record<string, unknown> }>(
    `select ${key.join(` || ' ' || `)} as key, ${ROW_JSON} as row from ${table} as t`,
  );
  const found = new Map(rows.map(({ key: name, row }) => [name, row]));
  for (const name of signed.keys()) {
    if (!found.has(name)) yield { where: `${table} ${name}`, what: 'is missing' };
  }
  for (const [name, row] of found) {
    const columns = signed.get(name);
    if (!columns) yield { where: `${table} ${name}`, what: 'was put there by nobody who signs' };
    else yield* columnFindings({ table, key: name, columns }, row);
  }
}

async function* strayLines(client: Asking, lines: NumberRanges): Findings {
  for (let after = '-9223372036854775808'; ; ) {
    const { rows } = await client.query<{ number: string }>(
      'select number from audit_trail where number > $1 order by number limit 5000',
      [after],
    );
    for (const { number } of rows) {
      if (lines.has(Number(number))) continue;
      yield { where: `audit_trail ${number}`, what: 'was put there by nobody who signs' };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}

async function* unsignedChanges(client: Asking): Findings {
  const { rows } = await client.query<{ table_name: string; row_key: string }>(
    'select table_name, row_key from office_changes order by act, ordinal limit 1',
  );
  for (const { table_name, row_key } of rows) {
    yield { where: `office_changes ${table_name} ${row_key}`, what: 'was signed by nobody' };
  }
}
