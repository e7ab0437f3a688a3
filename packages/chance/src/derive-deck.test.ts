import { createHmac } from 'node:crypto';
import { DECK, DECK_DRAWING } from '@baize/si-ki-pi';
import { closeHash, hex32, seed } from '@baize/testing/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derive, deriveFrom } from './derive.ts';

// Computed with Python's hmac module, by a script that shares nothing with this package.
test.each([
  [
    '00'.repeat(32),
    '00'.repeat(32),
    'Ah 6h 2d 6d 9d 3c 3d Qd Jh 7s Jc 5s Ks 2s 8h Qc 5d 7c 3h 7h Js 6c 9c Jd 5c Qh ' +
      'Tc 4h 4c 2h 9s 6s Th 8s Ts Qs 7d 2c Ad 9h Kh 8d 8c Kc As 3s Ac 4s 5h Td 4d Kd',
  ],
  [
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    '65b7a39030b19f04c95001dbae0f8ddce174dd0752ca9d66810921673c8cfd0c',
    '5d Kd 9d Ks 8h Js Kc 6c Ah 2s Qs Qh 7s 2h 9s 2d Jc 9c 3c 7c Jd 7h Ac Ts 5h 6s ' +
      '6d As Qd Tc 8c 5c 4s 7d Ad Jh Qc 6h 9h Th 8s 4d 3h 3d 2c 4h 3s Td 8d Kh 4c 5s',
  ],
])('known answer %#', (key, hash, order) => {
  expect(derive(DECK_DRAWING, seed(key), closeHash(hash)).join(' ')).toBe(order);
});

test('an independent derivation by the platform library gives the same order', () => {
  fc.assert(
    fc.property(hex32, hex32, (key, hash) => {
      const deck = derive(DECK_DRAWING, seed(key), closeHash(hash));
      expect(deck).toEqual(deckByNode(key, hash));
      expect([...deck].sort()).toEqual([...DECK].sort());
    }),
  );
});

test('one shuffler used for many rounds gives what each round alone would give', () => {
  const key = seed('5a'.repeat(32));
  const deal = deriveFrom(DECK_DRAWING, key);
  const hashes = Array.from({ length: 50 }, (_, i) => closeHash(i.toString(16).padStart(64, '0')));
  expect(hashes.map(deal)).toEqual(hashes.map((hash) => derive(DECK_DRAWING, key, hash)));
});

// The same shuffle told differently: take a card out of the pack, put the pack's top card in its place.
function deckByNode(key: string, hash: string): readonly string[] {
  const bytes = Array.from({ length: 8 }, (_, counter) =>
    createHmac('sha256', Buffer.from(key, 'hex'))
      .update(Buffer.from(`${hash}${Buffer.from('baize/deck-52/1').toString('hex')}`, 'hex'))
      .update(Buffer.from([0, 0, 0, counter]))
      .digest(),
  ).flatMap((block) => [...block]);
  const pack: string[] = [...DECK];
  const dealt: string[] = [];
  while (pack.length > 0) {
    const usable = Math.floor(256 / pack.length) * pack.length;
    if (pack.length > 1) while ((bytes[0] ?? 0) >= usable) bytes.shift();
    const place = pack.length > 1 ? (bytes.shift() ?? 0) % pack.length : 0;
    const [card = ''] = pack.splice(place, 1);
    const top = pack.shift();
    if (place > 0 && top !== undefined) pack.splice(place - 1, 0, top);
    else if (top !== undefined) pack.unshift(top);
    dealt.push(card);
  }
  return dealt;
}
