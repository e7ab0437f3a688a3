// Facts that no decision makes in such a state. A journal may have been written by anybody: a state follows from each of
// them all the same, and whoever checks the record says what is wrong with it.
import { money } from '@baize/exact';
import type { Because } from '@baize/game';
import { emptyTable } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { TableState } from '../state.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { ANN, configOf, dealer, openTable } from '../testing/floor.ts';

const because: Because = ['baize-floor#known-round'];

function after(state: TableState, event: TableEvent): TableState {
  const sequence = state.sequence + 1;
  return evolve(state, { sequence, at: 1, op: `odd-${sequence}`, by: dealer, event });
}

describe('a fact that nothing led to', () => {
  const table = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);

  test('an interruption of no round that is said to go on ends a pause, and begins no round', () => {
    table.give(dealer, { type: 'PauseTable', reason: 'A chair fell' });
    const paused = table.state();
    expect(paused.paused).not.toBeNull();
    const state = after(paused, {
      ...{ type: 'RoundInterrupted', round: 'T7-1', readable: null, established: true },
      ...{ decided: [], because },
    });
    expect([state.paused, state.round, state.sequence - paused.sequence]).toEqual([null, null, 1]);
  });

  test('a void of no round counts no stake that came back', () => {
    const state = after(table.state(), {
      ...{ type: 'RoundVoided', round: 'T7-1', incident: 'not-covered', because },
      ...{ returned: [{ terminal: ANN, amount: money(500) }], postings: [] },
    });
    expect(terminalOf(state, ANN)?.meters).toMatchObject({ stakesReturned: 0, voids: 1 });
    expect(state.round).toBeNull();
  });

  test('to undo where nothing was done leaves nothing to be undone', () => {
    const betting = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    betting.give(dealer, { type: 'OpenBets' });
    const state = after(betting.state(), {
      ...{ type: 'BetsChanged', round: 'T7-1', terminal: ANN, action: 'undo' },
      ...{ changes: [], rejected: [], because },
    });
    expect(terminalOf(state, ANN)).toMatchObject({ done: null, staked: 0 });
  });

  test('a terminal that sits down at a table without a configuration has a visit', () => {
    const state = after(emptyTable(), {
      ...{ type: 'TerminalSeated', terminal: ANN, credit: money(0), postings: [], because },
    });
    expect(terminalOf(state, ANN)).toMatchObject({ isSeated: true, visit: 1 });
  });
});
