import type { TableConfig } from '@baize/protocol/client';
import { expect, test } from 'vitest';
import { beforeText, configDraft, configOf } from './config-draft.ts';

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
    houseTable: '{',
    approvalMinutes: '1.5',
  };
  expect(configOf(draft, CONFIG)).toEqual({
    ok: false,
    fields: ['houseTable', 'unit', 'limits.kinds', 'boxes', 'approvalMinutes'],
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
