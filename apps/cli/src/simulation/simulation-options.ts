import { availableParallelism } from 'node:os';
import { err, ok, type Result } from '@baize/exact';
import { chunkCount } from '@baize/math';
import { type Complaint, misuse } from '../complaint.ts';
import { showValue } from '../json-lines/show-value.ts';
import { wholeNumber } from '../number-option.ts';
import { betsOption } from '../stakes-option.ts';
import type { SimulationRequest } from './simulation-answer.ts';

export const simulationOptions = {
  ...betsOption,
  rounds: { type: 'string', value: 'N', describe: 'How many rounds; 1,000,000 by default.' },
  seed: { type: 'string', value: 'S', describe: 'A whole number below 2 ** 64; 1 by default.' },
  workers: {
    type: 'string',
    value: 'N',
    describe: 'How many threads work; 0 for none but this one. By default as many as fit.',
  },
} as const;

/** Threads take longer to start than this many chunks to play. */
const SOLO_CHUNKS = 4;
const SEED_LIMIT = 1n << 64n;

export function simulationNumbers(options: {
  readonly rounds: string | null;
  readonly seed: string | null;
  readonly workers: string | null;
}): Result<Pick<SimulationRequest, 'rounds' | 'seed' | 'workers'>, Complaint> {
  const rounds = wholeNumber(options.rounds ?? '1000000', 'rounds', { minimum: 1 });
  if (!rounds.ok) return rounds;
  const seed = seedFrom(options.seed ?? '1');
  if (!seed.ok) return seed;
  const chunks = chunkCount(rounds.value);
  const fitting = chunks <= SOLO_CHUNKS ? 0 : Math.min(chunks, availableParallelism());
  const workers = wholeNumber(options.workers ?? `${fitting}`, 'workers', { maximum: 256 });
  if (!workers.ok) return workers;
  return ok({ rounds: rounds.value, seed: seed.value, workers: Math.min(workers.value, chunks) });
}

function seedFrom(text: string): Result<bigint, Complaint> {
  const seed = /^(\d+|0x[\da-f]+)$/i.test(text) ? BigInt(text) : SEED_LIMIT;
  if (seed < SEED_LIMIT) return ok(seed);
  return err(misuse(`--seed is ${showValue(text)}; it must be a whole number below 2 ** 64`));
}
