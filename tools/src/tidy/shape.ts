import ts from 'typescript';
import { isScript, type RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { lineOf, parse } from '../repository/syntax.ts';

/** Names that say nothing about what is inside, so that everything ends up inside. */
const JUNK_DRAWERS = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'types'];

export function shapeFindings(file: RepositoryFile): readonly Finding[] {
  if (!isScript(file.path)) return [];
  return [...junkDrawers(file), ...defaultExports(file)];
}

function junkDrawers({ path }: RepositoryFile): readonly Finding[] {
  const names = path.split('/').map((part) => part.split('.', 1)[0] ?? '');
  const junk = names.find((name) => JUNK_DRAWERS.includes(name.toLowerCase()));
  if (junk === undefined) return [];
  return [{ path, line: 0, message: `"${junk}" is a junk drawer; name the idea it holds.` }];
}

function defaultExports(file: RepositoryFile): readonly Finding[] {
  // Tools such as vitest and dependency-cruiser prescribe the shape of their configuration.
  if (/(\.config\.[cm]?[jt]s|(^|\/)\.[^/]+\.cjs)$/.test(file.path)) return [];
  const source = parse(file);
  return source.statements
    .filter((statement) => ts.isExportAssignment(statement) || hasDefault(statement))
    .map((statement) => ({
      path: file.path,
      line: lineOf(statement, source),
      message: 'A default export has as many names as importers; export it by name.',
    }));
}

function hasDefault(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement) && statement.exportClause) {
    const { exportClause } = statement;
    return (
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some((element) => element.name.text === 'default')
    );
  }
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}
