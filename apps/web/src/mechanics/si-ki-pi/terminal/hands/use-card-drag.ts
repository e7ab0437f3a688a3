import { type PointerEvent, useRef, useState } from 'react';

/** A finger that shakes is not one that drags. */
const SLOP = 8;

interface Drag {
  readonly pointer: number;
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  hasMoved: boolean;
}

export interface CardDrag {
  /** The card under the finger that a release would swap with. */
  readonly over: string | null;
  readonly down: (card: string, event: PointerEvent<HTMLElement>) => void;
  readonly move: (event: PointerEvent<HTMLElement>) => void;
  readonly up: (event: PointerEvent<HTMLElement>) => void;
  readonly cancel: () => void;
}

/**
 * One card follows one finger. The card itself is moved and nothing is drawn again, so it lies under
 * the finger in the next frame; a second finger is not listened to.
 */
export function useCardDrag(options: {
  readonly mayMeet: (card: string, other: string) => boolean;
  readonly onTap: (card: string) => void;
  readonly onSwap: (card: string, other: string) => void;
}): CardDrag {
  const drag = useRef<Drag | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drop = () => {
    const held = drag.current;
    drag.current = null;
    setOver(null);
    if (!held) return;
    letGo(held.element);
  };
  const meets = (x: number, y: number): string | null => {
    const held = drag.current;
    if (!held) return null;
    const found = cardAt(x, y, held.element);
    return found !== null && options.mayMeet(held.card, found) ? found : null;
  };
  return {
    over,
    down: (card, event) => {
      if (drag.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId: pointer, clientX: x, clientY: y, currentTarget: element } = event;
      drag.current = { pointer, card, x, y, element, hasMoved: false };
    },
    move: ({ pointerId, clientX, clientY }) => {
      const held = drag.current;
      if (!held || held.pointer !== pointerId) return;
      const [dx, dy] = [clientX - held.x, clientY - held.y];
      if (!held.hasMoved && Math.hypot(dx, dy) < SLOP) return;
      held.hasMoved = true;
      follow(held.element, dx, dy);
      setOver(meets(clientX, clientY));
    },
    up: ({ pointerId, clientX, clientY }) => {
      const held = drag.current;
      if (!held || held.pointer !== pointerId) return;
      const met = held.hasMoved ? meets(clientX, clientY) : null;
      const { card, hasMoved } = held;
      drop();
      if (met !== null) options.onSwap(card, met);
      else if (!hasMoved) options.onTap(card);
    },
    cancel: drop,
  };
}

function follow(element: HTMLElement, dx: number, dy: number): void {
  const scale = scaleOf(element);
  element.dataset.dragged = 'yes';
  element.style.transform = `translate(${dx / scale}px, ${dy / scale}px) scale(1.03)`;
}

function letGo(element: HTMLElement): void {
  element.style.transform = '';
  delete element.dataset.dragged;
}

/** What lies under the dragged card: it covers it, so all that lie there are looked through. */
function cardAt(x: number, y: number, dragged: HTMLElement): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const slot = element.closest('[data-slot]');
    if (slot instanceof HTMLElement && slot !== dragged) return slot.dataset.slot ?? null;
  }
  return null;
}

/** The kiosk's canvas is scaled to fit its screen; fingers are measured on the screen. */
export function scaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  return element.offsetWidth > 0 ? width / element.offsetWidth : 1;
}
