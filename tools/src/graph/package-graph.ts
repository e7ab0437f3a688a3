import { isTest, type RepositoryFile } from '../repository/files.ts';

/** A package with the packages its sources import, tests aside. */
export interface PackageNode {
  /** `packages/table`, the folder. */
  readonly folder: string;
  readonly imports: readonly string[];
}

interface Manifest {
  readonly name?: string;
}

/** The packages and apps of the repository, apparatus of tests aside, and who imports whom. */
export function packageGraph(files: readonly RepositoryFile[]): readonly PackageNode[] {
  const folders = new Map<string, string>();
  for (const { path, text } of files) {
    const folder = /^((?:packages|apps)\/[^/]+)\/package\.json$/.exec(path)?.[1];
    if (folder === undefined || path.includes('/testing/')) continue;
    const { name = '' }: Manifest = JSON.parse(text);
    folders.set(name, folder);
  }
  return [...folders.values()].toSorted().map((folder) => ({
    folder,
    imports: importsOf(folder, files, folders),
  }));
}

function importsOf(
  folder: string,
  files: readonly RepositoryFile[],
  folders: ReadonlyMap<string, string>,
): readonly string[] {
  const imported = new Set<string>();
  for (const { path, text } of files) {
    if (!path.startsWith(`${folder}/src/`) || !/\.tsx?$/.test(path)) continue;
    if (isTest(path) || path.includes('/testing/')) continue;
    for (const [, name = ''] of text.matchAll(/from '(@baize\/[^'/]+)/g)) {
      const target = folders.get(name);
      if (target !== undefined && target !== folder) imported.add(target);
    }
  }
  return [...imported].toSorted();
}

/** Without the imports that are implied by others: what table gets through math is not drawn again. */
export function directImports(nodes: readonly PackageNode[]): readonly PackageNode[] {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (folder: string): ReadonlySet<string> => {
    const known = reached.get(folder);
    if (known) return known;
    const imports = nodes.find((node) => node.folder === folder)?.imports ?? [];
    const all = new Set(imports.flatMap((each) => [each, ...reach(each)]));
    reached.set(folder, all);
    return all;
  };
  return nodes.map(({ folder, imports }) => ({
    folder,
    imports: imports.filter(
      (each) => !imports.some((other) => other !== each && reach(other).has(each)),
    ),
  }));
}

/** How far each package is from the one that imports nothing. */
export function levelsOf(nodes: readonly PackageNode[]): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (folder: string): number => {
    const known = levels.get(folder);
    if (known !== undefined) return known;
    const imports = nodes.find((node) => node.folder === folder)?.imports ?? [];
    const level = imports.length === 0 ? 0 : 1 + Math.max(...imports.map(levelOf));
    levels.set(folder, level);
    return level;
  };
  for (const { folder } of nodes) levelOf(folder);
  return levels;
}
