import { minus, NOTHING, plus, total } from '@baize/exact';
import { countRound, countVoid, meter } from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { ConcludedPlay, PlayViews, RoundPlay } from '../contributions.ts';
import type { EventOf } from '../event.ts';
import { joinSettled } from '../history/outcome.ts';
import { withResult } from '../history/result-on-record.ts';
import { betsIn, withoutLines } from '../history/without-bets.ts';
import { LIBRARY, oncePer, type TableLibrary } from '../library.ts';
import type { OwnViews } from '../own-views.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import type { ConcludedRound, Round, TableState } from '../state.ts';
import { holdingOn, NO_HOLDINGS, withHolding } from '../terminal/holdings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import {
  type Advance,
  applyAdvance,
  itemAt,
  mapItems,
  replaceItem,
  stateWith,
  terminalWith,
  withMeters,
  withStakes,
  withTerminal,
  withTotals,
} from './persistent.ts';

/*
 * Every round has the fields of every mechanic of its house, so that rounds of one house look alike; those of the
 * others stay as they began.
 */

/** What a round remembers of its play as it begins. */
export const freshPlay: (library: TableLibrary) => RoundPlay = oncePer(({ mechanics }) =>
  mergeParts<RoundPlay>(mechanics.map(({ round }) => round.fresh)),
);

/** What is kept of it when the round is over. */
function keptPlay({ mechanics }: TableLibrary, play: RoundPlay): ConcludedPlay {
  return mergeParts<ConcludedPlay>(mechanics.map(({ round }) => round.kept(play)));
}

/** All parts together are the whole: each mechanic declares just the fields that it fills. */
export function mergeParts<Whole>(parts: readonly Partial<Whole>[]): Whole {
  return Object.assign({}, ...parts) as Whole;
}

/** Once it was enough to report dice; a round of such a journal was played with them all the same. */
export function equipmentAtStart(state: TableState): TableState {
  const { reported, ...equipment } = state.equipment;
  return reported === undefined ? state : { ...state, equipment };
}

export function newRound(state: TableState, event: EventOf<'RoundOpened'>): Round {
  return {
    id: event.round,
    number: event.number,
    phase: 'covered',
    commitment: event.commitment,
    betsOpenedAt: null,
    closesAt: null,
    totals: (state.rules?.areas ?? []).map(() => NOTHING),
    closed: null,
    result: null,
    settled: null,
    isCorrected: false,
    suspendAfter: null,
    presence: null,
    play: freshPlay(state[LIBRARY]),
  };
}

export function inRound(state: TableState, change: Partial<Round>): TableState {
  return state.round ? { ...state, round: { ...state.round, ...change } } : state;
}

const NO_STAKES = { holdings: NO_HOLDINGS, staked: NOTHING, done: null } as const;

export function afterBetsClosed(state: TableState, event: EventOf<'BetsClosed'>): TableState {
  // Whoever took all bets back has no stake to freeze, but nothing to undo any more either.
  const terminals = mapItems(state.terminals, (each) =>
    each.done === null ? each : terminalWith(each, { done: null }),
  );
  let next = inRound(
    { ...state, terminals },
    { phase: 'closed', closed: event.stakes, ...playAtClose(state) },
  );
  for (const { terminal: id, total: staked, stakes } of event.stakes) {
    next = withTerminal(next, id, (terminal) =>
      terminalWith(terminal, {
        ...NO_STAKES,
        lastBets: stakes.map(({ bet, stake }) => ({ bet, stake })),
        meters: countRound(terminal.meters),
      }),
    );
    next = withMeters(next, id, (meters) => meter(meters, { coinIn: staked }));
  }
  // However many terminals have bet in it, to the table it is one round.
  return event.stakes.length === 0 ? next : { ...next, meters: countRound(next.meters) };
}

/** A mechanic may have to remember what bets were before they froze. */
function playAtClose(state: TableState): Partial<Round> {
  const { round, rules } = state;
  return round && rules ? { play: rules.mechanic.round.atClose(state, round.play) } : {};
}

