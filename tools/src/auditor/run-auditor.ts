import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const AUDITOR = fileURLToPath(new URL('../../auditor/audit.py', import.meta.url));

/** Where Python 3 and an openssl that verifies Ed25519 are; elsewhere nobody can audit, and nothing is tested. */
export const CAN_AUDIT = doesRun('python3', ['--version']) && doesRun('openssl', ['version']);

function doesRun(program: string, args: readonly string[]): boolean {
  const { stdout, status } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 && /^(Python 3|OpenSSL [1-9])/.test(stdout);
}

export interface AuditorReport {
  readonly findings: readonly { readonly where: string; readonly what: string }[];
  readonly accounts: Readonly<Record<string, number>>;
  readonly keys: Readonly<Record<string, number>>;
  readonly heads: Readonly<Record<string, readonly [last: number, hash: string]>>;
  readonly rows: number;
  readonly signatures: number;
  readonly checked: number;
}

/** Runs the auditor over a file as a lab does; its report, or what it said where it could not read the file. */
export async function runAuditor(
  file: string,
  args: readonly string[] = [],
): Promise<AuditorReport> {
  const child = spawn('python3', [AUDITOR, '--json', ...args, file]);
  const [said, problem]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => problem.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code === 2 || code === null) throw new Error(Buffer.concat(problem).toString());
  const report: AuditorReport = JSON.parse(Buffer.concat(said).toString());
  if ((code === 0) !== (report.findings.length === 0)) throw new Error(`It ended with ${code}.`);
  return report;
}

/** What was found, a line each. */
export async function findingsIn(file: string, args: readonly string[] = []): Promise<string[]> {
  const { findings } = await runAuditor(file, args);
  return findings.map(({ where, what }) => `${where}: ${what}`);
}
