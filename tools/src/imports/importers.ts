import { dirname, join, normalize } from 'node:path/posix';
import type { RepositoryFile } from '../repository/files.ts';

/** For every file, the files that import it. */
export function importersOf(
  files: readonly RepositoryFile[],
  packages: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)) {
      const target = specifier.startsWith('.')
        ? normalize(join(dirname(path), specifier))
        : packages.get(specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}
