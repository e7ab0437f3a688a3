import { z } from 'zod';
import { roll } from '../dice.ts';
import { name, reason } from '../words.ts';
import { tableConfig } from './table-config.ts';

const shakes = z.int().min(0).max(1_000_000);

/** Opening, closing, pausing and equipping a table. */
export const HOUSE_COMMANDS = [
  z.strictObject({ type: z.literal('ConfigureTable'), config: tableConfig }),
  z.strictObject({ type: z.literal('OpenTable') }),
  z.strictObject({ type: z.literal('CloseTable') }),
  z.strictObject({ type: z.literal('PauseTable'), reason }),
  z.strictObject({ type: z.literal('ResumeTable') }),
  z.strictObject({ type: z.literal('ReleaseTable') }),
  z.strictObject({
    type: z.literal('RecordInspection'),
    entered: roll,
    lit: z.array(name).max(512),
    shakes,
  }),
  z.strictObject({ type: z.literal('BeginShift') }),
  z.strictObject({ type: z.literal('RecordShiftInspection'), shakes }),
  z.strictObject({ type: z.literal('ChangeDice'), dice: name }),
  z.strictObject({ type: z.literal('FitShaker'), shaker: z.enum(['manual', 'automated']) }),
  z.strictObject({ type: z.literal('RemoveShaker') }),
] as const;
