import ts from 'typescript';
import type { RepositoryFile } from './files.ts';

let last: { readonly file: RepositoryFile; readonly source: ts.SourceFile } | null = null;

/** The file as the compiler reads it. Whoever asks several times about one file has it read once. */
export function parse(file: RepositoryFile): ts.SourceFile {
  if (last?.file === file) return last.source;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  last = { file, source };
  return source;
}

/** The node and everything below it, in the order of the text. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    nodes.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return nodes;
}

export function lineOf(node: ts.Node, source: ts.SourceFile): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

export interface Comment {
  readonly text: string;
  readonly line: number;
}

/** Every comment of a file: what stands between two tokens can hold nothing else but space. */
export function commentsOf(source: ts.SourceFile): readonly Comment[] {
  const found = new Map<number, Comment>();
  for (const node of tokensOf(source)) {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) {
      found.set(pos, {
        text: source.text.slice(pos, end),
        line: source.getLineAndCharacterOfPosition(pos).line + 1,
      });
    }
  }
  return [...found.values()];
}

function* tokensOf(source: ts.SourceFile): Generator<ts.Node> {
  const pending: ts.Node[] = [source];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const children = node.getChildren(source);
    // The text of a JSX element is no place for comments, though it may look like one.
    if (children.length === 0 && !ts.isJsxText(node)) yield node;
    pending.push(...children);
  }
}

/** What a reader would call the place: the function or constant that the node stands in. */
export function enclosingName(node: ts.Node): string | null {
  for (let place = node.parent; place; place = place.parent) {
    const name = nameOfPlace(place);
    if (name) return name;
  }
  return null;
}

function nameOfPlace(place: ts.Node): string | null {
  if (ts.isFunctionDeclaration(place) || ts.isMethodDeclaration(place)) {
    return place.name?.getText() ?? null;
  }
  return ts.isVariableDeclaration(place) && isWorthNaming(place) ? place.name.getText() : null;
}

/** A constant inside a function is a detail of it; at the top, or holding a function, it is a place. */
function isWorthNaming(declaration: ts.VariableDeclaration): boolean {
  const { initializer } = declaration;
  const isFunction =
    initializer !== undefined &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
  return isFunction || ts.isSourceFile(declaration.parent.parent.parent);
}

/** The first word of `describe.each(rows).concurrent`. */
export function rootOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return rootOf(expression.expression);
  }
  return expression.getText();
}
