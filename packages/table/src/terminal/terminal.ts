import { type Err, type Money, minus, NOTHING, ok, plus, type Result } from '@baize/exact';
import type { Because } from '@baize/game';
import { creditByMeters, type Meters } from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Case, Decision } from '../decision.ts';
import type { StakeChange, TableEvent } from '../event.ts';
import { itemAt } from '../evolve/persistent.ts';
import { dispositionIn } from '../irregularities/incident-phases.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { ClosedStakes } from '../round/settled.ts';
import type { TableState } from '../state.ts';
import type { Holdings } from './holdings.ts';

/** What a player has set for this visit; null where nothing is set. */
interface OwnLimits {
  readonly minutesMost: number | null;
  readonly lossMost: Money | null;
  /** A word every so many minutes. */
  readonly remindEvery: number | null;
}

/** The player's own limits, and from where they are counted. */
export interface OwnVisitLimits extends OwnLimits {
  /** When whoever sits there began. */
  readonly since: number;
  /** What the meters of the terminal had lost by then. */
  readonly lostBefore: Money;
}

const MINUTE = 60_000;

/** Limits of somebody who has set none, counted from now. */
export function noLimits(since: number, meters: Meters): OwnVisitLimits {
  return {
    since,
    lostBefore: lostOn(meters),
    minutesMost: null,
    lossMost: null,
    remindEvery: null,
  };
}

/** Staked and not come back, with what corrections gave and took. Stakes in escrow count as lost until they return. */
function lostOn({ coinIn, coinOut, stakesReturned, corrected }: Meters): Money {
  return minus(coinIn, plus(plus(coinOut, stakesReturned), corrected));
}

/** What whoever sits there has lost since they came; below nothing where they have won. */
function lostBy({ own, meters }: Pick<Terminal, 'own' | 'meters'>): Money {
  return minus(lostOn(meters), own.lostBefore);
}

/** Whether the last one there left nothing behind, and the next one has begun nothing: nothing there, set or lost. */
export function isUntouched(terminal: Terminal): boolean {
  const { credit, staked, own } = terminal;
  const isSet = own.minutesMost !== null || own.lossMost !== null || own.remindEvery !== null;
  return credit === NOTHING && staked === NOTHING && lostBy(terminal) === NOTHING && !isSet;
}

/** The player's own limits, and how this visit has gone, as they may see it. */
export interface OwnLimitsView extends OwnLimits {
  readonly since: number;
  readonly lost: Money;
}

export function ownLimitsView(terminal: Terminal): OwnLimitsView {
  const { since, minutesMost, lossMost, remindEvery } = terminal.own;
  return { since, lost: lostBy(terminal), minutesMost, lossMost, remindEvery };
}

/**
 * Somebody sets limits for themselves. They can be made stricter at once; looser they become with the next visit,
 * which begins without any.
 */
export function setOwnLimits({ command, state }: Case<'SetOwnLimits'>): Decision {
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const { own } = terminal.value;
  const { minutesMost = own.minutesMost, lossMost = own.lossMost } = command;
  const { remindEvery = own.remindEvery } = command;
  const looser =
    holds('minutesMost', own.minutesMost, minutesMost) ?? holds('lossMost', own.lossMost, lossMost);
  if (looser) return looser;
  const isSame =
    minutesMost === own.minutesMost && lossMost === own.lossMost && remindEvery === own.remindEvery;
  if (isSame) return ok([]);
  const because = floorRule('own-limits', 'visit');
  const { id } = terminal.value;
  const visit = visitAt(state, terminal.value);
  return ok([
    { type: 'OwnLimitsSet', terminal: id, visit, minutesMost, lossMost, remindEvery, because },
  ]);
}

function holds(field: string, set: number | null, wanted: number | null): Err<Refusal> | null {
  if (set === null || (wanted !== null && wanted <= set)) return null;
  const message = `You have set ${set} for this visit; it can be made stricter now, and looser at the next visit.`;
  return refuse('own-limit-holds', message, floorRule('own-limits'), { field });
}

/**
 * What somebody's own limits leave them to stake at a moment, with nothing of what lies there counted twice; null
 * where they have set none. Stakes count as if they were lost, so that no round takes more than was set.
 */
export function ownRoom(terminal: Terminal, at: number): Money | null {
  const { minutesMost, lossMost, since } = terminal.own;
  if (minutesMost !== null && at >= since + minutesMost * MINUTE) return NOTHING;
  if (lossMost === null) return null;
  const left = minus(minus(lossMost, lostBy(terminal)), terminal.staked);
  return left < 0 ? NOTHING : left;
}

/** Why a stake is past what somebody allows themselves; null where it is not. */
export function ownLimitProblem(room: Money | null, stake: Money): Err<Refusal> | null {
  if (room === null || stake <= room) return null;
  const message =
    room === NOTHING
      ? 'The limit you have set for this visit is reached.'
      : `The limit you have set for this visit leaves ${room}.`;
  return refuse('own-limit-reached', message, floorRule('own-limits'), { amount: room });
}

