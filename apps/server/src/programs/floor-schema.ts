import { floorJsonSchema } from '../floor/file/floor-json-schema.ts';

// Prints what apps/server/schema/floor.schema.json must hold.
process.stdout.write(`${JSON.stringify(floorJsonSchema(), null, 2)}\n`);
