import { type RefObject, useEffect, useRef } from 'react';
import { type Anchor, type Grip, isGesture, middleOf, type Place, pinch } from './pinch.ts';

interface PinchOptions {
  readonly frame: RefObject<HTMLElement | null>;
  /** The zoom now, and the point of the felt that lies at a place of the window. */
  readonly zoom: number;
  readonly feltAt: (place: Place) => Place;
  readonly onPinch: (zoom: number, anchor: Anchor) => void;
}

/**
 * Two fingers on the felt enlarge and move it. Touch events, because a browser that may pan takes pointer
 * events away from whoever listens; held back here, it leaves two fingers alone.
 */
export function usePinch(options: PinchOptions): void {
  const { frame } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const felt = frame.current;
    if (!felt) return;
    const pointers = new Map<number, EventTarget>();
    let grip: Grip | null = null;
    let isMoving = false;
    const start = (event: TouchEvent) => {
      const fingers = fingersOn(event, felt);
      grip = fingers && {
        fingers,
        zoom: latest.current.zoom,
        held: latest.current.feltAt(middleOf(fingers)),
      };
      isMoving = false;
      if (fingers && event.cancelable) event.preventDefault();
    };
    const move = (event: TouchEvent) => {
      const fingers = grip && fingersOn(event, felt);
      if (!grip || !fingers) return;
      if (event.cancelable) event.preventDefault();
      if (!isMoving && !isGesture(grip, fingers)) return;
      if (!isMoving) takeBack(pointers);
      isMoving = true;
      const { zoom, anchor } = pinch(grip, fingers);
      latest.current.onPinch(zoom, anchor);
    };
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) grip = null;
    };
    return listening(felt, pointers, { start, move, end });
  }, [frame]);
}

interface TouchListeners {
  readonly start: (event: TouchEvent) => void;
  readonly move: (event: TouchEvent) => void;
  readonly end: (event: TouchEvent) => void;
}

function listening(
  felt: HTMLElement,
  pointers: Map<number, EventTarget>,
  { start, move, end }: TouchListeners,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const forget = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  // Only a listener that is not passive can hold the browser back.
  felt.addEventListener('touchstart', start, { signal, passive: false });
  felt.addEventListener('touchmove', move, { signal, passive: false });
  felt.addEventListener('touchend', end, { signal });
  felt.addEventListener('touchcancel', end, { signal });
  felt.addEventListener(
    'pointerdown',
    ({ pointerId, target }) => target && pointers.set(pointerId, target),
    { signal, capture: true },
  );
  for (const over of ['pointerup', 'pointercancel'] as const) {
    felt.addEventListener(over, forget, { signal });
  }
  return () => listeners.abort();
}

/** What a browser says when it takes a finger for something else; no finger of a gesture bets. */
function takeBack(pointers: ReadonlyMap<number, EventTarget>): void {
  for (const [pointerId, target] of [...pointers]) {
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
  }
}

function fingersOn({ touches }: TouchEvent, felt: HTMLElement): Grip['fingers'] | null {
  const [one, other] = touches;
  if (!one || !other || touches.length > 2) return null;
  const { left, top } = felt.getBoundingClientRect();
  const place = ({ clientX, clientY }: Touch) => ({ x: clientX - left, y: clientY - top });
  return [place(one), place(other)];
}
