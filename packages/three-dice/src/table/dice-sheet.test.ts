import { GAMES } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { areasOf } from '../layout.ts';
import { diceGame } from '../settle.ts';
import { diceSheet } from './dice-sheet.ts';

const DICE = GAMES.flatMap(({ id, book, layout }) => (layout ? [{ id, book, layout }] : []));

test.each(DICE)(
  'the sheet of $id has every area where its layout draws it, and every word it prints',
  ({ book, layout }) => {
    const sheet = diceSheet(diceGame(book, layout));
    const { id, title, cite, captions } = layout;
    expect(sheet).toMatchObject({ layout: id, title, cite, canvas: { width: 1508, height: 812 } });
    expect(sheet.captions).toEqual(captions);
    expect(
      sheet.areas.map(({ bet, x, y, width, height }) => ({ id: bet, x, y, width, height })),
    ).toEqual(areasOf(layout));
  },
);

test('[licensee-sic-bo#4(c)] an area says what it is called, wins on and pays, price by price with its clause', () => {
  const [standard] = DICE.filter(({ id }) => id === 'licensee-sic-bo/standard');
  if (!standard) throw new Error('It is one of the games.');
  const { areas } = diceSheet(diceGame(standard.book, standard.layout));
  const area = areas.find(({ bet }) => bet === 'single:4');
  expect(area).toMatchObject({ bet: 'single:4', kind: 'single', name: { en: 'Single 4' } });
  expect(area?.prices.map(({ odds }) => odds)).toEqual(['1', '2', '3']);
  // The minimum of 1 to 10 for one die lets a house pay 1 to 1 (D2).
  expect(area?.prices.map(({ because }) => because[0])).toEqual([
    'licensee-sic-bo#I-D2',
    'licensee-sic-bo#4(c)',
    'licensee-sic-bo#4(c)',
  ]);
  expect(area?.wins.en).toContain('4');
});
