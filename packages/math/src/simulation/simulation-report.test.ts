import { money, rational, xoshiroStream } from '@baize/exact';
import { DICE_GAMES } from '@baize/testing/dice-arbitraries';
import { enumerationOf, ticketOf } from '@baize/testing/dice-games';
import { ALL_ROLLS, settleRoll } from '@baize/three-dice';
import { countRolls, diceEnumeration, diceSimulator } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import { simulationReport, zText } from './simulation-report.ts';

const dice = diceSimulator();
const onSmall = ticketOf(enumerationOf('rws-tai-sai-v5/a'), [['small', money(100)]]);

describe('simulationReport', () => {
  test('sums up to what settling every round one by one would give', () => {
    for (const each of DICE_GAMES) {
      const stakes = each.wagers.map((wager) => ({ wager, stake: money(each.unit * 3) }));
      const counts = [...countRolls(xoshiroStream(1n, 0), 500)];
      const report = simulationReport(
        ticketOf(
          diceEnumeration(each),
          stakes.map(({ wager, stake }) => [wager.text, stake]),
        ),
        dice,
        counts,
      );
      const sums = stakes.map(() => 0);
      for (const [index, roll] of ALL_ROLLS.entries()) {
        const { lines } = settleRoll(each, roll, stakes);
        for (const [position, line] of lines.entries()) {
          sums[position] = (sums[position] ?? 0) + line.returns * (counts[index] ?? 0);
        }
      }
      expect(report.bets.map(({ returned }) => returned.observed)).toEqual(
        sums.map((x) => rational(x)),
      );
      const net = sums.reduce((a, b) => a + b, 0) - 500 * stakes.length * each.unit * 3;
      expect(report.net.observed).toEqual(rational(net));
    }
  });

  test('rolls that come equally often are exactly as expected', () => {
    const report = simulationReport(
      onSmall,
      dice,
      ALL_ROLLS.map(() => 10),
    );
    const [small] = report.bets;
    expect(report.rounds).toBe(2160);
    expect(report.frequencies).toMatchObject({ chiSquare: rational(0), degrees: 215 });
    expect(small?.wins.observed).toEqual(rational(1050));
    expect(small?.wins.expected).toEqual(rational(1050));
    expect(report.net.expected).toEqual(rational(-6000));
    expect(zText(report.net, 3)).toBe('0.000');
  });

  test('a surplus is measured in standard deviations', () => {
    // Only 1-1-2 is rolled, 100 times: Small wins all of them, (1 - 35/72) x 10 over root(35 x 37) / 72.
    const counts = ALL_ROLLS.map((_, roll) => (roll === 1 ? 100 : 0));
    const report = simulationReport(onSmall, dice, counts);
    const [small] = report.bets;
    expect(small && zText(small.wins, 3)).toBe('10.282');
    expect(small && zText(small.returned, 3)).toBe('10.282');
    expect(zText(report.net, 3)).toBe('10.282');
    expect(report.frequencies?.chiSquare).toEqual(rational(21_500));
  });

  test('no rounds and no bets have no scores', () => {
    const report = simulationReport(
      ticketOf(enumerationOf('rws-tai-sai-v5/a'), []),
      dice,
      ALL_ROLLS.map(() => 0),
    );
    expect(report).toMatchObject({ rounds: 0, bets: [], frequencies: null });
    expect(zText(report.net, 2)).toBeNull();
  });
});
