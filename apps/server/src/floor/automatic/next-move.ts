import {
  type Commitment,
  commit,
  derive,
  drawSeed,
  parseCloseHash,
  type Seed,
} from '@baize/chance';
import type { Drawing, StepName } from '@baize/game';
import {
  type Command,
  type DrawnProof,
  type DrawnResults,
  itemsOf,
  type Round,
  stepsAt,
  type TableState,
} from '@baize/table';
import type { Committed, RunningTable } from '../../tables/running-table.ts';
import type { Pace } from '../file/table-settings.ts';

/**
 * The virtual tumbler, shuffler or whatever a mechanic draws with, of this process. A seed is in its memory and in a sealed file of its own folder, in
 * no database and in no log. What a crash leaves there is taken up by the next start, so that nobody gets a second
 * throw by killing a server.
 */
export interface VirtualResults {
  /** Draws the seed of the next round of a table and gives what is published of it. */
  commit(table: string): Commitment;
  /** Resolves once a crash would lose none of the seeds drawn so far: not before that may a round open. */
  kept(): Promise<void>;
  /** Remembers the row that closes the bets of each round, and forgets the seeds of rounds gone by. */
  watch(table: Pick<RunningTable, 'onCommitBeyondBets'>): () => void;
  /** Whether the seed of a round is still known. */
  knows(round: Pick<Round, 'commitment'>): boolean;
  /** Null until the closing row is durable, and for ever if the seed is lost. */
  draw<Drawn>(round: RoundInQuestion, drawing: Drawing<Drawn>): DrawnResult<Drawn> | null;
  /** Takes up a round in progress with the seed that was left of it, and the hash of its closing row, if any. */
  takeUp(round: RoundInQuestion, left: readonly Seed[], closeHash: string | null): void;
  /** Takes up the seed of a round that was promised and has not begun. */
  takeUpPromised(commitment: string, left: readonly Seed[]): void;
}

/** What a mechanic draws, with what anybody needs to draw it again. */
interface DrawnResult<Drawn> {
  readonly drawn: Drawn;
  readonly proof: DrawnProof;
}

interface VirtualResultsOptions {
  readonly draw?: () => Seed;
  /** Keeps these seeds and forgets others; by default nothing outlives the process. */
  readonly keep?: (seeds: readonly Seed[]) => Promise<void>;
}

type RoundInQuestion = Pick<Round, 'id' | 'commitment'>;

/** Dealers who open at once draw a seed each, of which one is used; so many are waited for. */
const SEEDS_KEPT = 64;

export function virtualResults({
  draw = drawSeed,
  keep = async () => undefined,
}: VirtualResultsOptions = {}): VirtualResults {
  const seeds = new Map<string, Seed>();
  const drawn = new Map<string, string[]>();
  const closed = new Map<string, string>();
  const keeper = keepingLatest(() => keep([...seeds.values()]));
  const derivation = ({ id, commitment }: RoundInQuestion) => {
    const seed = commitment === null ? undefined : seeds.get(commitment);
    const closeHash = parseCloseHash(closed.get(id) ?? '');
    return seed && closeHash.ok ? { seed, closeHash: closeHash.value } : null;
  };

  const onCommit = (row: Committed): void => {
    for (const round of closedIn(row)) closed.set(round, row.hash);
    const over = overAfter(row);
    if (over) closed.delete(over.id);
    if (over?.commitment && seeds.delete(over.commitment)) keeper.changed();
  };

  return {
    commit: (table) => {
      const seed = draw();
      const commitment = commit(seed);
      const own = [...(drawn.get(table) ?? []), commitment];
      for (const old of own.splice(0, own.length - SEEDS_KEPT)) seeds.delete(old);
      drawn.set(table, own);
      seeds.set(commitment, seed);
      keeper.changed();
      return commitment;
    },
    kept: () => keeper.kept(),
    watch: (table) => table.onCommitBeyondBets(onCommit),
    knows: ({ commitment }) => commitment !== null && seeds.has(commitment),
    draw: (round, drawing) => {
      const from = derivation(round);
      return from && { drawn: derive(drawing, from.seed, from.closeHash), proof: from };
    },
    takeUpPromised: (commitment, left) => takeUpSeed(seeds, commitment, left),
    takeUp: ({ id, commitment }, left, closeHash) => {
      if (commitment !== null) takeUpSeed(seeds, commitment, left);
      if (closeHash !== null) closed.set(id, closeHash);
    },
  };
}

function takeUpSeed(seeds: Map<string, Seed>, commitment: string, left: readonly Seed[]): void {
  for (const seed of left) if (commit(seed) === commitment) seeds.set(commitment, seed);
}

function closedIn({ facts }: Committed): readonly string[] {
  return facts.flatMap(({ event }) => (event.type === 'BetsClosed' ? [event.round] : []));
}

function overAfter({ before, state }: Committed): Round | null {
  return before.round && before.round.id !== state.round?.id ? before.round : null;
}

