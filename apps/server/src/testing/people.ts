import type { StaffRole } from '@baize/table';
import { issueKey } from '../people/keys.ts';
import type { Registry } from '../people/registry.ts';
import { openSession } from '../people/sessions.ts';

/** The token of a terminal's key. */
export async function terminalToken(registry: Registry, terminal: string): Promise<string> {
  const { token } = await issueKey(registry, {
    kind: 'terminal',
    holder: terminal,
    createdBy: 'test',
  });
  return token;
}

let hired = 0;

/** The token of a session of somebody who has just been hired. */
export async function staffToken(
  registry: Registry,
  position: StaffRole,
  actingPositions: readonly StaffRole[] = [],
): Promise<{ readonly token: string; readonly id: string }> {
  hired += 1;
  const id = `${position}-${process.pid}-${hired}`;
  await registry.database.query(
    `insert into staff (id, name, position, acting_positions, created_at)
     values ($1, $1, $2, $3, $4)`,
    [id, position, actingPositions, registry.now()],
  );
  const { token } = await openSession(registry, id, 'test');
  return { token, id };
}
