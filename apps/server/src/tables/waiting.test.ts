import { money } from '@baize/exact';
import { emptyTable, SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { EMPTY_HEAD } from '../store/journal-row.ts';
import { diceConfig, manager, newOp } from '../testing/dice-table.ts';
import { batchSize, draftOf, positionAt, sharesOf, type Waiting } from './durable-writer.ts';

const start = positionAt({ state: emptyTable(SHIPPED), head: { ...EMPTY_HEAD, at: 5000 } });
const trace = { at: 1, by: null, address: 'here', action: 'command:ConfigureTable' } as const;

/** Somebody who waits for a table to be configured, by somebody who may or may not do that. */
function configuring(unit: number, by: Waiting['request']['by'] = manager): Waiting {
  const config = { ...diceConfig('T1'), unit: money(unit) };
  const command = { type: 'ConfigureTable', config } as const;
  const request = { op: newOp(), by, command, trace };
  return { request, command, attempts: 1, answer: () => undefined, fail: () => undefined };
}

test('a short queue goes into one row, a long one into two, and none is larger than allowed', () => {
  expect(batchSize(1, 1000)).toBe(64);
  expect(batchSize(64, 1000)).toBe(64);
  expect(batchSize(500, 1000)).toBe(250);
  expect(batchSize(501, 1000)).toBe(251);
  expect(batchSize(20_000, 1000)).toBe(1000);
});

test('what was accepted together is one row of one moment that is never before the last, with its trail', () => {
  const batch = [configuring(2), configuring(4, { kind: 'terminal', id: 'T' }), configuring(4)];
  const draft = draftOf('T1', start, batch, 4000);
  const types = draft.verdicts.map((each) => ('answer' in each ? each.answer.type : 'bug'));
  expect(types).toEqual(['accepted', 'refused', 'accepted']);
  expect(draft.row).toMatchObject({ table: 'T1', first: 1, last: draft.facts.length, at: 5000 });
  expect(new Set(draft.facts.map(({ at }) => at))).toEqual(new Set([5000]));
  const line = { ...trace, at: 5000, outcome: 'accepted' };
  expect(draft.changes.trail).toEqual([line, line]);
  expect(draft.after.head).toMatchObject({ last: draft.facts.length, at: 5000 });
  expect(draftOf('T1', start, batch, 6000).row?.at).toBe(6000);
});

test('whoever wants what is so already is told yes, and leaves no line in the trail of the row', () => {
  const command = { type: 'CloseTable' } as const;
  const closing = { ...configuring(2), command };
  const draft = draftOf('T1', start, [configuring(2), closing], 6000);
  expect(draft.verdicts[1]).toEqual({ answer: { type: 'accepted', events: [] } });
  expect(draft.changes.trail).toHaveLength(1);
});

test('where nothing was accepted there is no row, and the journal ends where it did', () => {
  const draft = draftOf('T1', start, [configuring(2, { kind: 'terminal', id: 'T' })], 9000);
  expect([draft.row, draft.facts, draft.changes.trail]).toEqual([null, [], []]);
  expect(draft.after.head).toBe(start.head);
});

test('of what was assumed wrongly those are told apart who assumed it, and nobody else has', () => {
  const batch = [configuring(2), configuring(4, { kind: 'terminal', id: 'T' }), configuring(4)];
  const draft = draftOf('T1', start, batch, 4000);
  const last = draft.facts.at(-1)?.sequence ?? 0;
  const shares = sharesOf(draft, batch, { type: 'stale', sequences: [last] });
  expect(shares.concerned).toEqual([batch[2]]);
  expect(shares.others).toEqual([batch[0], batch[1]]);
  expect(() => sharesOf(draft, batch, { type: 'stale', sequences: [last + 1] })).toThrow('assumed');
});
