import { fractionText, type Money } from '@baize/exact';
import { type Readings, type RulebookBase, readingOf, switchesOf } from '@baize/game';
import type { Enumeration, ParPart, PlainData } from '@baize/math';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ParBet } from '../bets/par-bet.ts';
import { clausesOf } from './cited.ts';
import { limitsJson } from './exposure.ts';
import type { ParOptions } from './identification.ts';

/** A game with all that is counted of it, whatever it is played with. */
export interface ParGame {
  readonly id: string;
  readonly book: RulebookBase;
  readonly readings: Readings;
  readonly unit: Money;
  readonly enumeration: Enumeration;
  readonly part: ParPart;
}

/**
 * What a signature would be put under: which document as transcribed, which build of the software, which layout,
 * every price of every area, the readings in force, the bet unit, limits where they were given, and every figure that was computed from them.
 */
export interface CanonicalData {
  readonly data: PlainData;
  readonly text: string;
  /** SHA-256 of the text in UTF-8, as 64 hex digits. */
  readonly sha256: string;
}

export function canonicalData(
  game: ParGame,
  bets: readonly ParBet[],
  build: Pick<ParOptions, 'software' | 'code' | 'limits'>,
): CanonicalData {
  const data: PlainData = {
    format: 'baize-par-data/3',
    game: game.id,
    build: { software: build.software, code: build.code },
    document: documentOf(game),
    figures: bets.map(figuresOfBet),
    readings: Object.fromEntries(
      switchesOf(game.book).map((id) => [id, readingOf(game.readings, id)]),
    ),
    unit: game.unit,
    ...(build.limits ? { limits: limitsJson(build.limits) } : {}),
    ...game.part.data,
  };
  const text = canonicalJson(data);
  return { data, text, sha256: hashOf(text) };
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The source document; its text is not ours to print, so what was transcribed from it is hashed. */
function documentOf({ book }: ParGame): PlainData {
  const { id, title, operator, version, effectiveFrom } = book;
  const clauses = clausesOf(book).map(({ clause, kind, says }) => ({ clause, kind, says }));
  return {
    id,
    title,
    operator,
    version,
    effectiveFrom,
    transcription: hashOf(canonicalJson(clauses)),
  };
}

function figuresOfBet({ bet, play, figures }: ParBet): PlainData {
  const { returns, hit, edge, variance, thirdCentralMoment } = figures;
  return {
    bet,
    play,
    hit: fractionText(hit),
    edge: fractionText(edge),
    variance: fractionText(variance),
    thirdCentralMoment: fractionText(thirdCentralMoment),
    outcomes: `${returns.total}`,
    returns: returns.points.map(({ value, weight }) => ({
      returns: fractionText(value),
      outcomes: `${weight}`,
    })),
  };
}

/**
 * JSON with the keys of every object in ascending order and no space between anything, as RFC 8785
 * has it. Numbers are safe integers and keys are ASCII, so nothing else of that document is needed.
 */
export function canonicalJson(value: PlainData): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: PlainData): value is readonly PlainData[] {
  return Array.isArray(value);
}
