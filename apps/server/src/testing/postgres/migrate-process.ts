// A program the tests start twice at once: it migrates the database it is told and says what it did.
import { once } from 'node:events';
import { openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';

const [url = ''] = process.argv.slice(2);
const steps = Array.from({ length: 5 }, (_, index) => ({
  number: index + 1,
  name: `step ${index + 1}`,
  sql: `create table step_${index + 1} (id integer); select pg_sleep(0.05)`,
}));
const opened = await openDatabase({ url });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
process.stdout.write('ready\n');
// Both wait for the word, so that they begin together.
await once(process.stdin, 'data');
const result = await migrate(opened.value.pool(), steps);
await opened.value.close();
process.stdout.write(`${JSON.stringify(result)}\n`);
process.stdin.destroy();
