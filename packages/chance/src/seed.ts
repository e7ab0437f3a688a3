import { ok, type Result } from '@baize/exact';
import { type HexFault, parseHex32 } from './round-bytes.ts';

declare const seedBrand: unique symbol;

/** The secret of one round: 32 bytes in hex. Never shown, logged or sent before bets are closed. */
export type Seed = string & { readonly [seedBrand]: 'Seed' };

export function parseSeed(text: string): Result<Seed, HexFault> {
  const parsed = parseHex32(text, 'A seed');
  return parsed.ok ? ok(parsed.value as Seed) : parsed;
}
