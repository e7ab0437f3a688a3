import { roundRecord } from '@baize/house';
import { expect, test } from 'vitest';
import { ANN, configOf, dealer, openTable } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { result } from '../testing/rounds/dice-rounds.ts';

function report(journal: Journal, note: string) {
  journal.give(dealer, { type: 'ReportIncident', incident: 'display-wrong', note });
}

function play(journal: Journal, during?: string) {
  journal.give(dealer, { type: 'OpenBets' });
  if (during) report(journal, during);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 2, 4]);
}

test('[rws-sic-bo-2021#5.8] an incident is on the record of the round it happened in, and of none between rounds', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  report(journal, 'before');
  play(journal, 'in the first');
  report(journal, 'between');
  play(journal);
  report(journal, 'after');
  const notes = ['T7-1', 'T7-2'].map((round) => {
    const record = roundRecord(journal.facts(), round);
    if (!record.ok) throw new Error(record.error.message);
    return record.value.operations
      .flatMap(({ events }) => events)
      .flatMap(({ event }) => (event.type === 'IncidentRecorded' ? [event.note] : []));
  });
  expect(notes).toEqual([['in the first'], []]);
});
