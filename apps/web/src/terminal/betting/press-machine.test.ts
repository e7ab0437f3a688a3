import { describe, expect, test } from 'vitest';
import {
  areasPressed,
  cancelled,
  held,
  lifted,
  moved,
  NO_PRESSES,
  pressed,
} from './press-machine.ts';

const down = pressed(NO_PRESSES, 1, { bet: 'big', x: 100, y: 100 });
const onBig = { bet: 'big', isOnFelt: true, hasStake: true };

describe('a finger on the felt', () => {
  test('marks the area, and lifted inside places a chip', () => {
    expect([...areasPressed(down)]).toEqual(['big']);
    expect(lifted(down, 1, onBig)).toEqual({
      presses: new Map(),
      effect: { do: 'place', bet: 'big' },
    });
  });

  test('slid to another area cancels', () => {
    const away = moved(down, 1, { bet: 'small', x: 300, y: 100 });
    expect([...areasPressed(away)]).toEqual([]);
    expect(lifted(away, 1, { ...onBig, bet: 'small' }).effect).toBeNull();
  });

  test('that comes back may place again', () => {
    const away = moved(down, 1, { bet: 'small', x: 300, y: 100 });
    const back = moved(away, 1, { bet: 'big', x: 110, y: 100 });
    expect(lifted(back, 1, onBig).effect).toEqual({ do: 'place', bet: 'big' });
  });

  test('held explains the area and then places nothing', () => {
    const { presses, effect } = held(down, 1);
    expect(effect).toEqual({ do: 'explain', bet: 'big' });
    expect(held(presses, 1).effect).toBeNull();
    expect(lifted(presses, 1, onBig).effect).toBeNull();
  });

  test('held after it slid off explains nothing', () => {
    const away = moved(down, 1, { bet: null, x: 300, y: 100 });
    expect(held(away, 1).effect).toBeNull();
  });

  test('that drags a stack off the felt takes it all back', () => {
    const off = { bet: null, isOnFelt: false, hasStake: true };
    const away = moved(down, 1, { bet: null, x: 100, y: 1000 });
    expect(lifted(away, 1, off).effect).toEqual({ do: 'remove-all', bet: 'big' });
    expect(lifted(away, 1, { ...off, hasStake: false }).effect).toBeNull();
  });

  test('two fingers on two areas place two bets', () => {
    const two = pressed(down, 2, { bet: 'odd', x: 500, y: 20 });
    expect(areasPressed(two).size).toBe(2);
    const first = lifted(two, 1, onBig);
    const second = lifted(first.presses, 2, { ...onBig, bet: 'odd' });
    expect([first.effect, second.effect]).toEqual([
      { do: 'place', bet: 'big' },
      { do: 'place', bet: 'odd' },
    ]);
  });

  test('two that rest explain nothing, and lifted late they bet nothing', () => {
    const two = pressed(down, 2, { bet: 'odd', x: 500, y: 20 });
    const first = held(two, 1);
    const second = held(first.presses, 2);
    expect([first.effect, second.effect]).toEqual([null, null]);
    const lift = lifted(second.presses, 1, onBig);
    expect(lift.effect).toBeNull();
    expect(lifted(lift.presses, 2, { ...onBig, bet: 'odd' }).effect).toBeNull();
  });

  test('taken away by the browser is forgotten', () => {
    expect(lifted(cancelled(down, 1), 1, onBig).effect).toBeNull();
  });
});
