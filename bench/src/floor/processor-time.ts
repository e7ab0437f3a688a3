import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Seconds of processor time, user and kernel together. */
export interface ProcessorTime {
  readonly server: number;
  readonly database: number;
  /** This process: all terminals. */
  readonly generator: number;
}

/** Linux counts in hundredths of a second, whatever the kernel was built with. */
const TICK = 0.01;

/** What has been used so far by a server, by PostgreSQL with all its processes, and here; NaN without `/proc`. */
export function processorTime(server: number, postmaster: number): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return {
    server: statOf(server)?.seconds ?? Number.NaN,
    database: secondsWithChildren(postmaster),
    generator: (user + system) / 1e6,
  };
}

/** The process that every connection of a database is a child of; it has to run on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
  await client.end();
  return parent;
}

interface Stat {
  readonly parent: number;
  readonly seconds: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return {
      parent: at(1),
      seconds: (at(11) + at(12)) * TICK,
      ended: (at(13) + at(14)) * TICK,
    };
  } catch {
    return null;
  }
}

function secondsWithChildren(parent: number): number {
  const own = statOf(parent);
  if (!own) return Number.NaN;
  let seconds = own.seconds + own.ended;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat?.parent === parent) seconds += stat.seconds;
  }
  return seconds;
}
