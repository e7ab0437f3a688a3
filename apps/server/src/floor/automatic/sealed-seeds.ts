import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSeed, type Seed } from '@baize/chance';
import type { SigningKey } from '../../store/signing-key.ts';

/** Where the seeds of rounds in progress outlive the process that drew them. */
export interface SealedSeeds {
  /** Resolves once a crash would leave these seeds and no others. */
  keep(seeds: readonly Seed[]): Promise<void>;
  /** What the process before this one left, however it ended. */
  read(): Promise<readonly Seed[]>;
}

const FILE = 'rounds-in-progress.sealed';
const LABEL = 'baize:seeds-of-open-rounds';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A file of the node's own folder, sealed with a key that only holders of its signing key can derive. Even they
 * learn no result from it while bets are open: dice and cards derive from the seed and from the row that closes the
 * bets, which nobody has written yet.
 */
export function sealedSeeds(folder: string, key: SigningKey): SealedSeeds {
  const path = join(folder, FILE);
  const sealing = sealingKey(key);
  return {
    keep: async (seeds) => {
      const text = JSON.stringify(seeds.map((seed) => ({ seed })));
      await replaceFile(path, seal(text, sealing));
      await syncFolder(folder);
    },
    read: async () => {
      const sealed = await readFile(path).catch(() => null);
      const text = sealed && unseal(sealed, sealing);
      return text ? seedsIn(JSON.parse(text)) : [];
    },
  };
}

/** Either the old content or the new one, whenever the power goes. */
async function replaceFile(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** A new name is durable once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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

/** Null for a file that is damaged or another's: its rounds are decided as interrupted ones. */
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

function seedsIn(parsed: unknown): readonly Seed[] {
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((each: unknown): Seed[] => {
    if (typeof each !== 'object' || each === null || !('seed' in each)) return [];
    const seed = parseSeed(String(each.seed));
    return seed.ok ? [seed.value] : [];
  });
}