/** What was done, newest first, so that it can be undone. */
export interface Done {
  readonly changes: readonly StakeChange[];
  readonly before: Done | null;
}

export interface Terminal {
  readonly id: string;
  /** False once it has left; its place in the list stays. */
  readonly isSeated: boolean;
  /** Which visit goes on there, counted at this table; the last one, once it has left. */
  readonly visit: number;
  /** The balance of its credit account; stakes not yet closed are still in it. */
  readonly credit: Money;
  readonly holdings: Holdings;
  /** The sum of the holdings. */
  readonly staked: Money;
  readonly done: Done | null;
  /** The bets of the last round it bet in, to be repeated. */
  readonly lastBets: readonly { readonly bet: string; readonly stake: Money }[];
  readonly locked: { readonly reason: string } | null;
  readonly meters: Meters;
  /** What whoever sits there has set for themselves, as long as they are there. */
  readonly own: OwnVisitLimits;
}

/** What can be staked: credit less the bets already lying. */
export function spendable(terminal: Terminal): Money {
  return (terminal.credit - terminal.staked) as Money;
}

/**
 * A visit is one person at one terminal, from taking the seat to leaving it. While it lasts, its credit and
 * its debts stand under the terminal; what is still open when it ends stands under the visit, so that the
 * next person is never touched (P21).
 */
export function visitName(table: string, terminal: string, visit: number): string {
  return `${table}/${terminal}/${visit}`;
}

/** The visit that goes on at a terminal, or the last one that did. */
export function visitAt({ rules }: TableState, { id, visit }: Terminal): string {
  return visitName(rules?.config.table ?? '', id, visit);
}

/** How many visits a terminal has had at this table, the one that goes on included. */
export function visitsOf(state: TableState, id: string): number {
  return placeOf(state, id)?.visit ?? 0;
}

export function terminalOf(state: TableState, id: string): Terminal | undefined {
  const terminal = placeOf(state, id);
  return terminal?.isSeated ? terminal : undefined;
}

/** A terminal's place in the list, which stays when it has left. */
export function placeOf(state: TableState, id: string): Terminal | undefined {
  const index = state.terminalIndex.get(id);
  return index === undefined ? undefined : itemAt(state.terminals, index);
}

/** A terminal that is seated here and not locked, or why it may not act. */
export function findSeated(state: TableState, id: string): Result<Terminal, Refusal> {
  const terminal = terminalOf(state, id);
  if (!terminal) {
    const message = `Terminal ${id} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminal' });
  }
  if (terminal.locked) {
    const message = `Terminal ${id} is locked: ${terminal.locked.reason}`;
    return refuse('terminal-locked', message, floorRule('self-audit'));
  }
  return ok(terminal);
}

/** Locks every terminal of a round whose credit is not what its meters say. */
export function selfAudit(
  state: TableState,
  closed: readonly ClosedStakes[],
): readonly TableEvent[] {
  return closed.flatMap(({ terminal: id }): TableEvent[] => {
    const terminal = terminalOf(state, id);
    if (!terminal || terminal.locked) return [];
    const expected = creditByMeters(terminal.meters);
    if (expected === terminal.credit) return [];
    return [
      {
        type: 'TerminalLocked',
        terminal: id,
        reason: 'The credit differs from the meters.',
        expected,
        found: terminal.credit,
        because: floorRule('self-audit'),
      },
    ];
  });
}

export function terminalPlace(terminal: string): string {
  return `terminal ${terminal}`;
}

/**
 * Why nothing can be done from a terminal, where it is out of order. A stake that was on its way when it was taken out
 * of service comes after that order, was never registered and stays with its player: the clause that says so is named.
 */
export function terminalServiceProblem(
  state: TableState,
  terminal: string,
  laysStakes: boolean,
): Err<Refusal> | null {
  const out = state.service.get(terminalPlace(terminal));
  if (!out) return null;
  const message = `Terminal ${terminal} is out of service: ${out.reason}`;
  const unregistered = laysStakes && state.round ? unregisteredReasons(state) : undefined;
  const own = floorRule('service');
  return refuse('terminal-locked', message, unregistered ? [...unregistered, ...own] : own);
}

function unregisteredReasons({ rules }: TableState): Because | undefined {
  const disposition = rules && dispositionIn(rules.book, 'terminals-interrupted');
  return disposition && 'unregistered' in disposition ? disposition.unregistered : undefined;
}

/** What a terminal that is out of order shows; null where it is in order. */
export function terminalOut(
  { service }: TableState,
  terminal: string,
): { readonly reason: string } | null {
  return service.get(terminalPlace(terminal)) ?? null;
}

/** The rules a terminal plays by: those of its layout. */
export function rulesAt(rules: TableRules, terminal: string): TableRules {
  const { cluster } = rules;
  return cluster ? (cluster.byTerminal.get(terminal) ?? cluster.layouts[0]) : rules;
}
