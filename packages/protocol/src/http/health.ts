import { z } from 'zod';

/** `GET /healthz` and `GET /readyz`: 200 or 503, and what is the matter. */
export const healthBody = z.strictObject({
  status: z.enum(['ok', 'not-ready']),
  checks: z.record(z.string(), z.string()),
});

export type HealthBody = z.infer<typeof healthBody>;
