import type { PointerEvent } from 'react';
import {
  areasPressed,
  cancelPointer,
  holdPointer,
  LONG_PRESS,
  liftPointer,
  movePointer,
  NO_PRESSES,
  type PressEffect,
  type Presses,
  pressPointer,
} from '../betting/press-machine.ts';

interface FeltPointersOptions {
  /** Whether a stack lies on an area. */
  readonly hasStake: (bet: string) => boolean;
  readonly onPressed: (areas: ReadonlySet<string>) => void;
  readonly onEffect: (effect: PressEffect) => void;
}

export interface FeltPointers {
  down(event: PointerEvent<HTMLElement>): void;
  move(event: PointerEvent<HTMLElement>): void;
  up(event: PointerEvent<HTMLElement>): void;
  cancel(event: PointerEvent<HTMLElement>): void;
}

/** Fingers and mouse on the felt, translated for the press machine, which says what they mean. */
export function feltPointers(options: FeltPointersOptions): FeltPointers {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let presses: Presses = NO_PRESSES;
  const become = (next: Presses, effect: PressEffect | null = null) => {
    presses = next;
    options.onPressed(areasPressed(next));
    if (effect) options.onEffect(effect);
  };
  const stopWaiting = (pointer: number) => {
    clearTimeout(timers.get(pointer));
    timers.delete(pointer);
  };
  const hold = (pointer: number) => {
    const { presses: next, effect } = holdPointer(presses, pointer);
    become(next, effect);
  };
  return {
    down: (event) => {
      const bet = areaAt(event.target);
      if (bet === null || event.button !== 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      event.currentTarget.setPointerCapture(pointerId);
      become(pressPointer(presses, pointerId, { bet, x, y }));
      timers.set(pointerId, setTimeout(hold, LONG_PRESS, pointerId));
    },
    move: ({ pointerId, clientX: x, clientY: y }) => {
      if (presses.has(pointerId))
        become(movePointer(presses, pointerId, { bet: areaUnder(x, y), x, y }));
    },
    up: (event) => {
      const { pointerId, clientX, clientY } = event;
      const press = presses.get(pointerId);
      if (!press) return;
      stopWaiting(pointerId);
      const at = { bet: areaUnder(clientX, clientY), isOnFelt: isOver(event) };
      const done = liftPointer(presses, pointerId, {
        ...at,
        hasStake: options.hasStake(press.bet),
      });
      become(done.presses, done.effect);
    },
    cancel: ({ pointerId }) => {
      stopWaiting(pointerId);
      become(cancelPointer(presses, pointerId));
    },
  };
}

export function areaAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-area]')?.getAttribute('data-area') ?? null;
}

/** A captured pointer reports the felt; what lies under it has to be looked up. */
function areaUnder(x: number, y: number): string | null {
  return areaAt(document.elementFromPoint(x, y));
}

function isOver({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
