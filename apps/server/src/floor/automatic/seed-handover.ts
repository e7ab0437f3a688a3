import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commit, parseCloseHash, parseSeed } from '@baize/chance';
import type { SigningKey } from '../../store/signing-key.ts';
import type { RoundSecret } from './virtual-results.ts';

/** How the process that stops in good order leaves the seeds of open rounds to the one that starts next. */
export interface SeedHandover {
  leave(secrets: readonly RoundSecret[]): Promise<void>;
  /** What was left, once: it is gone from the disk before anybody plays on with it. */
  take(): Promise<readonly RoundSecret[]>;
}

const FILE = 'rounds-in-progress.sealed';
const LABEL = 'baize:seeds-of-open-rounds';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A file of the node's own folder, sealed with a key that only holders of its signing key can derive. It exists
 * between an orderly stop and the next start and at no other time: while a journal can be written to,
 * seeds are in the memory of one process only.
 */
export function fileHandover(folder: string, key: SigningKey): SeedHandover {
  const path = join(folder, FILE);
  const sealing = sealingKey(key);
  return {
    leave: async (secrets) => {
      if (secrets.length === 0) return;
      await writeFile(path, seal(JSON.stringify(secrets), sealing), { mode: 0o600 });
    },
    take: async () => {
      const sealed = await readFile(path).catch(() => null);
      if (sealed === null) return [];
      await rm(path, { force: true });
      const text = unseal(sealed, sealing);
      return text === null ? [] : secretsIn(JSON.parse(text));
    },
  };
}

/** Ed25519 signs the same text always in the same way, and nobody else can. */
function sealingKey(key: SigningKey): Buffer {
  return createHash('sha256')
    .update(key.sign(Buffer.from(LABEL)))
    .digest();
}

function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Null for a file that is damaged or another's: its rounds are decided as after a crash. */
function unseal(sealed: Buffer, key: Buffer): string | null {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Only what agrees with itself: a seed has to be the one that was committed to. */
function secretsIn(parsed: unknown): readonly RoundSecret[] {
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((each: unknown): RoundSecret[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { round, seed, closeHash } = { round: '', seed: '', closeHash: null, ...each };
    const known = parseSeed(String(seed));
    if (typeof round !== 'string' || !known.ok) return [];
    const closed = closeHash === null ? null : parseCloseHash(String(closeHash));
    if (closed && !closed.ok) return [];
    return [
      {
        round,
        seed: known.value,
        commitment: commit(known.value),
        closeHash: closed ? closed.value : null,
      },
    ];
  });
}
