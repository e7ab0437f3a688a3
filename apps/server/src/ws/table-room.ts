import { changesBetween, type Sections } from '@baize/protocol';
import {
  drawOwnView,
  drawTableView,
  LIBRARY,
  type PublicFact,
  publicFacts,
  type TableState,
  VIEW_ROLES,
  type ViewRole,
} from '@baize/table';
import type { Committed, RunningTable } from '../tables/running-table.ts';
import { affectedTerminalsOf } from './affected-terminals.ts';
import {
  type Audience,
  newAudience,
  ownEventFrame,
  snapshotFrame,
  tableEventFrame,
  type Viewer,
} from './connection.ts';
import type { PacedQueue } from './paced-queue.ts';

/** Whether a bet of one terminal changes how much room others have. */
export function isRoomShared({ rules }: TableState): boolean {
  if (!rules) return false;
  return rules.procedure.limitsPer === 'box' || rules.config.differential !== null;
}

export interface RoomOptions {
  readonly epoch: string;
  readonly now: () => number;
  /** Own views that have to be drawn again, of this and all other tables. */
  readonly stale: PacedQueue<() => void>;
  /** Keeps what goes wrong here from whoever committed. */
  readonly guard: (work: () => void) => void;
}

// What a bet changes on these screens may be told a moment later, with the next bets.
const PATIENCE: ReadonlyMap<ViewRole, number> = new Map([
  ['dealer', 100],
  ['pit', 250],
  ['auditor', 1000],
]);
const ROOM_PATIENCE = 500;
const DECIDING: readonly ViewRole[] = ['dealer', 'pit'];

/** One table with everybody who looks at it. */
export class TableRoom {
  readonly table: RunningTable;
  readonly #options: RoomOptions;
  readonly #audience: Audience = newAudience();
  readonly #feeds = new Map<ViewRole, Feed>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #redraws = new WeakMap<Viewer, () => void>();
  readonly #stopListening: () => void;

  constructor(table: RunningTable, options: RoomOptions) {
    this.table = table;
    this.#options = options;
    this.#stopListening = table.onCommit((commit) => options.guard(() => this.#tell(commit)));
  }

  /** From here on the viewer gets events; what they follow is the snapshot returned. */
  enter(viewer: Viewer): Buffer {
    const snapshot = this.snapshotFor(viewer);
    this.#redraws.set(viewer, () => this.#updateOwn(viewer));
    this.#audience.add(viewer);
    this.#watchTheClock();
    return snapshot;
  }

  leave(viewer: Viewer): void {
    const work = this.#redraws.get(viewer);
    if (work) this.#options.stale.drop(work);
    this.#redraws.delete(viewer);
    this.#audience.remove(viewer);
  }

