import { z } from 'zod';
import { personId } from '../ids.ts';
import { time } from '../words.ts';

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
