import { money } from '@baize/exact';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { siKiPiGame } from './game.ts';
import { withdrawFromExposedHand } from './withdrawal.ts';

const game = siKiPiGame(rwsSiKiPiV2);
const initial = { bet: 'initial', stake: money(100), player: 'ann' } as const;
const bonus = { bet: 'bonus:player', stake: money(20), player: 'ben' } as const;
const onDealer = { bet: 'bonus:dealer', stake: money(40), player: 'ann' } as const;

test('[rws-si-ki-pi-v2#5.2] the only initial bet withdrawn takes every bet on the hand along', () => {
  expect(withdrawFromExposedHand('ann', [initial, onDealer, bonus], game)).toEqual({
    returned: [initial, bonus],
    standing: [onDealer],
    isHandOut: true,
    because: ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'],
  });
  expect(rwsSiKiPiV2.irregularities['player-cards-exposed-unseen']).toEqual({
    action: 'offer-withdrawal',
    because: ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'],
    in: ['dealt'],
    otherwise: {
      action: 'refer-to-manager',
      because: ['rws-si-ki-pi-v2#I-P12'],
      in: ['dealer-set', 'resulted'],
    },
  });
});

test('[rws-si-ki-pi-v2#I-H12] nobody withdraws the bets of another who stays on the hand', () => {
  const own = { bet: 'bonus:player', stake: money(60), player: 'ann' } as const;
  const staying = { bet: 'initial', stake: money(80), player: 'ben' } as const;
  expect(withdrawFromExposedHand('ann', [initial, own, staying, bonus], game)).toMatchObject({
    returned: [initial, own],
    standing: [staying, bonus],
    isHandOut: false,
  });
});

test('[rws-si-ki-pi-v2#I-H12] a bonus bet alone can be withdrawn, and the hand plays on', () => {
  expect(withdrawFromExposedHand('ben', [initial, onDealer, bonus], game)).toMatchObject({
    returned: [bonus],
    standing: [initial, onDealer],
    isHandOut: false,
  });
});
