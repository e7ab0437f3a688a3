import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { rwsSiKiPiV2 } from '../rulebooks/rws-si-ki-pi-v2/index.ts';
import { siKiPiGame } from './game.ts';
import { withdrawExposedBox } from './withdrawal.ts';

test('[rws-si-ki-pi-v2#5.2] withdrawing returns every bet on the exposed hand and no other', () => {
  const initial = { bet: 'initial', stake: money(100), player: 'ann' } as const;
  const bonus = { bet: 'bonus:player', stake: money(20), player: 'ben' } as const;
  const onDealer = { bet: 'bonus:dealer', stake: money(40), player: 'ann' } as const;
  expect(withdrawExposedBox([initial, onDealer, bonus], siKiPiGame(rwsSiKiPiV2))).toEqual({
    returned: [initial, bonus],
    standing: [onDealer],
    because: ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'],
  });
  expect(rwsSiKiPiV2.irregularities['player-cards-exposed-unseen']).toEqual({
    action: 'offer-withdrawal',
    because: ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'],
  });
});
