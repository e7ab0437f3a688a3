import { performance } from 'node:perf_hooks';
import { type Actor, itemsOf } from '@baize/table';
import type { Refused } from '../../commands/command-handler.ts';
import type { Asking } from '../../store/office.ts';
import { type Clocks, SYSTEM_CLOCKS } from '../../tables/open-table.ts';
import type { RunningTable, Tables } from '../../tables/running-table.ts';
import { messageOf } from '../message-of.ts';
import { holdingsAt, holdingsText } from '../tables/holdings.ts';
import { FAULT_KINDS } from './fault-catalogue.ts';
import type { Faults } from './faults.ts';

const EVERY = 1000;
const SLOW = 500;
/** One slow answer is a hiccup; this many in a row are a fault. */
const SLOW_IN_A_ROW = 3;

interface DatabaseWatch {
  readonly pool: Asking;
  readonly tables: Pick<Tables, 'check'>;
}

/** Looks every second whether a write became durable lately or does now, and how long the database takes to answer. */
export function watchDatabase(faults: Faults, { pool, tables }: DatabaseWatch): () => void {
  let slow = 0;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const began = performance.now();
    try {
      await tables.check();
      faults.end('database-unavailable', 'floor');
      await pool.query('select 1').catch(() => undefined);
      slow = performance.now() - began > SLOW ? slow + 1 : 0;
      if (slow >= SLOW_IN_A_ROW) faults.set('database-slow', 'floor');
      if (slow === 0) faults.end('database-slow', 'floor');
    } catch (problem) {
      faults.set('database-unavailable', 'floor', messageOf(problem));
    }
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), EVERY);
  return () => clearInterval(timer);
}

interface LinkWatch {
  readonly faults: Faults;
  readonly tables: Tables;
  readonly isOnline: (terminal: string) => boolean;
  /** Whether it has been here at all; a visit may begin and end between two looks. */
  readonly hasBeenOnline: (terminal: string) => boolean;
  readonly every?: number;
}

const LINKS_EVERY = 2000;

/**
 * Notices a terminal that was here and has gone with bets in a round. One that has never been here
 * since the floor opened is not missed: nobody may be sitting at it.
 */
export function watchLinks({
  faults,
  tables,
  isOnline,
  hasBeenOnline,
  every = LINKS_EVERY,
}: LinkWatch): () => void {
  const look = (): void => {
    for (const table of tables.list()) {
      const { terminals, round } = table.state();
      const closed = new Set(round?.closed?.map((each) => each.terminal));
      for (const { id, isSeated, staked } of itemsOf(terminals)) {
        if (!isSeated) continue;
        const hasBets = staked > 0 || closed.has(id);
        // Once its bets are settled nobody waits for it any more.
        if (isOnline(id) || !hasBets) faults.end('link-lost', id);
        else if (hasBeenOnline(id)) faults.set('link-lost', id, `at table ${table.id}`);
      }
    }
  };
  const timer = setInterval(look, every);
  return () => clearInterval(timer);
}

const KIND = 'readings-disagree';

/** The two readings a table last disagreed about. They are told to nobody: whoever reads again must not copy. */
const disputed = new WeakMap<Faults, Map<string, string>>();

/**
 * Notices a reading that the table refused because the other one differs, whoever came first: the
 * second of them is told in its answer, but the first may be a dealer who looks at a console.
 */
export function noticeDisagreement(
  faults: Faults,
  { table, actor, command, code }: Pick<Refused, 'table' | 'actor' | 'command' | 'code'>,
): void {
  const { round, rules } = table.state();
  if (code !== KIND || !round) return;
  const pair = rules?.mechanic.readings?.inDispute(round, command, actor) ?? null;
  if (pair === null) return;
  const readings = `${round.id}: ${pair}`;
  const known = disputed.get(faults) ?? new Map<string, string>();
  disputed.set(faults, known);
  // The same two readings again are no news; other ones are, and stop the table once more.
  const isNews = known.get(table.id) !== readings;
  known.set(table.id, readings);
  if (standingAt(faults, table.id) && isNews) faults.end(KIND, table.id);
  faults.set(KIND, table.id, round.id);
}

/**
 * Why somebody may not resume a table by themselves: where dealer and device disagree, a supervisor looks at the table
 * first, so that no one person decides which reading is right.
 */
