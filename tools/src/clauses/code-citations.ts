import ts from 'typescript';
import type { RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { commentsOf, enclosingName, lineOf, nodesOf, parse } from '../repository/syntax.ts';
import type { KnownCitations } from './known-citations.ts';
import type { CodePlace } from './place.ts';

export interface CodeCitations {
  /** By citation. */
  readonly places: ReadonlyMap<string, readonly CodePlace[]>;
  readonly dangling: readonly Finding[];
}

/** Words, dashes, a hash and no sentence: such text is meant as a citation, whatever the book. */
const CITATION_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)+#\w\S*( \S+){0,3}$/;

/** The citations that code makes as string literals; those in comments must resolve as well. */
export function codeCitations(
  files: readonly RepositoryFile[],
  known: KnownCitations,
): CodeCitations {
  const places = new Map<string, CodePlace[]>();
  const dangling: Finding[] = [];
  for (const file of files.filter(mayCite)) {
    const source = parse(file);
    for (const node of nodesOf(source)) {
      if (!ts.isStringLiteralLike(node) || !node.text.includes('#')) continue;
      const line = lineOf(node, source);
      const { cited, wrong } = findCitations(node.text, known);
      for (const text of wrong) dangling.push(danglingAt(file.path, line, text));
      if (isReadingOf(node)) continue;
      for (const citation of cited) {
        const place = { path: file.path, line, in: placeName(node) };
        places.set(citation, [...(places.get(citation) ?? []), place]);
      }
    }
    dangling.push(...danglingInComments(file, known));
  }
  return { places, dangling };
}

/** Every citation has a hash: a file without one is not worth reading as the compiler does. */
export function mayCite({ text }: RepositoryFile): boolean {
  return text.includes('#');
}

/** A literal that looks like a citation must be one, to the last character. */
function findCitations(text: string, known: KnownCitations): { cited: string[]; wrong: string[] } {
  if (known.has(text)) return { cited: [text], wrong: [] };
  if (CITATION_SHAPE.test(text)) return { cited: [], wrong: [text] };
  const found = known.within(text);
  return {
    cited: found.filter(({ isKnown }) => isKnown).map((each) => each.text),
    wrong: found.filter(({ isKnown }) => !isKnown).map((each) => each.text),
  };
}

/** In a function its name; in data the entry: `rules['void-returns-bets']`. */
function placeName(node: ts.Node): string | null {
  const name = enclosingName(node);
  let entry: string | null = null;
  for (let place = node.parent; place && !ts.isVariableDeclaration(place); place = place.parent) {
    if (ts.isFunctionLike(place)) return name;
    if (ts.isPropertyAssignment(place)) entry = place.name.getText();
  }
  if (name === null || entry === null) return name;
  return /^['"]/.test(entry) ? `${name}[${entry}]` : `${name}.${entry}`;
}

/** An interpretation names the clauses it reads; that carries none of them out. */
function isReadingOf(node: ts.Node): boolean {
  for (let place = node.parent; place; place = place.parent) {
    if (ts.isPropertyAssignment(place)) return place.name.getText() === 'reads';
    if (!ts.isArrayLiteralExpression(place)) return false;
  }
  return false;
}

export function danglingInComments(
  file: RepositoryFile,
  known: KnownCitations,
): readonly Finding[] {
  return commentsOf(parse(file)).flatMap((comment) =>
    known
      .within(comment.text)
      .filter(({ isKnown }) => !isKnown)
      .map(({ text, offset }) => {
        const linesBefore = comment.text.slice(0, offset).split('\n').length - 1;
        return danglingAt(file.path, comment.line + linesBefore, text);
      }),
  );
}

export function danglingAt(path: string, line: number, text: string): Finding {
  return { path, line, message: `cites ${text}, which is not in any rulebook.` };
}
