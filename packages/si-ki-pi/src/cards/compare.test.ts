import { DEFAULT_READINGS } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { GONG, PAIRS, PLACES, POINT_ROWS, ZERO_HANDS } from '@baize/testing/appendix-g';
import { arrangement, dealCards } from '@baize/testing/si-ki-pi-cards';
import { describe, expect, test } from 'vitest';
import { siKiPiGame } from '../game.ts';
import { compareHalf, compareSettings, type Half, type HalfResult } from './compare.ts';
import { type TwoCards, twoCardsOf } from './hand.ts';

const game = siKiPiGame(rwsSiKiPiV2);
const HALVES: readonly Half[] = ['low', 'high'];
const POINT_HANDS = POINT_ROWS.flatMap(([, hands]) => hands);

function two(ranks: string): TwoCards {
  const [first = 'As', second = 'As'] = dealCards(ranks);
  return twoCardsOf(first, second);
}

function half(which: Half, player: string, dealer: string, of = game): HalfResult {
  return compareHalf(which, two(player), two(dealer), of);
}

function cites(...clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `rws-si-ki-pi-v2#${clause}`);
}

/** All 91 x 91 meetings of two hands, with what the document's order makes of them. */
function everyMeeting(): readonly { player: string; dealer: string; isHigher: boolean }[] {
  return [...PLACES].flatMap(([player, place]) =>
    [...PLACES].map(([dealer, other]) => ({ player, dealer, isHigher: place < other })),
  );
}

function winsByRank(which: Half, clause: string): void {
  for (const { player, dealer, isHigher } of everyMeeting()) {
    const { winner, by, because } = half(which, player, dealer);
    expect(winner, `${player} ${dealer}`).toBe(isHigher ? 'player' : 'dealer');
    if (isHigher) expect([by, because[0]]).toEqual(['rank', `rws-si-ki-pi-v2#${clause}`]);
  }
}

test('[rws-si-ki-pi-v2#3.13.1] the player wins a Low Hand exactly when it ranks higher', () => {
  winsByRank('low', '3.13.1');
});

test('[rws-si-ki-pi-v2#3.13.2] the player wins a High Hand exactly when it ranks higher', () => {
  winsByRank('high', '3.13.2');
});

function equalGoesToDealer(which: Half, clause: string): void {
  for (const ranks of [...PAIRS, GONG, ...POINT_HANDS]) {
    expect(half(which, ranks, ranks)).toEqual({
      winner: 'dealer',
      by: 'equal',
      because: cites(clause),
    });
  }
}

test('[rws-si-ki-pi-v2#3.13.3] Low Hands of the same cards go to the dealer', () => {
  equalGoesToDealer('low', '3.13.3');
});

test('[rws-si-ki-pi-v2#3.13.4] High Hands of the same cards go to the dealer', () => {
  equalGoesToDealer('high', '3.13.4');
});

function zeroGoesToDealer(which: Half, clause: string): void {
  for (const player of ZERO_HANDS) {
    for (const dealer of ZERO_HANDS) {
      expect(half(which, player, dealer), `${player} ${dealer}`).toEqual({
        winner: 'dealer',
        by: 'both-zero',
        because: cites(clause),
      });
    }
  }
}

test('[rws-si-ki-pi-v2#3.13.5] two Low Hands without points go to the dealer in all 81 meetings', () => {
  zeroGoesToDealer('low', '3.13.5');
});

test('[rws-si-ki-pi-v2#3.13.6] two High Hands without points go to the dealer in all 81 meetings', () => {
  zeroGoesToDealer('high', '3.13.6');
});

describe('what put one hand above the other', () => {
  test.each([
    ['99', '88', ['3.7.1', '1 Pair']],
    ['22', '82', ['3.7.1', '1 Pair']],
    ['82', 'A8', ['3.7.1', '1 Gong']],
    ['54', 'A7', ['3.7.2']],
    ['J9', 'T8', ['3.7.2', '1 Picture Card']],
    ['T9', 'A7', ['3.7.2']],
    ['92', 'KQ', ['3.7.2', '1 Picture Card']],
    ['A8', 'K9', ['3.6', 'Appendix G']],
    ['AK', 'AQ', ['I-H1', 'Appendix G']],
  ])('%s above %s cites %j, whoever holds it', (better, worse, clauses) => {
    for (const which of HALVES) {
      const first = which === 'low' ? '3.13.1' : '3.13.2';
      const because = cites(first, ...clauses);
      expect(half(which, better, worse)).toEqual({ winner: 'player', by: 'rank', because });
      expect(half(which, worse, better)).toEqual({ winner: 'dealer', by: 'rank', because });
    }
  });

  test('under H1=highest-card A-K and A-Q are equal, by that reading', () => {
    const other = siKiPiGame(rwsSiKiPiV2, {
      readings: { ...DEFAULT_READINGS, H1: 'highest-card' },
    });
    expect(half('low', 'AK', 'AQ', other)).toEqual({
      winner: 'dealer',
      by: 'equal',
      because: cites('3.13.3', 'I-H1', 'Appendix G'),
    });
  });
});

describe('a round', () => {
  const dealer = arrangement('7d Kc', '8d 8c');

  test('[rws-si-ki-pi-v2#3.13.7] is won with both hands', () => {
    const { result, because } = compareSettings(arrangement('8s Kh', '9s 9h'), dealer, game);
    expect(result).toBe('win');
    expect(because).toEqual(
      cites('3.13.7', '3.13.1', '3.7.2', '1 Picture Card', '3.13.2', '3.7.1', '1 Pair', '3.5'),
    );
  });

  test('[rws-si-ki-pi-v2#3.13.8] is lost with both hands, equal ones counting as lost', () => {
    const lower = compareSettings(arrangement('6s Kh', '7s 7h'), dealer, game);
    expect([lower.result, lower.because[0]]).toEqual(['lose', 'rws-si-ki-pi-v2#3.13.8']);
    const equal = compareSettings(arrangement('7s Kh', '8s 8h'), dealer, game);
    expect(equal.result).toBe('lose');
    expect(equal.because).toEqual(cites('3.13.8', '3.13.3', '3.13.4', '3.5'));
  });

  test.each([
    ['Low', arrangement('8s Kh', '7s 7h')],
    ['High', arrangement('6s Kh', '9s 9h')],
  ])('[rws-si-ki-pi-v2#3.13.9] stands off when only the %s Hand is won', (_, player) => {
    const { result, because } = compareSettings(player, dealer, game);
    expect(result).toBe('stand-off');
    expect(because.slice(0, 2)).toEqual(cites('3.13.9', '1 Stand Off'));
  });

  test('[rws-si-ki-pi-v2#3.5] Low never meets High', () => {
    // Both hands of the player beat the dealer's Low Hand and lose to the dealer's High Hand.
    const { low, high, because } = compareSettings(arrangement('8s Kh', '9s Qh'), dealer, game);
    expect([low.winner, high.winner]).toEqual(['player', 'dealer']);
    expect(because).toContain('rws-si-ki-pi-v2#3.5');
  });
});
