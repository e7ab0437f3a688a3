import type { DealerView } from '@baize/table';
import { z } from 'zod';
import { roll, unread } from '../dice.ts';
import { because } from '../words.ts';
import { dealerCards } from './card-parts.ts';
import { matter, pendingApproval, permissions, possibleIncident, service } from './people-parts.ts';
import { lastRound, limitBreach, publicRound, settledTerminal } from './round-parts.ts';
import {
  diceHoursMaximum,
  equipment,
  inspection,
  procedureStep,
  publicTable,
  tableStatus,
} from './table-parts.ts';

export const dealerView = z.strictObject({
  role: z.literal('dealer'),
  sequence: z.int().min(0),
  table: z.nullable(publicTable),
  status: tableStatus,
  round: z.nullable(publicRound),
  course: z.array(procedureStep),
  next: z.array(procedureStep),
  incidents: z.array(possibleIncident),
  unread,
  readings: z.nullable(
    z.strictObject({
      dealer: z.nullable(roll),
      hasDeviceRead: z.boolean(),
      isReaderAside: z.boolean(),
    }),
  ),
  equipment,
  inspection: z.nullable(inspection),
  diceHoursMaximum: z.nullable(diceHoursMaximum),
  tumblesLeast: z.nullable(z.int()),
  terminals: z.array(
    z.strictObject({
      terminal: z.string(),
      isLocked: z.boolean(),
      game: z.exactOptional(z.string()),
      card: z.nullable(z.string()),
    }),
  ),
  ...service,
  acts: z.array(z.strictObject({ act: z.string(), isRecorded: z.boolean(), because })),
  breaches: z.array(limitBreach),
  settled: z.nullable(z.array(settledTerminal)),
  last: z.nullable(lastRound),
  rounds: z.array(lastRound),
  approvals: z.array(pendingApproval),
  matters: z.array(matter),
  cards: z.nullable(dealerCards),
  can: permissions,
}) satisfies z.ZodType<DealerView>;
