import { hash, verify } from '@node-rs/argon2';
import { isKnownPassword } from './known-passwords.ts';

const PASSWORD_LENGTH_LEAST = 12;
// Longer ones cost the server time and the attacker nothing.
const PASSWORD_LENGTH_MOST = 200;

// The library's defaults are argon2id with 19 MiB, two passes and one lane, as OWASP recommends.
export function passwordHash(password: string): Promise<string> {
  return hash(password);
}

/**
 * Takes as long for an account that does not exist as for one that does, so that the answer's time
 * tells nobody which names are known.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await someHash()), password);
  return matches && stored !== null;
}

let unknown: Promise<string> | null = null;

function someHash(): Promise<string> {
  unknown ??= passwordHash('nobody has this password');
  return unknown;
}

/** What is wrong with a new password, or null. */
export function passwordFault(password: string, account: string, name: string): string | null {
  if (password.length < PASSWORD_LENGTH_LEAST) {
    return `A password has at least ${PASSWORD_LENGTH_LEAST} characters.`;
  }
  if (password.length > PASSWORD_LENGTH_MOST) {
    return `A password has at most ${PASSWORD_LENGTH_MOST} characters.`;
  }
  if (new Set(password).size < 5) return 'A password has at least five different characters.';
  const lower = password.toLowerCase();
  const parts = [account, ...name.split(/\s+/)].filter((part) => part.length > 2);
  if (parts.some((part) => lower.includes(part.toLowerCase()))) {
    return 'A password does not contain the name of its owner.';
  }
  if (isKnownPassword(password)) return 'This is one of the passwords that are tried first.';
  return null;
}
