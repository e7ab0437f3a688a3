import type { JournalRow } from '../store/journal-row.ts';
import { signatureProblem } from '../store/signing-key.ts';
import type { Verification } from './verify-floor.ts';

/** Checks who wrote each row. Rows without a signature come before all others, and end where sealed. */
export class SignatureWatch {
  readonly #verification: Verification;
  #isSigned = false;

  constructor(verification: Verification) {
    this.#verification = verification;
  }

  problem(row: JournalRow): string | null {
    const { keys, options, sealed } = this.#verification;
    if (row.signed) {
      this.#isSigned = true;
      keys.add(row.signed.publicKey.toString('hex'));
    }
    const head = sealed?.get(row.table);
    if (head?.last === row.last && head.hash !== row.hash.toString('hex')) {
      return 'is not the one that was sealed';
    }
    const sealedUpTo = sealed ? (head?.last ?? 0) : Number.MAX_SAFE_INTEGER;
    return signatureProblem(row, {
      trusts: (key) => options.trustedKeys?.includes(key.toString('hex')) ?? true,
      sealedUpTo: () => (this.#isSigned ? 0 : sealedUpTo),
    });
  }
}
