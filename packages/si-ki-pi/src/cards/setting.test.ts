import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { arrangement, hand } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import { siKiPiGame } from '../game.ts';
import { boxSetting, dealerSetting } from './setting.ts';

const game = siKiPiGame(rwsSiKiPiV2);
const nines = hand('9s 9h Kd Qc');

test('[rws-si-ki-pi-v2#3.12] the dealer sets by the House Way, and another setting is put right', () => {
  const correct = {
    ...arrangement('Qc 9h', 'Kd 9s'),
    because: [
      'rws-si-ki-pi-v2#3.12',
      'rws-si-ki-pi-v2#1 House Way',
      'rws-si-ki-pi-v2#Appendix H 1(i)',
      'rws-si-ki-pi-v2#I-H3',
    ],
  };
  expect(dealerSetting(nines, game)).toEqual({ ...correct, isReset: false });
  const kept = arrangement('Kd Qc', '9s 9h');
  expect(dealerSetting(nines, game, kept)).toEqual({ ...correct, isReset: true });
  expect(rwsSiKiPiV2.irregularities['dealer-hand-misset']).toEqual({
    action: 'reset-dealer-hand',
    because: ['rws-si-ki-pi-v2#3.12'],
  });
});

test('a dealer who exchanged only suits is right, and the cards stay as they lie', () => {
  const asSet = arrangement('Qc 9s', 'Kd 9h');
  expect(dealerSetting(nines, game, asSet)).toMatchObject({ ...asSet, isReset: false });
});

test('a box set by the House Way says at whose wish and by which branch', () => {
  expect(boxSetting(nines, 'house-way', game).because).toEqual([
    'rws-si-ki-pi-v2#3.10',
    'rws-si-ki-pi-v2#1 House Way',
    'rws-si-ki-pi-v2#Appendix H 1(i)',
    'rws-si-ki-pi-v2#I-H3',
  ]);
  const cause = ['rws-si-ki-pi-v2#5.4'] as const;
  expect(boxSetting(nines, 'house-way', game, cause).because[0]).toBe('rws-si-ki-pi-v2#5.4');
});

test("a player's own setting stands; hands called wrongly change names", () => {
  const because = ['rws-si-ki-pi-v2#1 High Hand', 'rws-si-ki-pi-v2#1 Low Hand'];
  const kept = { ...arrangement('Kd Qc', '9s 9h'), because };
  expect(boxSetting(nines, arrangement('Kd Qc', '9s 9h'), game)).toEqual(kept);
  expect(boxSetting(nines, arrangement('9s 9h', 'Kd Qc'), game)).toEqual({
    ...kept,
    because: [...because, 'rws-si-ki-pi-v2#I-H7'],
  });
});

test('of two hands that rank equal the player chooses which is called High', () => {
  const set = arrangement('As 9h', 'Kd Qc');
  expect(boxSetting(hand('As 9h Kd Qc'), set, game)).toMatchObject(set);
});
