import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AppendLog, appendToLog, emptyLog, entriesOf, entryOf } from './persistent.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');

/** Logs that grew out of each other in any order: each step appends to some earlier log. */
const anyGrowth = fc.array(fc.tuple(fc.nat(), key, fc.nat()), { maxLength: 40 });

describe('a log', () => {
  test('is a value: whatever is appended to whichever log, every log holds what it held', () => {
    fc.assert(
      fc.property(anyGrowth, (steps) => {
        const logs: { log: AppendLog<number>; held: readonly (readonly [string, number])[] }[] = [
          { log: emptyLog(), held: [] },
        ];
        for (const [from, name, value] of steps) {
          const base = logs[from % logs.length];
          if (!base) continue;
          const isThere = base.held.some(([each]) => each === name);
          const held = isThere ? base.held : [...base.held, [name, value] as const];
          logs.push({ log: appendToLog(base.log, name, value), held });
        }
        for (const { log, held } of logs) {
          expect([...entriesOf(log)]).toEqual(held);
          expect(log.length).toBe(held.length);
          for (const name of ['a', 'b', 'c', 'd', 'e', '__proto__']) {
            expect(entryOf(log, name)).toBe(held.find(([each]) => each === name)?.[1]);
          }
        }
      }),
    );
  });

  test('leaves an entry as it is when it is added again', () => {
    const log = appendToLog(emptyLog<number>(), 'a', 1);
    expect(appendToLog(log, 'a', 2)).toBe(log);
    expect(entryOf(log, 'a')).toBe(1);
  });

  test('grows in place while it is the newest, and copies once it is not', () => {
    const first = appendToLog(emptyLog<number>(), 'a', 1);
    const second = appendToLog(first, 'b', 2);
    expect(second.places).toBe(first.places);
    const other = appendToLog(first, 'c', 3);
    expect(other.places).not.toBe(first.places);
    expect([...entriesOf(second)]).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect([...entriesOf(other)]).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });
});
