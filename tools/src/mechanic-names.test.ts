import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Line {
  readonly line: number;
  readonly text: string;
}

interface Names {
  mechanicNames(root: string): readonly string[];
  bookNames(root: string): readonly string[];
  mechanicEvents(root: string, mechanics: readonly string[]): readonly string[];
  exampleNames(root: string): readonly string[];
  isPlatform(path: string): boolean;
  examplesNamedIn(
    text: string,
    examples: readonly string[],
  ): readonly { readonly line: number; readonly text: string }[];
  eventsNamedIn(
    text: string,
    events: readonly string[],
  ): readonly { readonly line: number; readonly text: string }[];
  mechanicCommands(root: string, mechanics: readonly string[]): readonly string[];
  commandsNamedIn(text: string, commands: readonly string[]): readonly Line[];
  playsReadIn(text: string): readonly Line[];
  mayImportMechanics(path: string, mechanics: readonly string[]): boolean;
  importsOfMechanicsIn(text: string, mechanics: readonly string[]): readonly Line[];
  sentencesOfMechanicsIn(text: string): readonly Line[];
  isShared(path: string, mechanics: readonly string[]): boolean;
  comparisonsIn(
    text: string,
    names: readonly string[],
  ): readonly { readonly line: number; readonly text: string }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const names: Names = await import(join(root, 'tools/scripts/mechanic-names.mjs'));
const mechanics = names.mechanicNames(root);
const all = [...mechanics, ...names.bookNames(root)];

describe('a planted comparison with a name is found', () => {
  const [mechanic = '', other = ''] = mechanics;
  const [book = ''] = names.bookNames(root);

  test.each([
    `if (game.mechanic === '${mechanic}') return dice;`,
    `if (game.mechanic !== "${other}") return null;`,
    `    case '${mechanic}':`,
    `return '${mechanic}' === id ? 1 : 2;`,
    `const isThat = book.id === '${book}';`,
    `if (game.id === '${book}/a') light();`,
    `if (citation.startsWith('${book}#')) light();`,
  ])('%s', (line) => {
    expect(names.comparisonsIn(`const before = 1;\n${line}\n`, all)).toEqual([
      { line: 2, text: line.trim() },
    ]);
  });
});

describe('a planted event of a mechanic is found', () => {
  const events = names.mechanicEvents(root, mechanics);

  test.each(["      case 'ResultRegistered':", 'const TYPES = ["CardsDealt"];'])('%s', (line) => {
    expect(names.eventsNamedIn(`const before = 1;\n${line}\n`, events)).toEqual([
      { line: 2, text: line.trim() },
    ]);
  });

  test('and none that every table has, nor a word of a sentence', () => {
    const text = "case 'BetsClosed':\n// A ResultRegistered is asked of its mechanic.\n";
    expect(names.eventsNamedIn(text, events)).toEqual([]);
  });
});

describe('a planted command of a mechanic is found', () => {
  const commands = names.mechanicCommands(root, mechanics);

  test.each([
    "const order = { type: 'ChangeDice', dice };",
    "const has = 'Tumble' in entries;",
    "  SetReaderAside: 'Set the reader aside',",
    'if (view.can.CorrectCards !== undefined) open();',
  ])('%s', (line) => {
    expect(names.commandsNamedIn(`const before = 1;\n${line}\n`, commands)).toEqual([
      { line: 2, text: line.trim() },
    ]);
  });

  test('and none that every table has, nor one in a comment or within a sentence', () => {
    const text = "give({ type: 'OpenBets' });\n// Whoever may 'Tumble' does.\nsay('Deal again');\n";
    expect(names.commandsNamedIn(text, commands)).toEqual([]);
  });
});

test('a look into what a round remembers of its play is found, and handing it on is none', () => {
  const line = 'const { dealer } = round.play.readings;';
  expect(names.playsReadIn(`const before = 1;\n${line}\n`)).toEqual([{ line: 2, text: line }]);
  expect(names.playsReadIn('return mechanic.round.goesOn(round.play, event);')).toEqual([]);
});

test('a mechanic that is imported is found, and what only has a similar name is not', () => {
  const [mechanic = ''] = mechanics;
  for (const line of [
    `import { advise } from '@baize/${mechanic}/mathematics';`,
    `const { roll } = await import('@baize/${mechanic}');`,
  ]) {
    expect(names.importsOfMechanicsIn(line, mechanics)).toEqual([{ line: 1, text: line }]);
  }
  const other = `import { books } from '@baize/${mechanic}s';`;
  expect(names.importsOfMechanicsIn(other, mechanics)).toEqual([]);
});

test('a mechanic is imported by what is its own and by the list of the house, and by no shared command', () => {
  const [mechanic = ''] = mechanics;
  const may = (path: string): boolean => names.mayImportMechanics(path, mechanics);
  expect(may('packages/house/src/shipped.ts')).toBe(true);
  expect(may(`apps/cli/src/mechanics/${mechanic}/round.ts`)).toBe(true);
  expect(may('apps/cli/src/mechanics/game-opener.ts')).toBe(true);
  expect(may('apps/cli/src/program.ts')).toBe(false);
  expect(may('apps/cli/src/commands/settle.ts')).toBe(false);
  expect(may('apps/server/src/http/app.ts')).toBe(false);
});

describe('a sentence about what only one mechanic has', () => {
  test.each([
    "const message = 'Say what the dice showed.';",
    `const note = \`Without a tumbler \${count} rounds wait.\`;`,
    "  hint: '请勿触碰骰子。',",
  ])('is found: %s', (line) => {
    expect(names.sentencesOfMechanicsIn(`const before = 1;\n${line}\n`)).toHaveLength(1);
  });

  test.each([
    "case 'settle-by-dice':",
    'const { dice } = command;',
    '// The dice lie open.',
    `const text = \`by \${words(command.dice)} at once\`;`,
    "const message = 'The device is not in order.';",
  ])('is not: %s', (line) => {
    expect(names.sentencesOfMechanicsIn(line)).toEqual([]);
  });
});

test('a source of the platform that knows a package from outside is found', () => {
  const examples = names.exampleNames(root);
  const [example = ''] = examples;
  const line = `import { books } from '@baize-examples/${example}';`;
  expect(names.examplesNamedIn(`const before = 1;\n${line}\n`, examples)).toEqual([
    { line: 2, text: line },
  ]);
  const shown = `{ does: 'Shows it.', command: 'baize book check examples/${example}' },`;
  expect(names.examplesNamedIn(shown, examples)).toEqual([]);
  expect(names.isPlatform('packages/three-dice/src/game.ts')).toBe(true);
  expect(names.isPlatform('apps/server/src/tables/wheel-on-record.db.test.ts')).toBe(false);
});

test('a name that is only said compares with nothing', () => {
  const [mechanic = ''] = mechanics;
  const [book = ''] = names.bookNames(root);
  const text = `const example = 'baize games ${book}/a';\nopen({ game: '${book}/a' });\nconst id = '${mechanic}';\n`;
  expect(names.comparisonsIn(text, all)).toEqual([]);
});

test('names may stand with their mechanic, in a book and in tests, and nowhere else', () => {
  const [mechanic = ''] = mechanics;
  const shared = (path: string): boolean => names.isShared(path, mechanics);
  expect(shared(`packages/${mechanic}/src/game.ts`)).toBe(false);
  expect(shared(`apps/cli/src/mechanics/${mechanic}/round.ts`)).toBe(false);
  expect(shared('packages/rulebooks/src/registry.ts')).toBe(false);
  expect(shared('packages/table/src/decide.test.ts')).toBe(false);
  for (const path of [
    'packages/math/src/index.ts',
    'packages/report/src/par-sheet.ts',
    'apps/cli/src/program.ts',
    'apps/server/src/http/app.ts',
    'apps/web/src/terminal/felt.tsx',
  ]) {
    expect(shared(path)).toBe(true);
  }
});
