import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text file of the repository; paths use `/` and are relative to its root. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** What installs, builds and test runs leave behind, and version control's own folder. */
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'coverage',
  'reports',
  'artefacts',
  '.git',
  '.baize',
  '.stryker-tmp',
]);

const TEXT =
  /\.(ts|tsx|js|mjs|cjs|json|jsonc|md|css|html|sql|sh|ya?ml|toml|csv|txt)$|(^|\/)[^./]+$/;

/** Every text file, in a fixed order. */
export function readRepository(root: string): readonly RepositoryFile[] {
  return pathsUnder(root, '')
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function pathsUnder(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : pathsUnder(root, path);
      return entry.isFile() ? [path] : [];
    });
}

export function isScript(path: string): boolean {
  return /\.(ts|tsx|js|mjs|cjs)$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function isMarkdown(path: string): boolean {
  return path.endsWith('.md');
}
