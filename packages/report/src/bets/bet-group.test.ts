import { sheetOf } from '@baize/testing/par-sheets';
import { describe, expect, test } from 'vitest';

function titles(id: string): readonly string[] {
  return sheetOf(id).groups.map(({ title }) => title.en);
}

describe('groups', () => {
  test('are told kind by kind, with their numbers where there is room', () => {
    expect(titles('rws-tai-sai-v5/c')).toEqual([
      'Small',
      'Big',
      'Odd',
      'Even',
      'Any triple',
      'Single 1 to 6',
      'Total 4, 17',
      'Total 5, 16',
      'Total 6, 15',
      'Total 7, 14',
      'Total 8, 13',
      'Total 9, 12',
      'Total 10, 11',
      'Domino, 15 areas',
      'Double 1 to 6',
      'Triple 1 to 6',
      'Four numbers, 4 areas',
      'Three numbers, 20 areas',
      'Pair and single, 28 areas',
    ]);
  });

  test('have Chinese names too', () => {
    const { groups } = sheetOf('rws-tai-sai-v5/c');
    expect(groups.slice(0, 7).map(({ title }) => title['zh-Hans'])).toEqual([
      '小',
      '大',
      '单',
      '双',
      '任何围骰',
      '单骰 1-6',
      '点数 4, 17',
    ]);
  });

  test('the initial bet is told once for each way to play it', () => {
    const { groups } = sheetOf('rws-si-ki-pi-v2');
    expect(groups.map(({ id, play }) => [id, play])).toEqual([
      ['initial', 'House Way'],
      ['initial', 'best play'],
      ['bonus:player', null],
      ['bonus:dealer', null],
    ]);
  });
});
