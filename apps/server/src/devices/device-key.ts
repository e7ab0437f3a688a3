import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** The private key of a device, made on first use and readable by its owner only. */
export async function deviceKeyFile(path: string): Promise<KeyObject> {
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(path, made, { mode: 0o600, flag: 'wx' }).catch((problem: unknown) => {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST'))
      throw problem;
  });
  return createPrivateKey(await readFile(path, 'utf8'));
}
