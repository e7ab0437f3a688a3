import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { z } from 'zod';
import { backUp } from '../backup/back-up.ts';
import { temporaryFolder } from './temporary-folder.ts';

const AUDITOR = fileURLToPath(new URL('../../../../tools/auditor/audit.py', import.meta.url));
const REPORT = z.object({
  findings: z.array(z.object({ where: z.string(), what: z.string() })),
});

/** Of a long record a share of the signatures is checked: each is a process of its own. */
const SIGNATURES_AT_MOST = 200;

/**
 * What the independent auditor finds in a floor as it is now; null where this machine has no Python to run it, or the database
 * is away. It reads a backup, so it shares nothing with whoever wrote the record (docs/independent-auditor.md).
 */
export async function independentFindings(
  pool: Pool,
  signatures = SIGNATURES_AT_MOST,
): Promise<readonly string[] | null> {
  const folder = await temporaryFolder();
  try {
    const file = `${folder.path}/floor.baize`;
    const copied = await backUp({ pool, file });
    // A story may have ended its database; then there is nothing to copy.
    if (!copied.ok && copied.error.code === 'not-copied') return null;
    if (!copied.ok) throw new Error(JSON.stringify(copied.error));
    const rows = copied.value.tables.find(({ name }) => name === 'journal')?.rows ?? 0;
    const share = Math.min(1, signatures / Math.max(1, rows));
    const report = await runAuditor(['--json', '--signatures', `${share}`, file]);
    return report?.findings.map(({ where, what }) => `${where}: ${what}`) ?? null;
  } finally {
    await folder.remove();
  }
}

async function runAuditor(args: readonly string[]) {
  const child = spawn('python3', [AUDITOR, ...args]);
  const [said, problem]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => problem.push(chunk));
  const code = await new Promise<number | null | 'not-there'>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve('not-there'));
  });
  if (code === 'not-there') return null;
  const text = Buffer.concat(said).toString();
  if (text === '') throw new Error(`The auditor ended with ${code}: ${Buffer.concat(problem)}`);
  return REPORT.parse(JSON.parse(text));
}
