import { err, ok, type Result } from '@baize/exact';
import { factsIn, roundRecord, type TableLibrary, transcript } from '@baize/table';
import { z } from 'zod';
import type { Queryable } from '../../store/journal-row.ts';
import { type BundleProblem, disputeBundle } from '../dispute/dispute-bundle.ts';
import { disputePage } from '../dispute/dispute-page.ts';
import { readRound } from '../dispute/read-round.ts';

/** How a round is to be told; everything in it can be sent to a thread. */
export type RoundForm =
  | { readonly as: 'record' }
  | { readonly as: 'transcript'; readonly minutesEast: number }
  | {
      readonly as: 'bundle';
      readonly format: 'json' | 'html';
      readonly question: Omit<Parameters<typeof disputeBundle>[1], 'round'>;
    };

export interface RoundJob {
  readonly name: 'round';
  readonly table: string;
  readonly round: string;
  readonly telling: RoundForm;
}

/** The text of the answer, or why there is none. */
export type RoundAnswer = Result<string, BundleProblem>;

/** What comes back from a thread is as unknown as what comes from outside. */
export const roundAnswer: z.ZodType<RoundAnswer> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.string() }),
  z.object({
    ok: z.literal(false),
    error: z.object({
      code: z.enum(['unknown-round', 'round-in-progress', 'not-in-round']),
      message: z.string(),
    }),
  }),
]);

/**
 * A round as its journal has it. A table of millions of events is restored from a snapshot and followed from there, which takes as
 * long as it takes: on a floor that is open it happens in the thread that makes reports.
 */
export async function answerRound(
  { database, library }: { readonly database: Queryable; readonly library: TableLibrary },
  { table, round, telling }: RoundJob,
): Promise<RoundAnswer> {
  const read = await readRound(database, table, round, library);
  if (!read) return err(NO_ROUND);
  if (telling.as === 'bundle') {
    const bundle = disputeBundle(read, { ...telling.question, round });
    if (!bundle.ok) return bundle;
    const { value } = bundle;
    if (telling.format === 'json') return ok(JSON.stringify(value));
    return ok(disputePage(value, telling.question.minutesEast));
  }
  const record = roundRecord(read.facts, round, read.before);
  if (!record.ok) return record;
  if (telling.as === 'record') return ok(JSON.stringify(record.value));
  const { operations, config } = record.value;
  const { minutesEast } = telling;
  return ok(transcript(factsIn(operations), { config, minutesEast, library }));
}

const NO_ROUND: BundleProblem = { code: 'unknown-round', message: 'There is no such round.' };
