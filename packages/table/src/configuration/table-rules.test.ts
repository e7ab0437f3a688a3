import { money, rational } from '@baize/exact';
import { rulesOf, tableRules } from '@baize/house';
import { findGame } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { configOf } from '../testing/floor.ts';
import type { TableConfig } from './table-config.ts';
import { limitsByBet } from './table-rules.ts';

const TAI_SAI = 'rws-tai-sai-v5/c';
const LICENSEE = 'licensee-sic-bo/standard';
const CARDS = 'rws-si-ki-pi-v2';

/** The prices the licensee's document prints, as a house would write them down. */
function printedRows(): readonly { readonly bet: string; readonly pays: string }[] {
  const found = findGame(LICENSEE);
  const rows = found.ok ? (found.value.layout?.payTable.rows ?? []) : [];
  return rows.map(({ cite: _, ...row }) => row);
}

/** The same with another price for one kind of bet. */
function rowsWith(bet: string, pays: string) {
  return printedRows().map((row) => (row.bet === bet ? { ...row, pays } : row));
}

function errorOf(game: string, changes: Partial<TableConfig>) {
  const rules = tableRules(configOf(game, changes));
  return rules.ok ? null : rules.error;
}

describe('areas', () => {
  test('of the card game are the three bets of every box', () => {
    expect(rulesOf(configOf(CARDS, { boxes: 2 })).areas).toEqual([
      '1/initial',
      '1/bonus:player',
      '1/bonus:dealer',
      '2/initial',
      '2/bonus:player',
      '2/bonus:dealer',
    ]);
  });

  test('are found by their names', () => {
    const { areas, areaIndex } = rulesOf(configOf(TAI_SAI));
    expect(areas.map((area) => areaIndex.get(area))).toEqual([...areas.keys()]);
  });

  test('have the limits of their kind, else those of the table', () => {
    const small = { minimum: money(1000), maximum: money(5000) };
    const bonus = { minimum: money(300), maximum: money(400) };
    const table = { minimum: money(500), maximum: money(100_000) };
    const limits = { default: table, kinds: { small, bonus } };
    const dice = rulesOf(configOf(TAI_SAI, { limits }));
    expect(dice.areas.map((area, index) => [area, dice.limits[index]])).toEqual(
      dice.areas.map((area) => [area, area === 'small' ? small : table]),
    );
    const cards = rulesOf(configOf(CARDS, { boxes: 1, limits }));
    expect(cards.limits).toEqual([table, bonus, bonus]);
  });
});

describe('the two sides of a Differential', () => {
  const opposedIn = (config: TableConfig) => {
    const { areas, opposed } = rulesOf(config);
    return areas.flatMap((area, index) => {
      const other = opposed[index] ?? null;
      return other === null ? [] : [[area, areas[other]]];
    });
  };

  test('[rws-tai-sai-v5#1.3] are Big and Small, Odd and Even, where one is in force', () => {
    const pairs = opposedIn(configOf(TAI_SAI, { differential: money(5000) }));
    expect(Object.fromEntries(pairs)).toEqual({
      big: 'small',
      small: 'big',
      odd: 'even',
      even: 'odd',
    });
    expect(opposedIn(configOf(TAI_SAI))).toEqual([]);
  });
});

describe('limits bet by bet', () => {
  const table = { minimum: money(500), maximum: money(100_000) };
  const total = { minimum: money(1000), maximum: money(5000) };
  const bonus = { minimum: money(300), maximum: money(400) };
  const limits = { default: table, kinds: { total, bonus } };

  test('[rws-tai-sai-v5#1.3] come with the pairs under the Differential, each once', () => {
    const rules = rulesOf(configOf(TAI_SAI, { limits, differential: money(5000) }));
    const dice = limitsByBet(rules);
    expect(dice).toMatchObject({ ...limits, differential: 5000, per: 'box' });
    // In the order of the layout.
    const pairs = [new Set(['big', 'small']), new Set(['odd', 'even'])];
    const sides = pairs.map((pair) => rules.areas.filter((area) => pair.has(area)));
    expect(new Set(dice.opposed)).toEqual(new Set(sides));
    expect(dice.opposed).toHaveLength(2);
    expect(['total:9', 'small', 'triple:4'].map(dice.of)).toEqual([total, table, table]);
    const sicBo = limitsByBet(rulesOf(configOf('rws-sic-bo-2021/a')));
    expect(sicBo).toMatchObject({ differential: null, opposed: [], per: 'terminal' });
  });

  test('of cards are the same in every box, and for the bet of any box', () => {
    const cards = limitsByBet(rulesOf(configOf(CARDS, { boxes: 2, limits })));
    const bets = ['2/bonus:dealer', 'bonus:player', '1/initial', 'initial'];
    expect(bets.map(cards.of)).toEqual([bonus, bonus, table, table]);
    expect(cards.opposed).toEqual([]);
  });
});

