import { expect, test } from 'vitest';
import { type DatabaseProblem, databaseProblemText } from './database-problem.ts';
import { problemOfError, problemOfLines } from './problem-of-error.ts';

const folder = '/floor/data';
const PROBLEMS: readonly [DatabaseProblem, RegExp][] = [
  [{ code: 'not-installed', platform: 'sunos-sparc' }, /sunos-sparc.* DATABASE_URL/],
  [{ code: 'no-account' }, /root.* ordinary user/],
  [{ code: 'foreign-folder', folder }, /\/floor\/data is not empty.* Nothing was changed/],
  [{ code: 'version-change', folder, found: '17', needed: '18' }, /17; this is 18.* restore/],
  [{ code: 'disk-full', folder }, /disk that holds \/floor\/data is full.* Free some space/],
  [{ code: 'no-permission', path: folder, detail: 'EACCES' }, /EACCES.* account that starts/],
  [{ code: 'already-running', folder, pid: 4711 }, /process 4711\) is using \/floor\/data/],
  [{ code: 'no-socket', folder, detail: 'too long' }, /socket in \/floor\/data: too long/],
  [{ code: 'did-not-start', folder, lines: [] }, /said nothing/],
  [{ code: 'did-not-start', folder, lines: ['one', 'two'] }, /one \| two/],
  [{ code: 'unreachable', detail: 'ECONNREFUSED' }, /does not answer: ECONNREFUSED/],
  [{ code: 'server-too-old', version: '14.9' }, /14\.9; 15 or newer/],
  [{ code: 'wrong-encoding', encoding: 'SQL_ASCII' }, /SQL_ASCII, not UTF8/],
];

test.each(PROBLEMS)('$code is told in two sentences', (problem, expected) => {
  const { sentence, remedy } = databaseProblemText(problem);
  expect(`${sentence} ${remedy}`).toMatch(expected);
});

const systemError = (code: string) => Object.assign(new Error(`${code}: no`), { code });

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'no-permission'],
  ['EROFS', 'no-permission'],
])('%s of the system means %s', (code, problem) => {
  expect(problemOfError(systemError(code), folder)).toMatchObject({ code: problem });
});

test('a bug is no fault', () => {
  expect(() => problemOfError(systemError('ERR_INVALID_ARG_TYPE'), folder)).toThrow('ERR_INVALID');
});

// Lines of PostgreSQL 18, as it wrote them when these things happened to it.
test.each([
  ['HINT:  Check free disk space.', 'disk-full'],
  ['FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device', 'disk-full'],
  [
    'FATAL:  Unix-domain socket path "/a/b/.s.PGSQL.5432" is too long (maximum 107 bytes)',
    'no-socket',
  ],
  ['LOG:  could not bind Unix address "/a/.s.PGSQL.5432": Address already in use', 'no-socket'],
  ['FATAL:  could not open file "global/pg_control": Permission denied', 'no-permission'],
  ['FATAL:  data directory "/floor/data/cluster" has wrong ownership', 'no-permission'],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', 'did-not-start'],
])('%s', (line, code) => {
  expect(problemOfLines(['LOG:  starting PostgreSQL 18.4', line], folder, folder).code).toBe(code);
});
