import {
  auditorView,
  dealerView,
  displayView,
  itemsOf,
  pitView,
  playerView,
  type TableState,
} from '@baize/table';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { changesBetween, type Sections, withChanges } from '../sections/changes.ts';
import { mergeView, splitView } from '../sections/sections.ts';
import { DEALER, goldenMoments, MANAGER } from '../testing/golden-moments.ts';
import { VIEW_ROLES, type ViewOf, type ViewRole } from '../view-role.ts';
import { VIEW_SCHEMAS } from './view-schemas.ts';

type KeysOf<Role extends ViewRole> = keyof z.infer<(typeof VIEW_SCHEMAS)[Role]>;

/** The view of one role, once for each of two people who may have it. */
type Drawn = { readonly [Role in ViewRole]: readonly [ViewOf<Role>, ViewOf<Role>] };

function drawn(state: TableState, now: number): Drawn {
  const terminals = [...itemsOf(state.terminals)].map(({ id }) => id);
  const [first = 'nobody', second = 'somebody'] = terminals;
  return {
    player: [playerView(state, first, now), playerView(state, second, now)],
    dealer: [dealerView(state, DEALER, now), dealerView(state, MANAGER, now)],
    pit: [pitView(state, DEALER, now), pitView(state, MANAGER, now)],
    display: [displayView(state), displayView(state)],
    auditor: [auditorView(state), auditorView(state)],
  };
}

const asSent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const ROUNDS = goldenMoments().map((moments) =>
  moments.map(({ state, now }) => asSent(drawn(state, now))),
);

test('there are moments to look at', () => {
  expect(ROUNDS.flat().length).toBeGreaterThan(500);
});

/** The tests of one role; a generic function, so that each view keeps its own type. */
function proved<Role extends ViewRole>(role: Role): void {
  const viewsIn = (each: Drawn): readonly [ViewOf<Role>, ViewOf<Role>] => each[role];
  const views = ROUNDS.flat().flatMap((each) => [...viewsIn(each)]);

  test('is exactly what its schema says, at every moment', () => {
    const issues = views.flatMap((view) => VIEW_SCHEMAS[role].safeParse(view).error?.issues ?? []);
    expect(issues).toEqual([]);
  });

  test('is put together again from its two parts', () => {
    for (const view of views) expect(mergeView(splitView(role, view))).toEqual(view);
  });

  test('has nothing of one client in the part everybody gets', () => {
    for (const each of ROUNDS.flat()) {
      const [one, other] = viewsIn(each);
      expect(splitView(role, one).table).toEqual(splitView(role, other).table);
    }
  });

  test('follows from the one before by what has changed', () => {
    for (const round of ROUNDS) {
      let table: Sections = {};
      let own: Sections = {};
      for (const each of round) {
        const [view] = viewsIn(each);
        const next = splitView(role, view);
        table = withChanges(table, changesBetween(table, { ...next.table }) ?? {});
        own = withChanges(own, changesBetween(own, { ...next.own }) ?? {});
        expect({ ...table, ...own, sequence: next.sequence }).toEqual(view);
      }
    }
  });
}

describe.each(VIEW_ROLES)('the view of a %s', proved);

test('the schemas name every section of the domain, and no other', () => {
  expectTypeOf<KeysOf<'player'>>().toEqualTypeOf<keyof ViewOf<'player'>>();
  expectTypeOf<KeysOf<'dealer'>>().toEqualTypeOf<keyof ViewOf<'dealer'>>();
  expectTypeOf<KeysOf<'pit'>>().toEqualTypeOf<keyof ViewOf<'pit'>>();
  expectTypeOf<KeysOf<'display'>>().toEqualTypeOf<keyof ViewOf<'display'>>();
  expectTypeOf<KeysOf<'auditor'>>().toEqualTypeOf<keyof ViewOf<'auditor'>>();
});
