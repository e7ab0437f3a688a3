import { createHash, randomBytes, randomInt } from 'node:crypto';

/**
 * A bearer secret of 256 random bits. It is shown once; only its hash is kept, and a plain SHA-256 is
 * enough for a secret nobody could guess.
 */
export function newToken(prefix: 'bzs' | 'bzk' | 'bzf'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

// No letter or digit that is mistaken for another when it is read aloud across a floor.
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Ten letters, 49 bits: hopeless to guess in the minutes it is good for, and typed by hand. */
export function newPairingCode(): string {
  const letters = Array.from({ length: 10 }, () => CODE_LETTERS.charAt(randomInt(30)));
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** However it was typed: small letters, spaces, without the dash. */
export function pairingCodeOf(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
