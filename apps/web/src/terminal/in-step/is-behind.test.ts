import { mergeView, splitView } from '@baize/protocol';
import { playerView } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { correct, openTable, playRound, TERMINAL } from '../../testing/rounds.ts';
import type { ScriptedTable } from '../../testing/scripted-table.ts';
import type { PlayerView } from '../player-view.ts';
import { isBehind } from './is-behind.ts';

const viewOf = (table: ScriptedTable) => playerView(table.state(), TERMINAL, Date.now());

/** What a terminal knows between the two messages of one event. */
function between(before: PlayerView, after: PlayerView): PlayerView {
  const { own } = splitView('player', before);
  return mergeView<'player'>({ ...splitView('player', after), own });
}

interface Moment {
  readonly facts: readonly string[];
  readonly whole: PlayerView;
  readonly halfway: PlayerView;
}

/** Every moment of what happens at a table from here on. */
function watched(table: ScriptedTable): readonly Moment[] {
  const moments: Moment[] = [];
  let before = viewOf(table);
  table.subscribe((facts) => {
    const whole = viewOf(table);
    const halfway = between(before, whole);
    moments.push({ facts: facts.map(({ event }) => event.type), whole, halfway });
    before = whole;
  });
  return moments;
}

const GAMES = ['rws-sic-bo-2021/b', 'mbs-sic-bo-v4/alfastreet', 'licensee-sic-bo/standard'];

describe.each(GAMES)('a round of %s, told in two messages', (game) => {
  test('is in step whenever both have come', () => {
    const table = openTable(game);
    const moments = watched(table);
    playRound(table, [6, 4, 1], ['big']);
    playRound(table, [1, 2, 3], []);
    playRound(table, [2, 2, 3], ['small', 'total:7']);
    expect(moments.filter(({ whole }) => isBehind(whole))).toEqual([]);
  });

  test('is not while the result is known and what it brought is not', () => {
    const table = openTable(game);
    const moments = watched(table);
    playRound(table, [6, 4, 1], ['big']);
    const resulted = moments.find(({ facts }) => facts.includes('ResultRegistered'));
    expect(resulted && isBehind(resulted.halfway)).toBe(true);
  });

  test('makes nobody wait who had no bet in it', () => {
    const table = openTable(game);
    const moments = watched(table);
    playRound(table, [6, 4, 1]);
    expect(moments.filter(({ halfway }) => isBehind(halfway))).toEqual([]);
  });
});

test('[rws-sic-bo-2021#5.5] a correction is not shown with the amounts from before it', () => {
  const table = openTable('rws-sic-bo-2021/b');
  playRound(table, [6, 4, 1], ['big']);
  const before = viewOf(table);
  correct(table, before.recall[0]?.round ?? '', [2, 4, 1]);
  expect(isBehind(between(before, viewOf(table)))).toBe(true);
  expect(isBehind(viewOf(table))).toBe(false);
});
