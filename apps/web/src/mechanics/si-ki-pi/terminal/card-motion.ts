import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scaleOf } from './use-card-drag.ts';

const SWAP = 160;
const FLIP = 220;
const BETWEEN = 40;

/** A player may ask for less motion, and so may the machine: then everything is a cut. */
function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Cards that have just been turned flip over, and cards that change places glide there. They are
 * drawn where they belong at once: the motion only shows where they came from, and nothing waits for it.
 */
export function useCardMotion(
  hands: RefObject<HTMLElement | null>,
  order: readonly string[] | null,
  isLocked: boolean,
): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const key = order?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards move when their order changes.
  useLayoutEffect(() => {
    const slots = [...(hands.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
    const before = places.current;
    const now = new Map(
      slots.map((slot) => [slot.dataset.slot ?? '', slot.getBoundingClientRect()]),
    );
    places.current = now;
    if (isStill()) return;
    for (const [index, slot] of slots.entries()) {
      const [was, is] = [before.get(slot.dataset.slot ?? ''), now.get(slot.dataset.slot ?? '')];
      if (was && is) glide(slot, was, is);
      else if (!isLocked) flip(slot, index * BETWEEN);
    }
  }, [key]);
}

function glide(slot: HTMLElement, was: DOMRect, is: DOMRect): void {
  const scale = scaleOf(slot);
  const [x, y] = [(was.left - is.left) / scale, (was.top - is.top) / scale];
  if (Math.hypot(x, y) < 1) return;
  slot.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: SWAP,
    easing: 'ease-out',
  });
}

function flip(slot: HTMLElement, delay: number): void {
  slot.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: FLIP,
    delay,
    easing: 'ease-out',
    fill: 'backwards',
  });
}
