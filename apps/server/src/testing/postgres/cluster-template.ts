import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Binaries } from '../../postgres/binaries.ts';
import { openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';
import { migrationHash } from '../../store/migration.ts';
import { MIGRATIONS } from '../../store/migrations/index.ts';
import { servers } from './servers.ts';

const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/baize/', import.meta.url));

const run = promisify(execFile);

/** With the schema of this software, or with none. */
export interface TemplateOptions {
  readonly migrated: boolean;
}

/**
 * A data folder as it is after its first start, copied: making a cluster takes seconds on a busy
 * machine, copying one does not. A template is made once per version and schema, and kept with node_modules.
 */
export async function copyTemplate(
  binaries: Binaries,
  target: string,
  { migrated }: TemplateOptions,
): Promise<void> {
  const name = `cluster-${binaries.version}-${process.getuid?.() ?? 0}`;
  const template = join(CACHE, migrated ? `${name}-${schemaHash()}` : name);
  if (!(await exists(template))) await makeTemplate(binaries, template, migrated);
  // Thirteen hundred files: the program copies them, owners and all, with a tenth of the work it is for Node.
  await run('cp', ['-a', template, target]);
}

/** The data folder of a floor that is to open for the first time gets its database so; one that has its own keeps it. */
export async function copyDatabase(dataFolder: string): Promise<void> {
  const target = join(dataFolder, 'database');
  const [binaries] = await servers();
  if (binaries === undefined || (await exists(target))) return;
  await mkdir(dataFolder, { recursive: true });
  await copyTemplate(binaries, target, { migrated: true });
}

/** Another text of any migration is another template. */
function schemaHash(): string {
  const texts = MIGRATIONS.map(migrationHash).join('\n');
  return createHash('sha256').update(texts).digest('hex').slice(0, 16);
}

async function makeTemplate(
  binaries: Binaries,
  template: string,
  migrated: boolean,
): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${template}.`);
  await chmod(draft, 0o755);
  try {
    await makeCluster(binaries, join(draft, 'data'), migrated);
    // Another test file may have been quicker, with the same result.
    await rename(join(draft, 'data'), template).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function makeCluster(binaries: Binaries, dataFolder: string, migrated: boolean) {
  const opened = await openDatabase({ dataFolder, binaries });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    const result = migrated ? await migrate(opened.value.pool({ max: 1 })) : null;
    if (result?.ok === false) throw new Error(JSON.stringify(result.error));
  } finally {
    await opened.value.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
