import type { StoreApi } from 'zustand/vanilla';
import { ownHttp } from '../session/player-http.ts';
import type { TerminalState } from './terminal-state.ts';

const ASKED_EVERY = 3_000;

/** The call stays lit until staff have come, and shows when somebody is on the way. */
export function watchAttendant(store: StoreApi<TerminalState>): void {
  setInterval(async () => {
    if (!store.getState().isCalling) return;
    const own = await ownHttp().ownTerminal();
    if (!own.ok) return;
    const { attendantCalledAt, waiting } = own.value;
    store.setState({ isCalling: attendantCalledAt !== null, waiting });
  }, ASKED_EVERY);
}

/** Calls somebody for help or for money that is paid by hand, or says that they have come. */
export async function callAttendant(
  store: StoreApi<TerminalState>,
  call: boolean,
  wanted: { readonly reason?: 'help' | 'hand-pay'; readonly amount?: number } = {},
): Promise<boolean> {
  const answer = await ownHttp().callAttendant(call, wanted);
  if (!answer.ok) return false;
  store.setState({
    isCalling: answer.value.attendantCalledAt !== null,
    waiting: answer.value.waiting,
  });
  return true;
}
