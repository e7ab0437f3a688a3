import { emptyTable } from '@baize/house';
import { evolve, type Recorded } from '@baize/table';
import { GOLDEN_ROUNDS } from '@baize/table/golden';
import { describe, expect, test } from 'vitest';
import { journalOf } from '../testing/table-play.ts';
import type { TableJournal } from './journal-facts.ts';
import { report } from './report.ts';
import { DEFAULT_SHIFTS } from './shift-plan.ts';

const REPORTS = ['win', 'voids', 'corrections', 'overrides'] as const;

/** The places where a journal may be cut: a commit is never parted, nor is an operation. */
function cutsIn(facts: readonly Recorded[]): readonly number[] {
  return facts.flatMap(({ op }, index) => (op === facts[index - 1]?.op ? [] : [index]));
}

/** The rest of a journal, with the table as it was there. */
function restOf(table: string, facts: readonly Recorded[], cut: number): TableJournal {
  let before = emptyTable();
  for (const fact of facts.slice(0, cut)) before = evolve(before, fact);
  return { ...journalOf(table, facts.slice(cut)), before };
}

describe.each([...GOLDEN_ROUNDS])('over %s', (_, tell) => {
  test('a report from some moment on is the same whether read from there or from the beginning', async () => {
    const { journal } = tell();
    const facts = journal.facts();
    const table = journal.state().rules?.config.table ?? '';
    for (const cut of cutsIn(facts)) {
      const question = { from: facts[cut]?.at ?? 0, by: ['bet' as const] };
      const asking = { at: 0, shifts: DEFAULT_SHIFTS };
      for (const name of REPORTS) {
        const whole = await report(name, [journalOf(table, facts)], question, asking);
        const rest = await report(name, [restOf(table, facts, cut)], question, asking);
        expect(rest, `${name} from ${cut}`).toEqual(whole);
      }
    }
  });
});
