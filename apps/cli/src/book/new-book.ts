import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import type { RulebookBase } from '@baize/game';

/** Where the types of a mechanic are: in a package that is installed, or in a folder beside. */
export type BookTypes = { readonly name: string } | { readonly folder: string };

/** Writes a package with a copy of a book under its own name, ready to be changed; says what it wrote. */
export function writeNewBook(
  path: string,
  from: RulebookBase,
  types: BookTypes,
): Result<readonly string[], string> {
  const id = basename(path);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) return err(`${id} is no id: small letters, digits, hyphens`);
  if (existsSync(path)) return err(`${path} is there already`);
  const files = filesOf(id, from, typesFrom(resolve(path), types));
  mkdirSync(join(path, 'src'), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(path, name), text);
  return ok(files.map(([name]) => join(path, name)));
}

/** How a new book names the type it has to be, and what its package needs for that. */
interface ImportedTypes {
  readonly type: string;
  readonly module: string;
  readonly dependency: readonly [name: string, version: string];
}

function typesFrom(path: string, types: BookTypes): ImportedTypes {
  if ('name' in types) {
    const type = types.name === '@baize/game' ? 'RulebookBase' : 'Rulebook';
    return { type, module: types.name, dependency: [types.name, '0.1.0'] };
  }
  const { folder } = types;
  const { name, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entry = relative(join(path, 'src'), join(folder, main));
  const declared = join(folder, main.replace(/\.js$/, '.d.ts'));
  // A package that gives its books no type of their own leaves them that of every book.
  const hasOwn = existsSync(declared) && /\bRulebook\b/.test(readFileSync(declared, 'utf8'));
  return {
    type: hasOwn ? 'Rulebook' : 'RulebookBase',
    module: hasOwn ? entry : '@baize/game',
    dependency: [name, `file:${relative(path, folder)}`],
  };
}

function filesOf(
  id: string,
  from: RulebookBase,
  types: ImportedTypes,
): readonly (readonly [string, string])[] {
  const own = JSON.parse(JSON.stringify(from).replaceAll(`${from.id}#`, `${id}#`));
  const parts = Object.entries(own).filter(([, value]) => typeof value === 'object' && value);
  const facts = Object.entries({ ...own, id }).filter(
    ([, value]) => typeof value !== 'object' || value === null,
  );
  return [
    ['package.json', manifest(id, types)],
    ['tsconfig.json', TSCONFIG],
    [
      'src/index.ts',
      indexText(
        facts,
        parts.map(([name]) => name),
        id,
        types,
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
  { type, module }: ImportedTypes,
): string {
  const imports = parts.map((name) => `import { ${name} } from './${fileOf(name)}.ts';\n`);
  const fields = facts.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return `import type { CitationTo } from '@baize/game';
import type { ${type} } from '${module}';
${imports.join('')}
/** What this book can be cited for; any other string does not compile. */
type Cite = CitationTo<'${id}', keyof typeof clauses | keyof typeof interpretations>;

const book = {
${fields.join('')}${parts.map((name) => `  ${name},\n`).join('')}} as const satisfies ${type}<Cite>${type === 'Rulebook' ? '' : ' & Readonly<Record<string, unknown>>'};

/** What \`--with\` looks for. */
export const books = [book];
`;
}

/** \`betNames\` is in \`bet-names.ts\`. */
function fileOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function manifest(id: string, { dependency: [name, version] }: ImportedTypes): string {
  const value = {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    main: 'dist/index.js',
    scripts: { build: 'tsc -p .' },
    devDependencies: { '@baize/game': '0.1.0', [name]: version },
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
