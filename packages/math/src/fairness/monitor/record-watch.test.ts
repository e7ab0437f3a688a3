import { CARD_KIND } from '@baize/si-ki-pi/fairness';
import { seededDecks, seededRolls } from '@baize/testing/seeded-dice';
import { DICE_KIND } from '@baize/three-dice/fairness';
import { describe, expect, test } from 'vitest';
import type { RecordKind } from '../record/record-kind.ts';
import type { Recorded } from '../record-report.ts';

function alarmsOf(kind: RecordKind, results: readonly Recorded[], perFalseAlarm = 250_000) {
  const watch = kind.watch(perFalseAlarm);
  return results.flatMap((recorded) => watch.accept(recorded));
}

describe('a watch on dice', () => {
  const fair = seededRolls(91, 5000);

  test('is quiet with fair dice, and says how rarely it is not', () => {
    expect(alarmsOf(DICE_KIND, fair)).toEqual([]);
    const watch = DICE_KIND.watch(250_000);
    // Scores once in 508,950 rolls, faces once in 671,846 and a third, rolls once in 10,124,569.
    const together = 1 / (1 / 508_950 + 3 / 2_015_539 + 1 / 10_124_569);
    expect(watch.facts()).toEqual({ threshold: 575, rollsPerFalseAlarm: expect.any(Number) });
    expect(watch.facts().rollsPerFalseAlarm).toBeCloseTo(together, -1);
  });

  test('a face nine times running is an alarm, eight are none, eighteen are a second one', () => {
    const stuckFor = (times: number) =>
      fair.map(([a, b, c], i) => [a, b, i >= 100 && i < 100 + times ? 2 : ((c + 2) % 6) + 1]);
    // Neither neighbour of the run shows a two by accident.
    const cut = (times: number) =>
      stuckFor(times).map(([a = 1, b = 1, c = 1], i) => [
        a,
        b,
        i === 99 || i === 100 + times ? 5 : c,
      ]);
    expect(alarmsOf(DICE_KIND, cut(8).slice(0, 130))).toEqual([]);
    expect(alarmsOf(DICE_KIND, cut(9).slice(0, 130))).toMatchObject([
      { at: 109, details: { stuck: 'face', die: 3, face: 2, length: 9 } },
    ]);
    const stuck = alarmsOf(DICE_KIND, cut(18).slice(0, 130)).filter(
      ({ details }) => details.stuck === 'face',
    );
    expect(stuck).toMatchObject([
      { at: 109, details: { length: 9 } },
      { at: 118, details: { length: 18 } },
    ]);
  });

  test('a roll four times running is an alarm', () => {
    const frozen = fair.map((roll, i) => (i >= 200 && i < 204 ? [6, 2, 5] : roll)).slice(0, 204);
    const [alarm] = alarmsOf(DICE_KIND, frozen);
    expect(alarm).toMatchObject({
      at: 204,
      details: { stuck: 'roll', roll: [6, 2, 5], length: 4 },
    });
    expect(alarm?.sentence).toContain('6-2-5 came 4 times running');
    expect(alarm?.sentence).toContain('once in 10,124,569 rolls');
  });

  test('rolls in order of size are no alarm; a combination five times running is', () => {
    const sorted = fair.map((roll) => roll.toSorted((a, b) => a - b));
    expect(alarmsOf(DICE_KIND, sorted)).toEqual([]);
    const frozen = sorted.map((roll, i) => (i >= 200 && i < 205 ? [1, 2, 5] : roll)).slice(0, 206);
    // Twenty combinations of 1/36, thirty of 1/72 and six of 1/216, each five times running.
    const rate = [
      [20, 36],
      [30, 72],
      [6, 216],
    ].reduce((sum, [many = 0, m = 0]) => sum + (many * (m - 1)) / m / (m ** 5 - 1), 0);
    expect(alarmsOf(DICE_KIND, frozen)).toMatchObject([
      { at: 205, details: { stuck: 'roll', roll: [1, 2, 5], length: 5 } },
    ]);
    expect(alarmsOf(DICE_KIND, frozen)[0]?.sentence).toContain(
      `once in ${Math.floor(1 / rate).toLocaleString('en')} rolls`,
    );
  });

  test('a replayed block is told with the roll from which it was taken', () => {
    const replayed = [...fair.slice(0, 1000), ...fair.slice(300, 340)];
    const [first] = alarmsOf(DICE_KIND, replayed);
    expect(first).toMatchObject({ details: { replay: { from: 301 } } });
    expect(first?.at).toBeLessThanOrEqual(1000 + 12);
  });

  test('a die with one face at a quarter is told by scores and by evidence', () => {
    const loaded = fair.map(([a, b, c], i) => [i % 10 === 0 ? 6 : a, b, c]);
    const kinds = alarmsOf(DICE_KIND, loaded).map(({ details }) => Object.keys(details)[0]);
    expect(kinds).toContain('dice');
    expect(kinds).toContain('evidence');
  });
});

describe('a watch on cards', () => {
  const fair = seededDecks(92, 2000, 4);

  test('is quiet with fair hands', () => {
    expect(alarmsOf(CARD_KIND, fair)).toEqual([]);
    expect(CARD_KIND.watch(250_000).facts()).toEqual({
      firstCards: 5,
      dealsPerFalseAlarm: 1 + 52 + 52 ** 2 + 52 ** 3 + 52 ** 4,
    });
  });

  test('hands in order of rank are no alarm, written down alone or round by round', () => {
    const sorted = (deal: readonly number[]) => deal.toSorted((a, b) => a - b);
    expect(alarmsOf(CARD_KIND, fair.map(sorted))).toEqual([]);
    const rounds = seededDecks(94, 2000, 12).map((deal) =>
      [0, 4, 8].flatMap((from) => sorted(deal.slice(from, from + 4))),
    );
    expect(alarmsOf(CARD_KIND, rounds)).toEqual([]);
    const again = [...rounds.slice(0, 50), ...rounds.slice(49, 50)];
    expect(alarmsOf(CARD_KIND, again)).toMatchObject([
      { at: 51, details: { replay: { from: 50, length: 1 } } },
    ]);
  });

  test('a hand that comes again and again, a replayed stretch, a missing card', () => {
    const frozen = fair.map((deal, i) => (i >= 500 && i < 506 ? (fair[500] ?? deal) : deal));
    expect(alarmsOf(CARD_KIND, frozen).map(({ details }) => details)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ stuck: 'first-card', length: 5 })]),
    );
    const replayed = [...fair, ...fair.slice(100, 120)];
    expect(alarmsOf(CARD_KIND, replayed)[0]).toMatchObject({ details: { replay: { from: 101 } } });
    const without = seededDecks(93, 3000).map((deck) =>
      deck.filter((card) => card !== 0).slice(0, 4),
    );
    const kinds = alarmsOf(CARD_KIND, without).map(({ details }) => Object.keys(details)[0]);
    expect(kinds[0]).toBe('evidence');
  });
});
