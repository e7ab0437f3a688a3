import { type Fraction, fractionFrom } from './fraction.ts';

/**
 * What one layout pays, area by area. An area has one price, or three where the price depends on
 * how many dice show the number.
 */
export interface PriceList {
  /** `rulebook/layout`. */
  readonly game: string;
  readonly prices: ReadonlyMap<string, readonly Fraction[]>;
}

/**
 * Reads a transcription: on each line a price, then every area that has it. Sorted by price rather
 * than by bet, and with every area spelt out, so that no list is shared with the rules and a slip in
 * one transcription is not repeated in the other.
 */
export function priceList(game: string, transcription: string): PriceList {
  const prices = new Map<string, readonly Fraction[]>();
  for (const line of transcription.trim().split('\n')) {
    const [price = '', ...areas] = line.trim().split(/\s+/);
    for (const area of areas) {
      if (prices.has(area)) throw new Error(`${game} prices ${area} twice.`);
      prices.set(area, price.split('|').map(fractionFrom));
    }
  }
  return { game, prices };
}
