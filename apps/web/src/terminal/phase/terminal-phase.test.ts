import { playerView } from '@baize/table';
import { describe, expect, test } from 'vitest';
import {
  closeBets,
  openBets,
  openTable,
  playRound,
  register,
  TERMINAL,
  tumble,
} from '../../testing/rounds.ts';
import { type ScriptedTable, staff } from '../../testing/scripted/scripted-table.ts';
import { takesBets, terminalPhase } from './terminal-phase.ts';

function viewOf(table: ScriptedTable) {
  return playerView(table.state(), TERMINAL, Date.now());
}

function phaseOf(table: ScriptedTable, now = Date.now()) {
  return terminalPhase(viewOf(table), true, now);
}

describe('the phase a terminal shows', () => {
  test('nothing is known before the first view, and nothing new while the line is down', () => {
    expect(terminalPhase(null, true, 0)).toEqual({ is: 'connecting' });
    const table = openTable('rws-sic-bo-2021/b');
    expect(terminalPhase(viewOf(table), false, 0)).toEqual({ is: 'offline' });
  });

  test('goes from bets to result in the order of the open procedure', () => {
    const table = openTable('rws-sic-bo-2021/b');
    expect(phaseOf(table).is).toBe('waiting');
    openBets(table);
    expect(phaseOf(table).is).toBe('open');
    closeBets(table);
    expect(phaseOf(table)).toEqual({ is: 'no-more-bets', isTumbling: false });
    tumble(table);
    expect(phaseOf(table)).toEqual({ is: 'no-more-bets', isTumbling: true });
    register(table, [6, 4, 1]);
    expect(phaseOf(table).is).toBe('result');
  });

  test('the dice of a covered procedure are tumbled before anybody bets', () => {
    const table = openTable('mbs-sic-bo-v4/rapid-select');
    table.give(staff('dealer'), { type: 'Tumble', tumbles: 3 });
    expect(phaseOf(table).is).toBe('covered');
    table.give(staff('dealer'), { type: 'OpenBets' });
    expect(phaseOf(table).is).toBe('open');
    closeBets(table);
    tumble(table);
    expect(phaseOf(table)).toEqual({ is: 'no-more-bets', isTumbling: false });
  });

  test('the result stays while losers are collected and winners paid', () => {
    const table = openTable('licensee-sic-bo/standard');
    openBets(table);
    closeBets(table);
    tumble(table);
    register(table, [6, 4, 1]);
    expect(viewOf(table).round?.phase).toBe('resulted');
    expect(phaseOf(table).is).toBe('result');
    table.give(staff('dealer'), { type: 'CollectLosers' });
    expect(phaseOf(table).is).toBe('result');
  });

  test('a round without enough tumbles is void', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    closeBets(table);
    tumble(table, 2);
    expect(phaseOf(table).is).toBe('void');
  });

  test('a paused table says so in every phase, and so does one that is closed', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    table.give(staff('pit-supervisor'), { type: 'PauseTable', reason: 'lights' });
    expect(phaseOf(table)).toEqual({ is: 'paused', reason: 'lights' });
    const other = openTable('rws-sic-bo-2021/b');
    playRound(other, [1, 2, 3]);
    other.give(staff('pit-supervisor'), { type: 'CloseTable' });
    expect(phaseOf(other).is).toBe('table-closed');
  });
});

describe('the countdown', () => {
  const table = openTable('rws-sic-bo-2021/b');
  openBets(table);
  const closesAt = viewOf(table).round?.closesAt ?? 0;

  test('counts whole seconds and turns amber for the last five', () => {
    expect(phaseOf(table, closesAt - 5_001)).toMatchObject({
      left: { seconds: 6, isEnding: false },
    });
    expect(phaseOf(table, closesAt - 5_000)).toMatchObject({
      left: { seconds: 5, isEnding: true },
    });
    expect(phaseOf(table, closesAt - 1)).toMatchObject({ left: { seconds: 1, isEnding: true } });
    expect(phaseOf(table, closesAt - 12_500)).toMatchObject({ left: { part: 0.5 } });
  });

  test('run out it only stops input: "No more bets" is for the server to say', () => {
    const phase = phaseOf(table, closesAt);
    expect(phase).toEqual({ is: 'closing' });
    expect(takesBets(phase)).toBe(false);
  });
});
