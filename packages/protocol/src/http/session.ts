import { STAFF_ROLES } from '@baize/table';
import { z } from 'zod';
import { personId } from '../ids.ts';
import { time } from '../words.ts';

export const staffRole = z.enum(STAFF_ROLES);

/** `POST /api/session` */
export const signInRequest = z.strictObject({
  account: personId,
  password: z.string().min(1).max(256),
});

/** Who is signed in, or which machine holds the key that was shown. */
export const who = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('staff'),
    id: personId,
    name: z.string(),
    position: staffRole,
    /** Positions this person may stand in for. */
    actingPositions: z.array(staffRole),
    actingAs: z.nullable(staffRole),
    mustChangePassword: z.boolean(),
    /** The pits this person is kept to; left out for whoever works everywhere. */
    pits: z.exactOptional(z.array(z.string())),
  }),
  z.strictObject({ kind: z.enum(['terminal', 'display', 'device']), id: personId }),
]);

/** `GET /api/session`, and what signing in answers with. */
export const sessionBody = z.strictObject({
  /** Null for somebody nobody knows yet. */
  who: z.nullable(who),
  expiresAt: z.nullable(time),
  isDemo: z.boolean(),
});

/** `POST /api/session/acting`: stand in for another position, or step back with null. */
export const actingRequest = z.strictObject({ position: z.nullable(staffRole) });

/** `POST /api/session/password` */
export const passwordRequest = z.strictObject({
  current: z.string().min(1).max(256),
  next: z.string().min(1).max(256),
});

/** `POST /api/demo/enter`: on a demo floor, one click to be anybody. */
export const enterRequest = z.discriminatedUnion('kind', [
  /** Without an id, somebody of the position whom no other window is. */
  z.strictObject({
    kind: z.literal('staff'),
    position: staffRole,
    id: z.exactOptional(personId),
  }),
  /** Without an id, any terminal that is free. */
  z.strictObject({
    kind: z.enum(['terminal', 'display']),
    id: z.exactOptional(personId),
    table: z.exactOptional(personId),
  }),
]);

/**
 * Everybody gets a token here, people too: windows of one browser share a cookie, and in a demo each
 * of them is somebody else.
 */
export const enterBody = z.strictObject({ who, token: z.nullable(z.string()) });

export type SignInRequest = z.infer<typeof signInRequest>;
export type Who = z.infer<typeof who>;
export type SessionBody = z.infer<typeof sessionBody>;
export type EnterRequest = z.infer<typeof enterRequest>;
export type EnterBody = z.infer<typeof enterBody>;

/** `GET /api/sessions`: who is signed in, from where, and since when. */
export const sessionsBody = z.strictObject({
  sessions: z.array(
    z.strictObject({
      session: z.string(),
      person: personId,
      name: z.string(),
      position: staffRole,
      actingAs: z.nullable(staffRole),
      address: z.string(),
      createdAt: time,
      seenAt: time,
      expiresAt: time,
    }),
  ),
});
export type SessionsBody = z.infer<typeof sessionsBody>;

/** What the WebAuthn library of the one side writes for that of the other; opaque to us. */
const webAuthn = z.record(z.string(), z.json());

/** `POST /api/passkeys/sign-in/options` and `POST /api/passkeys/register/options` answer with it. */
export const passkeyOptionsBody = z.strictObject({ challenge: z.string(), options: webAuthn });

/** Without an account the browser offers the passkeys it has. */
export const passkeyOptionsRequest = z.strictObject({ account: z.exactOptional(personId) });

/** `POST /api/passkeys/sign-in` and `POST /api/passkeys/register` */
export const passkeyResponseRequest = z.strictObject({
  challenge: z.string().max(128),
  response: webAuthn,
});

/** `GET /api/passkeys` and what taking one away answers: those of whoever asks, oldest first. */
export const passkeysBody = z.strictObject({
  passkeys: z.array(z.strictObject({ id: z.string(), createdAt: time })),
});

export type PasskeysBody = z.infer<typeof passkeysBody>;
export type PasskeyOptionsBody = z.infer<typeof passkeyOptionsBody>;
