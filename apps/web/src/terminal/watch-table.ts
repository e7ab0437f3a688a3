import type { Operation, Outcome, TableClient } from '@baize/protocol/client';
import type { StoreApi } from 'zustand/vanilla';
import type { Heard, Reconciled } from './connection/reconciliation.ts';
import { type PlayerView, shownRound } from './player-view.ts';
import { rest } from './rest.tsx';
import { play } from './sound/sound.ts';
import type { TerminalState } from './terminal-state.ts';

/** A break shorter than this needs no account of what happened meanwhile. */
const WORTH_TELLING = 1_000;
/** How long an account of a break stays: it is read at leisure, and then goes by itself. */
const ACCOUNT_SHOWN = 12_000;

export interface TableWatch {
  /** What became of a bet given here: one that was on its way in a break belongs to its account. */
  readonly answered: (operation: Pick<Operation, 'command'>, outcome: Outcome) => void;
}

/** Notices what the player has to be told: corrections, results, and what happened meanwhile. */
export function watchTable(
  client: TableClient<'player'>,
  store: StoreApi<TerminalState>,
): TableWatch {
  let seen = client.state().view;
  let lost: { readonly view: PlayerView; readonly at: number } | null = null;
  let heard: readonly Heard[] = [];
  const account = async () => {
    const { view, pending, link } = client.state();
    // Nothing is said before the server has said what became of every operation.
    if (!lost || !view || link !== 'live' || pending.length > 0) return;
    const isLong = Date.now() - lost.at >= WORTH_TELLING;
    const [before, outcomes] = [lost.view, heard];
    lost = null;
    heard = [];
    const { reconciliation, resolvedBy } = await rest.bring();
    const lines = reconciliation(before, view, resolvedBy(outcomes));
    const isNews = lines.some(({ what }) => what !== 'stands');
    if (isLong || isNews) tellAccount(lines, store);
  };
  client.subscribe((state) => {
    const { view, link } = state;
    if (link === 'reconnecting' && view && !lost) lost = { view, at: Date.now() };
    // Whoever waits for an answer hears it first, so that the account knows it too.
    if (link === 'live' && lost) setTimeout(() => void account(), 0);
    if (!view || view === seen) return;
    if (seen) tellChanges(seen, view, store);
    seen = view;
  });
  watchReveals(client, store);
  client.onReconciled(({ operation, outcome }) => {
    heard = [...heard, { operation, outcome }];
    if (client.state().view && !lost) void tellResolved(heard, store);
  });
  return {
    answered: (operation, outcome) => {
      if (lost) heard = [...heard, { operation, outcome }];
      // What was on its way when the terminal was taken out of service has never left the credit.
      else if (isOutOfService(outcome)) void tellResolved([{ operation, outcome }], store);
    },
  };
}

function isOutOfService(outcome: Outcome): boolean {
  if (outcome.type !== 'answered' || outcome.answer.type !== 'refused') return false;
  return outcome.answer.refusal.because.includes('baize-floor#service');
}

/** Remembers what was promised before bets opened, and keeps it with what was revealed after them. */
function watchReveals(client: TableClient<'player'>, store: StoreApi<TerminalState>): void {
  let promised: {
    readonly round: string;
    readonly number: number;
    readonly commitment: string;
  } | null = null;
  let shown: string | null = null;
  client.subscribe(({ view }) => {
    const round = view?.round;
    // What was shown in the pause is what the round must keep to.
    if (view && !round) shown = view.committed;
    if (!round?.commitment || promised?.round === round.id || round.result) return;
    promised = { round: round.id, number: round.number, commitment: shown ?? round.commitment };
    shown = null;
  });
  client.onFacts((facts) => {
    for (const fact of facts) {
      if (!('proof' in fact) || fact.round !== promised?.round) continue;
      const { proof } = fact;
      store.setState({ revealed: proof && { ...promised, ...proof, fact } });
    }
  });
}

async function tellResolved(
  heard: readonly Heard[],
  store: StoreApi<TerminalState>,
): Promise<void> {
  const { resolvedBy, resolvedLines } = await rest.bring();
  const lines = resolvedLines(resolvedBy(heard));
  // Nothing was compared here: that nothing changed would be a guess.
  if (lines.length > 0) tellAccount(lines, store);
}

function tellAccount(lines: readonly Reconciled[], store: StoreApi<TerminalState>): void {
  store.setState({ reconciled: lines });
  setTimeout(() => {
    if (store.getState().reconciled === lines) store.setState({ reconciled: null });
  }, ACCOUNT_SHOWN);
}

async function tellCorrections(
  before: PlayerView,
  after: PlayerView,
  store: StoreApi<TerminalState>,
): Promise<void> {
  const { corrections } = await rest.bring();
  const found = corrections(before.recall, after.recall);
  if (found.length === 0) return;
  store.setState((state) => ({ corrections: [...state.corrections, ...found] }));
}

function tellChanges(before: PlayerView, after: PlayerView, store: StoreApi<TerminalState>): void {
  void tellCorrections(before, after, store);
  const wasOpen = before.round?.phase === 'betting';
  const isOpen = after.round?.phase === 'betting';
  if (!wasOpen && isOpen) {
    play('open');
    // A new round is a new felt: whatever was being explained or recalled makes way for it.
    store.setState({ explained: null, recall: null });
  }
  if (wasOpen && !isOpen) play('closed');
  const shown = shownRound(after);
  if (shown?.result && shownRound(before)?.id !== shown.id && shown.own) {
    // What comes back without covering the stake is no reason to celebrate.
    play(shown.own.returned > shown.own.staked ? 'win' : 'lose');
  }
}
