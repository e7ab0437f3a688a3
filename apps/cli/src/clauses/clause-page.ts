import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { ClauseFacts } from './clause-facts.ts';
import type { CitedPlace, CitedPlaces } from './clause-index.ts';

const WIDTH = 96;

/** One clause for a person: what it asks, what depends on it, who carries it out and who tests it. */
export function clausePage(facts: ClauseFacts, style: Style): readonly string[] {
  const { citation, kind, says, why, reads, status, readings, readBy, keys, incidents } = facts;
  return [
    `${style.strong(citation)}  ${status === null ? kind : `${kind}, ${status}`}`,
    ...paragraph('', says),
    ...(why === null ? [] : paragraph('Why: ', why)),
    ...list('Reads: ', reads),
    ...(readings.length === 0
      ? []
      : paragraph('Readings: ', `${readings.join(', ')} (the first is the default)`)),
    ...list('Interpreted by: ', readBy),
    ...list('Asked for as: ', keys),
    ...list('Decides: ', incidents),
    ...placeLines(facts.places, style),
  ];
}

/** One line a clause, for a whole book. */
export function clauseLine({ id, kind, says }: ClauseFacts, width: number, style: Style): string {
  return `${style.strong(id.padEnd(width))}  ${style.faint(kind.padEnd(14))}  ${says}`;
}

function paragraph(opening: string, text: string): readonly string[] {
  return wrapText(`${opening}${text}`, WIDTH).map((line) => `  ${line}`);
}

function list(opening: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : paragraph(opening, items.join(', '));
}

function placeLines(places: CitedPlaces | null, style: Style): readonly string[] {
  if (places === null) {
    return [style.faint('  (No index of citations: `npm run build` writes one.)')];
  }
  return [
    ...places.code.map((place) => `  ${style.faint('code')}  ${placeText(place)}`),
    ...places.tests.map((place) => `  ${style.faint('test')}  ${placeText(place)}`),
  ];
}

function placeText({ path, line, what }: CitedPlace): string {
  return what === null ? `${path}:${line}` : `${path}:${line}  ${what}`;
}
