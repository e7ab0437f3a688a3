import type { Citation } from '@baize/game';
import type { TableLibrary } from '../library.ts';
import { floorRuleText } from '../refusal.ts';
import { isObject } from '../well-formed/shape.ts';

/** Every citation somewhere inside a decision. */
export function citationsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'because' && Array.isArray(each) ? each.map(String) : citationsIn(each),
  );
}

/** Whether a citation leads to a clause, an interpretation or a rule of the floor. */
export function isKnownCitation(text: string, library: TableLibrary): text is Citation {
  return /^[^#]+#./.test(text) && leads(text as Citation, library);
}

function leads(citation: Citation, library: TableLibrary): boolean {
  return library.findClause(citation) !== null || floorRuleText(citation) !== null;
}

/** What is wrong with the reasons of an event or a refusal; empty where nothing is. */
export function citationProblems(
  decided: { readonly because: readonly string[] },
  library: TableLibrary,
): readonly string[] {
  const what = 'type' in decided ? String(decided.type) : 'a refusal';
  const unknown = citationsIn(decided).filter((citation) => !isKnownCitation(citation, library));
  return [
    ...(decided.because.length > 0 ? [] : [`${what} gives no reason.`]),
    ...unknown.map((citation) => `${what} cites ${citation}, which leads nowhere.`),
  ];
}
