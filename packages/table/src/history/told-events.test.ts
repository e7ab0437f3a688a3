import { transcript } from '@baize/house';
import { expect, test } from 'vitest';
import { ANN, at, BEN, configOf, openTable, supervisor } from '../testing/floor.ts';

test('how money came to the table and who sat down is told too', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const text = transcript(journal.facts());
  expect(text).toContain('seat-Ann buys 1,000.00 of credit.');
  expect(text).toContain('1,000.00: cage → credit of seat-Ann');
});

test('[licensee-sic-bo#5(b)] a shift that begins is told', () => {
  const journal = openTable(configOf('licensee-sic-bo/standard'), []);
  const before = journal.facts().length;
  journal.give(supervisor, { type: 'BeginShift' });
  expect(transcript(journal.facts().slice(before))).toContain('A new shift takes over.');
});

test('whoever gets up from a box is told', () => {
  const journal = openTable(configOf('rws-si-ki-pi-v2'), [ANN, BEN]);
  journal.give(at(BEN), { type: 'TakeBox', terminal: BEN, box: 3 });
  journal.give(at(BEN), { type: 'LeaveBox', terminal: BEN });
  expect(transcript(journal.facts())).toContain('seat-Ben gets up from box 3.');
});
