import { z } from 'zod';
import { floorSchema } from './table-entry.ts';

/** The schema an editor can check a floor.yaml by; the domain checks more than a schema can say. */
export function floorJsonSchema(): unknown {
  return z.toJSONSchema(floorSchema, { io: 'input', target: 'draft-2020-12' });
}
