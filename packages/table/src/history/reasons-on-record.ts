import { type Because, because, citationsIn } from '@baize/game';
import type { Posting } from '@baize/ledger';
import type { TableBook } from '../contributions.ts';
import { floorRule } from '../refusal.ts';

/**
 * Once every compensation cited the reading on money taken back, and the rule that a debt comes first, also where
 * nothing was taken and nobody owed anything. Such records stand; both are left out where a record is compared.
 */
export interface ReasonsOnRecord {
  /** What a compensation rests on besides. */
  readonly base: (reasons: Because) => Because;
  readonly postings: (all: readonly Posting[]) => readonly Posting[];
}

export function reasonsOnRecord(book: TableBook): ReasonsOnRecord {
  const conditional: readonly string[] = [
    ...citationsIn(book.rules['claw-back']),
    ...floorRule('owed-first'),
  ];
  const base = (reasons: Because): Because => {
    const [first, ...rest] = reasons.filter((each) => !conditional.includes(each));
    return first === undefined ? reasons : because(first, ...rest);
  };
  const strip = ({ because: reasons, ...posting }: Posting): Posting => {
    const [first, ...rest] = reasons.filter((each) => !conditional.includes(each));
    return { ...posting, because: first === undefined ? reasons : [first, ...rest] };
  };
  return { base, postings: (all) => all.map(strip) };
}
