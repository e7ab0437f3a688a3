import { money } from '@baize/exact';

import { describe, expect, test } from 'vitest';
import { operate } from '../decide.ts';
import { deviceFailure } from '../testing/dice-troubles.ts';
import {
  ANN,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  supervisor,
} from '../testing/floor.ts';
import { openJournal } from '../testing/journal.ts';
import { secondPersonFor } from './table-commands.ts';
import type { LayoutConfig, TableConfig } from './table-config.ts';

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

test('a configuration no table could be played by is refused, with its field and why', () => {
  const wrong = configOf('rws-sic-bo-2021/b', { unit: money(1) });
  expect(openJournal().ask(pitManager, configure(wrong))).toMatchObject({
    type: 'refused',
    refusal: {
      code: 'configuration-invalid',
      message: 'The unit must be a multiple of 2, so that every price is exact.',
      field: 'unit',
      because: ['rws-sic-bo-2021#I-D13'],
    },
  });
  expect(openJournal().ask(pitManager, configure(configOf(GAME, { roundsKept: 9 })))).toMatchObject(
    { refusal: { field: 'roundsKept', because: ['baize-floor#configured'] } },
  );
});

describe('[rws-sic-bo-2021#I-C1] a cluster of terminals', () => {
  const { limits, houseTable, differential } = configOf('rws-sic-bo-2021/a');
  const layout = { game: 'rws-sic-bo-2021/b', limits, houseTable, differential };
  const cluster = (terminals: readonly string[], changes: Partial<LayoutConfig> = {}) =>
    configOf('rws-sic-bo-2021/a', { layouts: [{ ...layout, terminals, ...changes }] });

  test('is set up for the reason that allows it', () => {
    const [fact] = openJournal().give(pitManager, configure(cluster([BEN])));
    expect(fact?.event.because).toEqual([
      'baize-floor#configured',
      'rws-sic-bo-2021#2.1.1',
      'rws-sic-bo-2021#I-C1',
    ]);
  });

  test('whoever gets another layout gets other prices, which needs a second person', () => {
    const present = cluster([BEN]);
    const second = 'shift-manager';
    expect(secondPersonFor(present, cluster([BEN, CAT]))).toBe(second);
    expect(secondPersonFor(present, cluster([BEN], { game: 'rws-sic-bo-2021/c' }))).toBe(second);
    expect(secondPersonFor(present, cluster([BEN], { houseTable: {} }))).toBe(second);
    expect(secondPersonFor(present, configOf('rws-sic-bo-2021/a'))).toBe(second);
    const tight = { default: { minimum: money(500), maximum: money(900) }, kinds: {} };
    expect(secondPersonFor(present, cluster([BEN], { limits: tight }))).toBeNull();
  });
});

describe('a table that stood still', () => {
  const pause = { type: 'PauseTable', reason: 'a spilt drink' } as const;
  const config = configOf('rws-sic-bo-2021/a', { bettingSeconds: 60 });

  test('goes on where it was: betting ends later by as much', () => {
    const journal = openTable(config, [ANN]);
    journal.give(dealer, { type: 'OpenBets' });
    const before = journal.state().round?.closesAt;
    journal.give(dealer, pause);
    journal.wait(44);
    // The command itself takes a second of this clock.
    expect(journal.give(dealer, { type: 'ResumeTable' })).toMatchObject([
      { event: { type: 'TableResumed', stoodStill: 45_000, because: ['baize-floor#pause'] } },
    ]);
    expect(before).toBeTypeOf('number');
    expect(journal.state().round?.closesAt).toBe((before ?? 0) + 45_000);
  });

  test('between rounds has nothing to make up for', () => {
    const journal = openTable(config, [ANN]);
    journal.give(dealer, pause);
    journal.wait(44);
    const [fact] = journal.give(dealer, { type: 'ResumeTable' });
    expect(fact?.event).not.toHaveProperty('stoodStill');
  });

  test('nor has one of which nobody knows since when, or whose clock went back', () => {
    const journal = openTable(config, [ANN]);
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, pause);
    const state = journal.state();
    const resumed = (since: { readonly since?: number }) => {
      const paused = { reason: pause.reason, ...since };
      const envelope = { op: 'resume', at: journal.now(), by: dealer };
      const command = { type: 'ResumeTable' } as const;
      return operate({ ...state, paused }, { ...envelope, command }).answer;
    };
    const at = (since: number) => ({ since: journal.now() + since });
    for (const since of [{}, at(0), at(5000)]) {
      const answer = resumed(since);
      expect(answer.type === 'accepted' && answer.events.map(({ event }) => event)).toEqual([
        { type: 'TableResumed', because: ['baize-floor#pause'] },
      ]);
    }
    expect(resumed(at(-5000))).toMatchObject({ events: [{ event: { stoodStill: 5000 } }] });
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
