import { assertNever, fractionText } from '@baize/exact';
import { oddsOf, switchesOf } from '@baize/game';
import type { SiKiPiGame } from '@baize/si-ki-pi';
import type { DiceGame } from '@baize/three-dice';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Canonical, canonicalJson } from './canonical-json.ts';

export type ParGame = DiceGame | SiKiPiGame;

/**
 * What the figures follow from, and nothing else: which document, which layout, every price of every
 * area, the readings in force, the bet unit. Two sheets with the same data have the same figures.
 */
export interface CanonicalData {
  readonly data: Canonical;
  readonly text: string;
  /** SHA-256 of the text in UTF-8, as 64 hex digits. */
  readonly sha256: string;
}

export function canonicalData(game: ParGame): CanonicalData {
  const data: Canonical = {
    format: 'baize-par-data/1',
    game: game.id,
    rulebook: {
      id: game.book.id,
      version: game.book.version,
      effectiveFrom: game.book.effectiveFrom,
    },
    readings: Object.fromEntries(switchesOf(game.book).map((id) => [id, game.readings[id]])),
    unit: game.unit,
    ...moneyOf(game),
  };
  const text = canonicalJson(data);
  return { data, text, sha256: bytesToHex(sha256(utf8ToBytes(text))) };
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
