import { emptyTable, rulesOf, SHIPPED } from '@baize/house';
import { mbsSicBoV4 } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import type { TableLibrary } from '../library.ts';
import { configOf, dealer, openTable } from '../testing/floor.ts';
import { otherBooks } from '../testing/other-books.ts';
import { diceStates } from '../testing/tables.ts';
import { displayView } from './display-view.ts';

describe('the display', () => {
  test.each([
    ['rws-sic-bo-2021/a', ['rws-sic-bo-2021#5.8']],
    ['mbs-sic-bo-v4/alfastreet', ['mbs-sic-bo-v4#6.3']],
    ['rws-tai-sai-v5/a', ['rws-tai-sai-v5#5.11']],
    ['rws-si-ki-pi-v2', null],
  ])('of %s says by which clause it only informs', (game, because) => {
    expect(displayView(openTable(configOf(game), []).state()).informsOnly).toEqual(because);
    expect(displayView(emptyTable()).informsOnly).toBeNull();
  });

  test('[rws-tai-sai-v5#3.3] shows all three limits, and the words of the call', () => {
    const { betting } = diceStates('rws-tai-sai-v5/c', 50_000);
    expect(displayView(betting)).toMatchObject({
      table: {
        limits: { default: { minimum: 500, maximum: 100_000 } },
        differential: 50_000,
        announcements: { open: 'Place your Bets, please', close: 'No more Bets' },
      },
      trends: { last: [{ round: 'T7-1', dice: [1, 3, 5] }] },
    });
  });

  test('calls a game by what people call it, or by the title of its document', () => {
    const config = configOf('mbs-sic-bo-v4/alfastreet');
    const nameless = otherBooks((book) => {
      const { name: _, ...rest } = book;
      return rest;
    });
    const shown = (library: TableLibrary) => {
      const state = { ...emptyTable(library), rules: rulesOf(config, library) };
      return displayView(state).table?.rulebook;
    };
    const { title, name } = mbsSicBoV4;
    expect(shown(SHIPPED)).toMatchObject({ id: 'mbs-sic-bo-v4', title, name });
    expect(shown(nameless)).toMatchObject({ title, name: { en: title, zh: title } });
  });

  test('says that a table is closed, paused or suspended', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), []);
    expect(displayView(journal.state()).status).toEqual({ status: 'open' });
    journal.give(dealer, { type: 'PauseTable', reason: 'A light is out.' });
    expect(displayView(journal.state()).status).toEqual({
      status: 'paused',
      reason: 'A light is out.',
    });
    const suspended = { reason: 'x', because: ['licensee-sic-bo#6(b)'] as const };
    expect(displayView({ ...journal.state(), suspended }).status.status).toBe('suspended');
    expect(displayView(emptyTable()).status).toEqual({ status: 'closed' });
  });
});
