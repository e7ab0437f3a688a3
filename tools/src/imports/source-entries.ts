import type { RepositoryFile } from '../repository/files.ts';

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** The source file behind each name one can import from a package of ours: `@baize/exact` is its index. */
export function sourceEntries(files: readonly RepositoryFile[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const { path, text } of files) {
    if (!/^(packages|apps)\/[^/]+\/package\.json$/.test(path)) continue;
    const { name = '', exports = {} }: Manifest = JSON.parse(text);
    for (const [entry, target] of Object.entries(exports)) {
      const source = sourceOf(target);
      if (source === null) continue;
      const place = path.replace('package.json', source.slice(2));
      if (!place.includes('*')) entries.set(name + entry.slice(1), place);
      else
        for (const each of modulesAt(place, files))
          entries.set(name + entry.slice(1).replace('*', each.name), each.path);
    }
  }
  return entries;
}

/** What a star in the place of an export stands for: each module there, by its name. */
function modulesAt(place: string, files: readonly RepositoryFile[]) {
  const [before = '', after = ''] = place.split('*');
  return files.flatMap(({ path }) =>
    path.startsWith(before) && path.endsWith(after)
      ? { name: path.slice(before.length, path.length - after.length), path }
      : [],
  );
}

function sourceOf(target: unknown): string | null {
  if (typeof target !== 'object' || target === null || !('baize-source' in target)) return null;
  const source = target['baize-source'];
  return typeof source === 'string' ? source : null;
}