/** One write at a time, always of what is true when it begins; changes meanwhile make one more. */
function keepingLatest(write: () => Promise<void>) {
  let writing: Promise<void> | null = null;
  let isStale = false;
  const run = async (): Promise<void> => {
    // Whatever changes in the same turn is written at once.
    await Promise.resolve();
    while (isStale) {
      isStale = false;
      await write();
    }
    writing = null;
  };
  return {
    changed: (): void => {
      isStale = true;
      writing ??= run();
    },
    kept: async (): Promise<void> => {
      await writing;
    },
  };
}

/** What an automatic table does next by itself. */
export type Move =
  /** Nothing, until something happens at the table. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'give'; readonly command: Command };

export interface Moment {
  readonly now: number;
  /** When the present phase began, as this process saw it. */
  readonly since: number;
  /** How fast the table is played; asked where it matters, since what a floor file says may change. */
  readonly pace: () => Pace;
  readonly results: VirtualResults;
}

const REST: Move = { kind: 'rest' };

/** So long at least everybody sees what binds a round before they can bet in it. */
const SHOWN_BEFORE_BETS = 2_000;

/** How long bets stay open where the configuration leaves it to a dealer who is not there. */
const BETTING_SECONDS = 20;

/**
 * The next move, from the state alone and by the steps the rulebook's procedure allows: an automatic
 * table knows no game by name. People stay in charge: paused, suspended or with an undecided matter
 * it rests until one of them has acted.
 */
export function nextMove(state: TableState, moment: Moment): Move {
  const { rules, round } = state;
  if (rules?.config.mode !== 'automatic' || !state.isOpen || isHeld(state)) return REST;
  if (round === null && !hasSomebody(state)) return REST;
  if (round && needsSeed(state, round) && !moment.results.knows(round)) return give(SEED_LOST);
  const unpublished = publishCommitment(state, moment);
  if (unpublished) return give(unpublished);
  const [step] = stepsAt(state, rules);
  if (!step) return REST;
  const due = dueAt(step.step, state, moment);
  if (moment.now < due) return { kind: 'wait', until: due };
  const command = commandFor(step.step, state, moment);
  return command ? give(command) : REST;
}

/** What binds the next result is drawn and shown as soon as the round before it is over. */
function publishCommitment(
  { rules, round, committed }: TableState,
  { results }: Moment,
): Command | null {
  if (rules?.config.resultSource !== 'virtual' || round !== null) return null;
  if (committed !== null && results.knows(committed)) return null;
  return { type: 'PublishCommitment', commitment: results.commit(rules.config.table) };
}

function give(command: Command): Move {
  return { kind: 'give', command };
}

/** The rulebook decides what becomes of a round whose result can never be known. */
const SEED_LOST: Command = {
  type: 'ReportIncident',
  incident: 'round-interrupted',
  note: 'The seed of this round was lost when the floor stopped.',
};

function isHeld({ paused, suspended, round, matters }: TableState): boolean {
  return paused !== null || (suspended !== null && round === null) || matters.size > 0;
}

function hasSomebody({ terminals }: TableState): boolean {
  for (const terminal of itemsOf(terminals)) if (terminal.isSeated) return true;
  return false;
}

/** Until the result exists, and only where it comes from a seed. */
function needsSeed({ rules }: TableState, round: Round): boolean {
  if (rules?.config.resultSource !== 'virtual') return false;
  return !rules.mechanic.automatic?.isDecided(round);
}

function dueAt(step: StepName, state: TableState, { since, pace, now }: Moment): number {
  const { round, rules } = state;
  if (round === null) {
    const pause = pace().pauseSeconds * 1000;
    const shown = (state.committed?.at ?? 0) + Math.min(pause, SHOWN_BEFORE_BETS);
    return Math.max(since + pause, shown);
  }
  if (step === 'close-bets') {
    const opened = round.betsOpenedAt ?? now;
    const seconds = rules?.config.bettingSeconds ?? BETTING_SECONDS;
    const least = opened + (rules?.config.bettingSecondsMinimum ?? 0) * 1000;
    return Math.max(round.closesAt ?? opened + seconds * 1000, least);
  }
  const awaited = rules?.mechanic.automatic?.awaits(step, round);
  if (!awaited) return since + pace().stepSeconds * 1000;
  // What the table has told its players holds; only rounds dealt without a time are given one here.
  return awaited.until ?? since + pace().arrangingSeconds * 1000;
}

function commandFor(step: StepName, state: TableState, moment: Moment): Command | null {
  const { rules } = state;
  if (!rules) return null;
  const drawn = drawnFor(state, moment);
  switch (step) {
    case 'open-bets':
      return { type: 'OpenBets', ...drawn.commitment };
    case 'close-bets':
      return { type: 'CloseBets' };
    default:
      return rules.mechanic.automatic?.order(step, state, drawn) ?? null;
  }
}

/** What the seed of a round gives; nothing where a dealer or a device reads the result. */
export function drawnFor(
  { rules, round, committed }: TableState,
  { results }: { readonly results: Pick<VirtualResults, 'draw'> | undefined },
): DrawnResults {
  if (rules?.config.resultSource !== 'virtual') return NOTHING_DRAWN;
  return {
    commitment: round === null && committed ? { commitment: committed.commitment } : {},
    draw: (drawing) => (round && results?.draw(round, drawing)) ?? null,
  };
}

const NOTHING_DRAWN: DrawnResults = { commitment: {}, draw: () => null };
