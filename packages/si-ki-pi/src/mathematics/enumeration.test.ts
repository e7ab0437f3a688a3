import { fractionText, money, rational, xoshiroStream } from '@baize/exact';
import { figuresOf, meanOf, simulationReport, varianceOf, zText } from '@baize/math';
import { betIn, ticketOf } from '@baize/testing/dice-games';
import { goldenRows } from '@baize/testing/golden-rows';
import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { expect, test } from 'vitest';
import { siKiPiEnumeration } from './enumeration.ts';
import { roundMoments } from './round-moments.ts';
import { siKiPiSimulator } from './simulator.ts';

const game = siKiPi();
const enumeration = siKiPiEnumeration(game);

test('every deal has one result', () => {
  const deals = enumeration.results.reduce((sum, { weight }) => sum + weight, 0n);
  expect([deals, enumeration.total]).toEqual([52_677_670_500n, 52_677_670_500n]);
});

test('the figures of the bets are those of the independent counter', () => {
  for (const row of goldenRows('rws-si-ki-pi-v2.csv')) {
    if (row.reading !== '' || row.play === 'optimal') continue;
    for (const bet of (row.bet ?? '').split('|')) {
      const { wins, edge, outcomes } = figuresOf(enumeration, betIn(enumeration, bet));
      expect(fractionText(edge)).toBe(row.edge);
      // A bonus is counted by hands there and by deals here.
      expect(wins * BigInt(row.deals ?? 0)).toBe(BigInt(row.wins ?? 0) * outcomes);
    }
  }
});

test('three bets together scatter as their variances and covariances say', () => {
  const { initial, bonus, covariance } = roundMoments(game);
  const stakes = [
    ['initial', money(100)],
    ['bonus:player', money(20)],
    ['bonus:dealer', money(40)],
  ] as const;
  const { net } = ticketOf(enumeration, stakes);
  const parts: readonly (readonly [number, { numerator: bigint; denominator: bigint }])[] = [
    [100 * 100, initial.variance],
    [20 * 20 + 40 * 40, bonus.variance],
    [2 * 100 * 20, covariance.initialAndOwnBonus],
    [2 * 100 * 40, covariance.initialAndDealerBonus],
    [2 * 20 * 40, covariance.bonuses],
  ];
  const variance = parts.reduce(
    (sum, [times, { numerator, denominator }]) =>
      rational(
        sum.numerator * denominator + BigInt(times) * numerator * sum.denominator,
        sum.denominator * denominator,
      ),
    rational(0),
  );
  expect(varianceOf(net)).toEqual(variance);
  expect(fractionText(meanOf(net))).not.toBe('0');
});

test('dealt cards come as often as they are counted', () => {
  const simulator = siKiPiSimulator(game, enumeration);
  const stakes = enumeration.bets.map(({ bet }) => [bet, money(20)] as const);
  const counts = [...simulator.count(xoshiroStream(11n, 0), 200_000)];
  const report = simulationReport(ticketOf(enumeration, stakes), simulator, counts);
  expect(report.rounds).toBe(200_000);
  for (const { wins, returned } of report.bets) {
    for (const score of [wins, returned]) expect(Math.abs(Number(zText(score, 3)))).toBeLessThan(4);
  }
  expect(report.frequencies?.degrees).toBe(11);
  // The chance of more than 40 with 11 degrees of freedom is 0.0000356.
  const { numerator = 0n, denominator = 1n } = report.frequencies?.chiSquare ?? {};
  expect(Number(numerator / denominator)).toBeLessThan(40);
});
