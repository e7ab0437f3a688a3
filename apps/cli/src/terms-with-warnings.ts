import { err, type Result } from '@baize/exact';
import { type Complaint, misuse } from './complaint.ts';
import { departuresFrom } from './house-table-file.ts';
import type { Io } from './io.ts';
import type { GameTerms } from './settle-request/open-game.ts';
import { termsFrom } from './terms.ts';

interface TermOptions {
  readonly reading: readonly string[];
  readonly table: readonly string[];
}

/** The terms of the command line; prices no floor may use are warned of on the way. */
export function parseTermsWithWarnings(options: TermOptions, io: Io): Result<GameTerms, Complaint> {
  const terms = termsFrom(options, io.library);
  if (!terms.ok) return err(misuse(terms.error));
  for (const warning of departuresFrom(terms.value.tables.values(), io.library)) {
    io.err.write(`${warning}\n`);
  }
  return terms;
}
