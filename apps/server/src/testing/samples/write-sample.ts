// `npm run sample`: plays a little of everything with this version, and keeps a copy of the record and what this version
// says of it, for every later version to open. A sample that is there is never written anew.

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHIPPED } from '@baize/house';
import { backUp } from '../../backup/back-up.ts';
import { openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';
import { signingKeyFile } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import { liveInFloor } from './lived-in-floor.ts';
import { playSample, writePaper } from './sample-floor.ts';

const SAMPLES = fileURLToPath(new URL('../../../samples/', import.meta.url));
const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };

const folder = await mkdtemp(join(tmpdir(), 'baize-sample-'));
await chmod(folder, 0o755);
const opened = await openDatabase({ dataFolder: join(folder, 'database') });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const database = opened.value;
try {
  const pool = database.pool({ max: 2 });
  const migrated = await migrate(pool);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  const { schema } = migrated.value;
  await liveInFloor({ url: database.embedded?.url ?? '' }, folder);
  const key = await signingKeyFile(join(folder, 'signing-key.pem'));
  const tables = openTables({ library: SHIPPED, database, key, log });
  await playSample(tables, pool);
  const paper = await writePaper(tables, pool);
  const name = join(SAMPLES, `schema-${schema}`);
  const copied = await backUp({ pool, file: `${name}.baize` });
  if (!copied.ok) throw new Error(JSON.stringify(copied.error));
  await chmod(`${name}.baize`, 0o644);
  await writeFile(`${name}.json`, `${JSON.stringify(paper, null, 2)}\n`);
  process.stdout.write(`${name}.baize and its paper are written; commit both.\n`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
