import ts from 'typescript';
import { nodesOf, rootOf } from '../repository/syntax.ts';

// These look an answer up in the book or write it another way, and decide nothing.
const LOOKUPS: ReadonlySet<string> = new Set([
  ...['test', 'it', 'describe', 'expect'],
  ...['ruleOf', 'switchesOf', 'printedRows', 'listPlaces', 'parseBet'],
  ...['money', 'rational', 'multiply', 'fractionText', 'decimalText'],
]);

/** A test of a book's own folder, beside the data that it reads. */
const BOOK_TEST = /^packages\/rulebooks\/src\/[^/]+\/[^/]+\.test\.ts$/;

/**
 * Whether a test only says again what the book's data say: it lies beside the data, and neither it nor a function
 * it calls calls anything of ours that decides. Such a test catches a slip of the pen; it proves no clause.
 */
export function restatesData(test: ts.CallExpression, source: ts.SourceFile): boolean {
  if (!BOOK_TEST.test(source.fileName)) return false;
  const imported = importedNames(source);
  const own = functionsOf(source);
  const seen = new Set<string>();
  const decides = (node: ts.Node): boolean =>
    nodesOf(node).some((each) => {
      if (!ts.isIdentifier(each) || LOOKUPS.has(each.text)) return false;
      const local = own.get(each.text);
      if (local && !seen.has(each.text)) {
        seen.add(each.text);
        return decides(local);
      }
      return imported.has(each.text) && isCalled(each);
    });
  return !test.arguments.slice(1).some(decides);
}

/** `settle(...)`, or `rolls.map(settle)`, which comes to the same. */
function isCalled(name: ts.Identifier): boolean {
  const { parent } = name;
  if (!ts.isCallExpression(parent)) return false;
  return parent.expression === name || !LOOKUPS.has(rootOf(parent.expression));
}

function importedNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });
  return new Set(names);
}

/** Functions and constants at the top of the file, by name. */
function functionsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body) {
      found.set(statement.name.text, statement.body);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isFunction = initializer && ts.isArrowFunction(initializer);
      if (isFunction) found.set(name.getText(), initializer.body);
    }
  }
  return found;
}
