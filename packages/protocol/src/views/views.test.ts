/// <reference types="node" />

import { isDeepStrictEqual } from 'node:util';
import { emptyTable, SHIPPED } from '@baize/house';
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
import { count, listOf } from '@baize/table/kit';
import { describe, expect, test } from 'vitest';
import { DEALER, goldenMoments, MANAGER } from '../testing/golden-moments.ts';
import { changesBetween, type Sections, withChanges } from '../view-changes.ts';
import { viewSchemasOf } from './index.ts';

const SCHEMAS = viewSchemasOf(SHIPPED);

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

/** Compared by Node, which takes a fraction of the time for thousands of views; what differs is shown as ever. */
function expectSame(view: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(view, expected)) expect(view).toStrictEqual(expected);
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
      .flatMap(({ whole }) => SCHEMAS[role].safeParse(whole).error?.issues ?? []);
    expect(issues).toEqual([]);
  });

  test('is refused without any of its sections, and with another', () => {
    const whole = rounds.flat().at(-1)?.views[0]?.whole;
    const sections = Object.entries(whole ?? {});
    expect(sections.length).toBeGreaterThan(8);
    const isTaken = (view: unknown) => SCHEMAS[role].safeParse(view).success;
    for (const [name] of sections) {
      const without = Object.fromEntries(sections.filter(([each]) => each !== name));
      expect([name, isTaken(without)]).toEqual([name, false]);
      expect([name, isTaken({ ...without, [name]: Symbol(name) })]).toEqual([name, false]);
    }
    expect(isTaken({ ...Object.fromEntries(sections), stranger: null })).toBe(false);
  });

  test('is its two parts, which have nothing in common', () => {
    const common = new Set<string>();
    for (const { views, sequence } of rounds.flat()) {
      for (const { whole, table, own } of views) {
        expectSame({ ...table, ...own, sequence }, whole);
        for (const name of Object.keys(table)) if (own && name in own) common.add(name);
      }
    }
    expect([...common]).toEqual([]);
  });

  test('follows from the one before by what has changed', () => {
    for (const moments of rounds) {
      let table: Sections = {};
      let own: Sections = {};
      for (const { views, sequence } of moments) {
        const [next] = views;
        table = withChanges(table, changesBetween(table, next?.table ?? {}) ?? {});
        own = withChanges(own, changesBetween(own, next?.own ?? {}) ?? {});
        expectSame({ ...table, ...own, sequence }, next?.whole);
      }
    }
  });
});

test('a mechanic that shows something has it checked, and nobody else may show it', () => {
  const [first] = SHIPPED.mechanics;
  const shown = { whirl: listOf(count) };
  const whirling = first && {
    ...first,
    views: { ...first.views, shapes: Object.assign({}, first.views.shapes, { display: shown }) },
  };
  const { display } = viewSchemasOf({ ...SHIPPED, mechanics: whirling ? [whirling] : [] });
  const moment = ROUNDS[0]?.[0];
  const { unread: _, cards: __, ...view } = asSent(displayView(moment?.state ?? emptyTable()));
  expect(display.safeParse({ ...view, whirl: [1, 2] }).error?.issues).toBeUndefined();
  expect(display.safeParse({ ...view, whirl: ['fast'] }).error?.issues).toMatchObject([
    { path: ['whirl', 0] },
  ]);
  expect(display.safeParse(view).error?.issues).toMatchObject([{ path: ['whirl'] }]);
  expect(SCHEMAS.display.safeParse({ ...view, whirl: [1] }).success).toBe(false);
});

test('a mechanic has its own incidents, equipment and what is due of it in the views of those who work there', () => {
  const [first] = SHIPPED.mechanics;
  const whirling = first && {
    ...first,
    incidents: { ...first.incidents, 'whirl-stuck': 'any' as const },
    equipment: { pieces: ['whirl'], piecesAt: () => ['whirl'], dues: ['whirl-oil'] },
  };
  const { dealer } = viewSchemasOf({ ...SHIPPED, mechanics: whirling ? [whirling] : [] });
  const because = ['platform#P-1'];
  const said = {
    incidents: [{ incident: 'whirl-stuck', action: 'void-round', because }],
    serviceable: ['console', 'whirl'],
    equipment: { due: [{ what: 'whirl-oil', from: null, until: null, because }] },
  };
  const pathsOf = (schema: typeof dealer) =>
    new Set(schema.safeParse(said).error?.issues.map(({ path }) => path.join('.')));
  const wrong = ['incidents.0.incident', 'serviceable.1', 'equipment.due.0.what'];
  expect(wrong.filter((path) => pathsOf(dealer).has(path))).toEqual([]);
  expect(wrong.filter((path) => pathsOf(SCHEMAS.dealer).has(path))).toEqual(wrong);
});
