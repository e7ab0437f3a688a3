import { ok, type Result } from '@baize/exact';
import { type HexFault, parseHex32 } from './hex.ts';

declare const closeHashBrand: unique symbol;

/** The hash of the journal row that closed the bets: every registered bet is behind it. */
export type CloseHash = string & { readonly [closeHashBrand]: 'CloseHash' };

export function parseCloseHash(text: string): Result<CloseHash, HexFault> {
  const parsed = parseHex32(text, 'A journal hash');
  return parsed.ok ? ok(parsed.value as CloseHash) : parsed;
}
