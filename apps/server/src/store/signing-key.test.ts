import { generateKeyPairSync } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isSigned, nodeSigningKey, signingKeyFile, temporarySigningKey } from './signing-key.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const message = Buffer.from('where every journal ends');

test('the key in a file is made once and only its owner may read it', async () => {
  const path = join(folder.path, 'key.pem');
  const [made, again] = [await signingKeyFile(path), await signingKeyFile(path)];
  expect(again.publicKey).toEqual(made.publicKey);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(isSigned(message, again.sign(message), made.publicKey)).toBe(true);
});

test('a key that is handed over comes before the file', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const path = join(folder.path, 'unused.pem');
  const given = await nodeSigningKey(path, { BAIZE_SIGNING_KEY: pem });
  expect(await nodeSigningKey(path, { BAIZE_SIGNING_KEY: pem })).toMatchObject({
    publicKey: given.publicKey,
  });
  await expect(stat(path)).rejects.toThrow('ENOENT');
  const kept = await nodeSigningKey(path, {});
  expect(kept.publicKey).not.toEqual(given.publicKey);
});

test('another kind of key is refused', async () => {
  const { privateKey } = generateKeyPairSync('x25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await expect(nodeSigningKey('', { BAIZE_SIGNING_KEY: pem })).rejects.toThrow('Ed25519');
});

test('a signature holds for its message and its key, and for nothing else', () => {
  const [one, other] = [temporarySigningKey(), temporarySigningKey()];
  const signature = one.sign(message);
  expect(isSigned(message, signature, one.publicKey)).toBe(true);
  expect(isSigned(Buffer.from('elsewhere'), signature, one.publicKey)).toBe(false);
  expect(isSigned(message, signature, other.publicKey)).toBe(false);
  expect(isSigned(message, signature.subarray(1), one.publicKey)).toBe(false);
  expect(isSigned(message, signature, one.publicKey.subarray(1))).toBe(false);
});
