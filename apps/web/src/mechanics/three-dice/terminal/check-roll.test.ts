import { commit, deriveRoll, drawSeed, parseCloseHash, parseSeed } from '@baize/chance';
import { expect, test } from 'vitest';
import { checkRoll } from './check-panel.tsx';

/** Published with OpenSSL: the seed and the closing hash of all zeros. */
const ZEROS = '00'.repeat(32);

test('the hash of a seed of zeros is what every implementation of SHA-256 says', async () => {
  const checked = await checkRoll({
    round: 'R',
    number: 1,
    commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    seed: ZEROS,
    closeHash: ZEROS,
    dice: [],
  });
  expect(checked?.isCommitted).toBe(true);
});

test('a browser comes to the same dice as the server, for any seed and any closing row', async () => {
  for (let n = 0; n < 200; n += 1) {
    const seed = drawSeed();
    const closeHash = parseCloseHash(drawSeed());
    if (!closeHash.ok) throw new Error('32 bytes of hex are a hash.');
    const dice = deriveRoll(seed, closeHash.value);
    const roll = { round: 'R', number: 1, commitment: commit(seed), seed, dice };
    const checked = await checkRoll({ ...roll, closeHash: closeHash.value });
    expect(checked).toMatchObject({ dice: [...dice], isCommitted: true, isSameRoll: true });
  }
});

test('another seed than the one committed to is found out, and so are other dice', async () => {
  const seed = parseSeed(ZEROS);
  const closeHash = parseCloseHash(ZEROS);
  if (!seed.ok || !closeHash.ok) throw new Error('Zeros are 32 bytes too.');
  const [a, b, c] = deriveRoll(seed.value, closeHash.value);
  const roll = { round: 'R', number: 1, seed: ZEROS, closeHash: ZEROS };
  const dice = [a, b, (c % 6) + 1];
  const checked = await checkRoll({ ...roll, commitment: 'ff'.repeat(32), dice });
  expect(checked).toMatchObject({ isCommitted: false, isSameRoll: false, dice: [a, b, c] });
});
