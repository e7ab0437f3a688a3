import { listPlaces } from '@baize/testing/list-places';
import { expect, test } from 'vitest';
import { layoutA } from './layout-a.ts';
import { layoutC } from './layout-c.ts';
import { layoutE } from './layout-e.ts';

// The first and the last area of every block, from the drawings' table of measures.
test('Appendix A: Big and Small reach down to the totals', () => {
  expect(listPlaces(layoutA)).toMatchObject({
    big: '0, 0, 300 x 296',
    small: '1208, 0, 300 x 296',
    'triple:6': '304, 0, 146.7 x 126',
    'triple:1': '1057.5, 0, 146.7 x 126',
    'double:6': '304, 130, 102 x 166',
    'double:4': '516, 130, 102 x 166',
    'any-triple': '622, 130, 264 x 166',
    'double:3': '890, 130, 102 x 166',
    'double:1': '1102, 130, 102 x 166',
    'total:17': '0, 300, 104 x 120',
    'total:4': '1404, 300, 104 x 120',
    'domino:5-6': '0, 450, 96.8 x 136',
    'domino:1-2': '1411.2, 450, 96.8 x 136',
    'single:6': '0, 590, 248 x 178',
    'single:1': '1260, 590, 248 x 178',
  });
});

test('Appendix C: combinations on the left under headers, captions above the singles', () => {
  expect(listPlaces(layoutC)).toMatchObject({
    'pair-single:113': '88, 30, 84 x 72',
    'pair-single:116': '352, 30, 84 x 72',
    'pair-single:221': '0, 106, 84 x 72',
    'pair-single:664': '264, 410, 84 x 72',
    'three:126': '0, 516, 84 x 71',
    'three:345': '352, 741, 84 x 71',
    even: '448, 0, 220 x 126',
    odd: '1288, 0, 220 x 126',
    'triple:6': '672, 0, 98.7 x 126',
    'triple:1': '1185.5, 0, 98.7 x 126',
    big: '448, 130, 220 x 166',
    small: '1288, 130, 220 x 166',
    'double:6': '672, 130, 72 x 166',
    'any-triple': '900, 130, 156 x 166',
    'double:1': '1212, 130, 72 x 166',
    'total:17': '448, 300, 72 x 106',
    'total:4': '1436, 300, 72 x 106',
    'domino:5-6': '448, 436, 66.9 x 112',
    'domino:1-2': '1440.6, 436, 66.9 x 112',
    'four:3456': '448, 552, 262 x 80',
    'four:1234': '1246, 552, 262 x 80',
    'single:6': '448, 676, 173.3 x 136',
    'single:1': '1334.5, 676, 173.3 x 136',
  });
});

test('Appendix E: Any Triple fills the middle, fifteen four-number areas in one row', () => {
  expect(listPlaces(layoutE)).toMatchObject({
    'pair-single:113': '80, 0, 76 x 76',
    'pair-single:664': '240, 400, 76 x 76',
    'three:126': '0, 496, 76 x 76',
    'three:345': '320, 736, 76 x 76',
    big: '448, 0, 220 x 296',
    small: '1288, 0, 220 x 296',
    'triple:6': '672, 0, 98.7 x 126',
    'any-triple': '672, 130, 612 x 166',
    'total:17': '448, 300, 72 x 106',
    'domino:5-6': '448, 436, 66.9 x 112',
    'four:3456': '448, 552, 66.9 x 80',
    'four:2456': '518.9, 552, 66.9 x 80',
    'four:1234': '1440.6, 552, 66.9 x 80',
    'single:6': '448, 636, 173.3 x 132',
    'single:1': '1334.5, 636, 173.3 x 132',
  });
});
