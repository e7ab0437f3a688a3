// The thread of `threadReporter`: it is sent orders and answers with reports, or with what went wrong.
import { parentPort, workerData } from 'node:worker_threads';
import { loadLibrary } from '@baize/loader';
import { Pool } from 'pg';
import { Refused } from '../http/refuse.ts';
import type { ReportAnswer, ReporterTask, ThreadFault } from './reporter.ts';
import { perform, type ThreadOrder } from './thread-orders.ts';

const { connection, shifts, packages }: ReporterTask = workerData;
const library = await loadLibrary(packages);
if (!library.ok) throw new Error(library.error);
const database = new Pool({ ...connection, max: 2, application_name: 'baize reports' });
// A connection that breaks while idle must not end the thread; the next question opens another.
database.on('error', () => undefined);
const knowing = { database, library: library.value, shifts };

parentPort?.on('message', ({ id, ...order }: ThreadOrder & { readonly id: number }) => {
  const answer = (said: ReportAnswer): void => parentPort?.postMessage(said);
  perform(knowing, order).then(
    (body) => answer({ id, body }),
    (problem: unknown) => answer({ id, fault: faultOf(problem) }),
  );
});

/** An error of the database is known by its code, which a copy of it for another thread would not have. */
function faultOf(problem: unknown): ThreadFault {
  if (problem instanceof Refused) {
    const { message, status, fault } = problem;
    return { message, refused: { status, fault } };
  }
  if (!(problem instanceof Error)) return { message: String(problem) };
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined;
  return { message: problem.message, ...(code !== undefined && { code }) };
}
