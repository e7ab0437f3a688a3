import { expect, test } from 'vitest';
import { addressBehind } from './address.ts';

const from = (remoteAddress: string, header?: string) => ({
  socket: { remoteAddress },
  headers: header === undefined ? {} : { 'x-forwarded-for': header },
});

test.each([
  ['without a proxy nobody is believed', from('203.0.113.9', '198.51.100.1'), false, '203.0.113.9'],
  ['a stranger is no proxy', from('203.0.113.9', '198.51.100.1'), true, '203.0.113.9'],
  ['our proxy says who it is', from('127.0.0.1', '198.51.100.1'), true, '198.51.100.1'],
  ['the last hop counts', from('10.0.0.2', '1.2.3.4, 198.51.100.1'), true, '198.51.100.1'],
  ['hops of ours do not', from('10.0.0.2', '198.51.100.1, 10.0.0.3'), true, '198.51.100.1'],
  ['a terminal inside', from('10.0.0.2', '192.168.7.7'), true, '10.0.0.2'],
  ['no header', from('::ffff:127.0.0.1'), true, '127.0.0.1'],
])('%s', (_name, request, hasProxy, address) => {
  expect(addressBehind(request, hasProxy)).toBe(address);
});
