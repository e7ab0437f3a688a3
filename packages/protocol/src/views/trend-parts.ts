import type { Trends } from '@baize/house/library';
import { z } from 'zod';
import { roll } from '../dice.ts';
import { time } from '../words.ts';

export const resultOnRecord = z.strictObject({
  round: z.string(),
  number: z.int().min(1),
  dice: roll,
  correctedAt: z.nullable(time),
});

function roadOf<const Value extends readonly string[]>(values: Value) {
  return z.strictObject({
    rows: z.int(),
    columns: z.int(),
    beads: z.array(
      z.strictObject({
        column: z.int().min(0),
        row: z.int().min(0),
        value: z.enum(values),
        total: z.int(),
        round: z.string(),
        number: z.int().min(1),
        correctedAt: z.nullable(time),
      }),
    ),
  });
}

const statistics = z.strictObject({
  rounds: z.int().min(0),
  sides: z.array(
    z.strictObject({
      side: z.enum(['big', 'small', 'odd', 'even', 'triple']),
      count: z.int().min(0),
      share: z.nullable(z.string()),
      expectedShare: z.string(),
    }),
  ),
  totals: z.array(z.strictObject({ total: z.int(), count: z.int().min(0), expected: z.string() })),
  tripleGap: z.strictObject({ rounds: z.int().min(0), isSinceTriple: z.boolean() }),
});

export const trends = z.strictObject({
  last: z.array(resultOnRecord),
  bigSmall: roadOf(['big', 'small', 'triple']),
  oddEven: roadOf(['odd', 'even', 'triple']),
  totals: roadOf(['big', 'small', 'triple']),
  statistics,
}) satisfies z.ZodType<Trends>;
