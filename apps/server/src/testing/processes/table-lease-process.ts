// A program a test can stop: it keeps the tables of a database, as a floor does, and says which.
import { SHIPPED } from '@baize/house';
import { pino } from 'pino';
import { keepTables } from '../../floor/recovery/keep-tables.ts';
import { openDatabase } from '../../postgres/open-database.ts';
import { temporarySigningKey } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';

const [url = '', ...ids] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const opened = await openDatabase({ url });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const tables = openTables({
  library: SHIPPED,
  database: opened.value,
  key: temporarySigningKey(),
  log,
});
const kept = await Promise.all(ids.map((id) => tables.open(id)));
await keepTables({
  connection: opened.value.connection,
  tables: () => kept,
  log,
  every: 20,
  keep: async ({ id }) => {
    process.stdout.write(`keeps ${id}\n`);
    return async () => {
      process.stdout.write(`leaves ${id}\n`);
    };
  },
});
