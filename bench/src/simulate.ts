// Simulated rounds on one core against drawing the random words alone, one word a round.

import { nextWord, xoshiroStream } from '@baize/exact';
import { CHUNK_ROUNDS, simulateChunk } from '@baize/math';
import { countRolls } from '@baize/three-dice/mathematics';
import { measureInterleaved } from './measure/measure-interleaved.ts';
import { report } from './measure/report.ts';

const CHUNKS = 4;
const ROUNDS = CHUNKS * CHUNK_ROUNDS;
const SEED = 7n;

/** Where results go, so that no run can be optimised away although all return the same. */
let sink = 0;

function simulateRounds(): number {
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    sink += simulateChunk(SEED, chunk, ROUNDS, countRolls)[0] ?? 0;
  }
  return ROUNDS;
}

function drawRolls(): number {
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    const state = xoshiroStream(SEED, chunk);
    let words = 0;
    for (let round = 0; round < CHUNK_ROUNDS; round += 1) words ^= nextWord(state);
    sink += words;
  }
  return ROUNDS;
}

report(
  'rounds',
  ROUNDS,
  measureInterleaved(
    [
      { name: 'simulated and counted', run: simulateRounds },
      { name: 'one word drawn a round', run: drawRolls },
    ],
    15,
  ),
  [{ of: 'simulated and counted', to: 'one word drawn a round', least: null }],
);
if (!Number.isSafeInteger(sink)) throw new Error('Counts and words are whole numbers.');
