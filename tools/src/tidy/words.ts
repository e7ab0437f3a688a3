import ts from 'typescript';
import { isMarkdown, isScript, isTest, type RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { readMarkdown, withoutCode } from '../repository/markdown.ts';
import { commentsOf, lineOf, nodesOf, parse, rootOf } from '../repository/syntax.ts';

const DOMAIN = /^packages\/(exact|game|three-dice|si-ki-pi|rulebooks|math|ledger|table)\/src\//;
const TEST_FUNCTIONS = ['describe', 'it', 'suite', 'test'];

export function wordFindings(file: RepositoryFile): readonly Finding[] {
  return [
    ...impureWords(file),
    ...testsLeftOut(file),
    ...unfinishedWork(file),
    ...wordsOfOtherThings(file),
  ];
}

/** Clock, chance, floating point and waiting have no place where money is decided. */
function impureWords(file: RepositoryFile): readonly Finding[] {
  if (!DOMAIN.test(file.path) || !isScript(file.path) || isTest(file.path)) return [];
  const source = parse(file);
  return nodesOf(source).flatMap((node) => {
    const word = impureWord(node);
    if (word === null) return [];
    const message = `${word} has no place in a domain package: it arrives as an argument, or not at all.`;
    return [{ path: file.path, line: lineOf(node, source), message }];
  });
}

function impureWord(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText().replace(/\s/g, '');
    if (text === 'Math.random' || text === 'Date.now') return text;
    return node.name.text === 'toFixed' ? 'toFixed' : null;
  }
  if (ts.isIdentifier(node) && node.text === 'parseFloat') return 'parseFloat';
  const isConstructed = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (isConstructed && node.expression.getText() === 'Date') return 'Date';
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  return node.kind === ts.SyntaxKind.AwaitKeyword || ts.isAwaitExpression(node) ? 'await' : null;
}

function testsLeftOut(file: RepositoryFile): readonly Finding[] {
  if (!isScript(file.path) || !/skip|only|todo/.test(file.text)) return [];
  const source = parse(file);
  return nodesOf(source).flatMap((node) => {
    if (!ts.isPropertyAccessExpression(node)) return [];
    const isLeftOut = ['skip', 'only', 'todo'].includes(node.name.text);
    if (!isLeftOut || !TEST_FUNCTIONS.includes(rootOf(node.expression))) return [];
    const message = `.${node.name.text} leaves tests out; fix the test or delete it.`;
    return [{ path: file.path, line: lineOf(node, source), message }];
  });
}

function unfinishedWork(file: RepositoryFile): readonly Finding[] {
  // Most files have neither word anywhere, and finding comments is the dear part.
  if (!/FIXME|TODO/.test(file.text)) return [];
  return spokenLines(file).flatMap(({ text, line }) => {
    if (/\bFIXME\b/.test(text)) {
      return [{ path: file.path, line, message: 'FIXME cannot be merged; fix it now.' }];
    }
    if (/\bTODO\b(?!.*#\d)/.test(text)) {
      return [{ path: file.path, line, message: 'TODO names no issue; write TODO #12.' }];
    }
    return [];
  });
}

/** The lines a person wrote to a person: comments of code, prose of documents, all of other files. */
function spokenLines(file: RepositoryFile): readonly { text: string; line: number }[] {
  if (isScript(file.path)) {
    return commentsOf(parse(file)).flatMap((comment) =>
      comment.text.split('\n').map((text, index) => ({ text, line: comment.line + index })),
    );
  }
  if (isMarkdown(file.path)) {
    const { prose } = readMarkdown(file.text);
    return prose.map(({ text, line }) => ({ text: withoutCode(text), line }));
  }
  return file.text.split('\n').map((text, index) => ({ text, line: index + 1 }));
}

/** Words that meant several things once, and what each of them means now; GLOSSARY.md has them all. */
const ONE_THING: readonly {
  readonly name: RegExp;
  readonly where: RegExp;
  readonly says: string;
}[] = [
  {
    name: /HouseTable/,
    where: /^(packages|apps)\//,
    says: 'A table is where people play; the prices of a house are its pay table: HousePayTable.',
  },
  {
    name: /Box/,
    where: /^packages\/(exact|game|ledger|math|three-dice)\//,
    says: 'A box is a place at a card table; a square one bets on is an area.',
  },
  {
    name: /[Ss]ession/,
    where: /^packages\/(game|ledger|table|three-dice|si-ki-pi)\//,
    says: 'A session is of somebody signed in; a person at a terminal makes a visit.',
  },
  {
    name: /Reading/,
    where: /^apps\/server\/src\/(floor|tables|devices)\//,
    says: 'A reading answers what a book leaves open; dealer and device see dice.',
  },
  {
    name: /^(Desk|Giver|Manners|Matter|Leash|Keeper|Means|doors|leash|lasting|told|course)$/,
    where: /^(packages|apps)\//,
    says: 'GLOSSARY.md has a plain word for it.',
  },
];

/** What is exported is called by one word for one thing. */
function wordsOfOtherThings(file: RepositoryFile): readonly Finding[] {
  if (!isScript(file.path) || isTest(file.path) || file.path.includes('/testing/')) return [];
  const rules = ONE_THING.filter(({ where }) => where.test(file.path));
  if (rules.length === 0) return [];
  const source = parse(file);
  return source.statements.flatMap((statement) =>
    exportedNames(statement).flatMap((name) =>
      rules
        .filter((rule) => rule.name.test(name))
        .map(({ says }) => ({
          path: file.path,
          line: lineOf(statement, source),
          message: `${name}: ${says}`,
        })),
    ),
  );
}

function exportedNames(statement: ts.Statement): readonly string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}
