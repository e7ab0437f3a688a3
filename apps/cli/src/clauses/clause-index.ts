import { readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject } from '../json-lines/json-object.ts';

/** Where a clause is cited: by code, which may ask for it by rule key, or by the name of a test. */
export interface CitedPlace {
  readonly path: string;
  readonly line: number;
  /** The function, data entry, rule key or test, as far as the index names one. */
  readonly what: string | null;
}

export interface CitedPlaces {
  readonly code: readonly CitedPlace[];
  readonly tests: readonly CitedPlace[];
}

/** By citation; null where no index has been built. */
export type ClauseIndex = (citation: string) => CitedPlaces | null;

// Written beside the compiled program by `npm run build`; the path is the same from src/ and dist/.
const BUILT_INDEX = new URL('../../dist/clause-index.json', import.meta.url);

const NO_PLACES: CitedPlaces = { code: [], tests: [] };

/** The index of the repository's citations. Without it `baize clause` says less and still works. */
export function readClauseIndex(file: URL | string = BUILT_INDEX): ClauseIndex {
  const index = readIndex(file);
  if (index === null) return () => null;
  return (citation) => {
    const entry = Object.hasOwn(index, citation) ? index[citation] : undefined;
    if (!isJsonObject(entry)) return NO_PLACES;
    return { code: placesIn(entry.code), tests: placesIn(entry.tests) };
  };
}

function readIndex(file: URL | string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

function placesIn(value: unknown): readonly CitedPlace[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).flatMap((place) => {
    const { path, line } = place;
    if (typeof path !== 'string' || typeof line !== 'number') return [];
    return [{ path, line, what: whatOf(place) }];
  });
}

function whatOf(place: JsonObject): string | null {
  if (typeof place.name === 'string') return place.name;
  const where = typeof place.in === 'string' ? place.in : null;
  if (typeof place.key !== 'string') return where;
  return where === null ? `asks for ${place.key}` : `${where} asks for ${place.key}`;
}
