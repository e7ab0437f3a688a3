import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import type { RulebookBase } from '@baize/game';

/** Writes a package with a copy of a book under its own name, ready to be changed; says what it wrote. */
export function writeNewBook(path: string, from: RulebookBase): Result<readonly string[], string> {
  const id = basename(path);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) return err(`${id} is no id: small letters, digits, hyphens`);
  if (existsSync(path)) return err(`${path} is there already`);
  const files = filesOf(id, from);
  mkdirSync(join(path, 'src'), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(path, name), text);
  return ok(files.map(([name]) => join(path, name)));
}

function filesOf(id: string, from: RulebookBase): readonly (readonly [string, string])[] {
  const own = JSON.parse(JSON.stringify(from).replaceAll(`${from.id}#`, `${id}#`));
  const parts = Object.entries(own).filter(([, value]) => typeof value === 'object' && value);
  const facts = Object.entries({ ...own, id }).filter(
    ([, value]) => typeof value !== 'object' || value === null,
  );
  return [
    ['package.json', manifest(id, from.mechanic)],
    ['tsconfig.json', TSCONFIG],
    [
      'src/index.ts',
      indexText(
        facts,
        parts.map(([name]) => name),
        id,
        from.mechanic,
      ),
    ],
    ...parts.map(([name, value]) => [`src/${fileOf(name)}.ts`, partText(name, value)] as const),
  ];
}

function partText(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

function indexText(
  facts: readonly (readonly [string, unknown])[],
  parts: readonly string[],
  id: string,
  mechanic: string,
): string {
  const imports = parts.map((name) => `import { ${name} } from './${fileOf(name)}.ts';\n`);
  const fields = facts.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return `import type { CitationTo } from '@baize/game';
import type { Rulebook } from '@baize/${mechanic}';
${imports.join('')}
/** What this book can be cited for; any other string does not compile. */
type Cite = CitationTo<'${id}', keyof typeof clauses | keyof typeof interpretations>;

const book = {
${fields.join('')}${parts.map((name) => `  ${name},\n`).join('')}} as const satisfies Rulebook<Cite>;

/** What \`--with\` looks for. */
export const books = [book];
`;
}

/** \`betNames\` is in \`bet-names.ts\`. */
function fileOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function manifest(id: string, mechanic: string): string {
  const value = {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    main: 'dist/index.js',
    scripts: { build: 'tsc -p .' },
    devDependencies: { '@baize/game': '0.1.0', [`@baize/${mechanic}`]: '0.1.0' },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2023',
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      rewriteRelativeImportExtensions: true,
      skipLibCheck: true,
      rootDir: 'src',
      outDir: 'dist',
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;
