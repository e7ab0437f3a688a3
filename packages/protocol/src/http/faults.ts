import { z } from 'zod';
import { name, reason, time } from '../words.ts';

/** Something that is out of order, in plain words, until somebody has cleared it. */
const fault = z.strictObject({
  id: z.string(),
  /** What kind of thing: `printer`, `device`, `link`, `self-audit`. */
  kind: z.string(),
  /** The table, terminal or device it is about. */
  subject: z.string(),
  message: z.string(),
  /** What is locked until it is cleared, if anything. */
  locks: z.nullable(z.string()),
  setAt: time,
  clearedAt: z.nullable(time),
  clearedBy: z.nullable(z.string()),
  clearedBecause: z.nullable(z.string()),
});

/** `GET /api/faults`, newest first; with `all`, those that were cleared too. */
export const faultsQuery = z.strictObject({ all: z.exactOptional(z.stringbool()) });
export const faultsBody = z.strictObject({ faults: z.array(fault) });

/** `POST /api/faults`: a terminal about itself, or somebody of the staff about anything. */
export const reportFaultRequest = z.strictObject({
  kind: z.enum(['printer-failed', 'device-failed']),
  /** Which terminal or device; a terminal speaks of itself and leaves it out. */
  subject: z.exactOptional(name),
  detail: z.exactOptional(z.string().max(200)),
});

/** `POST /api/faults/:id/clear` */
export const clearFaultRequest = z.strictObject({ reason });

export type FaultsBody = z.infer<typeof faultsBody>;
export type ReportFaultRequest = z.infer<typeof reportFaultRequest>;

/** `POST /api/software/check`: what runs, and whether it is what was accepted. */
export const softwareBody = z.strictObject({
  at: time,
  /** SHA-256 over everything that runs. */
  digest: z.string(),
  files: z.int(),
  isAccepted: z.boolean(),
});

export type SoftwareBody = z.infer<typeof softwareBody>;

/** `GET /healthz` and `GET /readyz`: 200 or 503, and what is the matter. */
export const healthBody = z.strictObject({
  status: z.enum(['ok', 'not-ready']),
  checks: z.record(z.string(), z.string()),
});

export type HealthBody = z.infer<typeof healthBody>;