  /** Where the two streams of a viewer stand. */
  numbersFor({ role, own }: Viewer): { readonly table: number; readonly own: number } {
    return { table: this.#feedOf(role).number(), own: own.number };
  }

  /** The whole view, and where both streams stand. */
  snapshotFor(viewer: Viewer): Buffer {
    const { role, own } = viewer;
    const { epoch, now } = this.#options;
    const feed = this.#feedOf(role);
    // What the others wait for a moment longer is in the snapshot; they hear it now too.
    this.#broadcast(role, null);
    const state = this.table.state();
    own.sections = ownSections(viewer, state, now());
    own.tableNumber = feed.number();
    return snapshotFrame({
      epoch,
      numbers: this.numbersFor(viewer),
      sequence: state.sequence,
      at: now(),
      table: feed.text(),
      own: JSON.stringify(own.sections),
    });
  }

  close(): void {
    this.#stopListening();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #tell(commit: Committed): void {
    if (this.#audience.size() === 0) return;
    const affected = affectedTerminalsOf(commit.facts, commit.state, commit.before);
    if (affected === 'everybody') this.#tellEverybody(commit);
    else this.#tellSome(affected, commit.state);
  }

  #tellEverybody(commit: Committed): void {
    // The shared streams first: what everybody waits for must not wait for anybody's own view.
    for (const role of VIEW_ROLES) this.#broadcast(role, commit);
    // What is one's own changes with it, or is at least said to be true beside it.
    for (const role of VIEW_ROLES) this.#redraw(this.#audience.of(role));
    this.#options.stale.hurry();
    this.#watchTheClock();
  }

  /** A bet of one terminal costs nothing on the screens of the others. */
  #tellSome(terminals: ReadonlySet<string>, state: TableState): void {
    for (const terminal of terminals) this.#redraw(this.#audience.at(terminal));
    for (const [role, patience] of PATIENCE) {
      if (this.#audience.of(role).size === 0) continue;
      this.#later(role, patience, () => {
        this.#broadcast(role, null);
        this.#redraw(this.#audience.of(role));
      });
    }
    if (!isRoomShared(state)) return;
    this.#later('room', ROOM_PATIENCE, () => this.#redraw(this.#audience.of('player')));
  }

  #broadcast(role: ViewRole, commit: Committed | null): void {
    const feed = this.#feeds.get(role);
    if (!feed) return;
    const state = commit?.state ?? this.table.state();
    const facts = commit ? publicFacts(commit.facts, state[LIBRARY]) : [];
    const frame = feed.update(state, facts, this.#options.now());
    if (!frame) return;
    for (const viewer of this.#audience.of(role)) viewer.stream(frame);
    this.#redraw(this.#audience.of(role));
  }

  #redraw(viewers: Iterable<Viewer>): void {
    for (const viewer of viewers) {
      const work = this.#redraws.get(viewer);
      if (work) this.#options.stale.add(work);
    }
  }

  /**
   * The own view is told when it changes, and also when only the table's view did: a client shows the
   * two together, and has to know that this one is still true.
   */
  #updateOwn(viewer: Viewer): void {
    const { role, own } = viewer;
    // What may wait a moment on these screens must not be older than what is drawn beside it.
    if (this.#timers.has(role)) this.#broadcast(role, null);
    const state = this.table.state();
    const at = this.#options.now();
    const drawn = ownSections(viewer, state, at);
    if (!own.sections || !drawn) return;
    const changes = changesBetween(own.sections, drawn);
    const tableNumber = this.#feedOf(role).number();
    if (!changes && own.tableNumber === tableNumber) return;
    own.sections = drawn;
    own.number += 1;
    own.tableNumber = tableNumber;
    const { sequence } = state;
    const event = { number: own.number, sequence, at, changes: changes ?? {} };
    viewer.stream(ownEventFrame(event, tableNumber));
  }

  #feedOf(role: ViewRole): Feed {
    const known = this.#feeds.get(role);
    if (known) return known;
    const feed = newFeed(role, this.table.state());
    this.#feeds.set(role, feed);
    return feed;
  }

  /** Some things become possible by the clock alone, and nobody commits anything then. */
  #watchTheClock(): void {
    clearTimeout(this.#timers.get('moment'));
    this.#timers.delete('moment');
    const at = this.#options.now();
    const moment = nextMoment(this.table.state(), at);
    if (moment === null) return;
    this.#later('moment', Math.max(1, moment - at), () => {
      for (const role of DECIDING) this.#redraw(this.#audience.of(role));
      this.#watchTheClock();
    });
  }

  #later(name: string, delay: number, work: () => void): void {
    if (this.#timers.has(name)) return;
    const run = () => {
      this.#timers.delete(name);
      this.#options.guard(work);
    };
    this.#timers.set(name, setTimeout(run, delay));
  }
}

function ownSections({ role, by }: Viewer, state: TableState, now: number): Sections | null {
  const own = drawOwnView(role, by, state, now);
  return own && { ...own };
}

/**
 * When something becomes possible or impossible by the clock alone: betting has lasted long enough
 * to be closed, a request for approval expires. Null while nothing does.
 */
function nextMoment({ round, rules, approvals }: TableState, now: number): number | null {
  const moments = [...approvals.values()].map(({ expiresAt }) => expiresAt);
  if (round?.betsOpenedAt != null && round.closed === null && rules) {
    moments.push(round.betsOpenedAt + rules.config.bettingSecondsMinimum * 1000);
  }
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** The stream that everybody of one role at one table shares. */
interface Feed {
  readonly role: ViewRole;
  number(): number;
  /** The sections as JSON, written once however many ask. */
  text(): string;
  /** Draws the view again; the frame to send, or null where nothing changed that anybody sees. */
  update(state: TableState, facts: readonly PublicFact[], now: number): Buffer | null;
}

function newFeed(role: ViewRole, state: TableState): Feed {
  let sections: Sections = { ...drawTableView(role, state) };
  let number = 0;
  let text: string | null = null;
  return {
    role,
    number: () => number,
    text() {
      text ??= JSON.stringify(sections);
      return text;
    },
    update(next, facts, at) {
      const drawn = { ...drawTableView(role, next) };
      const changes = changesBetween(sections, drawn);
      if (!changes && facts.length === 0) return null;
      sections = drawn;
      text = null;
      number += 1;
      const { sequence } = next;
      return tableEventFrame({ number, sequence, at, changes: changes ?? {} }, facts);
    },
  };
}
