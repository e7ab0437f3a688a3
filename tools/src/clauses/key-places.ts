import ts from 'typescript';
import type { RepositoryFile } from '../repository/files.ts';
import { enclosingName, lineOf, nodesOf, parse } from '../repository/syntax.ts';
import type { CodePlace } from './place.ts';

/** Properties whose strings tell alternatives apart: `result: 'stand-off'` asks no rulebook anything. */
const DISCRIMINATORS = ['action', 'by', 'code', 'kind', 'result', 'status', 'type', 'winner'];

/**
 * Where shared code asks by rule key: it writes the key, or builds it as `wins:${kind}`. Rulebooks
 * answer keys and `rule-keys.ts` lists them; neither asks.
 */
export function keyPlaces(
  files: readonly RepositoryFile[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly CodePlace[]> {
  const places = new Map<string, CodePlace[]>();
  for (const file of files.filter(({ path }) => mayAsk(path))) {
    const source = parse(file);
    for (const node of nodesOf(source)) {
      for (const key of keysAskedBy(node, keys)) {
        const line = lineOf(node, source);
        const place = { path: file.path, line, in: enclosingName(node), key };
        places.set(key, [...(places.get(key) ?? []), place]);
      }
    }
  }
  return places;
}

function mayAsk(path: string): boolean {
  return !/(^packages\/rulebooks\/|\/testing\/|rule-keys\.ts$)/.test(path);
}

function keysAskedBy(node: ts.Node, keys: ReadonlySet<string>): readonly string[] {
  if (ts.isStringLiteralLike(node)) {
    return keys.has(node.text) && isAsking(node) ? [node.text] : [];
  }
  if (ts.isPropertyAccessExpression(node) && /(^|\.)rules$/.test(node.expression.getText())) {
    return keys.has(node.name.text) ? [node.name.text] : [];
  }
  return ts.isTemplateExpression(node) ? keysBuiltBy(node, keys) : [];
}

function isAsking(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent) || ts.isBinaryExpression(parent)) {
    return false;
  }
  if (!ts.isPropertyAssignment(parent)) return true;
  return parent.initializer === node && !DISCRIMINATORS.includes(parent.name.getText());
}

function keysBuiltBy(node: ts.TemplateExpression, keys: ReadonlySet<string>): readonly string[] {
  const fixed = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  // A template of holes only would fit every key.
  if (fixed.join('').length < 3) return [];
  const pattern = new RegExp(`^${fixed.map(escapePattern).join('.+')}$`);
  return [...keys].filter((key) => pattern.test(key));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
