import type { Logger } from 'pino';
import {
  type CarriedDifference,
  carriedDifferences,
  carriedSums,
} from '../../store/carried-credit.ts';
import type { Asking } from '../../store/office.ts';
import { messageOf } from '../message-of.ts';
import type { Faults } from './faults.ts';

const KIND = 'carried-credit-differs';
const EVERY = 2000;
/** Two errors that cancel each other out do not show in the sums; terminal by terminal they do. */
const EACH_EVERY = 3_600_000;

export interface CarriedWatch {
  readonly faults: Faults;
  readonly pool: Asking;
  readonly log: Logger;
  readonly every?: number;
  readonly eachEvery?: number;
}

/**
 * Compares the credit of terminals that sit nowhere with the ledger, at the start and while the floor runs: what a
 * terminal brings to its next table is believed, so a difference locks it. A difference that a person has looked at and
 * cleared locks no more, until it is another one.
 */
export async function watchCarried(watch: CarriedWatch): Promise<() => void> {
  const { pool, log, every = EVERY, eachEvery = EACH_EVERY } = watch;
  let isBusy = false;
  let known = '';
  let comparedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const sums = await carriedSums(pool);
    const seen = JSON.stringify(sums);
    const now = performance.now();
    const isNews = sums.stored !== sums.ledger ? seen !== known : isDiffering(known);
    if (!isNews && now - comparedAt < eachEvery) return;
    await tell(watch, await carriedDifferences(pool));
    [known, comparedAt] = [seen, now];
  };
  const again = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    // A database that does not answer has a fault of its own.
    await look().catch((error: unknown) => {
      log.warn({ error: messageOf(error) }, 'carried credit could not be compared with the ledger');
    });
    isBusy = false;
  };
  await again();
  const timer = setInterval(() => void again(), every);
  return () => clearInterval(timer);
}

function isDiffering(known: string): boolean {
  if (known === '') return false;
  const { stored, ledger }: Pick<CarriedDifference, 'stored' | 'ledger'> = JSON.parse(known);
  return stored !== ledger;
}

async function tell(
  { faults, pool }: CarriedWatch,
  differences: readonly CarriedDifference[],
): Promise<void> {
  const details = new Map(differences.map((each) => [each.terminal, detailOf(each)]));
  for (const { code, place, detail } of faults.list()) {
    if (code === KIND && details.get(place) !== detail) faults.end(KIND, place);
  }
  const looked = await lookedAt(pool);
  for (const [terminal, detail] of details) {
    if (!looked.has(`${terminal} ${detail}`)) faults.set(KIND, terminal, detail);
  }
}

function detailOf({ stored, ledger }: CarriedDifference): string {
  return `${stored} on record, ${ledger} in the ledger, in minor units`;
}

/** Differences that a person has cleared; one that ended by itself is news when it comes again. */
async function lookedAt(pool: Asking): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ readonly place: string; readonly detail: string }>(
    `select place, detail from faults
     where code = $1 and cleared_at is not null and cleared_by <> 'floor'`,
    [KIND],
  );
  return new Set(rows.map(({ place, detail }) => `${place} ${detail}`));
}
