import type { StaffRole } from '@baize/table';
import { passwordHash } from '../../people/password.ts';
import type { Asking } from '../../store/office.ts';

/** Everybody on a demo floor has this one; `--production` refuses to start beside it. */
export const DEMO_PASSWORD = 'green cloth 123';

export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly position: StaffRole;
  readonly actingPositions?: readonly StaffRole[];
}

/** Two of those who must agree with each other, one of everybody else. */
export const DEMO_STAFF: readonly DemoPerson[] = [
  { id: 'demo-dealer', name: 'Dana Dealer', position: 'dealer' },
  {
    id: 'demo-dealer-2',
    name: 'Dev Dealer',
    position: 'dealer',
    actingPositions: ['pit-supervisor'],
  },
  { id: 'demo-pit-supervisor', name: 'Sam Supervisor', position: 'pit-supervisor' },
  { id: 'demo-pit-supervisor-2', name: 'Sue Supervisor', position: 'pit-supervisor' },
  { id: 'demo-pit-manager', name: 'Mo Manager', position: 'pit-manager' },
  { id: 'demo-pit-manager-2', name: 'Mona Manager', position: 'pit-manager' },
  { id: 'demo-shift-manager', name: 'Sasha Shift', position: 'shift-manager' },
  { id: 'demo-shift-manager-2', name: 'Sven Shift', position: 'shift-manager' },
  { id: 'demo-cashier', name: 'Casey Cashier', position: 'cashier' },
  { id: 'demo-technician', name: 'Terry Technician', position: 'technician' },
  { id: 'demo-auditor', name: 'Audrey Auditor', position: 'auditor' },
];

/** The staff of a demo floor, marked as such for good. */
export async function seedDemoPeople(pool: Asking, now: number): Promise<void> {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) as count from staff where is_demo and id = any($1)',
    [DEMO_STAFF.map(({ id }) => id)],
  );
  if (Number(rows[0]?.count) === DEMO_STAFF.length) return;
  const hash = await passwordHash(DEMO_PASSWORD);
  for (const { id, name, position, actingPositions = [] } of DEMO_STAFF) {
    await pool.query(
      `insert into staff
         (id, name, position, acting_positions, password_hash, is_demo, created_at)
       values ($1, $2, $3, $4, $5, true, $6) on conflict (id) do nothing`,
      [id, name, position, actingPositions, hash, now],
    );
  }
}
