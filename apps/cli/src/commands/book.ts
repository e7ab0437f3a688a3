import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readPackage } from '@baize/loader';
import { MECHANICS, RULEBOOKS } from '@baize/rulebooks';
import { checkBooks } from '../book/check-book.ts';
import type { BookFinding } from '../book/finding.ts';
import { type BookTypes, writeNewBook } from '../book/new-book.ts';
import { command, usageError } from '../command.ts';
import { jsonOption } from '../common-options.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { columnTable } from '../text/column-table.ts';

export const book = command({
  name: 'book',
  summary: 'Begin a rulebook of your own, or check one: everything absent, wrong or unproved.',
  operands: 'new|check PATH',
  details: [
    'new PATH --from BOOK writes a package that holds a copy of a rulebook under the name of the folder: it compiles, its scenarios prove it, and every part of it is yours to change. Outside a checkout of Baize its tsconfig.json says where the @baize packages are. A book of a mechanic from outside begins from one of its package: --with PACKAGE, here and at check.',
    'check PATH prints one list: what the compiler says, the contract every book keeps (citations, rule keys, incidents, steps), what it prints (prices, units, areas off the canvas or without a face), a dry round of every game through the real table, scenarios that fail, rules and readings without one (PATH/scenarios), bets whose wins nobody has counted by other means (PATH/counts.csv: bet,wins), names without a translation.',
    'With --json one line a finding: {"level","where","says"}.',
  ],
  options: {
    ...jsonOption,
    from: {
      type: 'string',
      value: 'BOOK',
      describe: 'The rulebook a new one begins as.',
      completes: RULEBOOKS.map(({ id }) => id),
    },
  },
  negativeWhen: 'A book has faults or something in it is unproved; or it cannot be written.',
  csv: {},
  completes: ['new', 'check'],
  examples: [
    { does: 'A book of your own.', command: 'baize book new my-book --from rws-tai-sai-v5' },
    { does: 'What is missing.', command: 'baize book check examples/grand-hazard' },
  ],
  run: async ({ json, from }, [verb, path, ...more], io) => {
    if ((verb !== 'new' && verb !== 'check') || path === undefined || more.length > 0) {
      return usageError(io, 'book', 'say `new PATH --from BOOK` or `check PATH`');
    }
    if (verb === 'new') return begin(path, from, io);
    const findings = await checkBooks(path, io.library);
    io.out.write(
      json ? findings.map((each) => `${JSON.stringify(each)}\n`).join('') : text(findings),
    );
    return findings.every(({ level }) => level === 'note') ? EXIT.ok : EXIT.negative;
  },
});

async function begin(path: string, from: string | null, io: Io): Promise<ExitCode> {
  const known = io.library.books.map(({ id }) => id);
  const origin = io.library.books.find(({ id }) => id === from);
  if (!origin) return usageError(io, 'book', `--from is one of ${known.join(', ')}`);
  const types = await typesOf(origin.mechanic, io);
  const written = writeNewBook(path, origin, types, await packageOf(origin.id, io));
  if (!written.ok) {
    io.err.write(`baize book: ${written.error}\n`);
    return EXIT.negative;
  }
  const others = io.packages.map((each) => ` --with ${each}`).join('');
  const next = `Build it with \`${compilerFrom(process.cwd())} -p ${path}\`, then \`npx baize book check ${path}${others}\`.`;
  io.out.write(`${[...written.value, next].join('\n')}\n`);
  return EXIT.ok;
}

/** How the compiler is called from a folder: by its name where it is installed, else where this platform has it. */
function compilerFrom(folder: string): string {
  const own = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  try {
    createRequire(join(folder, 'package.json')).resolve('typescript/bin/tsc');
    return 'npx tsc';
  } catch {
    return `node ${own}`;
  }
}

/** A book compiles against the types of its mechanic: a package of the platform, or one of those of `--with`. */
async function typesOf(mechanic: string, io: Io): Promise<BookTypes> {
  if (MECHANICS.some(({ id }) => id === mechanic)) return { name: `@baize/${mechanic}` };
  for (const path of io.packages) {
    const read = await readPackage(path);
    if (read.ok && read.value.mechanics.some(({ id }) => id === mechanic)) {
      return { folder: resolve(path) };
    }
  }
  return { name: '@baize/game' };
}

/** Which of the packages of `--with` has a book; null where it comes with the platform. */
async function packageOf(book: string, io: Io): Promise<string | null> {
  for (const path of io.packages) {
    const read = await readPackage(path);
    if (read.ok && read.value.books.some(({ id }) => id === book)) return path;
  }
  return null;
}

function text(findings: readonly BookFinding[]): string {
  const rows = findings.map(({ level, where, says }) => [level, where, says]);
  const count = (level: BookFinding['level']) =>
    findings.filter((each) => each.level === level).length;
  const summary = `${count('fault')} faults, ${count('unproved')} unproved, ${count('note')} notes`;
  if (rows.length === 0) return `${summary}\n`;
  const table = columnTable([{ title: 'level' }, { title: 'where' }, { title: 'what' }], rows);
  return `${[...table, '', summary].join('\n')}\n`;
}
