import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { claimBody, pairingBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { signMessage } from '../people/device-signature.ts';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { dealer, diceConfig, manager, newOp, submitAccepted } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const path = '/api/devices/results';

/** A table whose dice a device reads, closed and tumbled. */
async function tumbledTable({ tables }: TestApp, id: string) {
  const table = await tables.open(id);
  const config = { ...diceConfig(id), resultSource: 'device' } as const;
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  return table;
}

/** A tumbler, paired over HTTP with a code somebody typed into it. */
async function tumbler({ url, registry }: TestApp, table: string) {
  const { token } = await staffToken(registry, 'technician');
  const holder = `tumbler-${table}`;
  const code = await ask(`${url}/api/pairing`, { token, body: { kind: 'device', holder, table } });
  const { privateKey } = generateKeyPairSync('ed25519');
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const claim = { code: pairingBody.parse(code.body).code, publicKey: der.toString('base64') };
  const claimed = await ask(`${url}/api/pairing/claim`, { body: claim });
  expect(claimBody.parse(claimed.body)).toMatchObject({ kind: 'device', id: holder, token: null });
  return (said: object, nonce = randomBytes(16).toString('hex')) => {
    const body = JSON.stringify({ op: newOp(), table, ...said });
    const timestamp = Date.now();
    const message = { path, timestamp, nonce, body: Buffer.from(body) };
    const headers = {
      'x-baize-device': holder,
      'x-baize-timestamp': String(timestamp),
      'x-baize-nonce': nonce,
      'x-baize-signature': signMessage(privateKey, message),
    };
    return { body, headers };
  };
}

test('a paired tumbler tumbles and says what it read, and the round is settled by it', async () => {
  const app = await testApp(database);
  const table = await tumbledTable(app, 'DV1');
  const sign = await tumbler(app, table.id);
  const tumbled = await ask(app.url + path, sign({ round: `${table.id}-1`, tumbles: 3 }));
  expect(tumbled.body).toMatchObject({ answer: { type: 'accepted' } });
  const reading = { dice: [2, 3, 5], flat: true };
  const unclear = await ask(app.url + path, sign(reading));
  expect(unclear.body).toMatchObject({ answer: { refusal: { field: 'round' } } });
  const read = await ask(app.url + path, sign({ ...reading, round: `${table.id}-1` }));
  expect(read.body).toMatchObject({ answer: { type: 'accepted' } });
  expect(table.state().results).toMatchObject([{ dice: [2, 3, 5] }]);
  const trail = await app.database.query(
    "select action, outcome, address from audit_trail where who = 'tumbler-DV1' order by number",
  );
  expect(trail.rows).toMatchObject([
    { action: 'pair', outcome: 'accepted' },
    { action: 'command:Tumble', outcome: 'accepted', address: '127.0.0.1' },
    { action: 'command:RegisterResult', outcome: 'malformed-command' },
    { action: 'command:RegisterResult', outcome: 'accepted' },
  ]);
});

test('what is replayed, altered, unsigned or about another table is refused', async () => {
  const app = await testApp(database);
  const table = await tumbledTable(app, 'DV2');
  const elsewhere = await tumbledTable(app, 'DV3');
  const sign = await tumbler(app, table.id);
  const before = [table.state().sequence, elsewhere.state().sequence];
  const send = async (request: { body: string; headers: Record<string, string> }) => {
    const { status, body } = await ask(app.url + path, request);
    return [status, Reflect.get(Object(Reflect.get(Object(body), 'error')), 'code')];
  };
  const replayed = sign({ table: 'nowhere', tumbles: 3 });
  expect(await send(replayed)).toEqual([404, 'unknown-table']);
  expect(await send(replayed)).toEqual([401, 'message-replayed']);
  const altered = sign({ dice: [1, 1, 1], flat: true });
  const body = altered.body.replace('[1,1,1]', '[6,6,6]');
  expect(await send({ ...altered, body })).toEqual([401, 'signature-invalid']);
  expect(await send({ ...altered, headers: {} })).toEqual([400, 'invalid-input']);
  const foreign = sign({ table: elsewhere.id, tumbles: 3 });
  expect(await send(foreign)).toEqual([403, 'not-your-table']);
  expect(await send(sign({ dice: [0, 7, 1], flat: true }))).toEqual([400, 'invalid-input']);
  expect([table.state().sequence, elsewhere.state().sequence]).toEqual(before);
});
