import type { Asking } from '../store/office.ts';
import { columnDigest, type RowChange } from '../store/office-entry.ts';
import type { Finding, Findings } from './finding.ts';

/** Numbers of lines that were signed. They come nearly in order, so a few ranges hold millions. */
export class NumberRanges {
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
export async function* auditFindings(
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
export function* columnFindings(
  { table, key, columns }: RowChange,
  row: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  for (const [column, value] of Object.entries(row)) {
    if (columns?.[column] === columnDigest(table, key, column, value)) continue;
    yield { where: `${table} ${key} column ${column}`, what: 'is not what was signed' };
  }
}
