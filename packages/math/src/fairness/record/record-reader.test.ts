import { DECK } from '@baize/si-ki-pi';
import { CARD_KIND } from '@baize/si-ki-pi/fairness';
import { DICE_KIND } from '@baize/three-dice/fairness';
import { describe, expect, test } from 'vitest';
import { newRecord, type RecordReader, readLine } from './record-reader.ts';

/** What a whole file gives: results, the codes of bad lines, nothing for lines without a result. */
function read(...lines: readonly string[]): readonly string[] {
  let reader: RecordReader = newRecord([DICE_KIND, CARD_KIND]);
  return lines.flatMap((line) => {
    const { reader: next, entry } = readLine(reader, line);
    reader = next;
    if (!entry.ok) return [`! ${entry.error.code}`];
    if (entry.value === null) return [];
    const { kind, recorded } = entry.value;
    const isDice = kind === DICE_KIND;
    return [isDice ? recorded.join('') : recorded.map((place) => DECK[place]).join(' ')];
  });
}

describe('dice', () => {
  test.each([
    ['4,4,1'],
    ['4, 4, 1'],
    ['4;4;1'],
    ['4\t4\t1'],
    ['4 4 1'],
    ['4-4-1'],
    ['441'],
    ['"4","4","1"'],
    ['[4,4,1]'],
    ['["4","4","1"]'],
    ['{"roll":[4,4,1]}'],
    ['{"dice":[4,4,1],"at":"2021-05-01T10:00:00Z"}'],
    ['{"roll":"4-4-1"}'],
    ['\uFEFF4,4,1\r'],
  ])('%s', (line) => {
    expect(read(line)).toEqual(['441']);
  });

  test.each([
    ['4,4', '! not-a-result'],
    ['4,4,1,2', '! not-a-result'],
    ['4,4,7', '! no-such-die'],
    ['0,4,1', '! no-such-die'],
    ['[4,4,1.5]', '! no-such-die'],
    ['[4,4,null]', '! no-such-die'],
    ['447', '! no-such-die'],
    ['4,4,x', '! no-such-die'],
    ['{"roll":[4,4,1]', '! not-json'],
    ['{"roll":[4,4,1],"roll":[1,2,3]}', '! duplicate-key'],
    ['{"round":17}', '! not-a-result'],
    ['{"roll":true}', '! not-a-result'],
    ['[]', '! not-a-result'],
  ])('%s is refused', (line, code) => {
    expect(read(line)).toEqual([code]);
  });
});

describe('cards', () => {
  test.each([
    ['As Kd Th 9c'],
    ['As,Kd,Th,9c'],
    ['["As","Kd","Th","9c"]'],
    ['{"cards":"As Kd Th 9c"}'],
    ['{"deck":["As","Kd","Th","9c"],"box":3}'],
  ])('%s', (line) => {
    expect(read(line)).toEqual(['As Kd Th 9c']);
  });

  test.each([
    ['As Kd Th 1c', '! no-such-card'],
    ['As Kd Th 10c', '! no-such-card'],
    ['As Kd Th As', '! card-twice'],
    ['nonsense', '! no-such-card'],
  ])('%s is refused', (line, code) => {
    expect(read(line)).toEqual([code]);
  });
});

describe('tables with a header', () => {
  test('three columns among others, in any order', () => {
    expect(read('time,die3,die1,die2,note', '10:00,3,1,2,', '10:01,6,4,5,"a, b"')).toEqual([
      '123',
      '456',
    ]);
  });

  test('one column for all dice, or for all cards', () => {
    expect(read('round;roll', '1;4-4-1', '2;662')).toEqual(['441', '662']);
    expect(read('round,"cards"', '1,As Kd', '2,"Th,9c"')).toEqual(['As Kd', 'Th 9c']);
  });

  test('names as people write them', () => {
    for (const header of ['D1,D2,D3', 'Die 1,Die 2,Die 3', 'dice_1;dice_2;dice_3']) {
      expect(read(header, header.includes(';') ? '1;2;3' : '1,2,3')).toEqual(['123']);
    }
  });

  test('a row without the result is refused by itself', () => {
    expect(read('die1,die2,die3', '1,2', '1,,3', '1,2,3')).toEqual([
      '! not-a-result',
      '! not-a-result',
      '123',
    ]);
  });

  test('a header in the middle is a bad line, not a header', () => {
    expect(read('1,2,3', 'die1,die2,die3', '4,5,6')).toEqual(['123', '! not-a-result', '456']);
  });
});

test('empty lines and comments are passed over', () => {
  expect(read('# table 12', '', '  ', '1,2,3')).toEqual(['123']);
});

test('a record holds dice or cards, whichever comes first', () => {
  expect(read('1,2,3', 'As Kd', '4,5,6')).toEqual(['123', '! mixed', '456']);
  expect(read('bad', 'As Kd', '1,2,3')).toEqual(['! no-such-card', 'As Kd', '! mixed']);
});
