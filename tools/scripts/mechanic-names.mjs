// Shared code asks a mechanic or a book, and never its name: what differs is a question to the library. A name may
// stand in the folder of its mechanic (packages/NAME, apps/*/src/mechanics/NAME), in its book, and in tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that mechanics give themselves. */
export function mechanicNames(root) {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const file = join(root, 'packages', name, 'src', 'mechanic.ts');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^ {2}id: '([a-z0-9-]+)',$/gm)].map(([, id]) => id);
  });
}

/** The names of books: the folders that hold their clauses. */
export function bookNames(root) {
  const folder = join(root, 'packages', 'rulebooks', 'src');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'clauses.ts')));
}

/** Whether a source is shared: neither a mechanic's own, nor a book, nor a test. */
export function isShared(path, mechanics) {
  if (/\.test\.tsx?$|\/testing\//.test(path)) return false;
  if (/^(packages\/rulebooks|tools|bench|examples)\//.test(path)) return false;
  return (
    !mechanics.some((name) => path.startsWith(`packages/${name}/`)) &&
    !/^apps\/[^/]+\/src\/mechanics\//.test(path)
  );
}

/** Comparisons in one text with one of some names, `=== 'three-dice'` or `startsWith('rws-`, each with its line. */
export function comparisonsIn(text, names) {
  const name = `['"\`](${names.join('|')})(['"\`/#])`;
  const comparison = new RegExp(
    `(===|!==|==|!=|\\bcase)\\s*${name}|${name}\\s*(===|!==|==|!=)|\\.(startsWith|endsWith|includes|test|match)\\(\\s*${name}`,
  );
  return text
    .split('\n')
    .flatMap((line, at) => (comparison.test(line) ? [{ line: at + 1, text: line.trim() }] : []));
}

/** Every comparison of shared code with the name of a mechanic or of a book. */
export function mechanicNameFaults(root, sources) {
  const mechanics = mechanicNames(root);
  const books = bookNames(root);
  if (mechanics.length === 0) return ['No mechanic says its name in packages/*/src/mechanic.ts.'];
  if (books.length === 0) return ['No book has its clauses in packages/rulebooks/src.'];
  return sources
    .filter((path) => isShared(path, mechanics))
    .flatMap((path) =>
      comparisonsIn(readFileSync(join(root, path), 'utf8'), [...mechanics, ...books]).map(
        ({ line, text }) => `${path}:${line} compares with a name: ${text}`,
      ),
    );
}
