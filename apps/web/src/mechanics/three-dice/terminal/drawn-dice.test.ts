import { commit, derive, drawSeed, parseCloseHash, parseSeed } from '@baize/chance';
import { ROLL_DRAWING } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { drawAgain } from '../../../terminal/check/draw-again.ts';
import { DRAWN_DICE } from './drawn-dice.ts';

/** Published with OpenSSL: the seed and the closing hash of all zeros. */
const ZEROS = '00'.repeat(32);
const ROUND = { round: 'R', number: 1 };

test('the hash of a seed of zeros is what every implementation of SHA-256 says', async () => {
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  const zeros = { ...ROUND, commitment, seed: ZEROS, closeHash: ZEROS, fact: { dice: [] } };
  expect((await drawAgain(zeros, DRAWN_DICE))?.isCommitted).toBe(true);
});

test('a browser comes to the same dice as the server, for any seed and any closing row', async () => {
  for (let n = 0; n < 200; n += 1) {
    const seed = drawSeed();
    const closeHash = parseCloseHash(drawSeed());
    if (!closeHash.ok) throw new Error('32 bytes of hex are a hash.');
    const dice = derive(ROLL_DRAWING, seed, closeHash.value);
    const said = { ...ROUND, commitment: commit(seed), seed, fact: { dice } };
    const checked = await drawAgain({ ...said, closeHash: closeHash.value }, DRAWN_DICE);
    expect(checked).toMatchObject({
      result: dice.join('-'),
      isCommitted: true,
      isSameResult: true,
    });
  }
});

test('another seed than the one committed to is found out, and so are other dice', async () => {
  const seed = parseSeed(ZEROS);
  const closeHash = parseCloseHash(ZEROS);
  if (!seed.ok || !closeHash.ok) throw new Error('Zeros are 32 bytes too.');
  const [a, b, c] = derive(ROLL_DRAWING, seed.value, closeHash.value);
  const said = { ...ROUND, commitment: 'ff'.repeat(32), seed: ZEROS, closeHash: ZEROS };
  const checked = await drawAgain({ ...said, fact: { dice: [a, b, (c % 6) + 1] } }, DRAWN_DICE);
  expect(checked).toMatchObject({
    isCommitted: false,
    isSameResult: false,
    result: `${a}-${b}-${c}`,
  });
});

test('a fact that registers no dice is no result', async () => {
  const zeros = { ...ROUND, commitment: ZEROS, seed: ZEROS, closeHash: ZEROS, fact: {} };
  expect((await drawAgain(zeros, DRAWN_DICE))?.isSameResult).toBe(false);
});
