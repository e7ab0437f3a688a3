import { money } from '@baize/exact';

import { describe, expect, test } from 'vitest';
import { deviceFailure } from '../testing/dice-troubles.ts';
import { ANN, configOf, dealer, openTable, pitManager, supervisor } from '../testing/floor.ts';
import { openJournal } from '../testing/journal.ts';
import type { TableConfig } from './table-config.ts';

const GAME = 'rws-tai-sai-v5/c';
const configure = (config: TableConfig) => ({ type: 'ConfigureTable', config }) as const;

describe('setting a table up', () => {
  test('is done by one person the first time', () => {
    const config = configOf(GAME);
    const facts = openJournal().give(pitManager, configure(config));
    expect(facts.map(({ event }) => event)).toEqual([
      { type: 'TableConfigured', config, because: ['baize-floor#configured'] },
    ]);
  });

  test('keeps its name for ever', () => {
    const journal = openTable(configOf(GAME));
    expect(journal.ask(pitManager, configure(configOf(GAME, { table: 'T8' })))).toMatchObject({
      refusal: { code: 'configuration-invalid', field: 'table', message: 'This is table T7.' },
    });
  });

  test('other limits need no second person', () => {
    const journal = openTable(configOf(GAME));
    const facts = journal.give(pitManager, configure(configOf(GAME, { unit: money(50) })));
    expect(facts.map(({ event }) => event.type)).toEqual(['TableConfigured']);
  });

  test('the same readings in another order are the same', () => {
    const config = configOf(GAME);
    const journal = openTable(config);
    const turned = Object.fromEntries(Object.entries(config.readings).toReversed());
    const readings = { ...turned, ...config.readings };
    expect(Object.keys(readings)).not.toEqual(Object.keys(config.readings));
    const facts = journal.give(pitManager, configure({ ...config, readings }));
    expect(facts.map(({ event }) => event.type)).toEqual(['TableConfigured']);
  });

  test('another game or another reading is asked for, and the request expires', () => {
    const config = configOf(GAME, { approvalMinutes: 7 });
    const other = { ...config, readings: { ...config.readings, D1: 'exactly-two' as const } };
    for (const wanted of [{ ...config, game: 'rws-tai-sai-v5/e' }, other]) {
      const journal = openTable(config);
      const [fact] = journal.give(pitManager, configure(wanted));
      expect(fact?.event).toMatchObject({
        type: 'ApprovalRequested',
        approval: {
          action: { kind: 'change-prices', config: wanted },
          requestedBy: pitManager,
          expiresAt: journal.now() + 7 * 60_000,
        },
      });
      expect(journal.state().rules?.config).toBe(config);
    }
  });
});

test('[licensee-sic-bo#5(a)] a table that has not been inspected does not open', () => {
  const journal = openJournal();
  journal.give(pitManager, configure(configOf('licensee-sic-bo/standard')));
  const answer = journal.ask(supervisor, { type: 'OpenTable' });
  expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'inspection-missing' } });
  expect(journal.state().isOpen).toBe(false);
});

describe('what is so already', () => {
  test('opening an open table and closing a closed one change nothing', () => {
    const journal = openTable(configOf(GAME), [ANN]);
    expect(journal.give(supervisor, { type: 'OpenTable' })).toEqual([]);
    expect(journal.give(supervisor, { type: 'CloseTable' })).toMatchObject([
      { event: { type: 'TableClosed' } },
    ]);
    expect(journal.give(supervisor, { type: 'CloseTable' })).toEqual([]);
    expect(journal.state().isOpen).toBe(false);
  });

  test('a pause begins once and ends once, and keeps its first reason', () => {
    const journal = openTable(configOf(GAME), [ANN]);
    expect(journal.give(dealer, { type: 'ResumeTable' })).toEqual([]);
    const [paused] = journal.give(dealer, { type: 'PauseTable', reason: 'a spilt drink' });
    expect(journal.give(dealer, { type: 'PauseTable', reason: 'another' })).toEqual([]);
    expect(journal.state().paused).toEqual({ reason: 'a spilt drink', since: paused?.at });
    expect(journal.give(dealer, { type: 'ResumeTable' })).toMatchObject([
      { event: { type: 'TableResumed' } },
    ]);
    expect(journal.state().paused).toBeNull();
  });

  test('[licensee-sic-bo#5(a)] opening cites the inspection, where the book has one', () => {
    const opened = (game: string) =>
      openTable(configOf(game), [])
        .facts()
        .find(({ event }) => event.type === 'TableOpened')?.event.because;
    expect(opened('licensee-sic-bo/standard')).toEqual([
      'baize-floor#open-table',
      'licensee-sic-bo#5(a)',
    ]);
    expect(opened(GAME)).toEqual(['baize-floor#open-table']);
  });

  test('a table that is not suspended need not be released', () => {
    const journal = openTable(configOf(GAME), [ANN]);
    expect(journal.give(supervisor, { type: 'ReleaseTable' })).toEqual([]);
  });

  test('[licensee-sic-bo#6(b)] one that is goes on once it is released, for the reason it stopped', () => {
    const { journal } = deviceFailure();
    expect(journal.facts().at(-1)?.event).toEqual({
      type: 'TableReleased',
      because: ['licensee-sic-bo#6(b)'],
    });
    expect(journal.state().suspended).toBeNull();
  });
});
