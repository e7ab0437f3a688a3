import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Everything that runs: folders and files whose contents are hashed, and what Node is told on its command line. */
export interface SoftwareParts {
  readonly paths: readonly string[];
  readonly flags: string;
}

/** The programs whose dependencies run: the floor and the command line. Screens are built into files of their own. */
const PROGRAMS = ['apps/server', 'apps/cli'];

/** What was built, what it depends on, what came along for the database, and Node itself. */
export async function softwareParts(root: string): Promise<SoftwareParts> {
  const { execArgv, execPath, env, version } = process;
  const flags = JSON.stringify({ node: version, execArgv, options: env.NODE_OPTIONS ?? '' });
  const built = await builtFolders(root);
  return { paths: [...built, ...(await dependenciesOf(root)), execPath], flags };
}

/** What was built of every package and program, whichever there are: a list would forget the next one. */
async function builtFolders(root: string): Promise<readonly string[]> {
  const inside = await Promise.all(
    ['apps', 'packages'].map(async (folder) =>
      (await readdir(join(root, folder)).catch(() => [])).map((name) =>
        join(root, folder, name, 'dist'),
      ),
    ),
  );
  return inside.flat();
}

/** The folders of all packages that the programs load, however deep; our own are among what was built. */
export async function dependenciesOf(root: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const waiting = PROGRAMS.map((program) => join(root, program));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of await namesIn(folder)) {
      const place = await placeOf(name, folder, root);
      // What is optional may be for another machine.
      if (place === null || found.has(place)) continue;
      found.add(place);
      waiting.push(place);
    }
  }
  return [...found].filter((place) => place.includes('/node_modules/'));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const described: unknown = JSON.parse(text);
  return ['dependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
    Object.keys(Object(Reflect.get(Object(described), kind))),
  );
}

/** Where Node finds a package that a folder asks for. */
async function placeOf(name: string, from: string, root: string): Promise<string | null> {
  for (let folder = from; folder.startsWith(dirname(root)); folder = dirname(folder)) {
    const place = await realpath(join(folder, 'node_modules', name)).catch(() => null);
    if (place !== null) return place;
    if (folder === dirname(folder)) return null;
  }
  return null;
}
