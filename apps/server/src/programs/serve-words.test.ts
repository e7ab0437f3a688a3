import { expect, test } from 'vitest';
import { listenWarning, problemText } from './serve-words.ts';

const demo = { isDemo: true, isProduction: false };

test.each(['127.0.0.1', '::1', 'localhost'])('%s needs no warning', (host) => {
  expect(listenWarning({ host, ...demo })).toBe('');
});

test('whoever listens beyond this machine is told what that means', () => {
  expect(listenWarning({ host: '0.0.0.0', ...demo })).toContain('anybody may be anybody');
  const own = { host: '::', isDemo: false, isProduction: false };
  expect(listenWarning(own)).toMatch(/^baize serve: the floor listens on ::.*not encrypted/);
  expect(listenWarning({ ...own, isProduction: true })).toBe('');
});

test('a folder that cannot be written is a sentence, anything else says where it happened', () => {
  const problem = (code: string) => Object.assign(new Error(code), { code, path: '/srv/floor' });
  expect(problemText(problem('EROFS'))).toBe('/srv/floor is on a file system that is read-only.');
  expect(problemText(problem('EACCES'))).toBe(
    '/srv/floor may not be written or read by this user.',
  );
  expect(problemText(new Error('a bug'))).toContain('serve-words.test.ts');
  expect(problemText('odd')).toBe('odd');
});
