import type { DisplayView } from '@baize/table';
import { z } from 'zod';
import { readable } from '../dice.ts';
import { because } from '../words.ts';
import { displayCards } from './card-parts.ts';
import { previousRound, publicRound } from './round-parts.ts';
import { publicTable, tableStatus } from './table-parts.ts';
import { trends } from './trend-parts.ts';

export const displayView = z.strictObject({
  role: z.literal('display'),
  sequence: z.int().min(0),
  table: z.nullable(publicTable),
  status: tableStatus,
  round: z.nullable(publicRound),
  committed: z.nullable(z.string()),
  previous: z.nullable(previousRound),
  trends: z.nullable(trends),
  unread: z.nullable(z.strictObject({ readable })),
  cards: z.nullable(displayCards),
  informsOnly: z.nullable(because),
}) satisfies z.ZodType<DisplayView>;
