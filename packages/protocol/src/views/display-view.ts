import type { DisplayView } from '@baize/table';
import { z } from 'zod';
import { because } from '../words.ts';
import type { OwnParts } from './own-parts.ts';
import { previousRoundOf, publicRoundOf } from './round-parts.ts';
import { publicTable, tableStatus } from './table-parts.ts';

export function displayViewOf(own: OwnParts) {
  const common = z.strictObject({
    role: z.literal('display'),
    sequence: z.int().min(0),
    table: z.nullable(publicTable),
    status: tableStatus,
    round: z.nullable(publicRoundOf(own)),
    committed: z.nullable(z.string()),
    previous: z.nullable(previousRoundOf(own)),
    informsOnly: z.nullable(because),
  });
  return own.addTo('display', own.addTo('public', common satisfies z.ZodType<DisplayView>));
}
