import { minus, NOTHING, plus } from '@baize/exact';
import type { EventOf } from '../event.ts';
import { itemAt, replaceItem } from '../persistent/chunked.ts';
import type { Terminal } from '../session/terminal.ts';
import type { TableState } from '../state.ts';
import { type Advance, applyAdvance, stateWith, withStakes, withTotals } from './copies.ts';

/** A terminal's stakes and the totals of the areas after some bets have changed. */
export function applyBetsChanged(
  state: TableState,
  event: EventOf<'BetsChanged'>,
  advance: Advance,
): TableState {
  const { round, rules } = state;
  const index = state.terminalIndex.get(event.terminal);
  const terminal = index === undefined ? undefined : itemAt(state.terminals, index);
  if (!round || !rules || index === undefined || !terminal) return applyAdvance(state, advance);
  const totals = round.totals.slice();
  const holdings = terminal.holdings.slice();
  let { staked } = terminal;
  for (const { bet, from, to } of event.changes) {
    const area = rules.areaIndex.get(bet);
    if (area === undefined) continue;
    totals[area] = plus(minus(totals[area] ?? NOTHING, from), to);
    const since = holdings[area]?.since ?? advance.sequence;
    holdings[area] = to === NOTHING ? undefined : { stake: to, since };
    staked = plus(minus(staked, from), to);
  }
  const next = withStakes(terminal, holdings, staked, undoListAfter(terminal, event));
  const terminals = replaceItem(state.terminals, index, next);
  return stateWith(state, advance, withTotals(round, totals), terminals);
}

/**
 * Undoing takes the last action off the list; anything else goes on top of it. What was taken back for
 * the player cannot be undone, nor anything before it.
 */
function undoListAfter(terminal: Terminal, event: EventOf<'BetsChanged'>): Terminal['done'] {
  if (event.action === 'undo') return terminal.done?.before ?? null;
  if (event.action === 'return') return null;
  return { changes: event.changes, before: terminal.done };
}
