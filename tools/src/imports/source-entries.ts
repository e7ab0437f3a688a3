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
      entries.set(name + entry.slice(1), path.replace('package.json', source.slice(2)));
    }
  }
  return entries;
}

function sourceOf(target: unknown): string | null {
  if (typeof target !== 'object' || target === null || !('baize-source' in target)) return null;
  const source = target['baize-source'];
  return typeof source === 'string' ? source : null;
}
