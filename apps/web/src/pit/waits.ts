import type { FaultsBody, PitView, WaitingBody } from '@baize/protocol/client';
import { isDisagreement } from '../console/words/fault-words.ts';
import { faultsAt } from './faults-at.ts';

type Fault = FaultsBody['faults'][number];
export type WaitingTerminal = WaitingBody['terminals'][number];

export type Colour = 'red' | 'amber' | 'blue';

/** Something at a table that waits for a person of the pit. */
export interface Wait {
  readonly kind: WaitKind;
  readonly colour: Colour;
  /** Since when; null where the floor does not say. */
  readonly since: number | null;
  /** When it lapses by itself; null where it does not. */
  readonly until: number | null;
  readonly terminal: string | null;
  readonly amount: number | null;
  /** What kind of fault. */
  readonly fault: string | null;
}

/** In the order of urgency within one colour: a stopped table is never hidden by age alone. */
const KINDS = [
  'line-lost',
  'readings-differ',
  'suspended',
  'paused',
  'fault',
  'terminal-locked',
  'hand-pay',
  'ticket-in-doubt',
  'ticket-not-taken',
  'own-decision',
  'decision',
  'call',
  'terminal-offline',
  'unknown',
] as const;
export type WaitKind = (typeof KINDS)[number];

const COLOURS: readonly Colour[] = ['red', 'amber', 'blue'];

const MINUTE = 60_000;
/** A call or a payment by hand that nobody has ended after so long is urgent. */
const LONG_WAIT = 5 * MINUTE;
/** A ticket whose player has not said that they have it after so long is urgent. */
const LONG_UNTAKEN = 15 * MINUTE;
/** A request that lapses within so long is urgent. */
const LAST_MINUTES = 5 * MINUTE;

/** Faults that stop play or lock money; others wait until somebody comes by. */
const URGENT_FAULTS: ReadonlySet<string> = new Set([
  'readings-disagree',
  'device-silent',
  'table-stuck',
  'self-audit-difference',
  'database-unavailable',
]);
/** Faults that are to be watched. */
const WATCHED_FAULTS: ReadonlySet<string> = new Set(['results-unusual', 'database-slow']);

export interface WaitsFrom {
  readonly table: string;
  readonly view: PitView | null;
  readonly isOnline: boolean;
  /** Null where the floor has not said it, or did not answer when it was last asked. */
  readonly faults: readonly Fault[] | null;
  readonly waiting: readonly WaitingTerminal[] | null;
  /** Server time. */
  readonly now: number;
}

/** Everything that waits at a table, the most urgent first. */
export function waitsAt({
  table,
  view,
  isOnline,
  faults,
  waiting,
  now,
}: WaitsFrom): readonly Wait[] {
  const here = (waiting ?? []).filter((each) => each.table === table);
  const its = view ? faultsAt(faults ?? [], table, view) : [];
  const isKnown = view !== null && faults !== null && waiting !== null;
  const found = [
    ...(isOnline || view === null ? [] : [waitOf('line-lost', 'red')]),
    ...(view
      ? [...stopOf(view), ...decisionsOf(view, now), ...ticketsOf(view, now), ...lockedOf(view)]
      : []),
    ...its.map(faultOf),
    ...here.flatMap((each) => callOf(each, now)),
    ...(view ? here.flatMap((each) => offlineOf(each, view, its)) : []),
    // Silence is not order: what nobody has said yet may wait there.
    ...(isKnown ? [] : [waitOf('unknown', 'blue')]),
  ];
  return found.toSorted(byUrgency);
}

function waitOf(kind: WaitKind, colour: Colour, more: Partial<Wait> = {}): Wait {
  const none = { since: null, until: null, terminal: null, amount: null, fault: null };
  return { kind, colour, ...none, ...more };
}

function stopOf({ status }: PitView): readonly Wait[] {
  if (status.status === 'suspended') return [waitOf('suspended', 'red')];
  if (status.status !== 'paused') return [];
  return [waitOf(isDisagreement(status.reason) ? 'readings-differ' : 'paused', 'red')];
}

function decisionsOf({ approvals, matters, can }: PitView, now: number): readonly Wait[] {
  const mayDecide = can.DecideMatter?.allowed === true;
  return [
    ...approvals.map(({ approve, expiresAt, effect }) => {
      const colour = expiresAt - now <= LAST_MINUTES ? 'red' : 'amber';
      const about = effect.kind === 'command' ? effect : { terminal: null, amount: null };
      const { terminal, amount } = about;
      const more = { until: expiresAt, terminal, amount };
      return waitOf(approve.allowed ? 'own-decision' : 'decision', colour, more);
    }),
    ...matters.map(() => waitOf(mayDecide ? 'own-decision' : 'decision', 'amber')),
  ];
}

function ticketsOf({ tickets }: PitView, now: number): readonly Wait[] {
  return tickets.map(({ status, terminal, amount, since }) => {
    const isLate = status === 'in-doubt' || now - since >= LONG_UNTAKEN;
    const kind = status === 'in-doubt' ? 'ticket-in-doubt' : 'ticket-not-taken';
    return waitOf(kind, isLate ? 'red' : 'amber', { terminal, amount, since });
  });
}

function lockedOf({ terminals }: PitView): readonly Wait[] {
  return terminals
    .filter(({ locked }) => locked !== null)
    .map(({ terminal }) => waitOf('terminal-locked', 'red', { terminal }));
}

function faultOf({ kind, subject, setAt }: Fault): Wait {
  const colour = URGENT_FAULTS.has(kind) ? 'red' : WATCHED_FAULTS.has(kind) ? 'blue' : 'amber';
  return waitOf('fault', colour, { since: setAt, terminal: subject, fault: kind });
}

function callOf(
  { terminal, attendantCalledAt, waiting }: WaitingTerminal,
  now: number,
): readonly Wait[] {
  if (attendantCalledAt === null) return [];
  const kind = waiting?.reason === 'hand-pay' ? 'hand-pay' : 'call';
  const colour = now - attendantCalledAt >= LONG_WAIT ? 'red' : 'amber';
  const amount = waiting?.amount ?? null;
  return [waitOf(kind, colour, { since: attendantCalledAt, terminal, amount })];
}

/** A line that is lost matters while something lies there; a fault of the terminal says it too, with its time. */
function offlineOf(
  { terminal, isOnline }: WaitingTerminal,
  view: PitView,
  faults: readonly Fault[],
): readonly Wait[] {
  const staked = view.terminals.find((each) => each.terminal === terminal)?.staked ?? 0;
  const isKnown = faults.some(({ kind, subject }) => kind === 'link-lost' && subject === terminal);
  if (isOnline || isKnown || staked === 0) return [];
  return [waitOf('terminal-offline', 'amber', { terminal, amount: staked })];
}

function byUrgency(one: Wait, other: Wait): number {
  return (
    COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    (one.since ?? one.until ?? 0) - (other.since ?? other.until ?? 0)
  );
}
