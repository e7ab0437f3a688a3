import { READING_SWITCHES } from '@baize/game';
import type { TableConfig } from '@baize/protocol/client';
import { expect, test } from 'vitest';
import { floorWords } from '../words/floor-words.ts';
import { beforeText, configDraft, configOf, SETTINGS } from './config-draft.ts';
import { layoutLines, pricesIn, printedPrices } from './config-lines.ts';

const CONFIG = {
  table: 'T1',
  game: 'rws-sic-bo-2021/b',
  readings: { D1: 'count' },
  houseTable: null,
  unit: 100,
  limits: { default: { minimum: 500, maximum: 100_050 }, kinds: {} },
  differential: null,
  mode: 'dealt',
  resultSource: 'dealer',
  bettingSeconds: null,
  bettingSecondsMinimum: 0,
  boxes: 7,
  approvalMinutes: 10,
  handPayAbove: 50_000,
  roundsKept: 20,
} as unknown as TableConfig;

test('what nobody has touched is the configuration there is', () => {
  const draft = configDraft(CONFIG);
  expect(draft).toMatchObject({
    'limits.default.maximum': '1000.50',
    handPayAbove: '500',
    differential: '',
    arrangingSeconds: '',
    houseTable: 'null',
    layouts: '[]',
  });
  expect(configOf(draft, CONFIG)).toEqual({ ok: true, config: CONFIG });
});

test('what was typed is read in its own way, and nothing else changes', () => {
  const draft = {
    ...configDraft(CONFIG),
    'limits.default.maximum': '250',
    bettingSeconds: '30',
    handPayAbove: '',
    'limits.kinds': '{"triple":{"minimum":"1","maximum":"50"}}',
  };
  expect(configOf(draft, CONFIG)).toEqual({
    ok: true,
    config: {
      ...CONFIG,
      limits: {
        default: { minimum: 500, maximum: 25_000 },
        kinds: { triple: { minimum: 100, maximum: 5000 } },
      },
      bettingSeconds: 30,
      handPayAbove: null,
    },
  });
});

test('every setting that cannot be read is named', () => {
  const draft = {
    ...configDraft(CONFIG),
    unit: 'ten',
    boxes: '',
    'limits.kinds': '{"triple":{"minimum":"1","maximum":""}}',
    layouts:
      '[{"game":"x","terminals":"P1","minimum":"one","maximum":"2","differential":"","kinds":{},"houseTable":null}]',
    approvalMinutes: '1.5',
  };
  expect(configOf(draft, CONFIG)).toEqual({
    ok: false,
    fields: ['unit', 'limits.kinds', 'layouts', 'boxes', 'approvalMinutes'],
  });
});

test('a setting of several lines says which of them were otherwise', () => {
  const before = configDraft({
    ...CONFIG,
    limits: { ...CONFIG.limits, kinds: { triple: { minimum: 100, maximum: 5050 } } },
  } as unknown as TableConfig);
  const readings = '{"D1":"count","L3":"simple"}';
  expect(beforeText('readings', '{"D1":"count","L3":"pro-rata"}', readings)).toBe('L3 pro-rata');
  expect(beforeText('limits.kinds', before['limits.kinds'], '{}')).toBe('triple 1–50.50');
  expect(beforeText('unit', '1', '2')).toBe('1');
});

const OTHER = {
  game: 'rws-sic-bo-2021/c',
  houseTable: null,
  limits: {
    default: { minimum: 100, maximum: 50_000 },
    kinds: { triple: { minimum: 100, maximum: 5050 } },
  },
  differential: 20_000,
  terminals: ['P1', 'P2'],
};

test('layouts of other terminals are typed line by line, and stay as they are where nobody types', () => {
  const config = { ...CONFIG, layouts: [OTHER] } as unknown as TableConfig;
  const draft = configDraft(config);
  expect(configOf(draft, config)).toEqual({ ok: true, config });
  const [line] = layoutLines(draft.layouts);
  expect(line).toMatchObject({ terminals: 'P1, P2', maximum: '500', differential: '200' });
  const layouts = JSON.stringify([
    { ...line, terminals: 'P3 P4,P5', maximum: '600', differential: '' },
  ]);
  expect(configOf({ ...draft, layouts }, config)).toMatchObject({
    config: {
      layouts: [
        {
          ...OTHER,
          terminals: ['P3', 'P4', 'P5'],
          limits: { ...OTHER.limits, default: { minimum: 100, maximum: 60_000 } },
          differential: null,
        },
      ],
    },
  });
  expect(beforeText('layouts', draft.layouts, layouts)).toBe('rws-sic-bo-2021/c: P1, P2, 1–500');
  // Without any, a table has none: not an empty list of them.
  expect(configOf({ ...draft, layouts: '[]' }, config)).toEqual({ ok: true, config: CONFIG });
});

test('prices of the house begin with those of the book, and say which were otherwise', () => {
  const total = {
    bet: 'total',
    label: 'Total value of 4',
    on: [4],
    pays: '50 to 1',
    least: '50 to 1',
  };
  const single = {
    bet: 'single',
    label: 'One of a kind',
    dice: 2,
    pays: '2 to 1',
    least: '2 to 1',
  };
  const game = { game: 'licensee-sic-bo/minimum', prices: [total, single] };
  const printed = printedPrices(game);
  const { least: _, ...row } = total;
  expect(printed).toMatchObject({ game: 'licensee-sic-bo/minimum', rows: [row, { dice: 2 }] });
  const raised = { ...printed, rows: [{ ...row, pays: '60 to 1' }, ...printed.rows.slice(1)] };
  const [before, now] = [JSON.stringify(printed), JSON.stringify(raised)];
  expect(beforeText('houseTable', before, now)).toBe('total 4 50 to 1');
  expect(beforeText('houseTable', before, 'null')).toBe('total 4 50 to 1, single × 2 2 to 1');
  expect(configOf({ ...configDraft(CONFIG), houseTable: now }, CONFIG)).toMatchObject({
    config: { houseTable: raised },
  });
  // A mechanic from outside may have prices of another shape.
  expect(pricesIn('{"odds":[1,2]}')).toBeUndefined();
});

test.each(['en', 'zh-Hans'] as const)(
  'whatever can be chosen is said in words (%s)',
  (language) => {
    const { choices, ways } = floorWords[language];
    const readings = Object.values(READING_SWITCHES).flat();
    expect(readings.filter((choice) => choices[choice] === undefined)).toEqual([]);
    const kinds = [SETTINGS.mode.kind, SETTINGS.resultSource.kind].flat();
    expect(kinds.filter((kind) => ways[kind] === undefined)).toEqual([]);
    expect(kinds).toHaveLength(6);
  },
);
