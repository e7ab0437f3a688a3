import type { StoreApi } from 'zustand/vanilla';
import { http } from '../session/http.ts';
import type { TerminalState } from './terminal-state.ts';

const ASKED_EVERY = 5_000;

/** The call stays lit until staff have acknowledged it, here or at their own screen. */
export function watchAttendant(store: StoreApi<TerminalState>): void {
  setInterval(async () => {
    if (!store.getState().isCalling) return;
    const own = await http().ownTerminal();
    if (own.ok && own.value.attendantCalledAt === null) store.setState({ isCalling: false });
  }, ASKED_EVERY);
}
