// `npm run check` lints what has changed and runs the tests that the change touches; which these are is decided here.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sourceEntries } from './imports/source-entries.ts';
import { nearTests } from './near-tests/near-tests.ts';
import { readRepository } from './repository/files.ts';

function git(root: string, ...args: readonly string[]): readonly string[] {
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return text.split('\n').filter((line) => line !== '');
}

/** What differs from where this branch left main, and what is not committed; on a clean main, the last commit. */
function changedFiles(root: string): ReadonlySet<string> {
  const [base = 'HEAD'] = git(root, 'merge-base', 'HEAD', 'main');
  const since = [
    ...git(root, 'diff', '--name-only', base),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return new Set(since.length > 0 ? since : git(root, 'diff', '--name-only', 'HEAD~1'));
}

function main(): number {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = readRepository(root);
  const changed = changedFiles(root);
  const { near, further } = nearTests(files, changed, sourceEntries(files));
  console.log(JSON.stringify({ changed: [...changed], near, further }));
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main());