describe('the unit', () => {
  test('[rws-sic-bo-2021#I-D13] makes every price exact: half odds need even stakes', () => {
    expect(errorOf('rws-sic-bo-2021/b', { unit: money(1) })).toEqual({
      field: 'unit',
      message: 'The unit must be a multiple of 2, so that every price is exact.',
      because: ['rws-sic-bo-2021#I-D13'],
    });
    expect(errorOf('rws-sic-bo-2021/b', { unit: money(0) })?.field).toBe('unit');
    expect(errorOf('rws-sic-bo-2021/b', { unit: money(2) })).toBeNull();
    expect(rulesOf(configOf('rws-sic-bo-2021/b', { unit: money(100) })).game.unit).toBe(100);
  });
});

describe('a house table', () => {
  const table = { game: LICENSEE, rows: printedRows() };

  test('sets the prices of a layout', () => {
    const oddsOf = (houseTable: unknown) => {
      const { game } = rulesOf(configOf(LICENSEE, { houseTable }));
      const wagers = game.mechanic === 'three-dice' ? game.wagers : [];
      return wagers.find(({ text }) => text === 'triple:1')?.prices.map(({ odds }) => odds);
    };
    const raised = { ...table, rows: rowsWith('triple', '180 to 1') };
    expect(oddsOf(raised)).toEqual([rational(180)]);
    expect(oddsOf(table)).toEqual(oddsOf(null));
    expect(oddsOf(table)).not.toEqual(oddsOf(raised));
  });

  test('has no place in the card game', () => {
    expect(errorOf(CARDS, { houseTable: table })).toEqual({
      field: 'houseTable',
      message: 'This game has no house tables.',
    });
  });

  test('is refused with its first fault: the row, and the clause where there is one', () => {
    expect(errorOf(LICENSEE, { houseTable: 7 })).toEqual({
      field: 'houseTable',
      message: 'A house table is a JSON object.',
    });
    const row = printedRows().findIndex(({ bet }) => bet === 'triple') + 1;
    const rows = rowsWith('triple', '100 to 1');
    const problem = errorOf(LICENSEE, { houseTable: { ...table, rows } });
    expect(problem?.message).toMatch(new RegExp(`^row ${row}: `));
    expect(problem?.because?.[0]).toMatch(/^licensee-sic-bo#/);
  });
});

describe('other prices than approved ones', () => {
  const SIC_BO = 'rws-sic-bo-2021/a';
  const rows = (change: (row: { bet: string; pays: string }) => object) => {
    const found = findGame(SIC_BO);
    const printed = found.ok ? (found.value.layout?.payTable.rows ?? []) : [];
    return { game: SIC_BO, rows: printed.map(({ cite: _, ...row }) => change(row)) };
  };

  test('[rws-sic-bo-2021#I-D12] are not played where the document fixes them', () => {
    expect(errorOf(SIC_BO, { houseTable: rows((row) => row) })).toBeNull();
    const dearer = rows((row) => (row.bet === 'any-triple' ? { ...row, pays: '31 to 1' } : row));
    expect(errorOf(SIC_BO, { houseTable: dearer })).toMatchObject({
      field: 'houseTable',
      message: expect.stringMatching(/^any-triple is approved at .*, not at 31 to 1\.$/),
    });
  });
});

describe('what a book answers about bets', () => {
  test.each([
    [
      'rws-tai-sai-v5/c',
      {
        open: ['rws-tai-sai-v5#3.2', 'rws-tai-sai-v5#1.7'],
        boxShared: ['rws-tai-sai-v5#3.5'],
        lighterSide: ['rws-tai-sai-v5#I-L7'],
        onBehalf: ['rws-tai-sai-v5#5.13'],
        playerAnswers: ['rws-tai-sai-v5#5.9', 'rws-tai-sai-v5#5.13'],
      },
    ],
    [
      'rws-si-ki-pi-v2',
      {
        open: ['rws-si-ki-pi-v2#3.1', 'rws-si-ki-pi-v2#1 Round of play'],
        boxShared: [],
        lighterSide: [],
        onBehalf: [],
        playerAnswers: [],
      },
    ],
  ])('%s', (game, reasons) => {
    expect(rulesOf(configOf(game)).betReasons).toEqual(reasons);
  });

  test('the card game cites its limits, and no clause about what it has not', () => {
    const { stakeRules } = rulesOf(configOf(CARDS));
    expect(stakeRules.id).toBe(CARDS);
    expect(stakeRules.rules).toMatchObject({
      'stake-minimum': 'rws-si-ki-pi-v2#I-L1',
      differential: 'not-applicable',
      'excess-rejected': 'not-applicable',
      'below-minimum-advised': 'not-applicable',
    });
    const dice = rulesOf(configOf(TAI_SAI));
    expect(dice.stakeRules).toBe(dice.book);
  });

  test('a configuration is made ready once', () => {
    const config = configOf(TAI_SAI);
    expect(rulesOf(config)).toBe(rulesOf(config));
    expect(rulesOf(config).config).toBe(config);
  });
});

test('a configuration nobody has accepted has no rules', () => {
  expect(() => rulesOf(configOf('roulette'))).toThrow('An accepted configuration has rules.');
  expect(errorOf('roulette', {})?.field).toBe('game');
});
