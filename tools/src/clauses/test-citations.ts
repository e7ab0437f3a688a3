import ts from 'typescript';
import type { RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { lineOf, nodesOf, parse, rootOf } from '../repository/syntax.ts';
import { danglingAt, danglingInComments, mayCite } from './code-citations.ts';
import type { KnownCitations } from './known-citations.ts';
import type { TestPlace } from './place.ts';
import { restatesData } from './restates-data.ts';

export interface TestCitations {
  /** By citation. */
  readonly places: ReadonlyMap<string, readonly TestPlace[]>;
  readonly dangling: readonly Finding[];
}

/**
 * The citations in names of tests: `test('[book#5.12] a void returns every stake')`. Elsewhere in a
 * test a citation is an expected value, or wrong on purpose; the test itself says which.
 */
export function testCitations(
  files: readonly RepositoryFile[],
  known: KnownCitations,
): TestCitations {
  const places = new Map<string, TestPlace[]>();
  const dangling: Finding[] = [];
  for (const file of files.filter(mayCite)) {
    const source = parse(file);
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = testName(node);
      if (name === null) continue;
      const line = lineOf(node, source);
      for (const citation of [...parseBrackets(name), ...fromTable(node, name)]) {
        if (known.has(citation)) {
          const says = name.replace(/^(\[[^\]]*\]\s*)+/, '');
          const place = {
            path: file.path,
            line,
            name: says,
            ...(restatesData(node, source) && { isRestated: true }),
          };
          places.set(citation, [...(places.get(citation) ?? []), place]);
        } else dangling.push(danglingAt(file.path, line, citation));
      }
    }
    dangling.push(...danglingInComments(file, known));
  }
  return { places, dangling };
}

function testName(call: ts.CallExpression): string | null {
  const root = rootOf(call.expression);
  const [name] = call.arguments;
  if ((root !== 'test' && root !== 'it') || !name) return null;
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.getText().slice(1, -1) : null;
}

/** `[a#1] [b#2] ...` or `[a#1, b#2] ...`, as far as they are written out. */
function parseBrackets(name: string): readonly string[] {
  return [...name.matchAll(/\[([^\]]*#[^\]]*)\]/g)]
    .flatMap(([, inside = '']) => inside.split(/,\s*/))
    .filter((citation) => !/[%$]/.test(citation));
}

/** `test.each([['a#1', ...], ...])('[%s] ...')`: one test for each row, its citation in the row. */
function fromTable(call: ts.CallExpression, name: string): readonly string[] {
  if (!/^\[(%s|\$\w+)\]/.test(name) || !ts.isCallExpression(call.expression)) return [];
  const [table] = call.expression.arguments;
  if (!table) return [];
  return nodesOf(findDeclared(table))
    .filter((node) => ts.isStringLiteralLike(node))
    .map((node) => node.text)
    .filter((text) => /^[a-z0-9]+(-[a-z0-9]+)+#\w/.test(text));
}

/** The table itself, or what a constant of this file holds. */
function findDeclared(table: ts.Expression): ts.Node {
  if (!ts.isIdentifier(table)) return table;
  const declaration = nodesOf(table.getSourceFile()).find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === table.text,
  );
  return declaration ?? table;
}
