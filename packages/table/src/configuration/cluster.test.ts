import { money } from '@baize/exact';
import { rulesOf, SHIPPED, tableRules } from '@baize/house';
import { findGame } from '@baize/rulebooks';
import { diceGame } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { rulesAt } from '../terminal/terminal.ts';
import { ANN, BEN, CAT, configOf } from '../testing/floor.ts';
import { otherBooks } from '../testing/other-books.ts';
import { configProblems } from './check-config.ts';
import { configAt, layoutConfigs } from './cluster.ts';
import type { LayoutConfig, TableConfig } from './table-config.ts';

const A = 'rws-sic-bo-2021/a';
const B = 'rws-sic-bo-2021/b';
const C = 'rws-sic-bo-2021/c';
const WHY = ['rws-sic-bo-2021#2.1.1', 'rws-sic-bo-2021#I-C1'];
const { limits, houseTable, differential } = configOf(A);
const small = { minimum: money(700), maximum: money(900) };
const TIGHT = { default: { minimum: money(500), maximum: money(2_000) }, kinds: { small } };

const layout = (game: string, terminals: readonly string[], changes = {}): LayoutConfig => ({
  game,
  terminals,
  limits,
  houseTable,
  differential,
  ...changes,
});

const cluster = (...layouts: readonly LayoutConfig[]) => configOf(A, { layouts });
/** Made anew each time, since the rules of a configuration are made once. */
const three = () => cluster(layout(B, [BEN]), layout(C, [CAT], { limits: TIGHT }));

/** The areas a document prints on a layout, in its order. */
function printed(game: string): readonly string[] {
  const found = findGame(game);
  if (!found.ok || !found.value.layout) throw new Error(`${game} has no layout.`);
  return diceGame(found.value.book, found.value.layout).wagers.map(({ text }) => text);
}

describe('[rws-sic-bo-2021#I-C1] terminals of one tumbler', () => {
  test('play by the layout that names them, all others by that of the table', () => {
    const config = three();
    const games = [ANN, BEN, CAT, 'seat-Dan'].map((each) => configAt(config, each).game);
    expect(games).toEqual([A, B, C, A]);
    expect(configAt(config, CAT)).toEqual({ ...configOf(A), game: C, limits: TIGHT });
    expect(configAt(config, CAT)).not.toHaveProperty('layouts');
    expect(configAt(config, ANN)).not.toHaveProperty('layouts');
    expect(layoutConfigs(config)).toBe(layoutConfigs(config));
    const alone = configOf(A);
    expect(configAt(alone, ANN)).toBe(alone);
    expect(layoutConfigs(alone)).toEqual([alone]);
  });

  test('have the areas of their layout, which have one place among those of all', () => {
    const config = three();
    const rules = rulesOf(config);
    const all = [...new Set([A, B, C].flatMap(printed))];
    expect([...rules.areaIndex]).toEqual(all.map((area, place) => [area, place]));
    for (const [terminal, game] of [
      [ANN, A],
      [BEN, B],
      [CAT, C],
    ] as const) {
      const own = rulesAt(rules, terminal);
      expect(own.game.id).toBe(game);
      expect(own.areas).toEqual(all);
      expect([...own.areaIndex]).toEqual(printed(game).map((area) => [area, all.indexOf(area)]));
      expect(own.layoutPerTerminal).toEqual(WHY);
      expect(own.opposed).toEqual(all.map(() => null));
    }
    expect(rules.config).toBe(config);
    expect(rules.layoutPerTerminal).toEqual(WHY);
  });

  test('have the limits of their layout', () => {
    const rules = rulesOf(three());
    const limitsAt = (terminal: string) => {
      const own = rulesAt(rules, terminal);
      return [...own.areaIndex].map(([area, place]) => [area, own.limits[place]]);
    };
    expect(limitsAt(ANN)).toEqual(printed(A).map((area) => [area, limits.default]));
    expect(limitsAt(BEN)).toEqual(printed(B).map((area) => [area, limits.default]));
    expect(limitsAt(CAT)).toEqual(
      printed(C).map((area) => [area, area === 'small' ? small : TIGHT.default]),
    );
    expect(rulesAt(rules, CAT).limits).toHaveLength(rules.areaIndex.size);
  });
});

test('a Differential holds the same two areas together on every layout that has one', () => {
  const may = { because: ['rws-tai-sai-v5#2.1.1'] } as const;
  const both = otherBooks((book) => ({
    ...book,
    procedure: { ...book.procedure, layoutPerTerminal: may },
  }));
  const without = layout('rws-tai-sai-v5/a', [BEN]);
  const within = layout('rws-tai-sai-v5/e', [CAT], { differential: money(700) });
  const config = configOf('rws-tai-sai-v5/c', {
    differential: money(300),
    layouts: [without, within],
  });
  const rules = rulesOf(config, both);
  const pairsAt = (terminal: string) => {
    const { areas, opposed } = rulesAt(rules, terminal);
    const pairs = opposed.flatMap((other, place) =>
      other === null ? [] : [[areas[place], areas[other]]],
    );
    return Object.fromEntries(pairs);
  };
  // Appendix E has neither Odd nor Even.
  const sizes = { big: 'small', small: 'big' };
  expect([ANN, BEN, CAT].map(pairsAt)).toEqual([{ ...sizes, odd: 'even', even: 'odd' }, {}, sizes]);
});

