import type { Drawing } from '@baize/game';
import { type CloseHash, roundBytes, uniformBelow } from './round-bytes.ts';
import type { Seed } from './seed.ts';

/** What a seed and the row that closed the bets decide. It cannot be known before the journal has closed the bets. */
export function derive<Drawn>(drawing: Drawing<Drawn>, seed: Seed, closeHash: CloseHash): Drawn {
  return deriveFrom(drawing, seed)(closeHash);
}

/** `derive` for many rounds of one seed. */
export function deriveFrom<Drawn>(
  { purpose, draw }: Drawing<Drawn>,
  seed: Seed,
): (closeHash: CloseHash) => Drawn {
  const bytesOf = roundBytes(seed, purpose);
  return (closeHash) => {
    const nextByte = bytesOf(closeHash);
    return draw((choices) => uniformBelow(choices, nextByte));
  };
}
