import { type HTMLAttributes, type PointerEvent, useRef, useState } from 'react';
import {
  areasPressed,
  cancelled,
  held,
  LONG_PRESS,
  lifted,
  moved,
  NO_PRESSES,
  type PressEffect,
  type Presses,
  pressed,
} from '../betting/press-machine.ts';
import { play } from '../sound/sound.ts';
import { useTerminal } from '../terminal-context.ts';
import { feltKey } from './felt-keys.ts';

export interface FeltInput {
  readonly pressed: ReadonlySet<string>;
  readonly handlers: HTMLAttributes<HTMLElement>;
}

/** Fingers, mouse and keys on the felt; what they mean is decided by the press machine. */
export function useFeltInput(canBet: boolean): FeltInput {
  const terminal = useTerminal();
  const { bets, store, client } = terminal;
  const presses = useRef<Presses>(NO_PRESSES);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const [marked, mark] = useState<ReadonlySet<string>>(new Set());
  const become = (next: Presses) => {
    presses.current = next;
    mark(areasPressed(next));
  };
  const carryOut = (effect: PressEffect | null) => {
    if (!effect) return;
    if (effect.do === 'explain') return store.setState({ explained: effect.bet });
    if (!canBet)
      return effect.do === 'place' ? store.setState({ explained: effect.bet }) : undefined;
    play(effect.do === 'place' ? 'chip' : 'remove');
    if (effect.do === 'place') bets.place(effect.bet);
    else bets.removeAll(effect.bet);
  };
  const hasStake = (bet: string) =>
    (client.state().view?.areas.find((area) => area.bet === bet)?.stake ?? 0) > 0;
  const forget = (pointer: number) => {
    clearTimeout(timers.current.get(pointer));
    timers.current.delete(pointer);
  };
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerDown: (event) => {
      const bet = areaAt(event.target);
      if (bet === null || event.button !== 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      event.currentTarget.setPointerCapture(pointerId);
      become(pressed(presses.current, pointerId, { bet, x, y }));
      timers.current.set(
        pointerId,
        setTimeout(() => {
          const { presses: next, effect } = held(presses.current, pointerId);
          become(next);
          carryOut(effect);
        }, LONG_PRESS),
      );
    },
    onPointerMove: (event) => {
      if (!presses.current.has(event.pointerId)) return;
      const at = { bet: areaUnder(event), x: event.clientX, y: event.clientY };
      become(moved(presses.current, event.pointerId, at));
    },
    onPointerUp: (event) => {
      const press = presses.current.get(event.pointerId);
      if (!press) return;
      forget(event.pointerId);
      const { presses: next, effect } = lifted(presses.current, event.pointerId, {
        bet: areaUnder(event),
        isOnFelt: isOver(event),
        hasStake: hasStake(press.bet),
      });
      become(next);
      carryOut(effect);
    },
    onPointerCancel: (event) => {
      forget(event.pointerId);
      become(cancelled(presses.current, event.pointerId));
    },
    onContextMenu: (event) => event.preventDefault(),
    onFocus: (event) => {
      const bet = areaAt(event.target);
      if (bet !== null) store.setState({ current: bet });
    },
    onKeyDown: (event) => feltKey(event, terminal, canBet),
  };
  return { pressed: marked, handlers };
}

function areaAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-area]')?.getAttribute('data-area') ?? null;
}

/** A captured pointer reports the felt; what lies under it has to be looked up. */
function areaUnder(event: PointerEvent): string | null {
  return areaAt(document.elementFromPoint(event.clientX, event.clientY));
}

function isOver({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
