import type { StaffRole } from '@baize/table';
import type { Registry } from './registry.ts';
import { type OpenedSession, openSession } from './sessions.ts';

const NAMES: Readonly<Record<StaffRole, string>> = {
  dealer: 'Dana Dealer',
  'pit-supervisor': 'Sam Supervisor',
  'pit-manager': 'Mo Manager',
  'shift-manager': 'Sasha Shift',
  'casino-manager': 'Cato Casino',
  cashier: 'Casey Cashier',
  technician: 'Terry Technician',
  auditor: 'Audrey Auditor',
};

export interface DemoEntry {
  readonly position: StaffRole;
  /** A certain account; without one, somebody of the position whom no other window is. */
  readonly id?: string | undefined;
  readonly address: string;
  readonly isOnline: (account: string) => boolean;
}

/** A session of a demo account of a position; null where the account asked for is none. */
export async function enterAsDemo(
  registry: Registry,
  { position, id, address, isOnline }: DemoEntry,
): Promise<OpenedSession | null> {
  await seedAccount(registry, position);
  const { rows } = await registry.database.query<{ readonly id: string }>(
    `select id from staff
     where is_demo and disabled_at is null and position = $1 and ($2::text is null or id = $2)
     order by id`,
    [position, id ?? null],
  );
  // Two windows that must agree with each other have to be two people.
  const account = rows.find((row) => !isOnline(row.id)) ?? rows[0];
  return account ? openSession(registry, account.id, address) : null;
}

/** The account that stands for a position on a demo floor. It has no password to guess. */
async function seedAccount({ database, now }: Registry, position: StaffRole): Promise<void> {
  await database.query(
    `insert into staff (id, name, position, is_demo, created_at) values ($1, $2, $3, true, $4)
     on conflict (id) do nothing`,
    [`demo-${position}`, NAMES[position], position, now()],
  );
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
