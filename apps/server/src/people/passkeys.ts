import { err, ok, type Result } from '@baize/exact';
import { z } from 'zod';
import type { FoundRow } from '../store/signed-office.ts';
import { expectWritten } from '../store/written.ts';
import { believed } from './believe.ts';
import { type PasskeyProblem, REFUSED } from './passkey-problem.ts';
import type { Registry } from './registry.ts';
import type { StaffPrincipal } from './sessions.ts';
import { newId } from './token.ts';

const MINUTES = 5;

/** Read when somebody first uses a passkey: a fifth of all a floor reads before it opens, and most never do. */
const readWebauthn = () => import('@simplewebauthn/server');

/** Remembers what somebody has to sign; the name of it comes back with the answer. */
async function newChallenge(
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
async function challengeTaken(
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

const text = z.string().max(16_384);

const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when it has made a passkey, as far as it is looked at. */
const registrationResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
});

/** What a browser answers when it has used one. */
const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.exactOptional(text),
  }),
});

/** The site a passkey is good for: its origin, and the name of its host. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

export interface Offered {
  /** Names the challenge when the answer comes. */
  readonly challenge: string;
  readonly options: object;
}

interface StoredPasskey {
  readonly id: string;
  readonly staff_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
}

/** What a browser needs to make a passkey for somebody who is signed in. */
export async function offerPasskey(
  registry: Registry,
  { id, name }: StaffPrincipal,
  { host }: Site,
): Promise<Offered> {
  const { rows } = await registry.database.query<{ readonly id: string }>(
    'select id from passkeys where staff_id = $1',
    [id],
  );
  const { generateRegistrationOptions } = await readWebauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Baize',
    rpID: host,
    userName: id,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id)),
    excludeCredentials: rows,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: await newChallenge(registry, options.challenge, id), options };
}

export async function addPasskey(
  registry: Registry,
  by: StaffPrincipal,
  site: Site,
  answer: { readonly challenge: string; readonly response: unknown },
): Promise<Result<true, PasskeyProblem>> {
  const response = registrationResponse.safeParse(answer.response);
  const expected = await challengeTaken(registry, answer.challenge, by.id);
  if (!response.success || expected === null) return err(REFUSED);
  const { verifyRegistrationResponse } = await readWebauthn();
  const verified = await verifyRegistrationResponse({
    response: response.data,
    expectedChallenge: expected,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
  }).catch(() => null);
  if (!verified?.verified) return err(REFUSED);
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  await registry.database.query(
    `insert into passkeys (id, staff_id, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [id, by.id, Buffer.from(publicKey), counter, transports ?? [], registry.now()],
  );
  return ok(true);
}

export interface HeldPasskey {
  readonly id: string;
  readonly createdAt: number;
}

export async function listPasskeys(
  { database }: Registry,
  staff: string,
): Promise<readonly HeldPasskey[]> {
  const { rows } = await database.query<{ readonly id: string; readonly created_at: string }>(
    'select id, created_at from passkeys where staff_id = $1 order by created_at, id',
    [staff],
  );
  return rows.map(({ id, created_at }) => ({ id, createdAt: Number(created_at) }));
}

/** Takes one passkey of somebody away; false if they have no such. */
export async function removePasskey(
  { database }: Registry,
  staff: string,
  id: string,
): Promise<boolean> {
  const sql = 'delete from passkeys where staff_id = $1 and id = $2';
  return (await database.query(sql, [staff, id])).rowCount === 1;
}

/** Without an account the browser offers the passkeys it has. */
export async function offerSignIn(registry: Registry, { host }: Site): Promise<Offered> {
  const { generateAuthenticationOptions } = await readWebauthn();
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
  return { challenge: await newChallenge(registry, options.challenge, null), options };
}

/** Whose passkey answered, if it did so rightly. */
export async function provePasskey(
  registry: Registry,
  site: Site,
  answer: { readonly challenge: string; readonly response: unknown },
): Promise<Result<string, PasskeyProblem>> {
  const response = authenticationResponse.safeParse(answer.response);
  const expected = await challengeTaken(registry, answer.challenge, null);
  if (!response.success || expected === null) return err(REFUSED);
  const stored = await passkeyOf(registry, response.data.id);
  if (!stored) return err(REFUSED);
  const { verifyAuthenticationResponse } = await readWebauthn();
  const verified = await verifyAuthenticationResponse({
    response: response.data,
    expectedChallenge: expected,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(stored.public_key),
      counter: Number(stored.counter),
    },
  }).catch(() => null);
  if (!verified?.verified) return err(REFUSED);
  const { newCounter } = verified.authenticationInfo;
  const sql = 'update passkeys set counter = $2 where id = $1';
  expectWritten('passkeys', await registry.database.query(sql, [stored.id, newCounter]));
  return ok(stored.staff_id);
}

interface SignedPasskey extends StoredPasskey {
  readonly passkey_row: FoundRow['row'];
  readonly staff_row: FoundRow['row'];
}

function passkeyOf(registry: Registry, id: string): Promise<StoredPasskey | null> {
  const read = async () => {
    const { rows } = await registry.database.query<SignedPasskey>(
      `select k.*, to_jsonb(k) as passkey_row, to_jsonb(p) as staff_row
       from passkeys k join staff p on p.id = k.staff_id
       where k.id = $1 and p.disabled_at is null`,
      [id],
    );
    return rows[0];
  };
  return believed(registry, read, ({ passkey_row, staff_row }) => [
    { table: 'passkeys', row: passkey_row },
    { table: 'staff', row: staff_row },
  ]);
}
