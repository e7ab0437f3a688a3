import { type LogEvidence, meanOfLogs } from '../../statistics/evidence.ts';

/** What one way of betting against fairness has made of its stake, as a logarithm. */
export interface Evidence {
  readonly test: string;
  readonly log: LogEvidence;
}

/** What all of them together have made of theirs. */
export interface EvidenceAt {
  /** After how many results. */
  readonly at: number;
  readonly log: LogEvidence;
  readonly parts: readonly Evidence[];
}

/** The stake is shared evenly among the bets, so what they win together is the mean. */
export function evidenceAt(at: number, parts: readonly Evidence[]): EvidenceAt {
  return { at, log: meanOfLogs(parts.map(({ log }) => log)), parts };
}

/** The part that won most. */
export function strongestOf({ parts }: EvidenceAt): Evidence | null {
  const [first = null, ...others] = parts;
  return others.reduce(
    (best, part) => (best !== null && best.log >= part.log ? best : part),
    first,
  );
}
