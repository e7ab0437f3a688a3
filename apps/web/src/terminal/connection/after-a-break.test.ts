import { playerView } from '@baize/table';
import { describe, expect, test } from 'vitest';
import {
  closeBets,
  correct,
  openBets,
  openTable,
  place,
  playRound,
  TERMINAL,
  tumble,
} from '../../testing/rounds.ts';
import type { ScriptedTable } from '../../testing/scripted/scripted-table.ts';
import { corrections } from './corrections.ts';
import { reconciliation } from './reconciliation.ts';

function viewOf(table: ScriptedTable) {
  return playerView(table.state(), TERMINAL, Date.now());
}

const NOTHING = { registered: 0, notRegistered: 0 };

describe('what happened while the line was down', () => {
  test('rounds that were settled, with what they brought', () => {
    const table = openTable('rws-sic-bo-2021/b');
    const before = viewOf(table);
    playRound(table, [6, 4, 1], ['big']);
    playRound(table, [1, 2, 3], ['big']);
    expect(reconciliation(before, viewOf(table), NOTHING)).toEqual([
      { what: 'settled', number: 1, change: 2_500 },
      { what: 'settled', number: 2, change: -2_500 },
    ]);
  });

  test('a round that was void', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'big', 2_500);
    const before = viewOf(table);
    closeBets(table);
    tumble(table, 2);
    expect(reconciliation(before, viewOf(table), NOTHING)).toEqual([
      { what: 'void', number: 1, amount: 2_500 },
    ]);
  });

  test('bets that had no answer, as the server has resolved them', () => {
    const view = viewOf(openTable('rws-sic-bo-2021/b'));
    expect(reconciliation(view, view, NOTHING)).toEqual([]);
    expect(reconciliation(view, view, { registered: 2_500, notRegistered: 500 })).toEqual([
      { what: 'registered', amount: 2_500 },
      { what: 'not-registered', amount: 500 },
    ]);
  });
});

describe('[rws-sic-bo-2021#5.5] a corrected result is told plainly', () => {
  function corrected(): readonly [ReturnType<typeof viewOf>, ReturnType<typeof viewOf>] {
    const table = openTable('rws-sic-bo-2021/b');
    playRound(table, [6, 4, 1], ['big']);
    const before = viewOf(table);
    correct(table, before.recall[0]?.round ?? '', [2, 4, 1]);
    return [before, viewOf(table)];
  }

  test('what it was, what it is, and what changes for this player', () => {
    const [before, after] = corrected();
    expect(corrections(before.recall, after.recall)).toEqual([
      {
        round: 'T07-1',
        number: 1,
        kind: 'corrected',
        was: [6, 4, 1],
        is: [2, 4, 1],
        change: -5_000,
      },
    ]);
  });

  test('once, and not again with the next view', () => {
    const [, after] = corrected();
    expect(corrections(after.recall, after.recall)).toEqual([]);
  });
});
