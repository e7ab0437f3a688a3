import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, withChanges } from './view-changes.ts';

const area = (bet: string, stake: number) => ({ bet, stake });
const BEFORE = {
  credit: 5,
  areas: [area('small', 0), area('big', 0), area('odd', 0), area('even', 0)],
};

describe('what is said of a change', () => {
  test('is nothing where nothing changed, whatever was copied', () => {
    expect(changesBetween(BEFORE, structuredClone(BEFORE))).toBeNull();
    expect(changesBetween({ a: { x: 1, y: undefined } }, { a: { x: 1 } })).toBeNull();
  });

  test('is a section that changed, and no other', () => {
    expect(changesBetween(BEFORE, { ...BEFORE, credit: 6 })).toEqual({ view: { credit: 6 } });
  });

  test('is the rows of a keyed list that changed, where they are few', () => {
    const areas = [area('small', 100), ...BEFORE.areas.slice(1)];
    expect(changesBetween(BEFORE, { ...BEFORE, areas })).toEqual({
      rows: { areas: [area('small', 100)] },
    });
  });

  test('is the whole list where most rows changed, or it has other rows', () => {
    const most = BEFORE.areas.map(({ bet }) => area(bet, 1));
    expect(changesBetween(BEFORE, { ...BEFORE, areas: most })).toEqual({ view: { areas: most } });
    const fewer = BEFORE.areas.slice(1);
    expect(changesBetween(BEFORE, { ...BEFORE, areas: fewer })).toEqual({ view: { areas: fewer } });
    const turned = BEFORE.areas.toReversed();
    expect(changesBetween(BEFORE, { ...BEFORE, areas: turned })).toEqual({
      view: { areas: turned },
    });
  });
});

test('a row nobody has, or of a list that has no keys, changes nothing', () => {
  expect(withChanges(BEFORE, { rows: { areas: [area('total:9', 5)] } })).toEqual(BEFORE);
  expect(withChanges(BEFORE, { rows: { credit: [{ x: 1 }], other: [{ x: 1 }] } })).toEqual(BEFORE);
});

test('a row without a name is never sent alone: it would take the place of every other', () => {
  const before = { terminals: [{ stake: 1 }, { stake: 2 }, { stake: 3 }] };
  const after = { terminals: [{ stake: 1 }, { stake: 5 }, { stake: 3 }] };
  expect(changesBetween(before, after)).toEqual({ view: after });
});

test('changes lead from any sections to any others of the same names', () => {
  const rows = fc.uniqueArray(
    fc.record({ bet: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), stake: fc.nat(3) }),
    { selector: ({ bet }) => bet },
  );
  const sections = fc.record({ areas: rows, terminals: rows, other: fc.jsonValue() });
  fc.assert(
    fc.property(sections, sections, (before, after) => {
      const sent = JSON.parse(JSON.stringify(changesBetween(before, after) ?? {}));
      expect(withChanges(before, sent)).toEqual(JSON.parse(JSON.stringify(after)));
    }),
  );
});
