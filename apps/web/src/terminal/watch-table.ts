import type { Operation, Outcome, TableClient } from '@baize/protocol/client';
import type { StoreApi } from 'zustand/vanilla';
import { corrections } from './connection/corrections.ts';
import { type Resolved, reconciliation } from './connection/reconciliation.ts';
import { type PlayerView, shownRound } from './player-view.ts';
import { play } from './sound/sound.ts';
import type { TerminalState } from './terminal-state.ts';

/** A break shorter than this needs no account of what happened meanwhile. */
const WORTH_TELLING = 1_000;

/** Notices what the player has to be told: corrections, results, and what happened meanwhile. */
export function watchTable(client: TableClient<'player'>, store: StoreApi<TerminalState>): void {
  let seen = client.state().view;
  let lost: { readonly view: PlayerView; readonly at: number } | null = null;
  let resolved: Resolved = { registered: 0, notRegistered: 0 };
  const account = () => {
    const { view, pending } = client.state();
    // Nothing is said before the server has said what became of every operation.
    if (!lost || !view || pending.length > 0) return;
    const isLong = Date.now() - lost.at >= WORTH_TELLING;
    const lines = reconciliation(lost.view, view, resolved);
    lost = null;
    resolved = { registered: 0, notRegistered: 0 };
    if (isLong || lines.length > 0) store.setState({ reconciled: lines });
  };
  client.subscribe((state) => {
    const { view, link } = state;
    if (link === 'reconnecting' && view && !lost) lost = { view, at: Date.now() };
    if (link === 'live' && lost) queueMicrotask(account);
    if (!view || view === seen) return;
    if (seen) tellChanges(seen, view, store);
    seen = view;
  });
  client.onReconciled(({ operation, outcome }) => {
    resolved = withOutcome(resolved, operation, outcome);
    if (client.state().view && !lost) {
      store.setState({ reconciled: reconciliationOf(resolved) });
    }
  });
}

function reconciliationOf({ registered, notRegistered }: Resolved): TerminalState['reconciled'] {
  return [
    ...(registered > 0 ? [{ what: 'registered', amount: registered } as const] : []),
    ...(notRegistered > 0 ? [{ what: 'not-registered', amount: notRegistered } as const] : []),
  ];
}

function withOutcome(resolved: Resolved, { command }: Operation, outcome: Outcome): Resolved {
  if (command.type !== 'PlaceBet') return resolved;
  const isRegistered =
    outcome.type === 'registered' ||
    (outcome.type === 'answered' && outcome.answer.type !== 'refused');
  return isRegistered
    ? { ...resolved, registered: resolved.registered + command.stake }
    : { ...resolved, notRegistered: resolved.notRegistered + command.stake };
}

function tellChanges(before: PlayerView, after: PlayerView, store: StoreApi<TerminalState>): void {
  const found = corrections(before.recall, after.recall);
  if (found.length > 0) {
    store.setState((state) => ({ corrections: [...state.corrections, ...found] }));
  }
  const wasOpen = before.round?.phase === 'betting';
  const isOpen = after.round?.phase === 'betting';
  if (!wasOpen && isOpen) {
    play('open');
    // A new round is a new felt: whatever was being explained or recalled makes way for it.
    store.setState({ explained: null, recall: null });
  }
  if (wasOpen && !isOpen) play('closed');
  const shown = shownRound(after);
  if (shown?.dice && shownRound(before)?.id !== shown.id && shown.own) {
    play(shown.own.returned > 0 ? 'win' : 'lose');
  }
}
