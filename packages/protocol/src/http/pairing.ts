import { z } from 'zod';
import { personId, tableId } from '../ids.ts';
import { time } from '../words.ts';

const machine = z.enum(['terminal', 'display', 'device']);

/** `POST /api/pairing`: a one-time code for one machine. */
export const pairingRequest = z.strictObject({
  kind: machine,
  holder: personId,
  /** The one table a device may speak about; without it, any. */
  table: z.exactOptional(tableId),
});
export const pairingBody = z.strictObject({ code: z.string(), expiresAt: time });

/** `POST /api/pairing/claim`: a device brings its Ed25519 public key, base64 of DER (SPKI). */
export const claimRequest = z.strictObject({
  code: z.string().min(1).max(32),
  publicKey: z.exactOptional(z.string().min(1).max(256)),
});
export const claimBody = z.strictObject({
  kind: machine,
  id: personId,
  /** Names the key where it is revoked: `DELETE /api/keys/:id`. */
  key: z.string(),
  /** The secret of a terminal or display, shown this once; a device keeps its own. */
  token: z.nullable(z.string()),
});

/** `GET /api/keys` */
export const keysBody = z.strictObject({
  keys: z.array(
    z.strictObject({
      key: z.string(),
      kind: machine,
      holder: personId,
      createdBy: z.string(),
      createdAt: time,
      revokedAt: z.nullable(time),
    }),
  ),
});

export type PairingBody = z.infer<typeof pairingBody>;
export type ClaimRequest = z.infer<typeof claimRequest>;
export type ClaimBody = z.infer<typeof claimBody>;
export type PairingRequest = z.infer<typeof pairingRequest>;
export type KeysBody = z.infer<typeof keysBody>;
