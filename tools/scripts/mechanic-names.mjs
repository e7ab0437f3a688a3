// Shared code asks a mechanic or a book, and never its name: what differs is a question to the library. Nor does it name
// an event or a command that only a mechanic has: another mechanic would pass it by unseen. It does not look into what a
// round remembers of its play, and it speaks of dice or cards to nobody. A name may stand in the folder of its mechanic (packages/NAME, apps/*/src/mechanics/NAME), in its book, and in tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED } from './mechanic-sentences.mjs';

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

/** The events that mechanics have of their own. */
export function mechanicEvents(root, mechanics) {
  return mechanics.flatMap((name) => {
    const folder = join(root, 'packages', name, 'src', 'table');
    return readdirSync(folder)
      .filter((file) => file.endsWith('-event.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        return [...text.matchAll(/readonly type: '([A-Z][A-Za-z]+)'/g)].map(([, type]) => type);
      });
  });
}

/** Texts in one source that are the name of an event, each with its line. */
export function eventsNamedIn(text, events) {
  const named = new RegExp(`['"\`](${events.join('|')})['"\`]`);
  return text
    .split('\n')
    .flatMap((line, at) => (named.test(line) ? [{ line: at + 1, text: line.trim() }] : []));
}

/** The commands that mechanics have of their own. */
export function mechanicCommands(root, mechanics) {
  return mechanics.flatMap((name) => {
    const folder = join(root, 'packages', name, 'src', 'table');
    return readdirSync(folder)
      .filter((file) => file.endsWith('-commands.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        return [...text.matchAll(/^ {2}([A-Z][A-Za-z]+): \{$/gm)].map(([, type]) => type);
      });
  });
}

/** Where a source names a command of a mechanic: as a text, as a key, or among what somebody may do. */
export function commandsNamedIn(text, commands) {
  const any = commands.join('|');
  const named = new RegExp(`['"\`](${any})['"\`]|^\\s*(${any}): |\\bcan\\.(${any})\\b`);
  return linesIn(withoutComments(text), (line) => named.test(line));
}

/** Where a source looks into what a round remembers of its play. */
export function playsReadIn(text) {
  return linesIn(withoutComments(text), (line) => /\bround\??\.play\??\.\w/.test(line));
}

/** Where a source imports the package of a mechanic. */
export function importsOfMechanicsIn(text, mechanics) {
  const imported = new RegExp(
    `(from|import) ?\\(?['"]@baize/(${mechanics.join('|')})(/[a-z-]+)?['"]`,
  );
  return linesIn(text, (line) => imported.test(line));
}

/** Sentences in a source that speak of what only one mechanic is played with. A name without a space is no sentence. */
export function sentencesOfMechanicsIn(text) {
  const said = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;
  const thing = /\b(dice|die|tumblers?|shakers?|shoes?)\b/i;
  const isSentence = (each) => /[骰盅]/.test(each) || (each.includes(' ') && thing.test(each));
  return linesIn(withoutValues(withoutComments(text)), (line) =>
    (line.match(said) ?? []).some(isSentence),
  );
}

function withoutComments(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '');
}

/** What a sentence is put together with is said by somebody else; one may stand within another. */
function withoutValues(text) {
  const shorter = text.replace(/\$\{[^{}]*\}/g, '');
  return shorter === text ? text : withoutValues(shorter);
}

function linesIn(text, isOne) {
  return text
    .split('\n')
    .flatMap((line, at) => (isOne(line) ? [{ line: at + 1, text: line.trim() }] : []));
}

/** Whether a source may import a mechanic: one that is not shared, and the list of those that come along. */
export function mayImportMechanics(path, mechanics) {
  return !isShared(path, mechanics) || path.startsWith('packages/house/');
}

/** The packages from outside that stand here as examples. */
export function exampleNames(root) {
  const folder = join(root, 'examples');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
}

/** Where a source knows an example, each with its line; a command line that shows how one is used knows none. */
export function examplesNamedIn(text, examples) {
  const named = new RegExp(`\\b(${examples.join('|')})\\b`);
  return text
    .split('\n')
    .flatMap((line, at) =>
      named.test(line) && !/command: 'baize /.test(line)
        ? [{ line: at + 1, text: line.trim() }]
        : [],
    );
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

/** Whether a source is the platform's own: no package from outside needs it changed. */
export function isPlatform(path) {
  return /^(packages|apps)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);
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

/**
 * Every comparison of shared code with the name of a mechanic or of a book, every event of a mechanic it names, and every
 * source of the platform that knows one of the examples.
 */
export function mechanicNameProblems(root, sources) {
  const mechanics = mechanicNames(root);
  const books = bookNames(root);
  if (mechanics.length === 0) return ['No mechanic says its name in packages/*/src/mechanic.ts.'];
  if (books.length === 0) return ['No book has its clauses in packages/rulebooks/src.'];
  const events = mechanicEvents(root, mechanics);
  if (events.length === 0) return ['No mechanic has events in packages/*/src/table/*-event.ts.'];
  const examples = exampleNames(root);
  if (examples.length === 0) return ['No package stands in examples.'];
  const commands = mechanicCommands(root, mechanics);
  if (commands.length === 0)
    return ['No mechanic has commands in packages/*/src/table/*-commands.ts.'];
  const spoken = new Set();
  const problems = sources
    .filter((path) => isPlatform(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const toFindings = (found, what) =>
        found.map(({ line, text: said }) => `${path}:${line} ${what}: ${said}`);
      const known = toFindings(examplesNamedIn(text, examples), 'knows an example');
      if (!isShared(path, mechanics)) return known;
      return [
        ...known,
        ...toFindings(comparisonsIn(text, [...mechanics, ...books]), 'compares with a name'),
        ...toFindings(eventsNamedIn(text, events), 'names an event of a mechanic'),
        ...toFindings(commandsNamedIn(text, commands), 'names a command of a mechanic'),
        ...toFindings(playsReadIn(text), 'looks into the play of a round'),
        ...(mayImportMechanics(path, mechanics)
          ? []
          : toFindings(importsOfMechanicsIn(text, mechanics), 'imports a mechanic')),
        ...sentencesOf(path, text, toFindings, spoken),
      ];
    });
  const idle = Object.keys(ALLOWED).filter((place) => !spoken.has(place));
  return [
    ...problems,
    ...idle.map((place) => `${place} speaks of no mechanic any more: take it off the list.`),
  ];
}

/** Sentences of a shared source that speak of a mechanic and are not on the list; notes which entries of it are needed. */
function sentencesOf(path, text, toFindings, spoken) {
  const found = sentencesOfMechanicsIn(text);
  const allowed = Object.keys(ALLOWED).find((place) => path.startsWith(place));
  if (found.length === 0 || allowed === undefined) {
    return toFindings(found, 'speaks of what only one mechanic has');
  }
  spoken.add(allowed);
  return [];
}
