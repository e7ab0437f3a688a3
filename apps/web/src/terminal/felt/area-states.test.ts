import { playerView } from '@baize/table';
import { describe, expect, test } from 'vitest';
import {
  closeBets,
  openBets,
  openTable,
  place,
  playRound,
  register,
  TERMINAL,
  tumble,
} from '../../testing/rounds.ts';
import type { ScriptedTable } from '../../testing/scripted/scripted-table.ts';
import { areaStates, type FeltMarks, recalledStates } from './area-states.ts';

const NO_MARKS: FeltMarks = { pending: [], refused: new Map() };

function viewOf(table: ScriptedTable) {
  return playerView(table.state(), TERMINAL, Date.now());
}

function stateOf(table: ScriptedTable, bet: string, marks = NO_MARKS) {
  return areaStates(viewOf(table), marks).get(bet);
}

describe('chips on the felt', () => {
  test('registered and pending lie apart', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'big', 5_000);
    const pending = [
      { bet: 'big', amount: 2_500 },
      { bet: 'big', amount: 500 },
      { bet: 'odd', amount: 2_500 },
    ];
    expect(stateOf(table, 'big', { ...NO_MARKS, pending })).toMatchObject({
      registered: 5_000,
      pending: 3_000,
      light: 'plain',
    });
    expect(stateOf(table, 'odd', { ...NO_MARKS, pending })).toMatchObject({
      registered: 0,
      pending: 2_500,
    });
  });

  test('stay as they were frozen from the close to the result', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'big', 5_000);
    closeBets(table);
    expect(stateOf(table, 'big')).toMatchObject({ registered: 5_000, light: 'plain' });
    tumble(table);
    expect(stateOf(table, 'big')).toMatchObject({ registered: 5_000, light: 'plain' });
  });

  test('winners show what came back, losers only dim', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'total:11', 5_000);
    place(table, 'small', 5_000);
    closeBets(table);
    tumble(table);
    register(table, [6, 4, 1]);
    // Six and a half to one on 50.00, and the stake.
    expect(stateOf(table, 'total:11')).toMatchObject({ light: 'lit', returned: 37_500 });
    expect(stateOf(table, 'small')).toMatchObject({
      light: 'dimmed',
      registered: 5_000,
      returned: null,
    });
    expect(stateOf(table, 'odd')).toMatchObject({ light: 'lit', registered: 0, returned: null });
  });

  test('of a void round fly back and light nothing', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'big', 5_000);
    closeBets(table);
    tumble(table, 2);
    expect(stateOf(table, 'big')).toMatchObject({ registered: 0, refused: 5_000, light: 'plain' });
  });

  test('are gone when the next round opens', () => {
    const table = openTable('rws-sic-bo-2021/b');
    playRound(table, [6, 4, 1], ['big']);
    openBets(table);
    expect(stateOf(table, 'big')).toMatchObject({ registered: 0, light: 'plain', returned: null });
  });
});

test('a recalled round shows its bets first and their outcome last', () => {
  const table = openTable('rws-sic-bo-2021/b');
  playRound(table, [6, 4, 1], ['big', 'even']);
  const [round] = viewOf(table).recall;
  if (!round) throw new Error('The round can be recalled.');
  const at = (step: 'bets' | 'closed' | 'result', bet: string) =>
    recalledStates(round, step, ['big', 'even', 'odd', 'single:2']).get(bet);
  expect(at('bets', 'big')).toMatchObject({ registered: 2_500, light: 'plain', returned: null });
  expect(at('closed', 'big')).toMatchObject({ registered: 2_500, light: 'plain' });
  expect(at('result', 'big')).toMatchObject({ light: 'lit', returned: 5_000 });
  expect(at('result', 'even')).toMatchObject({ light: 'dimmed', registered: 2_500 });
  expect(at('result', 'odd')).toMatchObject({ light: 'lit', registered: 0, returned: null });
  expect(at('result', 'single:2')).toMatchObject({ light: 'dimmed' });
  expect(at('closed', 'odd')).toMatchObject({ light: 'plain' });
});
