import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fits } from './docs/transcript.ts';
import { executeDocs } from './executed-docs.ts';
import { findingText } from './repository/finding.ts';
import { duringRepository } from './repository/fixture.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('every transcript and program of our documents does what it says', async () => {
  expect((await executeDocs(ROOT)).map(findingText)).toEqual([]);
});

/** As in ours, the language has no browser in it, and what is installed is taken as it is. */
const COMPILER_OPTIONS = {
  strict: true,
  module: 'NodeNext',
  target: 'ES2023',
  lib: ['ES2023'],
  skipLibCheck: true,
};

/** A repository with a `baize` that repeats its arguments and its input. */
function findings(readme: string): Promise<readonly string[]> {
  const files = {
    'README.md': readme,
    'apps/cli/bin/baize.js':
      "process.stdin.on('data', (text) => process.stdout.write(text));\n" +
      "process.stdout.write(process.argv.slice(2).join(' ') + '\\n');\n",
    'tsconfig.base.json': JSON.stringify({ compilerOptions: COMPILER_OPTIONS }),
    'package.json': '{ "type": "module" }',
  };
  return duringRepository(files, async (root) => {
    mkdirSync(join(root, 'tools'));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    return (await executeDocs(root)).map(findingText);
  });
}

const block = (info: string, ...lines: readonly string[]) =>
  ['# Readme', '', `\`\`\`${info}`, ...lines, '```', ''].join('\n');

describe('transcripts', () => {
  test('are true', async () => {
    expect(await findings(block('sh', '$ npx baize games --json', 'games --json'))).toEqual([]);
  });

  test('are false', async () => {
    expect(await findings(block('sh', '$ npx baize games', 'game'))).toEqual([
      'README.md:4 `npx baize games` prints something else:\n    games',
    ]);
  });

  test('say too little', async () => {
    expect(await findings(block('sh', '$ npx baize a', '', '$ npx baize b', 'b'))).toEqual([
      'README.md:4 `npx baize a` prints something else:\n    a',
    ]);
  });

  test('may pipe, and may go on in a second line', async () => {
    const lines = ["$ echo '{", "> }' | npx baize settle", 'settle', '{', '}'];
    expect(await findings(block('sh', ...lines))).toEqual([]);
  });

  test('may leave lines out with three dots', async () => {
    const lines = ['$ printf "1\\n2\\n3\\n" | npx baize x', 'x', '...', '3'];
    expect(await findings(block('sh', ...lines))).toEqual([]);
    expect(await findings(block('sh', ...lines.slice(0, -1), '4'))).toHaveLength(1);
  });

  test('run nothing that npx would download', async () => {
    const lines = ['$ npx baize a && npx other', 'a', 'only npx baize is run'];
    expect(await findings(block('sh', ...lines))).toEqual([]);
  });
});

describe('three dots', () => {
  test.each([
    [['a', 'b'], ['...'], true],
    [[], ['...'], true],
    [['a', 'b'], ['...', 'b'], true],
    [['a', 'b'], ['...', 'a'], false],
    [['a', 'b', 'a'], ['a', '...', 'a'], true],
    [['a'], [], false],
    [[], ['a'], false],
    [['a  '], ['a'], true],
  ])('%j against %j: %s', (printed, expected, verdict) => {
    expect(fits(printed, expected)).toBe(verdict);
  });
});

describe('programs', () => {
  test('print what they promise, print something else, or throw', async () => {
    const found = await findings(
      [
        ['const a: number = 1;', 'console.log(a + 1); // → 2', 'console.log(a); // → 1'],
        ['console.log(3); // → 2'],
        ["throw new Error('no such game');"],
      ]
        .map((lines) => block('ts', ...lines))
        .join(''),
    );
    expect(found).toHaveLength(2);
    expect(found[0]).toBe('README.md:11 prints something else:\n3');
    expect(found[1]).toContain('README.md:16 fails when it is run:');
    expect(found[1]).toContain('no such game');
  });

  test('do not compile', async () => {
    const lines = ['const a = 1;', 'const b: string = a;', 'console.log(b);'];
    expect(await findings(block('ts', ...lines))).toEqual([
      "README.md:5 does not compile: Type 'number' is not assignable to type 'string'.",
    ]);
  });
});

describe('blocks that are not run', () => {
  test('say why', async () => {
    expect(await findings(block('sh not-run starts the floor', 'npm start'))).toEqual([]);
    expect(await findings(block('ts not-run: an excerpt', 'const a: string = 1;'))).toEqual([]);
    expect(await findings(block('sh not-run', 'npm start'))).toEqual([
      'README.md:3 A block that is not run says why: ```sh not-run <reason>',
    ]);
  });

  test('are not left out by accident', async () => {
    expect(await findings(block('sh', 'npm start'))).toEqual([
      'README.md:3 A sh block is a transcript of `$ npx baize ...`, or is marked not-run.',
    ]);
    expect(await findings(block('bash', '$ npx baize games', 'games'))).toEqual([
      'README.md:3 Write ```sh instead of bash.',
    ]);
    expect(await findings(block('typescript', 'const a = 1;'))).toHaveLength(1);
  });

  test('are free where they are neither commands nor programs', async () => {
    expect(await findings(block('json', '{ "a": 1 }'))).toEqual([]);
    expect(await findings(block('', 'packages/'))).toEqual([]);
  });
});
