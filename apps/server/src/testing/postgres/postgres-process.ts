// A program the tests start and kill: it starts a database, says so in a line of JSON, and waits.
import { WATCHDOG } from '../../postgres/child-lifetime.ts';
import { startPostgres } from '../../postgres/start-postgres.ts';

const [dataFolder = '', lifetime] = process.argv.slice(2);
const started = await startPostgres({
  dataFolder,
  ...(lifetime === 'watchdog' && { lifetime: WATCHDOG }),
});
const news = started.ok
  ? { ok: true, pid: started.value.pid, url: started.value.url, version: started.value.version }
  : started;
process.stdout.write(`${JSON.stringify(news)}\n`);
if (started.ok) {
  process.stdin.resume();
  process.stdin.once('end', () => void started.value.stop());
}
