// Shared code asks a mechanic and never its name. Where it still does, the number may only fall: whoever removes
// a comparison lowers the number here, and a new one fails the check.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ALLOWED = {
  'packages/exact': 0,
  'packages/game': 0,
  'packages/ledger': 0,
  'packages/chance': 0,
  'packages/math': 0,
  'packages/loader': 0,
  'packages/protocol': 0,
  'packages/table': 0,
  'packages/report': 16,
  'apps/cli': 15,
  'apps/server': 9,
  'apps/web': 0,
};

/** The names that mechanics give themselves. */
function mechanicNames(root) {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const file = join(root, 'packages', name, 'src', 'mechanic.ts');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^ {2}id: '([a-z0-9-]+)',$/gm)].map(([, id]) => id);
  });
}

/** Too many comparisons with the name of a mechanic, folder by folder, each with where they are. */
export function mechanicNameFaults(root, sources) {
  const names = mechanicNames(root);
  if (names.length === 0) return ['No mechanic says its name in packages/*/src/mechanic.ts.'];
  const comparison = new RegExp(`(===|!==|\\bcase) '(${names.join('|')})'`, 'g');
  return Object.entries(ALLOWED).flatMap(([folder, allowed]) => {
    const found = sources
      .filter((path) => path.startsWith(`${folder}/src/`))
      .filter((path) => !/\.test\.tsx?$|\/testing\/|\/src\/mechanics\//.test(path))
      .flatMap((path) => {
        const count = [...readFileSync(join(root, path), 'utf8').matchAll(comparison)].length;
        return count === 0 ? [] : [{ path, count }];
      });
    const total = found.reduce((sum, { count }) => sum + count, 0);
    if (total <= allowed) return [];
    const places = found.map(({ path, count }) => `  ${path}: ${count}`);
    return [
      `${folder} compares with the name of a mechanic ${total} times, ${allowed} at most:`,
      ...places,
    ];
  });
}
