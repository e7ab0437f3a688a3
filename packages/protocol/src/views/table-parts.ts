import type {
  Demonstration,
  EquipmentView,
  PublicLayout,
  PublicTable,
  TableStatus,
} from '@baize/table';
import { z } from 'zod';
import { amountOrNone } from '../amount.ts';
import { stakeLimits } from '../commands/table-config.ts';
import { phase, step } from '../open-words.ts';
import { because, bilingual, citation, time } from '../words.ts';
import type { OwnParts } from './own-parts.ts';

const layout = {
  game: z.string(),
  layout: z.nullable(z.string()),
  limits: z.strictObject({
    default: stakeLimits,
    kinds: z.record(z.string(), stakeLimits),
  }),
  differential: z.nullable(amountOrNone),
};

export const publicLayout = z.strictObject(layout) satisfies z.ZodType<PublicLayout>;

/** What a table says of itself that only demonstrates its game. */
export const demonstration = z.strictObject({
  lacks: z.array(z.enum(['dealer', 'equipment'])).min(1),
  unmet: z.array(citation),
  because,
}) satisfies z.ZodType<Demonstration>;

export const publicTable = z.strictObject({
  table: z.string(),
  ...layout,
  layouts: z.exactOptional(z.array(publicLayout)),
  mechanic: z.string(),
  rulebook: z.strictObject({
    id: z.string(),
    title: z.string(),
    name: bilingual,
    version: z.nullable(z.string()),
    effectiveFrom: z.nullable(z.string()),
  }),
  mode: z.enum(['dealt', 'automatic']),
  resultSource: z.enum(['dealer', 'device', 'dealer-and-device', 'virtual']),
  unit: amountOrNone,
  limitsPer: z.enum(['terminal', 'box']),
  announcements: z.strictObject({ open: z.string(), close: z.string() }),
  covered: z.boolean(),
  boxes: z.int().min(0),
  demonstration: z.exactOptional(demonstration),
}) satisfies z.ZodType<PublicTable>;

export const tableStatus = z.union([
  z.strictObject({ status: z.enum(['closed', 'open']) }),
  z.strictObject({ status: z.enum(['suspended', 'paused']), reason: z.string() }),
]) satisfies z.ZodType<TableStatus>;

const shaker = z.enum(['manual', 'automated']);

export const procedureStep = z.strictObject({
  step,
  from: phase,
  to: phase,
  because,
  shaker: z.exactOptional(shaker),
});

export function equipmentOf({ due }: OwnParts) {
  const common = z.strictObject({
    inspected: z.boolean(),
    shiftInspected: z.boolean(),
    dice: z.nullable(z.strictObject({ id: z.string(), since: time })),
    shaker: z.nullable(shaker),
    due: z.array(
      z.strictObject({
        what: due,
        from: z.nullable(time),
        until: z.nullable(time),
        because,
      }),
    ),
  });
  return common satisfies z.ZodType<EquipmentView>;
}

const reasoned = z.strictObject({ because });
const counted = z.strictObject({ count: z.int(), because });

export const inspection = z.strictObject({
  opening: reasoned,
  deviceValues: counted,
  shakerTests: counted,
  shiftTests: counted,
  shakerNeeded: reasoned,
  oneShaker: reasoned,
});

export const diceHoursMaximum = z.strictObject({ hours: z.number(), because });

export const locked = z.nullable(z.strictObject({ reason: z.string() }));
