import type { Registry } from './registry.ts';
import { newId } from './token.ts';

const MINUTES = 5;

/** Remembers what somebody has to sign; the name of it comes back with the answer. */
export async function newChallenge(
  { database, now }: Registry,
  challenge: string,
  staff: string | null,
): Promise<string> {
  const [id, at] = [newId(), now()];
  await database.query('delete from passkey_challenges where expires_at < $1', [at]);
  await database.query(
    `insert into passkey_challenges (id, challenge, staff_id, expires_at)
     values ($1, $2, $3, $4)`,
    [id, challenge, staff, at + MINUTES * 60_000],
  );
  return id;
}

/** A challenge is answered once, in time, and by whom it was made for. */
export async function challengeTaken(
  { database, now }: Registry,
  id: string,
  staff: string | null,
): Promise<string | null> {
  const { rows } = await database.query<{ readonly challenge: string }>(
    `delete from passkey_challenges
     where id = $1 and staff_id is not distinct from $2 and expires_at > $3
     returning challenge`,
    [id, staff, now()],
  );
  return rows[0]?.challenge ?? null;
}
