import { INCIDENTS } from '@baize/game';
import { z } from 'zod';
import { readableDice, roll } from '../dice.ts';
import { matterId, personId, roundId, terminalId } from '../ids.ts';
import { reason, words } from '../words.ts';

export const IRREGULARITY_COMMANDS = [
  z.strictObject({
    type: z.literal('ReportIncident'),
    incident: z.enum(INCIDENTS),
    note: z.exactOptional(words),
    readable: z.exactOptional(readableDice),
    rounds: z.exactOptional(z.array(roundId).max(1000)),
    dice: z.exactOptional(roll),
    terminals: z.exactOptional(z.array(terminalId).max(10_000)),
    supervisor: z.exactOptional(personId),
    box: z.exactOptional(z.int().min(1).max(1000)),
  }),
  z.strictObject({
    type: z.literal('DecideMatter'),
    matter: matterId,
    reason,
    effect: z.enum(['continue', 'void-round']),
  }),
  z.strictObject({ type: z.literal('ApproveRequest'), request: matterId }),
  z.strictObject({ type: z.literal('RejectRequest'), request: matterId, reason }),
  z.strictObject({ type: z.literal('ExpireRequest'), request: matterId }),
] as const;
