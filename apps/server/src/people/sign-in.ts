import { err, ok, type Result } from '@baize/exact';
import type { FoundRow } from '../store/signed-office.ts';
import { believed } from './believe.ts';
import { isPassword } from './password.ts';
import type { Registry } from './registry.ts';
import { type OpenedSession, openSession } from './sessions.ts';

/**
 * After this many wrong passwords in a row an account is locked for a while, for the address they came
 * from: nobody can keep its owner out from elsewhere.
 */
export const FAILURES_MOST = 5;
const LOCKED_MINUTES = 15;
const MINUTE = 60_000;

export interface SignIn {
  readonly account: string;
  readonly password: string;
  readonly address: string;
}

export interface SignInProblem {
  readonly code: 'sign-in-failed' | 'account-locked';
  readonly message: string;
}

export async function signIn(
  registry: Registry,
  { account, password, address }: SignIn,
): Promise<Result<OpenedSession, SignInProblem>> {
  const proved = await provePassword(registry, { account, password, address });
  return proved.ok ? ok(await openSession(registry, account, address)) : proved;
}

/** Whether somebody knows the password of an account; too many wrong guesses lock it for a while. */
export async function provePassword(
  registry: Registry,
  { account, password, address }: SignIn,
): Promise<Result<true, SignInProblem>> {
  const { database } = registry;
  const read = async () => {
    const { rows } = await database.query<PasswordRow>(
      // Held until the transaction ends: a reset meanwhile waits, and then ends the session this opens as well.
      `select password_hash, to_jsonb(p) as staff_row from staff as p
       where id = $1 and disabled_at is null for update`,
      [account],
    );
    return rows[0];
  };
  const tries = `${account} from ${address}`;
  if (await isLocked(registry, tries)) return err(LOCKED);
  const known = await believed(registry, read, ({ staff_row: row }) => [{ table: 'staff', row }]);
  if (!(await isPassword(known?.password_hash ?? null, password))) {
    return err((await isLockedNow(registry, tries)) ? LOCKED : FAILED);
  }
  await database.query('delete from sign_in_failures where account = $1', [tries]);
  return ok(true);
}

interface PasswordRow {
  readonly password_hash: string | null;
  readonly staff_row: FoundRow['row'];
}

// The same words whether the account or the password is wrong.
const FAILED: SignInProblem = {
  code: 'sign-in-failed',
  message: 'The account or the password is wrong.',
};
const LOCKED: SignInProblem = {
  code: 'account-locked',
  message: `Too many wrong passwords. Try again in ${LOCKED_MINUTES} minutes.`,
};

async function isLocked({ database, now }: Registry, tries: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'select from sign_in_failures where account = $1 and locked_until > $2',
    [tries, now()],
  );
  return rowCount === 1;
}

/** Counted by name, known or not: a lock says nothing about which accounts exist. */
async function isLockedNow({ database, now }: Registry, tries: string): Promise<boolean> {
  const at = now();
  const forgotten = at - LOCKED_MINUTES * MINUTE;
  await database.query('delete from sign_in_failures where last_at < $1', [forgotten]);
  const { rows } = await database.query<{ readonly locked_until: string | null }>(
    `insert into sign_in_failures as f (account, failures, last_at) values ($1, 1, $2)
     on conflict (account) do update set
       failures = f.failures + 1,
       last_at = $2,
       locked_until = case when f.failures + 1 >= $3 then $4::bigint end
     returning locked_until`,
    [tries, at, FAILURES_MOST, at + LOCKED_MINUTES * MINUTE],
  );
  return rows[0]?.locked_until != null;
}
