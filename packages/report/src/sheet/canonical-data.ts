import { assertNever, fractionText } from '@baize/exact';
import { oddsOf, switchesOf } from '@baize/game';
import type { SiKiPiGame } from '@baize/si-ki-pi';
import type { DiceGame } from '@baize/three-dice';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ParBet } from '../bets/par-bet.ts';
import { clausesOf } from './cited.ts';
import { limitsJson } from './exposure.ts';
import type { ParOptions } from './identification.ts';

export type ParGame = DiceGame | SiKiPiGame;

/**
 * What a signature would be put under: which document as transcribed, which build of the software, which layout,
 * every price of every area, the readings in force, the bet unit, limits where they were given, and every figure that was computed from them.
 */
export interface CanonicalData {
  readonly data: Canonical;
  readonly text: string;
  /** SHA-256 of the text in UTF-8, as 64 hex digits. */
  readonly sha256: string;
}

export function canonicalData(
  game: ParGame,
  bets: readonly ParBet[],
  build: Pick<ParOptions, 'software' | 'code' | 'limits'>,
): CanonicalData {
  const data: Canonical = {
    format: 'baize-par-data/3',
    game: game.id,
    build: { software: build.software, code: build.code },
    document: documentOf(game),
    figures: bets.map(figuresOfBet),
    readings: Object.fromEntries(switchesOf(game.book).map((id) => [id, game.readings[id]])),
    unit: game.unit,
    ...(build.limits ? { limits: limitsJson(build.limits) } : {}),
    ...moneyOf(game),
  };
  const text = canonicalJson(data);
  return { data, text, sha256: hashOf(text) };
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The source document; its text is not ours to print, so what was transcribed from it is hashed. */
function documentOf({ book }: ParGame): Canonical {
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

function figuresOfBet({ bet, play, figures }: ParBet): Canonical {
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

function moneyOf(game: ParGame): { readonly [key: string]: Canonical } {
  switch (game.mechanic) {
    case 'three-dice':
      return { layout: game.layout.id, prices: game.wagers.flatMap(pricesOfArea) };
    case 'si-ki-pi':
      return { cards: 52, prices: cardPrices(game) };
    default:
      return assertNever(game);
  }
}

function pricesOfArea({ text, prices }: DiceGame['wagers'][number]): readonly Canonical[] {
  return prices.map(({ dice, odds, printed }) => ({
    bet: text,
    dice,
    odds: fractionText(odds),
    printed,
  }));
}

function cardPrices({ book, initialOdds, commission }: SiKiPiGame): readonly Canonical[] {
  const { initial, bonus } = book.table;
  return [
    {
      bet: 'initial',
      odds: fractionText(initialOdds),
      printed: initial.pays,
      commission: fractionText(commission),
    },
    ...bonus.rows.map(({ hand, pays }) => ({
      bet: 'bonus',
      hand,
      odds: fractionText(oddsOf(pays)),
      printed: pays,
    })),
  ];
}

/** What can be written down in one way only: no fractions, nothing absent. */
type Canonical =
  | string
  | number
  | null
  | readonly Canonical[]
  | { readonly [key: string]: Canonical };

/**
 * JSON with the keys of every object in ascending order and no space between anything, as RFC 8785
 * has it. Numbers are safe integers and keys are ASCII, so nothing else of that document is needed.
 */
export function canonicalJson(value: Canonical): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: Canonical): value is readonly Canonical[] {
  return Array.isArray(value);
}
