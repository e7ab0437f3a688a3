import type { Recorded } from '@baize/table';
import { type KnownInstrument, readInstruments } from '../store/floor-knowledge.ts';
import { type InstrumentChange, instrumentChange } from '../store/instrument-changes.ts';
import type { Finding, Findings } from './finding.ts';
import type { Verification } from './verify-floor.ts';

/** Every issue and every end of an instrument in the journal is in its row. */
export async function* instrumentFindings(
  table: string,
  facts: readonly Recorded[],
  { client }: Verification,
): Findings {
  const changes = facts.flatMap((fact) => instrumentChange(fact) ?? []);
  if (changes.length === 0) return;
  const numbers = changes.map(({ number }) => number);
  const known = new Map(
    (await readInstruments(client, numbers)).map((each) => [each.number, each]),
  );
  for (const change of changes) {
    const what = faultOf(table, change, known.get(change.number));
    if (what) yield { where: `instruments ${change.number}`, what } satisfies Finding;
  }
}

function faultOf(
  table: string,
  { amount, issue, end }: InstrumentChange,
  known: KnownInstrument | undefined,
): string | null {
  if (!known) return 'is missing';
  if (known.amount !== amount) return `is for ${known.amount} where the journal says ${amount}`;
  if (issue) {
    const { terminal, expiresAt, sequence, at } = issue;
    const { issued } = known;
    const isSame =
      known.expiresAt === expiresAt &&
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
