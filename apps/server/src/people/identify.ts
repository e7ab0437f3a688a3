import { machineOfToken } from './keys.ts';
import type { Registry } from './registry.ts';
import { type Principal, staffOfToken } from './sessions.ts';

const TOKEN = /^bz[sk]_[A-Za-z0-9_-]{43}$/;

/** Whom a token stands for, or null. Its first letters say whether it is a session or a key. */
export async function identify(registry: Registry, token: string): Promise<Principal | null> {
  if (!TOKEN.test(token)) return null;
  return token.startsWith('bzs_') ? staffOfToken(registry, token) : machineOfToken(registry, token);
}