/** Settlement returns count as paid out; what was never at risk counts as returned. */
export function paySettled(state: TableState, settled: readonly SettledTerminal[]): TableState {
  let next = state;
  for (const { terminal, lines } of settled) {
    const notAtRisk = total(lines.map((line) => minus(line.stake, line.effective)));
    const coinOut = total(lines.map((line) => line.returns));
    next = withMeters(next, terminal, (meters) =>
      meter(meters, { coinOut, stakesReturned: notAtRisk }),
    );
  }
  return next;
}

export function afterVoid(state: TableState, event: EventOf<'RoundVoided'>): TableState {
  let next = state;
  for (const { terminal, amount } of event.returned) {
    const stakesReturned = state.round?.closed ? amount : NOTHING;
    next = withTerminal(next, terminal, (each) =>
      terminalWith(each, { meters: countVoid(each.meters) }),
    );
    next = withMeters(next, terminal, (meters) => meter(meters, { stakesReturned }));
  }
  const cleared = mapItems(next.terminals, (terminal) =>
    terminal.staked === 0 && terminal.done === null ? terminal : terminalWith(terminal, NO_STAKES),
  );
  const meters = countVoid(next.meters);
  return keepConcluded(
    { ...withoutMatter(next), meters, terminals: cleared, paused: null },
    'void',
  );
}

/** What a round waited for is decided with the round. */
export function withoutMatter(state: TableState): TableState {
  const { round, rules } = state;
  const matter = round && rules?.mechanic.undecided?.matterOf(round);
  if (!matter || !state.matters.has(matter)) return state;
  const matters = new Map(state.matters);
  matters.delete(matter);
  return { ...state, matters };
}

/** Nobody leaves with a stake in a round, so that whoever is there at its end has made it. */
function visitsOf(
  { terminals, terminalIndex }: TableState,
  closed: readonly ClosedStakes[],
): ConcludedRound['visits'] {
  return Object.fromEntries(
    closed.map(({ terminal }) => {
      const index = terminalIndex.get(terminal);
      const visit = index === undefined ? undefined : itemAt(terminals, index)?.visit;
      return [terminal, visit ?? 1];
    }),
  );
}

/** Everything that was settled, be it at the end or before; a void round has no settlement. */
function settledOf(
  round: Round,
  status: ConcludedRound['status'],
  { mechanic }: TableRules,
): readonly SettledTerminal[] {
  if (status === 'void') return [];
  const settled = round.settled ?? [];
  const early = mechanic.settledEarly(round);
  return early.length === 0 ? settled : joinSettled(withoutLines(early, betsIn(settled)), settled);
}

/** A round that is over stays at hand for a while, in case it must be corrected. */
export function keepConcluded(state: TableState, status: ConcludedRound['status']): TableState {
  const { round, rules } = state;
  if (!round || !rules) return state;
  const { id, number } = round;
  const result = status === 'void' ? null : round.result;
  const concluded = new Map(state.concluded).set(id, {
    id,
    number,
    config: rules.config,
    status,
    result,
    closed: round.closed ?? [],
    settled: settledOf(round, status, rules),
    visits: visitsOf(state, round.closed ?? []),
    play: keptPlay(state[LIBRARY], round.play),
  });
  for (const oldest of concluded.keys()) {
    if (concluded.size <= rules.config.roundsKept) break;
    concluded.delete(oldest);
  }
  const results =
    result === null
      ? state.results
      : withResult(state.results, { round: id, number, dice: result });
  return { ...state, round: null, concluded, results };
}

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
  let { holdings, staked } = terminal;
  for (const { bet, from, to } of event.changes) {
    const area = rules.areaIndex.get(bet);
    if (area === undefined) continue;
    totals[area] = plus(minus(totals[area] ?? NOTHING, from), to);
    const since = holdingOn(holdings, area)?.since ?? advance.sequence;
    const holding = to === NOTHING ? undefined : { stake: to, since };
    holdings = withHolding(holdings, area, holding);
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

/** What every mechanic of a house shows in a view, be it played at this table or not. */
export function drawPlay<Name extends keyof PlayViews>(
  { mechanics }: TableLibrary,
  draw: (views: OwnViews) => Partial<PlayViews[Name]>,
): PlayViews[Name] {
  return mergeParts<PlayViews[Name]>(mechanics.map(({ views }) => draw(views)));
}
