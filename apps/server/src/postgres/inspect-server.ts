import { err, ok, type Result } from '@baize/exact';
import { Client, type ClientConfig } from 'pg';
import type { DatabaseFault } from './database-fault.ts';

export interface ServerReport {
  readonly version: string;
  readonly warnings: readonly string[];
}

interface ServerRow {
  readonly number: number;
  readonly version: string;
  readonly encoding: string;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
}

const OLDEST = 150_000;

/** Asks a server what it is before anything is written to it. */
export async function inspectServer(
  connection: ClientConfig,
): Promise<Result<ServerReport, DatabaseFault>> {
  const row = await askServer(connection);
  return row.ok ? judgeServer(row.value) : row;
}

/** Pure, because no server that is too old can be installed beside the others to be asked. */
export function judgeServer(row: ServerRow): Result<ServerReport, DatabaseFault> {
  if (row.number < OLDEST) return err({ code: 'server-too-old', version: row.version });
  if (row.encoding !== 'UTF8') return err({ code: 'wrong-encoding', encoding: row.encoding });
  const off = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(
    (setting) => row[setting] === 'off',
  );
  const warnings = off.map(
    (setting) => `The server runs with ${setting} off: a crash may lose acknowledged bets.`,
  );
  return ok({ version: row.version, warnings });
}

async function askServer(connection: ClientConfig): Promise<Result<ServerRow, DatabaseFault>> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<ServerRow>(
      `select current_setting('server_version_num')::integer as number,
              current_setting('server_version') as version,
              current_setting('server_encoding') as encoding,
              current_setting('fsync') as fsync,
              current_setting('full_page_writes') as full_page_writes,
              current_setting('synchronous_commit') as synchronous_commit`,
    );
    const row = rows[0];
    return row ? ok(row) : err({ code: 'unreachable', detail: 'it gave no answer' });
  } catch (error) {
    return err({ code: 'unreachable', detail: detailOf(error) });
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Node reports a host with several addresses as an AggregateError, whose own message is empty.
function detailOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(detailOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
