import type { ClientState, TableClient } from '@baize/protocol/client';
import { isBehind } from './is-behind.ts';

type State = ClientState<'player'>;
type Source = Pick<TableClient<'player'>, 'state' | 'subscribe'>;

/** Longer than the own message ever takes on a line that works, shorter than anybody waits for dice. */
const PATIENCE = 500;

/**
 * The same table, shown a moment later where the player's own part has not caught up with the public
 * one: nobody sees a result that seems to have paid nothing before they see what it paid.
 */
export function inStep<Client extends Source>(client: Client, patience = PATIENCE): Client {
  const listeners = new Set<(state: State) => void>();
  let shown = client.state();
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let isOverdue = false;
  const show = (state: State) => {
    if (state === shown) return;
    shown = state;
    for (const listener of [...listeners]) listener(state);
  };
  const stopWaiting = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
  const giveUp = () => {
    waiting = null;
    isOverdue = true;
    show(client.state());
  };
  client.subscribe((state) => {
    const { view } = shown;
    if (!state.view || !isBehind(state.view)) {
      stopWaiting();
      isOverdue = false;
      show(state);
    } else if (view === null || isOverdue) {
      show(state);
    } else {
      waiting ??= setTimeout(giveUp, patience);
      show({ ...state, view });
    }
  });
  return {
    ...client,
    state: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
