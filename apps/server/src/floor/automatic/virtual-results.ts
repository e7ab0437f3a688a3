import {
  type Commitment,
  commit,
  deriveDeck,
  deriveRoll,
  drawSeed,
  parseCloseHash,
  type Seed,
} from '@baize/chance';
import type { Round } from '@baize/table';
import type { Roll } from '@baize/three-dice';
import type { Committed, RunningTable } from '../../tables/running-table.ts';

export interface Proof {
  readonly seed: string;
  readonly closeHash: string;
}

/**
 * The virtual tumbler and shuffler of this process. A seed is in its memory and in a sealed file of its own folder, in
 * no database and in no log. What a crash leaves there is taken up by the next start, so that nobody gets a second
 * throw by killing a server.
 */
export interface VirtualResults {
  /** Draws the seed of a round about to open and gives what is published of it. */
  commit(table: string): Commitment;
  /** Resolves once a crash would lose none of the seeds drawn so far: not before that may a round open. */
  kept(): Promise<void>;
  /** Remembers the row that closes the bets of each round, and forgets the seeds of rounds gone by. */
  watch(table: Pick<RunningTable, 'onCommit'>): () => void;
  /** Whether the seed of a round is still known. */
  knows(round: Pick<Round, 'commitment'>): boolean;
  /** Null until the closing row is durable, and for ever if the seed is lost. */
  roll(round: RoundInQuestion): { readonly dice: Roll; readonly proof: Proof } | null;
  deck(round: RoundInQuestion): { readonly deck: readonly string[]; readonly proof: Proof } | null;
  /** Takes up a round in progress with the seed that was left of it, and the hash of its closing row, if any. */
  takeUp(round: RoundInQuestion, left: readonly Seed[], closeHash: string | null): void;
}

export interface VirtualResultsOptions {
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
    watch: (table) => table.onCommit(onCommit),
    knows: ({ commitment }) => commitment !== null && seeds.has(commitment),
    roll: (round) => {
      const from = derivation(round);
      return from && { dice: deriveRoll(from.seed, from.closeHash), proof: from };
    },
    deck: (round) => {
      const from = derivation(round);
      return from && { deck: deriveDeck(from.seed, from.closeHash), proof: from };
    },
    takeUp: ({ id, commitment }, left, closeHash) => {
      for (const seed of left) if (commit(seed) === commitment) seeds.set(commitment, seed);
      if (closeHash !== null) closed.set(id, closeHash);
    },
  };
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
