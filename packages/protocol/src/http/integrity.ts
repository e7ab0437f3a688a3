import { z } from 'zod';
import { tableId } from '../ids.ts';
import { time } from '../words.ts';

const count = z.int().min(0);

/** What the monitor knows of the results of one table. */
const integrityRow = z.strictObject({
  table: tableId,
  /** What is recorded there, such as `dice` or `cards`; null before the first result. */
  kind: z.nullable(z.string()),
  results: count,
  /** While the floor reads what happened before it started; alarms of then are still to come. */
  isReading: z.boolean(),
  /** What a stake of 1 on unfairness has become, now and when it stood highest; null for too few results. */
  evidence: z.nullable(
    z.strictObject({
      odds: z.number(),
      highest: z.number(),
      /** After how many results it stood highest, and which bet had won most of it. */
      at: count,
      test: z.string(),
    }),
  ),
  alarms: z.array(
    z.strictObject({
      result: count,
      round: z.string(),
      at: time,
      sentence: z.string(),
      isAcknowledged: z.boolean(),
    }),
  ),
  /** The fault that stands because of an alarm; clearing it acknowledges. */
  fault: z.nullable(z.string()),
});

/** `GET /api/integrity` */
export const integrityBody = z.strictObject({ tables: z.array(integrityRow) });

/** `GET /api/tables/:table/integrity` */
export const tableIntegrityBody = integrityRow.extend({
  /** Null before the first result. */
  report: z.nullable(
    z.strictObject({
      described: z.string(),
      verdict: z.strictObject({ level: z.string(), sentences: z.array(z.string()) }),
      charts: z.array(
        z.strictObject({
          title: z.string(),
          kind: z.enum(['shares', 'counts']),
          cells: z.array(
            z.strictObject({ label: z.string(), observed: z.number(), expected: z.number() }),
          ),
        }),
      ),
      /** Tests at one look; `adjusted` allows for their number. */
      tests: z.array(
        z.strictObject({ test: z.string(), n: count, p: z.number(), adjusted: z.number() }),
      ),
    }),
  ),
});

export type IntegrityRow = z.infer<typeof integrityRow>;
export type TableIntegrityBody = z.infer<typeof tableIntegrityBody>;
