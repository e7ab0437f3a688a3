import { expect, test } from 'vitest';
import { isOwnHost } from './origin.ts';

const own = { isBehindTls: false, origins: ['https://floor.example'] };

test.each([
  '127.0.0.1:8080',
  '192.168.1.7',
  '[::1]:8080',
  'localhost:8080',
  'floor',
  'pit.local:8080',
  'floor.example:8080',
  'FLOOR.example',
])('%s can only be ours', (host) => {
  expect(isOwnHost(host, own)).toBe(true);
});

test.each([
  undefined,
  '',
  'attacker.example:8080',
  '127.0.0.1.attacker.example',
  'floor.example.attacker.example',
  'local.attacker.example',
  'a b',
])('%s is a name that a page of another site can point here', (host) => {
  expect(isOwnHost(host, own)).toBe(false);
});

test('behind TLS the certificate says who we are', () => {
  expect(isOwnHost('any.example', { isBehindTls: true, origins: [] })).toBe(true);
});
