import { expect, test } from 'vitest';
import { type BackupProblem, backupProblemText, type RestoreProblem } from './problem.ts';

const file = 'copy.baize';
const PROBLEMS: readonly [BackupProblem | RestoreProblem, RegExp][] = [
  [{ code: 'no-schema' }, /nothing to back up/],
  [{ code: 'file-exists', file }, /copy\.baize exists already/],
  [{ code: 'not-copied', detail: 'gone' }, /gone\. Nothing is left of the copy/],
  [{ code: 'not-written', file, detail: 'ENOSPC' }, /copy\.baize: ENOSPC/],
  [{ code: 'not-empty', tables: ['a', 'b', 'c', 'd'] }, /\(a, b, c\.\.\.\).*nothing was changed/],
  [{ code: 'not-stored', detail: 'disk full' }, /disk full\. Nothing was changed/],
  [{ code: 'not-proved', part: 'table journal' }, /table journal differs .* undone/],
  [{ code: 'schema-newer', database: 4, software: 3 }, /schema 4, this version knows 3/],
  [{ code: 'migration-changed', number: 2, name: 'people' }, /2 \(people\) is not the one/],
  [
    { code: 'migration-failed', number: 2, name: 'people', detail: 'x' },
    /failed and was undone: x/,
  ],
  [{ code: 'not-read', file, detail: 'EACCES' }, /cannot be read: EACCES/],
  [{ code: 'not-a-backup', file }, /copy\.baize is not a Baize backup/],
  [{ code: 'other-format', file, format: 'baize-backup/2' }, /baize-backup\/2; .* baize-backup\/1/],
  [
    { code: 'damaged', part: 'table bet', detail: 'its hash differs' },
    /first in its table bet: its/,
  ],
];

test.each(PROBLEMS)('$code is told in words', (problem, expected) => {
  expect(backupProblemText(problem)).toMatch(expected);
});
