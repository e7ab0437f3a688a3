import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { type BoxPresence, boxDecision } from './box-decision.ts';
import { siKiPiGame } from './game.ts';

const game = siKiPiGame(rwsSiKiPiV2);
const highestBettor = siKiPiGame(rwsSiKiPiV2, {
  readings: { ...DEFAULT_READINGS, H10: 'highest-bettor' },
});

function presence(
  stakes: Readonly<Record<string, number>>,
  rest: Partial<BoxPresence> = {},
): BoxPresence {
  const initialBets = Object.entries(stakes).map(([player, stake]) => ({
    player,
    stake: money(stake),
  }));
  return { initialBets, seated: null, away: [], asksForHouseWay: false, ...rest };
}

test('[rws-si-ki-pi-v2#1 Seated Player] the bettor who sits at the box decides, however little is bet', () => {
  expect(boxDecision(presence({ ann: 20, ben: 100 }, { seated: 'ann' }), game)).toEqual({
    by: 'player',
    player: 'ann',
    because: ['rws-si-ki-pi-v2#1 Seated Player'],
  });
});

test('[rws-si-ki-pi-v2#3.10] whoever decides may ask for the House Way', () => {
  const asked = presence({ ann: 20 }, { seated: 'ann', asksForHouseWay: true });
  expect(boxDecision(asked, game)).toEqual({
    by: 'house-way',
    because: ['rws-si-ki-pi-v2#3.10', 'rws-si-ki-pi-v2#1 House Way'],
  });
});

test('[rws-si-ki-pi-v2#3.11] with nobody seated the House Way arranges the box', () => {
  const decision = {
    by: 'house-way',
    because: ['rws-si-ki-pi-v2#3.11', 'rws-si-ki-pi-v2#I-H10'],
  };
  expect(boxDecision(presence({ ann: 20, ben: 100 }), game)).toEqual(decision);
  // Somebody who sits there without a bet is no Seated Player.
  expect(boxDecision(presence({ ann: 20 }, { seated: 'cleo' }), game)).toEqual(decision);
  expect(
    boxDecision(presence({ ann: 20, ben: 20 }, { seated: 'ann', away: ['ann'] }), game),
  ).toEqual(decision);
  const bothLeft = presence({ ann: 20, ben: 20 }, { seated: 'ann', away: ['ann', 'ben'] });
  expect(boxDecision(bothLeft, game)).toEqual(decision);
});

test('[rws-si-ki-pi-v2#5.4] the only player of a box walks away: the House Way', () => {
  const left = presence({ ann: 20 }, { seated: 'ann', away: ['ann'] });
  const decision = { by: 'house-way', because: ['rws-si-ki-pi-v2#5.4'] };
  expect(boxDecision(left, game)).toEqual(decision);
  expect(boxDecision(left, highestBettor)).toEqual(decision);
  expect(rwsSiKiPiV2.irregularities['player-walked-away']).toEqual({
    action: 'set-by-house-way',
    because: ['rws-si-ki-pi-v2#5.4'],
  });
});

test('under H10=highest-bettor the highest bettor decides for an empty seat, the earlier of equals', () => {
  const decider = (given: BoxPresence) => {
    const decision = boxDecision(given, highestBettor);
    return decision.by === 'player' ? decision.player : decision.by;
  };
  expect(decider(presence({ ann: 20, ben: 100 }))).toBe('ben');
  expect(decider(presence({ ann: 100, ben: 100 }))).toBe('ann');
  expect(decider(presence({ ann: 20, ben: 100 }, { seated: 'ann' }))).toBe('ann');
  expect(decider(presence({ ann: 20, ben: 100 }, { away: ['ben'] }))).toBe('ann');
  expect(decider(presence({ ann: 20, ben: 100 }, { away: ['ann', 'ben'] }))).toBe('house-way');
  expect(decider(presence({ ben: 100 }, { asksForHouseWay: true }))).toBe('house-way');
  const twice = presence({ ann: 60, ben: 100 });
  const more = [...twice.initialBets, { player: 'ann', stake: money(60) }];
  expect(decider({ ...twice, initialBets: more })).toBe('ann');
});

test('[rws-si-ki-pi-v2#I-H14] whoever sits there with a bonus bet alone decides', () => {
  const bonus = presence({ ann: 20 }, { seated: 'cleo', bonusOnly: ['cleo'] });
  const because = ['rws-si-ki-pi-v2#1 Seated Player', 'rws-si-ki-pi-v2#I-H14'];
  expect(boxDecision(bonus, game)).toEqual({ by: 'player', player: 'cleo', because });
  expect(boxDecision(bonus, highestBettor)).toEqual({ by: 'player', player: 'cleo', because });
  // Gone, or somewhere else, they decide nothing; and the box had another player besides.
  expect(boxDecision({ ...bonus, away: ['cleo'] }, game)).toMatchObject({ by: 'house-way' });
  expect(boxDecision({ ...bonus, seated: null, away: ['ann'] }, game)).toEqual({
    by: 'house-way',
    because: ['rws-si-ki-pi-v2#3.11', 'rws-si-ki-pi-v2#I-H10'],
  });
});
