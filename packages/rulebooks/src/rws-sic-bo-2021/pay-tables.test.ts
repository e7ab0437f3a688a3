import { printedRows } from '@baize/testing/printed-rows';
import { expect, test } from 'vitest';
import { layoutA } from './layout-a.ts';
import { layoutB } from './layout-b.ts';
import { layoutC } from './layout-c.ts';
import { payTable1 } from './pay-table-1.ts';
import { payTable2 } from './pay-table-2.ts';
import { payTable3 } from './pay-table-3.ts';

// A second typing from the document, as `name | what it is on | price`. The long lists of
// combinations are printed alike in every table that has them.
const DOMINOES = '1 4, 1 2, 2 4, 1 3, 2 3, 3 4, 2 5, 2 6, 3 5, 4 5, 3 6, 1 5, 1 6, 4 6, 5 6';
const FOURS = '6 5 4 3, 6 5 3 2, 5 4 3 2, 4 3 2 1';
const DOUBLES = '1 1, 2 2, 3 3, 4 4, 5 5, 6 6';
const TRIPLES = '1 1 1, 2 2 2, 3 3 3, 4 4 4, 5 5 5, 6 6 6';
const THREES = [
  '1 2 6, 1 3 5, 2 3 4, 2 5 6, 3 4 6, 1 2 3, 1 3 6, 1 4 5, 2 3 5, 3 5 6',
  '1 2 4, 1 4 6, 2 3 6, 2 4 5, 4 5 6, 1 2 5, 1 3 4, 1 5 6, 2 4 6, 3 4 5',
].join(', ');
const PAIRS = [
  '1 1 3, 1 1 4, 1 1 5, 1 1 6, 2 2 1, 2 2 3, 2 2 4, 2 2 5, 2 2 6, 3 3 1, 3 3 2, 3 3 4, 3 3 5',
  '3 3 6, 4 4 1, 4 4 2, 4 4 3, 4 4 5, 4 4 6, 5 5 1, 5 5 2, 5 5 3, 5 5 4, 5 5 6, 6 6 1, 6 6 2',
  '6 6 3, 6 6 4',
].join(', ');

test('[rws-sic-bo-2021#4.1.1] Pay Table 1 is the nineteen rows printed for Appendix A', () => {
  expect(layoutA.payTable).toBe(payTable1);
  expect(printedRows(payTable1)).toEqual([
    'Small | small | 1 to 1',
    'Big | big | 1 to 1',
    'Even | even | 1 to 1',
    'Odd | odd | 1 to 1',
    'Single Dice Bet | on 1 | 1 to 1',
    'Single Dice Bet | on 2 | 2 to 1',
    'Single Dice Bet | on 3 | 12 to 1',
    'Total Sum Combination (No 4 or 17) Bet | 4, 17 | 64 to 1',
    'Total Sum Combination (No 5 or 16) Bet | 5, 16 | 32 to 1',
    'Total Sum Combination (No 6 or 15) Bet | 6, 15 | 19 to 1',
    'Total Sum Combination (No 7 or 14) Bet | 7, 14 | 12 to 1',
    'Total Sum Combination (No 8 or 13) Bet | 8, 13 | 8.5 to 1',
    'Total Sum Combination (No 9 or 12) Bet | 9, 12 | 7 to 1',
    'Total Sum Combination (No 10 or 11) Bet | 10, 11 | 6.5 to 1',
    `Domino Combination Bet | ${DOMINOES} | 6 to 1`,
    `Four Number Combination Bet | ${FOURS} | 7.5 to 1`,
    `Double Dice Bet | ${DOUBLES} | 11.5 to 1`,
    'Any Triple Bet | any-triple | 32 to 1',
    `Specific Straight Triple Bet | ${TRIPLES} | 195 to 1`,
  ]);
});

test('[rws-sic-bo-2021#4.1.2] Pay Table 2 is the twenty-one rows printed for Appendix B', () => {
  expect(layoutB.payTable).toBe(payTable2);
  expect(printedRows(payTable2)).toEqual([
    'Small | small | 1 to 1',
    'Big | big | 1 to 1',
    'Even | even | 1 to 1',
    'Odd | odd | 1 to 1',
    'Single Dice Bet | on 1 | 1 to 1',
    'Single Dice Bet | on 2 | 2 to 1',
    'Single Dice Bet | on 3 | 12 to 1',
    'Total Sum Combination (No 4 or 17) Bet | 4, 17 | 64 to 1',
    'Total Sum Combination (No 5 or 16) Bet | 5, 16 | 32 to 1',
    'Total Sum Combination (No 6 or 15) Bet | 6, 15 | 19 to 1',
    'Total Sum Combination (No 7 or 14) Bet | 7, 14 | 12 to 1',
    'Total Sum Combination (No 8 or 13) Bet | 8, 13 | 8.5 to 1',
    'Total Sum Combination (No 9 or 12) Bet | 9, 12 | 7 to 1',
    'Total Sum Combination (No 10 or 11) Bet | 10, 11 | 6.5 to 1',
    `Domino Combination Bet | ${DOMINOES} | 6 to 1`,
    `Four Number Combination Bet | ${FOURS} | 7.5 to 1`,
    `Double Dice Bet | ${DOUBLES} | 11.5 to 1`,
    'Any Triple Bet | any-triple | 32 to 1',
    `Specific Straight Triple Bet | ${TRIPLES} | 195 to 1`,
    `Three Single Dice Combination Bet | ${THREES} | 30 to 1`,
    `Double Numbers With Single Dice Combination Bet | ${PAIRS} | 50 to 1`,
  ]);
});

test('[rws-sic-bo-2021#4.1.3] Pay Table 3 is the twenty-one rows printed for Appendix C', () => {
  expect(layoutC.payTable).toBe(payTable3);
  expect(printedRows(payTable3)).toEqual([
    'Small | small | 1 to 1',
    'Big | big | 1 to 1',
    'Even | even | 1 to 1',
    'Odd | odd | 1 to 1',
    'Single Dice Bet | on 1 | 1 to 1',
    'Single Dice Bet | on 2 | 2 to 1',
    'Single Dice Bet | on 3 | 12 to 1',
    'Total Sum Combination (No 4 or 17) Bet | 4, 17 | 62 to 1',
    'Total Sum Combination (No 5 or 16) Bet | 5, 16 | 31 to 1',
    'Total Sum Combination (No 6 or 15) Bet | 6, 15 | 18 to 1',
    'Total Sum Combination (No 7 or 14) Bet | 7, 14 | 12 to 1',
    'Total Sum Combination (No 8 or 13) Bet | 8, 13 | 8 to 1',
    'Total Sum Combination (No 9 or 12) Bet | 9, 12 | 7 to 1',
    'Total Sum Combination (No 10 or 11) Bet | 10, 11 | 6 to 1',
    `Domino Combination Bet | ${DOMINOES} | 6 to 1`,
    `Double Dice Bet | ${DOUBLES} | 11 to 1`,
    'Any Triple Bet | any-triple | 31 to 1',
    `Specific Straight Triple Bet | ${TRIPLES} | 180 to 1`,
    `Four Number Combination Bet | ${FOURS} | 7 to 1`,
    `Three Single Dice Combination Bet | ${THREES} | 30 to 1`,
    `Double Numbers With Single Dice Combination Bet | ${PAIRS} | 50 to 1`,
  ]);
});
