import { compare, money, multiply, negate, ONE, rational, sum } from '@baize/exact';
import { anyDiceGame, anyStake } from '@baize/testing/dice-arbitraries';
import { analysisOf, gameOf, ticketOf } from '@baize/testing/dice-games';
import { COMBINATIONS, settleStake } from '@baize/three-dice';
import { diceEnumeration } from '@baize/three-dice/mathematics';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf, meanOf, varianceOf } from '../distribution/distribution.ts';
import { outlookAfter } from '../distribution/outlook.ts';
import { ruinWithin, walkOf } from '../distribution/ruin.ts';
import { costPerHour, type Ticket, ticketEdge } from './ticket.ts';

const game = gameOf('rws-tai-sai-v5/c');
const enumeration = diceEnumeration(game);
const ticket = (...bets: readonly (readonly [bet: string, stake: number])[]) =>
  ticketOf(
    enumeration,
    bets.map(([bet, stake]) => [bet, money(stake)]),
  );
const ticketWalk = ({ net, staked }: Ticket, bankroll: number) =>
  walkOf(net, rational(bankroll), rational(staked));

describe('ticketOn', () => {
  test('Small and Big together lose both on 6 triples and cancel out on the other 210 rolls', () => {
    const { net, staked } = ticket(['small', 100], ['big', 100]);
    expect(staked).toBe(200);
    expect(net.points).toEqual([
      { value: rational(-200), weight: 6n },
      { value: rational(0), weight: 210n },
    ]);
  });

  test('a single stake has the edge and the variance of its bet', () => {
    for (const wager of game.wagers) {
      const { edge, variance } = analysisOf(game, wager.text);
      const one = ticket([wager.text, 20]);
      expect(ticketEdge(one)).toEqual(edge);
      expect(varianceOf(one.net)).toEqual(multiply(variance, rational(400)));
    }
  });

  test('what it loses on average is the sum of what its stakes lose', () => {
    const anyTicket = anyDiceGame.chain((each) =>
      fc.tuple(fc.constant(each), fc.array(anyStake(each), { maxLength: 6 })),
    );
    fc.assert(
      fc.property(anyTicket, ([each, stakes]) => {
        const { net, nets } = ticketOf(
          diceEnumeration(each),
          stakes.map(({ wager, stake }) => [wager.text, stake]),
        );
        expect(chanceOf(net, () => true)).toEqual(ONE);
        expect(nets).toEqual(
          COMBINATIONS.map(({ dice }) =>
            stakes.reduce((all, stake) => all + settleStake(stake, dice).returns - stake.stake, 0),
          ),
        );
        const costs = stakes.map(({ wager, stake }) =>
          multiply(analysisOf(each, wager.text).edge, rational(stake)),
        );
        expect(negate(meanOf(net))).toEqual(sum(costs));
      }),
      { numRuns: 40 },
    );
  });

  test('without stakes there is nothing to win, and no edge', () => {
    expect(ticketEdge(ticket())).toBeNull();
    expect(outlookAfter(ticket().net, 10)).toMatchObject({ ok: true, value: { even: ONE } });
  });
});

test('at 60 rounds an hour 1.00 on Small costs 166 and two thirds minor units', () => {
  expect(costPerHour(ticket(['small', 100]), rational(60))).toEqual(rational(500, 3));
});

test('a bankroll of ten tickets survives nine rounds, and is lost in ten with their full chance', () => {
  const both = ticket(['small', 100], ['triple:6', 100]);
  const walk = ticketWalk(both, 2000);
  expect(ruinWithin(walk, 9)).toEqual({ ok: true, value: rational(0) });
  // Both lose on 110 rolls: 111 without Small, less the one that shows three sixes.
  expect(ruinWithin(walk, 10)).toEqual({
    ok: true,
    value: rational(110n ** 10n, 216n ** 10n),
  });
});

test('a larger bankroll is never in more danger', () => {
  const mixed = ticket(['small', 100], ['total:8', 20], ['domino:1-2', 40]);
  const chances = [160, 500, 1000, 2000].map((bankroll) => {
    const ruin = ruinWithin(ticketWalk(mixed, bankroll), 50);
    if (!ruin.ok) throw new Error(ruin.error.message);
    return ruin.value;
  });
  for (const [index, chance] of chances.slice(1).entries()) {
    expect(compare(chance, chances[index] ?? ONE)).toBeLessThan(0);
  }
});
