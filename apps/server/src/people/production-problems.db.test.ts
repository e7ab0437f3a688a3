import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { enterAsDemo } from './demo.ts';
import { issueKey, revokeKey } from './keys.ts';
import { type ProductionConfig, productionProblems } from './production-problems.ts';
import { changeStaff } from './staff.ts';

const database = (await testDatabase()).pool({ max: 1 });
const registry = { database, now: Date.now };
const secret = 'b8f1c2d3e4f5a6b7';
const sound: ProductionConfig = {
  isDemo: false,
  host: '127.0.0.1',
  isBehindTls: false,
  secrets: { METRICS_TOKEN: secret },
};

async function codesOf(config: ProductionConfig): Promise<readonly string[]> {
  return (await productionProblems(config, registry)).map(({ code }) => code);
}

test('a sound configuration starts', async () => {
  expect(await codesOf(sound)).toEqual([]);
  expect(await codesOf({ ...sound, host: '0.0.0.0', isBehindTls: true })).toEqual([]);
  expect(await codesOf({ ...sound, host: '::1' })).toEqual([]);
});

test.each<[string, Partial<ProductionConfig>, readonly string[]]>([
  ['a demo floor', { isDemo: true }, ['demo-floor']],
  ['plain HTTP beyond this machine', { host: '0.0.0.0' }, ['plain-http']],
  ['plain HTTP at an address', { host: '192.0.2.1' }, ['plain-http']],
  ['no secret', { secrets: { A: null } }, ['default-secret']],
  ['a short secret', { secrets: { A: 'abc' } }, ['default-secret']],
  [
    'all of them',
    { isDemo: true, host: '::', secrets: { A: '', B: secret } },
    ['demo-floor', 'plain-http', 'default-secret'],
  ],
])('%s does not', async (_name, change, codes) => {
  expect(await codesOf({ ...sound, ...change })).toEqual(codes);
});

test('demo accounts and keys are named until they are gone', async () => {
  await enterAsDemo(registry, { position: 'dealer', address: 'here', isOnline: () => false });
  const key = await issueKey(registry, {
    kind: 'terminal',
    holder: 'P01',
    createdBy: 'demo',
    isDemo: true,
  });
  const problems = await productionProblems(sound, registry);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('account demo-dealer'),
    expect.stringContaining('terminal key of P01'),
  ]);
  await changeStaff(registry, 'demo-dealer', { isDisabled: true });
  await revokeKey(registry, key.id);
  expect(await codesOf(sound)).toEqual([]);
});
