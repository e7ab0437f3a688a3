import { type Logger, pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { newToken } from '../people/token.ts';
import { logOptions } from './log-options.ts';

function lineOf(write: (log: Logger) => void): string {
  const lines: string[] = [];
  write(pino(logOptions('debug'), { write: (line) => lines.push(line) }));
  return lines.join('');
}

const SECRET = 'correct horse battery';

describe('a field that holds a secret', () => {
  const fields = ['password', 'token', 'signature', 'seed', 'authorization', 'cookie'];
  test.each(fields)('%s is not written, at any of three levels', (field) => {
    const line = lineOf((log) => {
      log.info({ [field]: SECRET });
      log.info({ body: { [field]: SECRET } });
      log.info({ request: { headers: { [field]: SECRET } } });
    });
    expect(line).not.toContain(SECRET);
    expect(line.match(/\[secret\]/g)).toHaveLength(3);
  });
});

test('a token is not written wherever it stands', () => {
  const token = newToken('bzs');
  const line = lineOf((log) => {
    log.info({ url: `/api/floor?x=${token}` }, `Somebody sent ${token}`);
    log.error({ error: new Error(`invalid ${token}`) }, 'failed');
  });
  expect(line).not.toContain(token.slice(8));
  expect(JSON.parse(line.split('\n')[0] ?? '')).toMatchObject({ msg: 'Somebody sent [secret]' });
});

test('the password of a database address and the hash of a password are not written', () => {
  const line = lineOf((log) => {
    log.warn({ url: `postgres://baize:${SECRET.replaceAll(' ', '')}@db/baize` });
    log.warn({ detail: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' });
  });
  expect(line).toContain('postgres://baize:[secret]@db/baize');
  expect(line).not.toContain('aGFzaA');
});

test('what is no secret is written: who, which round, which operation', () => {
  const line = lineOf((log) =>
    log.info({ op: 'operation-1', round: 'T7-12', by: 'A1' }, 'command'),
  );
  expect(JSON.parse(line)).toMatchObject({ op: 'operation-1', round: 'T7-12', by: 'A1' });
});
