import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fits } from './docs/transcript.ts';
import { executeDocs } from './executed-docs.ts';
import { findingText } from './repository/finding.ts';
import { withRepository } from './repository/fixture.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('every transcript and program of our documents does what it says', () => {
  expect(executeDocs(ROOT).map(findingText)).toEqual([]);
});

/** A repository with a `baize` that repeats its arguments and its input. */
function findings(readme: string): readonly string[] {
  const files = {
    'README.md': readme,
    'apps/cli/bin/baize.js':
      "process.stdin.on('data', (text) => process.stdout.write(text));\n" +
      "process.stdout.write(process.argv.slice(2).join(' ') + '\\n');\n",
    'tsconfig.base.json': '{ "compilerOptions": { "strict": true, "module": "NodeNext" } }',
    'package.json': '{ "type": "module" }',
  };
  return withRepository(files, (root) => {
    mkdirSync(join(root, 'tools'));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    return executeDocs(root).map(findingText);
  });
}

const block = (info: string, ...lines: readonly string[]) =>
  ['# Readme', '', `\`\`\`${info}`, ...lines, '```', ''].join('\n');

describe('transcripts', () => {
  test('are true', () => {
    expect(findings(block('sh', '$ npx baize games --json', 'games --json'))).toEqual([]);
  });

  test('are false', () => {
    expect(findings(block('sh', '$ npx baize games', 'game'))).toEqual([
      'README.md:4 `npx baize games` prints something else:\n    games',
    ]);
  });

  test('say too little', () => {
    expect(findings(block('sh', '$ npx baize a', '', '$ npx baize b', 'b'))).toEqual([
      'README.md:4 `npx baize a` prints something else:\n    a',
    ]);
  });

  test('may pipe, and may go on in a second line', () => {
    const lines = ["$ echo '{", "> }' | npx baize settle", 'settle', '{', '}'];
    expect(findings(block('sh', ...lines))).toEqual([]);
  });

  test('may leave lines out with three dots', () => {
    const lines = ['$ printf "1\\n2\\n3\\n" | npx baize x', 'x', '...', '3'];
    expect(findings(block('sh', ...lines))).toEqual([]);
    expect(findings(block('sh', ...lines.slice(0, -1), '4'))).toHaveLength(1);
  });

  test('run nothing that npx would download', () => {
    const lines = ['$ npx baize a && npx other', 'a', 'only npx baize is run'];
    expect(findings(block('sh', ...lines))).toEqual([]);
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
  test('print what they promise', () => {
    const lines = ['const a: number = 1;', 'console.log(a + 1); // → 2', 'console.log(a); // → 1'];
    expect(findings(block('ts', ...lines))).toEqual([]);
  });

  test('print something else', () => {
    expect(findings(block('ts', 'console.log(3); // → 2'))).toEqual([
      'README.md:4 prints something else:\n3',
    ]);
  });

  test('do not compile', () => {
    expect(
      findings(block('ts', 'const a = 1;', 'const b: string = a;', 'console.log(b);')),
    ).toEqual(["README.md:5 does not compile: Type 'number' is not assignable to type 'string'."]);
  });

  test('throw', () => {
    const [finding = ''] = findings(block('ts', "throw new Error('no such game');"));
    expect(finding).toContain('README.md:4 fails when it is run:');
    expect(finding).toContain('no such game');
  });
});

describe('blocks that are not run', () => {
  test('say why', () => {
    expect(findings(block('sh not-run starts the floor', 'npm start'))).toEqual([]);
    expect(findings(block('ts not-run: an excerpt', 'const a: string = 1;'))).toEqual([]);
    expect(findings(block('sh not-run', 'npm start'))).toEqual([
      'README.md:3 A block that is not run says why: ```sh not-run <reason>',
    ]);
  });

  test('are not left out by accident', () => {
    expect(findings(block('sh', 'npm start'))).toEqual([
      'README.md:3 A sh block is a transcript of `$ npx baize ...`, or is marked not-run.',
    ]);
    expect(findings(block('bash', '$ npx baize games', 'games'))).toEqual([
      'README.md:3 Write ```sh instead of bash.',
    ]);
    expect(findings(block('typescript', 'const a = 1;'))).toHaveLength(1);
  });

  test('are free where they are neither commands nor programs', () => {
    expect(findings(block('json', '{ "a": 1 }'))).toEqual([]);
    expect(findings(block('', 'packages/'))).toEqual([]);
  });
});
