import type { StaffRole } from '@baize/table';
import type { Registry } from './registry.ts';
import { type OpenedSession, openSession } from './sessions.ts';

const NAMES: Readonly<Record<StaffRole, string>> = {
  dealer: 'Dana Dealer',
  'pit-supervisor': 'Sam Supervisor',
  'pit-manager': 'Mo Manager',
  'shift-manager': 'Sasha Shift',
  cashier: 'Casey Cashier',
  technician: 'Terry Technician',
  auditor: 'Audrey Auditor',
};

/** The account that stands for a position on a demo floor. It has no password to guess. */
export async function enterAsDemo(
  registry: Registry,
  position: StaffRole,
  address: string,
): Promise<OpenedSession> {
  const id = `demo-${position}`;
  await registry.database.query(
    `insert into staff (id, name, position, is_demo, created_at) values ($1, $2, $3, true, $4)
     on conflict (id) do nothing`,
    [id, NAMES[position], position, registry.now()],
  );
  return openSession(registry, id, address);
}

/** Everything that only a demo floor may have, for whoever must refuse it. */
export async function demoCredentials({ database }: Registry): Promise<readonly string[]> {
  const { rows } = await database.query<{ readonly name: string }>(
    `select 'account ' || id as name from staff where is_demo and disabled_at is null
     union all
     select kind || ' key of ' || holder from keys
     where (is_demo or created_by = 'demo') and revoked_at is null
     order by name`,
  );
  return rows.map(({ name }) => name);
}
