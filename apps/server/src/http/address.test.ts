import { expect, test } from 'vitest';
import { addressBehind, isPlainText, OWN_PROXIES } from './address.ts';

const OURS = [...OWN_PROXIES, '10.0.0.2', '10.0.0.3'];

const from = (remoteAddress: string, header?: string) => ({
  socket: { remoteAddress },
  headers: header === undefined ? {} : { 'x-forwarded-for': header },
});

test.each([
  ['without a proxy nobody is believed', from('203.0.113.9', '198.51.100.1'), [], '203.0.113.9'],
  ['a stranger is no proxy', from('203.0.113.9', '198.51.100.1'), OURS, '203.0.113.9'],
  ['our proxy says who it is', from('127.0.0.1', '198.51.100.1'), OURS, '198.51.100.1'],
  ['the last hop counts', from('10.0.0.2', '1.2.3.4, 198.51.100.1'), OURS, '198.51.100.1'],
  ['hops of ours do not', from('10.0.0.2', '198.51.100.1, 10.0.0.3'), OURS, '198.51.100.1'],
  ['a terminal inside says where it is', from('10.0.0.2', '192.168.7.7'), OURS, '192.168.7.7'],
  ['a neighbour is no proxy', from('10.0.0.9', '127.0.0.1'), OURS, '10.0.0.9'],
  ['no header', from('::ffff:127.0.0.1'), OURS, '127.0.0.1'],
])('%s', (_name, request, proxies, address) => {
  expect(addressBehind(request, proxies)).toBe(address);
});

const BEHIND = { isBehindTls: true, tls: null, proxies: OURS };

const by = (remoteAddress: string, scheme?: string) => ({
  socket: { remoteAddress },
  headers: scheme === undefined ? {} : { 'x-forwarded-proto': scheme },
});

test.each([
  ['the proxy was asked by HTTP', by('10.0.0.2', 'http'), BEHIND, true],
  ['the proxy was asked by HTTPS', by('10.0.0.2', 'https'), BEHIND, false],
  ['what a caller wrote before the proxy', by('10.0.0.2', 'https, http'), BEHIND, true],
  ['a proxy that says nothing', by('10.0.0.2'), BEHIND, false],
  ['another machine past the proxy', by('203.0.113.9', 'https'), BEHIND, true],
  ['a program on this machine', by('::ffff:127.0.0.1'), { ...BEHIND, proxies: [] }, false],
  ['HTTPS of our own', by('203.0.113.9', 'http'), { ...BEHIND, tls: {} }, false],
  ['a floor without TLS', by('203.0.113.9'), { ...BEHIND, isBehindTls: false }, false],
])('plain text or not: %s', (_name, request, floor, isPlain) => {
  expect(isPlainText(request, floor)).toBe(isPlain);
});
