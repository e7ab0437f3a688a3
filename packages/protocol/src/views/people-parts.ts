import { type Actor, type AuditorView, type PendingApproval, STAFF_ROLES } from '@baize/table';
import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { tableConfig } from '../commands/table-config.ts';
import { wireCommandType } from '../commands/wire-command.ts';
import { refusal } from '../messages/refusal.ts';
import { outcome } from '../outcome.ts';
import { because, time } from '../words.ts';
import type { OwnParts } from './own-parts.ts';

const permission = z.discriminatedUnion('allowed', [
  z.strictObject({ allowed: z.literal(true) }),
  z.strictObject({ allowed: z.literal(false), refusal }),
]);

/** What somebody could do now, and for the rest the reason why not. */
export const permissions = z.partialRecord(wireCommandType, permission);

const position = z.enum(STAFF_ROLES);

const actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('terminal'), id: z.string() }),
  z.strictObject({
    kind: z.literal('staff'),
    id: z.string(),
    position,
    actingAs: z.exactOptional(position),
  }),
  z.strictObject({ kind: z.literal('device'), id: z.string() }),
  z.strictObject({ kind: z.literal('system') }),
]) satisfies z.ZodType<Actor>;

export function possibleIncidentOf({ incident }: OwnParts) {
  return z.strictObject({ incident, action: z.string(), because });
}

export const matter = z.strictObject({ matter: z.string(), incident: z.string(), because });

const creditChange = z.strictObject({
  round: z.string(),
  terminal: z.string(),
  change: sum,
  owed: sum,
});

const money = { changes: z.array(creditChange), because: z.nullable(because) };

const waiting = {
  command: wireCommandType,
  terminal: z.nullable(z.string()),
  amount: z.nullable(sum),
  number: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  round: z.nullable(z.string()),
  effect: z.nullable(z.string()),
  because,
};

const effect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('correct-result'),
    round: z.string(),
    was: z.nullable(outcome),
    is: outcome,
    ...money,
  }),
  z.strictObject({
    kind: z.literal('void-rounds'),
    rounds: z.array(z.string()),
    incident: z.string(),
    ...money,
  }),
  z.strictObject({
    kind: z.literal('change-prices'),
    from: z.nullable(tableConfig),
    to: tableConfig,
  }),
  z.strictObject({ kind: z.literal('command'), changes: z.array(creditChange), ...waiting }),
]);

/** `console` or `terminal A1`, and why; and what else could be taken out of service. */
export function serviceOf({ piece }: OwnParts) {
  return {
    outOfService: z.array(z.strictObject({ what: z.string(), reason: z.string() })),
    serviceable: z.array(piece),
  };
}

/** What is open of a visit that ended. */
export const openVisit = z.strictObject({
  visit: z.string(),
  card: z.nullable(z.string()),
  due: amountOrNone,
  owed: amountOrNone,
});

const AUTHORITIES = [
  'player',
  'dealer',
  'pit-supervisor',
  'pit-manager',
  'shift-manager',
  'casino-manager',
  'cashier',
  'technician',
  'device',
  'system',
] as const;

export const pendingApproval = z.strictObject({
  id: z.string(),
  requestedBy: actor,
  expiresAt: time,
  needs: z.enum(AUTHORITIES),
  effect,
  approve: permission,
}) satisfies z.ZodType<PendingApproval>;

function actionOf({ incident }: OwnParts) {
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('correct-result'), round: z.string(), dice: outcome }),
    z.strictObject({ kind: z.literal('void-rounds'), rounds: z.array(z.string()), incident }),
    z.strictObject({ kind: z.literal('change-prices'), config: tableConfig }),
    z.strictObject({ kind: z.literal('command'), ...waiting }),
  ]);
}

export function approvalOf(own: OwnParts) {
  const common = z.strictObject({
    id: z.string(),
    action: actionOf(own),
    requestedBy: actor,
    expiresAt: time,
  });
  return common satisfies z.ZodType<AuditorView['approvals'][number]>;
}
