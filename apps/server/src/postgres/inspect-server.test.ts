import { expect, test } from 'vitest';
import { judgeServer } from './open-database.ts';

const GOOD = {
  number: 150_000,
  version: '15.0',
  encoding: 'UTF8',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

test('15 is the first version that will do', () => {
  expect(judgeServer(GOOD)).toEqual({ ok: true, value: { version: '15.0', warnings: [] } });
  expect(judgeServer({ ...GOOD, number: 140_099, version: '14.99' })).toEqual({
    ok: false,
    error: { code: 'server-too-old', version: '14.99' },
  });
});

test('text is stored as UTF8', () => {
  expect(judgeServer({ ...GOOD, encoding: 'LATIN1' })).toEqual({
    ok: false,
    error: { code: 'wrong-encoding', encoding: 'LATIN1' },
  });
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])('%s off is a warning', (setting) => {
  expect(judgeServer({ ...GOOD, [setting]: 'off' })).toMatchObject({
    ok: true,
    value: { warnings: [expect.stringContaining(`${setting} off`)] },
  });
  // Waiting for one's own disk, or for a standby's, both keep what was acknowledged.
  expect(judgeServer({ ...GOOD, [setting]: 'remote_apply' })).toMatchObject({
    value: { warnings: [] },
  });
});
