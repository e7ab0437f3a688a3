import { floorJsonSchema } from '../floor/file/table-entry.ts';

// Prints what apps/server/schema/floor.schema.json must hold.
process.stdout.write(`${JSON.stringify(floorJsonSchema(), null, 2)}\n`);
