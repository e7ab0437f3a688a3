import {
  type Actor,
  auditorView,
  dealerView,
  displayView,
  drawOwnView,
  drawTableView,
  itemsOf,
  pitView,
  playerView,
  type TableState,
  VIEW_ROLES,
  type ViewOf,
  type ViewRole,
} from '@baize/table';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { DEALER, goldenMoments, MANAGER } from '../testing/golden-moments.ts';
import { changesBetween, type Sections, withChanges } from '../view-changes.ts';
import { VIEW_SCHEMAS } from './index.ts';

type KeysOf<Role extends ViewRole> = keyof z.infer<(typeof VIEW_SCHEMAS)[Role]>;

/** What one person sees of a moment: as a whole, and as the two parts that are sent. */
interface Drawn {
  readonly whole: unknown;
  readonly table: Sections;
  readonly own: Sections | null;
}

function wholeView(role: ViewRole, by: Actor, state: TableState, now: number): ViewOf {
  switch (role) {
    case 'player':
      return playerView(state, by.kind === 'terminal' ? by.id : '', now);
    case 'dealer':
      return dealerView(state, by, now);
    case 'pit':
      return pitView(state, by, now);
    case 'display':
      return displayView(state);
    case 'auditor':
      return auditorView(state);
  }
}

/** Two people who may look at a table in a role. */
function people(role: ViewRole, state: TableState): readonly [Actor, Actor] {
  if (role !== 'player') return [DEALER, MANAGER];
  const [first = 'nobody', second = 'somebody'] = [...itemsOf(state.terminals)].map(({ id }) => id);
  return [
    { kind: 'terminal', id: first },
    { kind: 'terminal', id: second },
  ];
}

const asSent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function drawn(role: ViewRole, by: Actor, state: TableState, now: number): Drawn {
  const own = drawOwnView(role, by, state, now);
  return asSent({
    whole: wholeView(role, by, state, now),
    table: { ...drawTableView(role, state) },
    own: own && { ...own },
  });
}

const ROUNDS = goldenMoments();

test('there are moments to look at', () => {
  expect(ROUNDS.flat().length).toBeGreaterThan(500);
});

describe.each(VIEW_ROLES)('the view of a %s', (role) => {
  const rounds = ROUNDS.map((moments) =>
    moments.map(({ state, now }) => ({
      views: people(role, state).map((by) => drawn(role, by, state, now)),
      sequence: state.sequence,
    })),
  );

  test('is exactly what its schema says, at every moment', () => {
    const issues = rounds
      .flat()
      .flatMap(({ views }) => views)
      .flatMap(({ whole }) => VIEW_SCHEMAS[role].safeParse(whole).error?.issues ?? []);
    expect(issues).toEqual([]);
  });

  test('is its two parts, which have nothing in common', () => {
    for (const { views, sequence } of rounds.flat()) {
      for (const { whole, table, own } of views) {
        expect({ ...table, ...own, sequence }).toEqual(whole);
        expect(Object.keys(table).filter((name) => own && name in own)).toEqual([]);
      }
    }
  });

  test('follows from the one before by what has changed', () => {
    for (const moments of rounds) {
      let table: Sections = {};
      let own: Sections = {};
      for (const { views, sequence } of moments) {
        const [next] = views;
        table = withChanges(table, changesBetween(table, next?.table ?? {}) ?? {});
        own = withChanges(own, changesBetween(own, next?.own ?? {}) ?? {});
        expect({ ...table, ...own, sequence }).toEqual(next?.whole);
      }
    }
  });
});

test('the schemas name every section of the domain, and no other', () => {
  expectTypeOf<KeysOf<'player'>>().toEqualTypeOf<keyof ViewOf<'player'>>();
  expectTypeOf<KeysOf<'dealer'>>().toEqualTypeOf<keyof ViewOf<'dealer'>>();
  expectTypeOf<KeysOf<'pit'>>().toEqualTypeOf<keyof ViewOf<'pit'>>();
  expectTypeOf<KeysOf<'display'>>().toEqualTypeOf<keyof ViewOf<'display'>>();
  expectTypeOf<KeysOf<'auditor'>>().toEqualTypeOf<keyof ViewOf<'auditor'>>();
});
