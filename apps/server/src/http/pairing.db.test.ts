import { generateKeyPairSync } from 'node:crypto';
import { pairingBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { newCode } from '../people/pairing.ts';
import { changeStaff } from '../people/staff.ts';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { staffToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();

async function floor() {
  const app = await testApp(database);
  const { token, id } = await staffToken(app.registry, 'technician');
  const supervisor = await staffToken(app.registry, 'pit-supervisor');
  const send = (path: string, body?: object, by = token) =>
    ask(`${app.url}/api/${path}`, { token: by, method: 'POST', ...(body && { body }) });
  const code = async (body: object) => pairingBody.parse((await send('pairing', body)).body).code;
  const claim = async (typed: string) => (await send('pairing/claim', { code: typed })).status;
  return { ...app, token, id, supervisor, send, code, claim };
}

test('of codes asked for at once for one terminal, one is good', async () => {
  const { code, claim } = await floor();
  const wanted = { kind: 'terminal', holder: 'AT-ONCE' };
  const codes = await Promise.all(Array.from({ length: 12 }, () => code(wanted)));
  const claims = [];
  for (const each of codes) claims.push(await claim(each));
  expect(claims.filter((status) => status === 200)).toEqual([200]);
});

test('a code made before the terminal had credit gives one person no key to that credit', async () => {
  const { code, claim, send, registry, tables, supervisor } = await floor();
  const holder = 'SOLD-TO';
  const early = await code({ kind: 'terminal', holder });
  // Seated there, and credit is sold to it.
  await openDiceTable(tables, [holder]);
  const claimed = await send('pairing/claim', { code: early });
  expect([claimed.status, claimed.body]).toMatchObject([
    400,
    { error: { code: 'machine-in-use', field: 'code' } },
  ]);
  const asked = await send('pairing', { kind: 'terminal', holder });
  const { id } = Object(Reflect.get(Object(asked.body), 'request'));
  const agreed = await send(`requests/${id}/agree`, undefined, supervisor.token);
  const made = Object(Reflect.get(Object(agreed.body), 'answer'));
  expect(await claim(made.code)).toBe(200);
  const { rows } = await registry.database.query(
    "select 1 from keys where kind = 'terminal' and holder = $1 and revoked_at is null",
    [holder],
  );
  expect(rows).toHaveLength(1);
});

test('a code made while another one is being claimed is good for no second key', async () => {
  const { code, claim, registry } = await floor();
  const wanted = { kind: 'terminal', holder: 'CLAIMED' };
  const first = await code(wanted);
  // As if it had been asked for before the claim, and made after it.
  expect(await claim(first)).toBe(200);
  const late = await newCode(registry, { ...wanted, kind: 'terminal', createdBy: 'tech' });
  expect(await claim(late.code)).toBe(400);
});

test('two devices of one table need two people, in whatever order codes are made and claimed', async () => {
  const { code, send } = await floor();
  const first = await code({ kind: 'device', holder: 'reader-a', table: 'D-TABLE' });
  const second = await code({ kind: 'device', holder: 'reader-b', table: 'D-TABLE' });

  const claims = await Promise.all(
    [first, second].map((each) => send('pairing/claim', { code: each, publicKey: newPublicKey() })),
  );
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a technician who is moved or dismissed takes the codes along', async () => {
  const { code, claim, registry, id } = await floor();
  const [moved, kept] = [
    await code({ kind: 'terminal', holder: 'MOVED' }),
    await code({ kind: 'display', holder: 'MOVED' }),
  ];
  await changeStaff(registry, id, { position: 'dealer' });
  expect([await claim(moved), await claim(kept)]).toEqual([400, 400]);
});

function newPublicKey(): string {
  const { publicKey } = generateKeyPairSync('ed25519');
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
