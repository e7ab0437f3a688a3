import { assert } from '@baize/exact';

export type NextByte = () => number;

/**
 * How many of the 256 byte values are used for a choice among `choices`: the largest multiple of
 * it. Every choice then owns equally many byte values, so rejection leaves no bias at all.
 */
export function acceptedBytes(choices: number): number {
  assert(Number.isInteger(choices) && choices >= 1 && choices <= 256, `Not 1 to 256: ${choices}`);
  return 256 - (256 % choices);
}

/** A number from 0 to `choices` - 1, each exactly as likely as the others if the bytes are. */
export function uniformBelow(choices: number, nextByte: NextByte): number {
  const accepted = acceptedBytes(choices);
  let byte = nextByte();
  while (byte >= accepted) byte = nextByte();
  return byte % choices;
}
