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
 * The virtual tumbler and shuffler of this process. Seeds are in its memory and nowhere else: whoever
 * reads the database or the logs cannot know a result early, and a crash loses them for good. A process that
 * stops in good order leaves those of open rounds to the next (`seed-handover.ts`).
 */
export interface VirtualResults {
  /** Draws the seed of a round about to open and gives what is published of it. */
  commit(table: string): Commitment;
  /** Remembers the row that closes the bets of each round, and forgets the seeds of rounds gone by. */
  watch(table: Pick<RunningTable, 'onCommit'>): () => void;
  /** Whether the seed of a round is still known. */
  knows(round: Pick<Round, 'commitment'>): boolean;
  /** Null until the closing row is durable, and for ever if the seed is lost. */
  roll(round: RoundInQuestion): { readonly dice: Roll; readonly proof: Proof } | null;
  deck(round: RoundInQuestion): { readonly deck: readonly string[]; readonly proof: Proof } | null;
  /** What is secret of rounds in progress, for the process that comes after this one. */
  secretsOf(rounds: readonly RoundInQuestion[]): readonly RoundSecret[];
  takeUp(secrets: readonly RoundSecret[]): void;
}

/** The seed of one round in progress, and the hash of the row that closed it, where one has. */
export interface RoundSecret {
  readonly round: string;
  readonly commitment: Commitment;
  readonly seed: Seed;
  readonly closeHash: string | null;
}

type RoundInQuestion = Pick<Round, 'id' | 'commitment'>;

/** Dealers who open at once draw a seed each, of which one is used; so many are waited for. */
const SEEDS_KEPT = 64;

export function virtualResults(draw: () => Seed = drawSeed): VirtualResults {
  const seeds = new Map<string, Seed>();
  const drawn = new Map<string, string[]>();
  const closed = new Map<string, string>();

  const derivation = ({ id, commitment }: RoundInQuestion) => {
    const seed = commitment === null ? undefined : seeds.get(commitment);
    const closeHash = parseCloseHash(closed.get(id) ?? '');
    return seed && closeHash.ok ? { seed, closeHash: closeHash.value } : null;
  };

  const onCommit = ({ before, state, facts, hash }: Committed): void => {
    for (const { event } of facts) {
      if (event.type === 'BetsClosed') closed.set(event.round, hash);
    }
    const over = before.round;
    if (!over || over.id === state.round?.id) return;
    closed.delete(over.id);
    if (over.commitment !== null) seeds.delete(over.commitment);
  };

  return {
    commit: (table) => {
      const seed = draw();
      const commitment = commit(seed);
      const own = [...(drawn.get(table) ?? []), commitment];
      for (const old of own.splice(0, own.length - SEEDS_KEPT)) seeds.delete(old);
      drawn.set(table, own);
      seeds.set(commitment, seed);
      return commitment;
    },
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
    secretsOf: (rounds) => rounds.flatMap((round) => secretOf(round, seeds, closed) ?? []),
    takeUp: (secrets) => {
      for (const { round, commitment, seed, closeHash } of secrets) {
        seeds.set(commitment, seed);
        if (closeHash !== null) closed.set(round, closeHash);
      }
    },
  };
}

function secretOf(
  { id, commitment }: RoundInQuestion,
  seeds: ReadonlyMap<string, Seed>,
  closed: ReadonlyMap<string, string>,
): RoundSecret | null {
  const seed = commitment === null ? undefined : seeds.get(commitment);
  if (!seed) return null;
  return { round: id, commitment: commit(seed), seed, closeHash: closed.get(id) ?? null };
}
