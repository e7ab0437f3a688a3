import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that runs: folders and files whose contents are hashed, and what Node is told on its command line. */
export interface SoftwareParts {
  readonly paths: readonly string[];
  readonly flags: string;
}

/** The programs whose dependencies run: the floor and the command line. Screens are built into files of their own. */
const PROGRAMS = ['apps/server', 'apps/cli'];

/** What was built, what it depends on, what came along for the database, and Node itself. */
export function softwareParts(root: string): SoftwareParts {
  const { execArgv, execPath, env, version } = process;
  const flags = JSON.stringify({ node: version, execArgv, options: env.NODE_OPTIONS ?? '' });
  return { paths: [...builtFolders(root), ...dependenciesOf(root), execPath], flags };
}

/** What was built of every package and program, whichever there are: a list would forget the next one. */
function builtFolders(root: string): readonly string[] {
  return ['apps', 'packages']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'dist')));
}

/** The folders of all packages that the programs load, however deep; our own are among what was built. */
export function dependenciesOf(root: string): readonly string[] {
  const found = new Set<string>();
  const waiting = PROGRAMS.map((program) => join(root, program));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of namesIn(folder)) {
      const place = placeOf(name, folder, root);
      // What is optional may be for another machine.
      if (place === null || found.has(place)) continue;
      found.add(place);
      waiting.push(place);
    }
  }
  return [...found].filter((place) => place.includes('/node_modules/'));
}

function namesIn(folder: string): readonly string[] {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return [];
  const described: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return ['dependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
    Object.keys(Object(Reflect.get(Object(described), kind))),
  );
}

/** Where Node finds a package that a folder asks for. */
function placeOf(name: string, from: string, root: string): string | null {
  for (let folder = from; folder.startsWith(dirname(root)); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return realpathSync.native(place);
    if (folder === dirname(folder)) return null;
  }
  return null;
}
