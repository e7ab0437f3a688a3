// The thread of `threadReporter`: it is sent orders and answers with reports, or with what went wrong.
import { parentPort, workerData } from 'node:worker_threads';
import { loadLibrary } from '@baize/loader';
import { Pool } from 'pg';
import { Refused } from '../http/refuse.ts';
import { KEPT_ALIVE } from '../postgres/kept-alive.ts';
import type { ReportAnswer, ReporterTask, ThreadProblem } from './reporter.ts';
import { perform, type ThreadJob } from './thread-jobs.ts';

const { connection, shifts, packages }: ReporterTask = workerData;
const library = await loadLibrary(packages);
if (!library.ok) throw new Error(library.error);
const database = new Pool({
  ...connection,
  ...KEPT_ALIVE,
  max: 2,
  // A report may take long, and has to end on a line that was cut.
  query_timeout: 300_000,
  application_name: 'baize reports',
});
// A connection that breaks while idle must not end the thread; the next question opens another.
database.on('error', () => undefined);
const knowing = { database, library: library.value, shifts };

parentPort?.on('message', ({ id, ...order }: ThreadJob & { readonly id: number }) => {
  const answer = (said: ReportAnswer): void => parentPort?.postMessage(said);
  perform(knowing, order).then(
    (body) => answer({ id, body }),
    (error: unknown) => answer({ id, problem: problemOf(error) }),
  );
});

/** An error of the database is known by its code, which a copy of it for another thread would not have. */
function problemOf(error: unknown): ThreadProblem {
  if (error instanceof Refused) {
    const { message, status, problem } = error;
    return { message, refused: { status, problem } };
  }
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { message: error.message, ...(code !== undefined && { code }) };
}
