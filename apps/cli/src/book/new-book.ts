import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@baize/exact';
import type { RulebookBase } from '@baize/game';
import { dataText } from './data-text.ts';

/** Where the types of a mechanic are: in a package that is installed, or in a folder beside. */
export type BookTypes = { readonly name: string } | { readonly folder: string };

/** Writes a package with a copy of a book under its own name, ready to be changed; says what it wrote. */
export function writeNewBook(
  path: string,
  from: RulebookBase,
  types: BookTypes,
  /** The package the book comes from; null for one of the platform. */
  origin: string | null,
): Result<readonly string[], string> {
  const id = basename(path);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) return err(`${id} is no id: small letters, digits, hyphens`);
  if (existsSync(path)) return err(`${path} is there already`);
  const files = filesOf(id, from, typesFrom(resolve(path), types), resolve(path));
  const proofs = proofsOf(from.id, id, origin);
  mkdirSync(join(path, 'src'), { recursive: true });
  if (proofs.length > 0) mkdirSync(join(path, 'scenarios'));
  for (const [name, text] of [...files, ...proofs]) writeFileSync(join(path, name), text);
  const scenarios = proofs.filter(([name]) => name.startsWith('scenarios/')).length;
  return ok([
    ...files.map(([name]) => join(path, name)),
    ...(scenarios === 0 ? [] : [`${join(path, 'scenarios')}: ${scenarios} files, as its proofs`]),
  ]);
}

const SHIPPED_SCENARIOS = new URL('../../../../packages/table/scenarios/', import.meta.url);

/** What proves the book that is copied proves the copy, under its name: its scenarios, and what was counted. */
function proofsOf(
  from: string,
  id: string,
  origin: string | null,
): readonly (readonly [name: string, text: string])[] {
  const scenarios =
    origin === null
      ? fileURLToPath(new URL(from, SHIPPED_SCENARIOS))
      : join(resolve(origin), 'scenarios');
  const counts = origin === null ? null : join(resolve(origin), 'counts.csv');
  // The id alone: another one may begin or end with it.
  const named = new RegExp(`(?<![a-z0-9-])${from}(?![a-z0-9-])`, 'g');
  const names = existsSync(scenarios) ? readdirSync(scenarios) : [];
  return [
    ...names
      .filter((name) => /\.scenario\.(ya?ml|json)$/.test(name))
      .map((name) => {
        const text = readFileSync(join(scenarios, name), 'utf8');
        return [`scenarios/${name}`, text.replaceAll(named, id)] as const;
      }),
    ...(counts !== null && existsSync(counts)
      ? [['counts.csv', readFileSync(counts, 'utf8')] as const]
      : []),
  ];
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
  folder: string,
): readonly (readonly [string, string])[] {
  const own = JSON.parse(JSON.stringify(from).replaceAll(`${from.id}#`, `${id}#`));
  const parts = Object.entries(own).filter(([, value]) => typeof value === 'object' && value);
  const facts = Object.entries({ ...own, id }).filter(
    ([, value]) => typeof value !== 'object' || value === null,
  );
  return [
    ['package.json', manifest(id, types)],
    ['tsconfig.json', tsconfig(folder, types)],
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
  return `export const ${name} = ${dataText(value)} as const;\n`;
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

function tsconfig(folder: string, types: ImportedTypes): string {
  const paths = pathsFrom(folder, types);
  const value = {
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
      ...(paths && { paths }),
    },
    include: ['src'],
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Where the folder itself leads to no package of the platform, the compiler is told where this one has them. */
function pathsFrom(
  folder: string,
  { module }: ImportedTypes,
): Readonly<Record<string, readonly string[]>> | null {
  const own = createRequire(import.meta.url);
  const there = createRequire(join(folder, 'package.json'));
  const names = ['@baize/game', module].filter((name) => name.startsWith('@baize/'));
  const missing = [...new Set(names)].filter((name) => resolvePath(there, name) === null);
  const known = missing.flatMap((name) => {
    const file = resolvePath(own, name);
    return file === null ? [] : [[name, [typesAt(relative(folder, file))]] as const];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** Always what is built: of a source the compiler would build a second copy, beside it. */
function typesAt(file: string): string {
  return file
    .split(sep)
    .join('/')
    .replace(/\/src\/([^/]*)\.ts$/, '/dist/$1.d.ts')
    .replace(/\.js$/, '.d.ts');
}

function resolvePath(from: NodeJS.Require, name: string): string | null {
  try {
    return from.resolve(name);
  } catch {
    return null;
  }
}
