import type { ClientState } from '@baize/protocol/client';
import { playerView } from '@baize/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable, playRound, TERMINAL } from '../../testing/rounds.ts';
import type { PlayerView } from '../player-view.ts';
import { inStep } from './in-step.ts';

type State = ClientState<'player'>;

/** A source of states that a test moves on by hand. */
function source(first: PlayerView) {
  const listeners = new Set<(state: State) => void>();
  const rest = { ended: null, retryAt: null, pending: [], clockOffset: null, roundTrip: null };
  let state: State = { link: 'live', view: first, ...rest };
  return {
    state: () => state,
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    become: (changes: Partial<State>) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener(state);
    },
  };
}

/** Before a round, after it, and what is known when only the public half of its end has come. */
function views() {
  const table = openTable('rws-sic-bo-2021/b');
  let closed: PlayerView | null = null;
  const view = () => playerView(table.state(), TERMINAL, Date.now());
  table.subscribe(() => {
    if (table.state().round?.phase === 'tumbled') closed = view();
  });
  playRound(table, [6, 4, 1], ['big']);
  const after = view();
  const before = closed ?? after;
  const { round, previous, trends } = after;
  return { before, halfway: { ...before, round, previous, trends }, after };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the old picture stays until the own part has caught up', () => {
  const { before, halfway, after } = views();
  const line = source(before);
  const client = inStep(line);
  const told: (PlayerView | null)[] = [];
  client.subscribe(({ view }) => told.push(view));
  line.become({ view: halfway });
  expect(client.state().view).toBe(before);
  line.become({ view: after });
  expect(client.state().view).toBe(after);
  vi.runAllTimers();
  expect(told.filter((view) => view !== before)).toEqual([after]);
});

test('and never longer than a moment', () => {
  const { before, halfway } = views();
  const line = source(before);
  const client = inStep(line, 500);
  line.become({ view: halfway });
  vi.advanceTimersByTime(499);
  expect(client.state().view).toBe(before);
  vi.advanceTimersByTime(1);
  expect(client.state().view).toBe(halfway);
  const later = { ...halfway };
  line.become({ view: later });
  expect(client.state().view).toBe(later);
});

test('what is not of the view is told at once', () => {
  const { before, halfway } = views();
  const line = source(before);
  const client = inStep(line);
  line.become({ view: halfway });
  line.become({ link: 'reconnecting' });
  expect(client.state()).toMatchObject({ link: 'reconnecting', view: before });
});
