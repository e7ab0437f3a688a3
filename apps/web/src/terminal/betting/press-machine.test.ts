import { describe, expect, test } from 'vitest';
import {
  areasPressed,
  cancelPointer,
  holdPointer,
  liftPointer,
  movePointer,
  NO_PRESSES,
  pressPointer,
} from './press-machine.ts';

const down = pressPointer(NO_PRESSES, 1, { bet: 'big', x: 100, y: 100 });
const onBig = { bet: 'big', isOnFelt: true, hasStake: true };

describe('a finger on the felt', () => {
  test('marks the area, and lifted inside places a chip', () => {
    expect([...areasPressed(down)]).toEqual(['big']);
    expect(liftPointer(down, 1, onBig)).toEqual({
      presses: new Map(),
      effect: { do: 'place', bet: 'big' },
    });
  });

  test('slid to another area cancels', () => {
    const away = movePointer(down, 1, { bet: 'small', x: 300, y: 100 });
    expect([...areasPressed(away)]).toEqual([]);
    expect(liftPointer(away, 1, { ...onBig, bet: 'small' }).effect).toBeNull();
  });

  test('that comes back may place again', () => {
    const away = movePointer(down, 1, { bet: 'small', x: 300, y: 100 });
    const back = movePointer(away, 1, { bet: 'big', x: 110, y: 100 });
    expect(liftPointer(back, 1, onBig).effect).toEqual({ do: 'place', bet: 'big' });
  });

  test('held explains the area and then places nothing', () => {
    const { presses, effect } = holdPointer(down, 1);
    expect(effect).toEqual({ do: 'explain', bet: 'big' });
    expect(holdPointer(presses, 1).effect).toBeNull();
    expect(liftPointer(presses, 1, onBig).effect).toBeNull();
  });

  test('held after it slid off explains nothing', () => {
    const away = movePointer(down, 1, { bet: null, x: 300, y: 100 });
    expect(holdPointer(away, 1).effect).toBeNull();
  });

  test('that drags a stack off the felt takes it all back', () => {
    const off = { bet: null, isOnFelt: false, hasStake: true };
    const away = movePointer(down, 1, { bet: null, x: 100, y: 1000 });
    expect(liftPointer(away, 1, off).effect).toEqual({ do: 'remove-all', bet: 'big' });
    expect(liftPointer(away, 1, { ...off, hasStake: false }).effect).toBeNull();
  });

  test('two fingers on two areas place two bets', () => {
    const two = pressPointer(down, 2, { bet: 'odd', x: 500, y: 20 });
    expect(areasPressed(two).size).toBe(2);
    const first = liftPointer(two, 1, onBig);
    const second = liftPointer(first.presses, 2, { ...onBig, bet: 'odd' });
    expect([first.effect, second.effect]).toEqual([
      { do: 'place', bet: 'big' },
      { do: 'place', bet: 'odd' },
    ]);
  });

  test('two that rest explain nothing, and lifted late they bet nothing', () => {
    const two = pressPointer(down, 2, { bet: 'odd', x: 500, y: 20 });
    const first = holdPointer(two, 1);
    const second = holdPointer(first.presses, 2);
    expect([first.effect, second.effect]).toEqual([null, null]);
    const lift = liftPointer(second.presses, 1, onBig);
    expect(lift.effect).toBeNull();
    expect(liftPointer(lift.presses, 2, { ...onBig, bet: 'odd' }).effect).toBeNull();
  });

  test('taken away by the browser is forgotten', () => {
    expect(liftPointer(cancelPointer(down, 1), 1, onBig).effect).toBeNull();
  });
});
