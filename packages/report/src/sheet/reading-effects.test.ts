import { fractionText } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { gameOf, OPTIONS, sheetOf } from '@baize/testing/par-sheets';
import { expect, test } from 'vitest';
import { parSheet } from '../par-sheet.ts';

// A double at 8 to 1 wins on 16 rolls with the triple and on 15 without it: 72/216 and 81/216 are kept.
test('[licensee-sic-bo#I-D1] counting a triple as no pair costs the player one roll of 216', () => {
  const [effect] = sheetOf('licensee-sic-bo/standard').readingEffects;
  expect(effect).toMatchObject({ reading: 'D1', value: 'exactly-two', insteadOf: 'two-or-three' });
  expect(effect?.changes.map(({ title }) => title)).toEqual(['Double 1 to 6']);
  expect(effect?.changes.map(({ edge }) => fractionText(edge))).toEqual(['1/3']);
  expect(effect?.changes.map(({ edgeThen }) => fractionText(edgeThen))).toEqual(['3/8']);
});

test('the effect is told from the reading in force, not from the default', () => {
  const game = gameOf('licensee-sic-bo/standard', { ...DEFAULT_READINGS, D1: 'exactly-two' });
  const [effect] = parSheet(game, OPTIONS).readingEffects;
  expect(effect).toMatchObject({ value: 'two-or-three', insteadOf: 'exactly-two' });
  expect(effect?.changes.map(({ edgeThen }) => fractionText(edgeThen))).toEqual(['1/3']);
});

test('[rws-tai-sai-v5#I-L3] how stakes are cut moves no edge', () => {
  expect(sheetOf('rws-tai-sai-v5/a').readingEffects).toEqual([
    { reading: 'L3', value: 'simple', insteadOf: 'pro-rata', changes: [] },
    { reading: 'L8', value: 'box-total', insteadOf: 'player', changes: [] },
    { reading: 'L9', value: 'outside', insteadOf: 'counts', changes: [] },
    { reading: 'L9', value: 'no-pro-rata', insteadOf: 'counts', changes: [] },
  ]);
});

test('[rws-si-ki-pi-v2#I-H10] who decides for a box moves no edge; how hands rank does', () => {
  const effects = sheetOf('rws-si-ki-pi-v2').readingEffects;
  const moved = (reading: string) =>
    effects.find((effect) => effect.reading === reading)?.changes.map(({ play }) => play);
  expect(moved('H10')).toEqual([]);
  expect(moved('H1')).toEqual(['House Way', 'best play']);
});
