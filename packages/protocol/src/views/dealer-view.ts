import type { DealerView } from '@baize/table';
import { z } from 'zod';
import { because } from '../words.ts';
import type { OwnParts } from './own-parts.ts';
import {
  matter,
  pendingApproval,
  permissions,
  possibleIncidentOf,
  serviceOf,
} from './people-parts.ts';
import { lastRoundOf, limitBreach, publicRoundOf, settledTerminal } from './round-parts.ts';
import {
  diceHoursMaximum,
  equipmentOf,
  inspection,
  procedureStep,
  publicTable,
  tableStatus,
} from './table-parts.ts';

export function dealerViewOf(own: OwnParts) {
  const lastRound = lastRoundOf(own);
  const common = z.strictObject({
    role: z.literal('dealer'),
    sequence: z.int().min(0),
    table: z.nullable(publicTable),
    status: tableStatus,
    round: z.nullable(publicRoundOf(own)),
    course: z.array(procedureStep),
    next: z.array(procedureStep),
    incidents: z.array(possibleIncidentOf(own)),
    equipment: equipmentOf(own),
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
    ...serviceOf(own),
    acts: z.array(z.strictObject({ act: z.string(), isRecorded: z.boolean(), because })),
    breaches: z.array(limitBreach),
    settled: z.nullable(z.array(settledTerminal)),
    last: z.nullable(lastRound),
    rounds: z.array(lastRound),
    approvals: z.array(pendingApproval),
    matters: z.array(matter),
    can: permissions,
  });
  return own.addTo('dealer', common satisfies z.ZodType<DealerView>);
}
