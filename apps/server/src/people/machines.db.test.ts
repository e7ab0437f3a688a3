import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { identify } from '../http/gate.ts';
import { testDatabase } from '../testing/database.ts';
import { deviceOf, signMessage } from './device-signature.ts';
import { revokeKey } from './keys.ts';
import { claimCode, newCode } from './pairing.ts';

const database = (await testDatabase()).pool({ max: 4 });
let now = 1_800_000_000_000;
const registry = { database, now: () => now };
const path = '/api/devices/results';

test('a code pairs one terminal, once, however many claim it at the same time', async () => {
  const { code } = await newCode(registry, { kind: 'terminal', holder: 'A1', createdBy: 'tech' });
  const typed = code.toLowerCase().replace('-', ' ');
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimCode(registry, typed, null)),
  );
  const paired = claims.flatMap((claim) => (claim.ok ? [claim.value] : []));
  expect(paired).toHaveLength(1);
  const [{ token, key } = { token: null, key: '' }] = paired;
  expect(await identify(registry, token ?? '')).toEqual({
    kind: 'terminal',
    id: 'A1',
    credential: key,
  });
  expect(await revokeKey(registry, key)).toBe(true);
  expect(await identify(registry, token ?? '')).toBeNull();
});

test('a code is good for ten minutes, and no code is good for ever', async () => {
  const { code } = await newCode(registry, { kind: 'display', holder: 'D1', createdBy: 'tech' });
  now += 10 * 60_000;
  expect(await claimCode(registry, code, null)).toMatchObject({
    error: { code: 'pairing-code-invalid' },
  });
  expect(await claimCode(registry, 'AAAAA-AAAAA', null)).toMatchObject({ ok: false });
});

async function pairedDevice(holder: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const agreed = { createdBy: 't', isAgreed: true };
  const { code } = await newCode(registry, { kind: 'device', holder, table: 'T1', ...agreed });
  const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const paired = await claimCode(registry, code, der);
  if (!paired.ok) throw new Error(paired.error.message);
  const say = (
    text: string,
    changes: { timestamp?: number; nonce?: string; path?: string } = {},
  ) => {
    const [timestamp, nonce] = [now, randomBytes(16).toString('hex')];
    const body = Buffer.from(text);
    const said = { path, timestamp, nonce, ...changes };
    const signature = signMessage(privateKey, { ...said, body });
    return { device: holder, ...said, signature, body };
  };
  return { say, key: paired.value.key };
}

test('what a device signed is believed once, and nothing else is', async () => {
  const { say, key } = await pairedDevice('tumbler');
  const message = say('{"dice":[1,2,3]}');
  expect(await deviceOf(registry, message, message)).toMatchObject({
    ok: true,
    value: { principal: { kind: 'device', id: 'tumbler' }, table: 'T1' },
  });
  expect(await deviceOf(registry, message, message)).toMatchObject({
    error: { code: 'message-replayed' },
  });
  const invalid = { error: { code: 'signature-invalid' } };
  const another = say('{"dice":[1,2,3]}');
  const body = Buffer.from('{"dice":[6,6,6]}');
  expect(await deviceOf(registry, another, { path, body })).toMatchObject(invalid);
  expect(await deviceOf(registry, { ...another, nonce: 'ff' }, another)).toMatchObject(invalid);
  expect(await deviceOf(registry, another, { ...another, path: '/x' })).toMatchObject(invalid);
  expect(await deviceOf(registry, { ...another, device: 'x' }, another)).toMatchObject(invalid);
  await revokeKey(registry, key);
  expect(await deviceOf(registry, another, another)).toMatchObject(invalid);
});

test('an old message is not believed, however well it is signed', async () => {
  const { say } = await pairedDevice('reader');
  const expired = { error: { code: 'signature-expired' } };
  const old = say('{}', { timestamp: now - 30_001 });
  expect(await deviceOf(registry, old, old)).toMatchObject(expired);
  const early = say('{}', { timestamp: now + 30_001 });
  expect(await deviceOf(registry, early, early)).toMatchObject(expired);
});

test('a device brings an Ed25519 key and no other', async () => {
  const { code } = await newCode(registry, { kind: 'device', holder: 'x', createdBy: 'tech' });
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const refused = { error: { code: 'public-key-invalid' } };
  expect(await claimCode(registry, code, der)).toMatchObject(refused);
  expect(await claimCode(registry, code, 'nonsense')).toMatchObject(refused);
  expect(await claimCode(registry, code, null)).toMatchObject({
    error: { code: 'pairing-code-invalid' },
  });
});
