import { describe, expect, test } from 'vitest';
import { configOf, dealer, openTable, pitManager, shiftManager } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { previousRound } from './public-round.ts';

function play(journal: Journal, tumbles: number) {
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles });
  if (tumbles < 3) return;
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 2, 1], flat: true });
}

describe('how the last round ended', () => {
  test('nothing has been played', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/a'), []);
    expect(previousRound(journal.state())).toBeNull();
  });

  test('the dice and every area that won stay to be seen, also while the next round is open', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/a'), []);
    play(journal, 3);
    const ended = {
      id: 'T7-1',
      number: 1,
      status: 'settled',
      result: [2, 2, 1],
      total: 5,
      winning: ['small', 'double:2', 'total:5', 'domino:1-2', 'single:2', 'single:1'],
    };
    const { winning, ...rest } = previousRound(journal.state()) ?? {};
    expect(rest).toEqual({ ...ended, winning: undefined });
    expect(new Set(winning)).toEqual(new Set(ended.winning));
    journal.give(dealer, { type: 'OpenBets' });
    expect(previousRound(journal.state())).toMatchObject({ id: 'T7-1' });
  });

  test('a void round has no dice and lights nothing', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/a'), []);
    play(journal, 2);
    expect(previousRound(journal.state())).toEqual({
      id: 'T7-1',
      number: 1,
      status: 'void',
      result: null,
      total: null,
      winning: [],
    });
  });

  test('once the table plays another game its areas are not lit for the old one', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/a'), []);
    play(journal, 3);
    const config = configOf('rws-tai-sai-v5/e');
    journal.give(pitManager, { type: 'ConfigureTable', config });
    const [request = ''] = journal.state().approvals.keys();
    journal.give(shiftManager, { type: 'ApproveRequest', request });
    expect(previousRound(journal.state())).toMatchObject({ result: [2, 2, 1], winning: [] });
  });
});