test('a table that names no other layout is one of a single layout, by whatever book', () => {
  const rules = rulesOf(configOf('rws-tai-sai-v5/c', { layouts: [] }));
  expect(rules.layoutPerTerminal).toEqual([]);
  expect(rules.cluster?.byTerminal.size).toBe(0);
  expect(rules.areas).toEqual(printed('rws-tai-sai-v5/c'));
});

describe('layouts that cannot be played beside the table', () => {
  const problemOf = (config: TableConfig) => {
    const rules = tableRules(config);
    return rules.ok ? null : rules.error;
  };

  test('[rws-tai-sai-v5#2.1.1] are all others, where the layout is the table', () => {
    const layouts = [layout('rws-tai-sai-v5/e', [BEN])];
    expect(problemOf(configOf('rws-tai-sai-v5/c', { layouts }))).toEqual({
      field: 'layouts',
      message: 'By this rulebook the layout belongs to the table; its terminals have one.',
      because: ['rws-tai-sai-v5#2.1.1', 'rws-tai-sai-v5#I-D11', 'rws-tai-sai-v5#Appendix C'],
    });
  });

  test.each<[string, readonly LayoutConfig[], field: string, message: string]>([
    [
      'of another book',
      [layout(B, [BEN]), layout('mbs-sic-bo-v4/alfastreet', [CAT])],
      'layouts.1.game',
      'mbs-sic-bo-v4/alfastreet is not of rws-sic-bo-2021; one tumble decides by one rulebook.',
    ],
    [
      'that is the own one of the table',
      [layout(A, [BEN])],
      'layouts.0.game',
      `${A} is named twice; terminals of one layout stand together.`,
    ],
    [
      'that another one is',
      [layout(B, [BEN]), layout(B, [CAT])],
      'layouts.1.game',
      `${B} is named twice; terminals of one layout stand together.`,
    ],
    [
      'that no terminal has',
      [layout(B, [BEN]), layout(C, [])],
      'layouts.1.terminals',
      `Name the terminals that have the layout of ${C}.`,
    ],
    [
      'that a terminal has twice',
      [layout(B, [BEN, CAT, BEN])],
      'layouts.0.terminals',
      `Terminal ${BEN} is named twice; it has one layout.`,
    ],
    [
      'of a terminal that has another',
      [layout(B, [BEN]), layout(C, [CAT, BEN])],
      'layouts.1.terminals',
      `Terminal ${BEN} is named twice; it has one layout.`,
    ],
  ])('[rws-sic-bo-2021#I-C1] one %s', (_, layouts, field, message) => {
    expect(problemOf(cluster(...layouts))).toEqual({ field, message, because: WHY });
  });

  test('what is wrong with a layout is said to be wrong there, but the unit is of the table', () => {
    const unknown = problemOf(cluster(layout(B, [BEN]), layout('roulette', [CAT])));
    expect(unknown?.field).toBe('layouts.1.game');
    expect(unknown?.message).toMatch(/^There is no game "roulette"/);
    const priced = cluster(layout(B, [BEN], { houseTable: 7 }));
    expect(problemOf(priced)).toEqual({
      field: 'layouts.0.houseTable',
      message: 'A house table is a JSON object.',
    });
    // Prices of Appendix C are whole, some of Appendix B are halves.
    const unit = money(1);
    expect(problemOf(configOf(C, { unit }))).toBeNull();
    expect(problemOf(configOf(C, { unit, layouts: [layout(B, [BEN])] }))).toEqual({
      field: 'unit',
      message: 'The unit must be a multiple of 2, so that every price is exact.',
      because: ['rws-sic-bo-2021#I-D13'],
    });
  });

  test('everything is told of all of them, the table first and its times last', () => {
    const wrong = { default: { minimum: money(150), maximum: money(1_000) }, kinds: {} };
    const config = {
      ...cluster(layout(B, [BEN], { limits: wrong }), layout(C, [CAT], { differential: 300 })),
      limits: wrong,
      roundsKept: 9,
    };
    expect(configProblems(config, SHIPPED).map(({ field }) => field)).toEqual([
      'limits.default.minimum',
      'layouts.0.limits.default.minimum',
      'layouts.1.differential',
      'roundsKept',
    ]);
    expect(configProblems(three(), SHIPPED)).toEqual([]);
  });
});
