import { clauseOf } from '@baize/game';
import type { Demonstration } from '../../configuration/demonstration.ts';
import { reasonWords } from './event-words.ts';

/** What a transcript says of a table that only demonstrates its game. */
export function demonstrationWords({ lacks, unmet, because }: Demonstration): readonly string[] {
  const missing = lacks.map((each) => LACKING[each]).join(' and ');
  return [
    `DEMONSTRATION: ${missing} · ${reasonWords(because)}`,
    `Clauses it cannot meet: ${unmet.map(clauseOf).join(', ')}`,
  ];
}

const LACKING = { dealer: 'nobody deals', equipment: 'results are virtual' } as const;
