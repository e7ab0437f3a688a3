import { type Evidence, type EvidenceAt, evidenceAt } from './evidence.ts';

/** The first moment a growing record is looked at as a whole, and by how much it grows in between. */
const FIRST = 60;

interface Checkpoints {
  /** Counts one more result, and says whether this is a moment to look. */
  isNext(): boolean;
  /** Which look it is, from 1. */
  looks(): number;
}

/** Moments at which a growing record is looked at: 60 results, then whenever it is a twentieth longer. */
function checkpoints(): Checkpoints {
  let n = 0;
  let next = FIRST;
  let looks = 0;
  return {
    isNext() {
      n += 1;
      if (n < next) return false;
      next = n + Math.max(1, Math.floor(n / 20));
      looks += 1;
      return true;
    },
    looks: () => looks,
  };
}

/** Fewer results than this are not judged: nobody can tell yet how they were written down. */
export const EVIDENCE_MINIMUM = 20;

export interface EvidenceSource {
  n(): number;
  evidence(): readonly Evidence[];
  /** Called at fixed moments of a growing record, for what cannot be known from its end alone. */
  lookAt(look: number): void;
}

export interface EvidenceSummary {
  /** Null for too few results. */
  readonly now: EvidenceAt | null;
  /** When it was highest, among the moments at which it was computed. */
  readonly highest: EvidenceAt | null;
}

export interface EvidenceKeeper {
  /** One more result has been counted. True if the evidence was computed for it. */
  accept(): boolean;
  highest(): EvidenceAt | null;
  summary(): EvidenceSummary;
}

/**
 * Computes evidence at moments that grow apart as the record grows, and keeps the highest. A stake
 * that once stood at 20 has been there, whatever became of it: looking more often costs nothing.
 */
export function evidenceKeeper(source: EvidenceSource): EvidenceKeeper {
  const moments = checkpoints();
  let highest: EvidenceAt | null = null;
  const compute = (): EvidenceAt => {
    const now = evidenceAt(source.n(), source.evidence());
    if (highest === null || now.log > highest.log) highest = now;
    return now;
  };
  return {
    accept() {
      if (!moments.isNext()) return false;
      source.lookAt(moments.looks());
      compute();
      return true;
    },
    highest: () => highest,
    summary() {
      if (source.n() < EVIDENCE_MINIMUM) return { now: null, highest: null };
      const now = compute();
      return { now, highest };
    },
  };
}
