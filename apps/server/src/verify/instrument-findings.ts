import type { Recorded } from '@baize/table';
import { type KnownInstrument, readInstruments } from '../store/floor-knowledge.ts';
import { type InstrumentStep, instrumentStep } from '../store/instrument-changes.ts';
import type { Finding, Findings } from './finding.ts';
import type { Verification } from './verify-floor.ts';

/** Every step of an instrument in the journal is in its row, and in the list of its life. */
export async function* instrumentFindings(
  table: string,
  facts: readonly Recorded[],
  verification: Verification,
): Findings {
  const steps = facts.flatMap((fact) => instrumentStep(fact) ?? []);
  if (steps.length > 0) {
    const numbers = steps.map(({ number }) => number);
    const known = new Map(
      (await readInstruments(verification.client, numbers)).map((each) => [each.number, each]),
    );
    for (const step of steps) {
      const what = problemOf(table, step, known.get(step.number));
      if (what) yield { where: `instruments ${step.number}`, what } satisfies Finding;
    }
  }
  yield* lifeFindings(table, facts, steps, verification);
}

/** The life of an instrument has a line for each of its events, and none besides. */
async function* lifeFindings(
  table: string,
  facts: readonly Recorded[],
  steps: readonly InstrumentStep[],
  { client }: Verification,
): Findings {
  const { rows } = await client.query<{ name: string }>(
    `select sequence || ' ' || kind || ' of ' || number || ' at ' || at as name
     from instrument_life where table_id = $1 and sequence between $2 and $3`,
    [table, facts[0]?.sequence, facts.at(-1)?.sequence],
  );
  const stored = new Set(rows.map(({ name }) => name));
  const due = new Set(
    steps.map(({ number, kind, sequence, at }) => `${sequence} ${kind} of ${number} at ${at}`),
  );
  const where = (name: string) => `instrument_life ${table} event ${name}`;
  for (const name of due) if (!stored.has(name)) yield { where: where(name), what: 'is missing' };
  for (const name of stored) {
    if (!due.has(name)) yield { where: where(name), what: 'follows from no event' };
  }
}

function problemOf(
  table: string,
  { amount, issue, end }: InstrumentStep,
  known: KnownInstrument | undefined,
): string | null {
  if (!known) return 'is missing';
  if (known.amount !== amount) return `is for ${known.amount} where the journal says ${amount}`;
  if (issue) {
    const { terminal, expiresAt, sequence, at, visit } = issue;
    const { issued } = known;
    const isSame =
      known.expiresAt === expiresAt &&
      known.visit === visit &&
      (issue.ticket === null || known.ticket === issue.ticket) &&
      issued.table === table &&
      issued.terminal === terminal &&
      issued.sequence === sequence &&
      issued.at === at;
    if (!isSame) return 'was not issued as the journal says';
  }
  if (!end) return null;
  const { status, terminal, sequence, at } = end;
  const { ended } = known;
  const isSame =
    known.status === status &&
    ended?.table === table &&
    ended.terminal === terminal &&
    ended.sequence === sequence &&
    ended.at === at;
  return isSame ? null : `is ${known.status} where the journal says ${status}`;
}
