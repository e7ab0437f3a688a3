import ts from 'typescript';
import { isScript, isTest, type RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { enclosingName, lineOf, nodesOf, parse, rootOf } from '../repository/syntax.ts';

const FILE_LINES = 300;
const TEST_FILE_LINES = 400;
const FUNCTION_LINES = 50;

export function lengthFindings(file: RepositoryFile): readonly Finding[] {
  if (!isScript(file.path)) return [];
  return [...tooLongFile(file), ...tooLongFunctions(file)];
}

/** A transcription is as long as the document it follows. */
function isData(path: string): boolean {
  return !isTest(path) && /(^packages\/rulebooks\/src\/[^/]+\/|\/golden\/)/.test(path);
}

function tooLongFile({ path, text }: RepositoryFile): readonly Finding[] {
  const lines = text.trimEnd().split('\n').length;
  const most = isTest(path) ? TEST_FILE_LINES : FILE_LINES;
  if (isData(path) || lines <= most) return [];
  return [
    { path, line: 0, message: `has ${lines} lines; ${most} are allowed. Find its two ideas.` },
  ];
}

function tooLongFunctions(file: RepositoryFile): readonly Finding[] {
  const source = parse(file);
  return nodesOf(source).flatMap((node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || isDescribeCallback(node)) return [];
    const first = lineOf(node, source);
    const lines = source.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - first;
    if (lines <= FUNCTION_LINES) return [];
    const name = nameOfFunction(node);
    const message = `${name} has ${lines} lines; a function fits a screen of ${FUNCTION_LINES}.`;
    return [{ path: file.path, line: first, message }];
  });
}

function nameOfFunction(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const place = enclosingName(node);
  return place ? `A function in ${place}` : 'A function';
}

/** `describe(name, callback)`, `describe.each(table)(name, callback)`: a list of tests, not a function. */
function isDescribeCallback(node: ts.Node): boolean {
  if (!ts.isCallExpression(node.parent) || node.parent.expression === node) return false;
  return rootOf(node.parent.expression) === 'describe';
}
