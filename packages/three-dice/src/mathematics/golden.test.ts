/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { fractionText } from '@baize/exact';
import { DEFAULT_READINGS, withReading } from '@baize/game';
import { GAMES } from '@baize/rulebooks';
import { gameOf } from '@baize/testing/dice-games';
import { describe, expect, test } from 'vitest';
import { analyzeGame } from './game-analysis.ts';

// The files are written by a counter that shares no code with the rules or with this package.
const FOLDER = new URL('../../../math/golden/', import.meta.url);
const STEMS = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id.replace('/', '.'));
const FILES = readdirSync(FOLDER).filter((name) => STEMS.some((stem) => name.startsWith(stem)));

function analysedAs(file: string): readonly string[] {
  const [book, layout, reading] = file.replace(/\.csv$/, '').split('.');
  const readings = reading === undefined ? null : withReading(DEFAULT_READINGS, reading);
  if (readings && !readings.ok) throw new Error(`${reading} is no reading.`);
  const game = gameOf(`${book}/${layout}`, readings ? { readings: readings.value } : {});
  const rows = analyzeGame(game).bets.map(
    ({ bet, prices, wins, outcomes, hit, edge, variance }) => {
      const odds = prices.map((price) => fractionText(price.odds)).join('|');
      return [bet, odds, wins, outcomes, ...[hit, edge, variance].map(fractionText)].join(',');
    },
  );
  return ['bet,prices,wins,outcomes,hit,edge,variance', ...rows].toSorted();
}

describe('the analysis equals the independent count', () => {
  test('there is a count for every dice game', () => {
    expect(FILES).toEqual(expect.arrayContaining(STEMS.map((stem) => `${stem}.csv`)));
  });

  test.each(FILES)('%s', (file) => {
    // The counter lists bets as the pay table does, the analysis as the layout does.
    const counted = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
    expect(analysedAs(file)).toEqual(counted.toSorted());
  });
});