export function resumeProblem(
  faults: Faults,
  table: Pick<RunningTable, 'id' | 'state'>,
  by: Actor,
): string | undefined {
  const isAlone = by.kind === 'staff' && by.position === 'dealer';
  const { paused } = table.state();
  if (!isAlone || !isDisagreement(paused?.reason) || !standingAt(faults, table.id)) return;
  return 'Dealer and device disagree: a supervisor has to look at the table and resume.';
}

/** As the floor says it, and as it was said of dice alone: a table may have stood still since then. */
const SAID = [
  FAULT_KINDS[KIND].says,
  'Dealer and device read different dice; the round is not settled.',
];

function isDisagreement(reason: string | undefined): boolean {
  return SAID.some((said) => reason?.startsWith(said));
}

/** Ends the fault when its round has a result or is over; one from before a restart as well. */
export function watchDisagreement(faults: Faults, table: RunningTable): () => void {
  const look = (): void => {
    const standing = standingAt(faults, table.id);
    if (!standing) return;
    const { round } = table.state();
    const isOpen = round?.result === null && standing.detail === round.id;
    if (!isOpen) faults.end(KIND, table.id);
  };
  look();
  return table.onCommitBeyondBets(look);
}

function standingAt(faults: Faults, table: string) {
  return faults.list().find(({ code, place }) => code === KIND && place === table);
}

const WITHDRAWN_KIND = 'table-withdrawn';
const WITHDRAWN_EVERY = 5000;

interface WithdrawnWatch {
  readonly faults: Faults;
  readonly pool: Asking;
  /** Tables that are gone from the floor file and kept to pay out. */
  readonly withdrawn: () => readonly string[];
  readonly every?: number;
}

/**
 * Says of each table that is gone from the floor file what people still have there, until they have
 * nothing. Instruments end at any table, so the commits of this one would not tell.
 */
export async function watchWithdrawn(watch: WithdrawnWatch): Promise<() => void> {
  const { faults, pool, withdrawn, every = WITHDRAWN_EVERY } = watch;
  const look = async (): Promise<void> => {
    const left = await holdingsAt(pool, withdrawn());
    for (const each of left) faults.set(WITHDRAWN_KIND, each.table, holdingsText(each));
    const held = new Set(left.map(({ table }) => table));
    const over = faults
      .list()
      .filter(({ code, place }) => code === WITHDRAWN_KIND && !held.has(place));
    for (const { place } of over) faults.end(WITHDRAWN_KIND, place);
  };
  await look();
  // A database that does not answer has a fault of its own.
  const timer = setInterval(() => void look().catch(() => undefined), every);
  return () => clearInterval(timer);
}

const CLOCK_EVERY = 1000;
/** A clock that is slewed never gets this far behind between two looks. */
const STEP = 500;

/** Notices when the time of day goes back against a clock that only counts up. */
export function watchClock(
  faults: Faults,
  clocks: Clocks = SYSTEM_CLOCKS,
  every = CLOCK_EVERY,
): () => void {
  let ahead = clocks.wall() - clocks.steady();
  const timer = setInterval(() => {
    const now = clocks.wall() - clocks.steady();
    if (now < ahead - STEP) {
      faults.set('clock-stepped-back', 'floor', `by ${Math.round(ahead - now)} ms`);
    }
    ahead = now;
  }, every);
  return () => clearInterval(timer);
}

/** A device that has not read a result after this long is not going to. */
const PATIENCE = 30_000;

/** Notices when a round waits for a device that does not answer. */
export function watchDevice(faults: Faults, table: RunningTable, patience = PATIENCE): () => void {
  let timer: NodeJS.Timeout | undefined;
  let awaited: string | null = null;
  const look = (): void => {
    const round = roundAwaitingDevice(table);
    if (round === awaited) return;
    awaited = round;
    clearTimeout(timer);
    if (round === null) faults.end('device-silent', table.id);
    else timer = setTimeout(() => faults.set('device-silent', table.id, round), patience);
  };
  look();
  const unsubscribe = table.onCommitBeyondBets(look);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** The round whose result a device is to read now. */
function roundAwaitingDevice(table: RunningTable): string | null {
  const { rules, round, paused } = table.state();
  if (!rules || !round || paused || !SOURCES.includes(rules.config.resultSource)) return null;
  return rules.mechanic.readings?.awaitsDevice(table.state(), rules) ? round.id : null;
}

const SOURCES: readonly string[] = ['device', 'dealer-and-device'];
