import { chmod, chown, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Binaries } from '../postgres/binaries.ts';
import { startPostgres } from '../postgres/start-postgres.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/baize/', import.meta.url));

/**
 * A data folder as it is after its first start, copied: making a cluster takes seconds on a busy
 * machine, copying one does not. The template is made once per version and kept with node_modules.
 */
export async function copyTemplate(binaries: Binaries, target: string): Promise<void> {
  const template = join(CACHE, `cluster-${binaries.version}-${process.getuid?.() ?? 0}`);
  if (!(await exists(template))) await makeTemplate(binaries, template);
  await cp(template, target, { recursive: true });
  if (process.getuid?.() === 0) await copyOwner(template, target);
}

async function makeTemplate(binaries: Binaries, template: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${template}.`);
  await chmod(draft, 0o755);
  try {
    const started = await startPostgres({ dataFolder: join(draft, 'data'), binaries });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    await started.value.stop();
    // Another test file may have been quicker, with the same result.
    await rename(join(draft, 'data'), template).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyOwner(from: string, to: string): Promise<void> {
  const { uid, gid } = await stat(from);
  const entries = await readdir(to, { recursive: true });
  await Promise.all(
    [to, ...entries.map((entry) => join(to, entry))].map((path) => chown(path, uid, gid)),
  );
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
