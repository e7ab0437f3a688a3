import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { stakeOn } from '../betting/bet-commands.ts';
import type { PressEffect } from '../betting/press-machine.ts';
import { play } from '../sound/sound.ts';
import { type Terminal, useTerminal } from '../terminal-context.ts';
import { feltKey } from './felt-keys.ts';
import { areaAt, type FeltPointers, feltPointers } from './felt-pointers.ts';

export interface FeltInput {
  readonly pressed: ReadonlySet<string>;
  readonly handlers: HTMLAttributes<HTMLElement>;
}

/** Fingers, mouse and keys on the felt. */
export function useFeltInput(canBet: boolean): FeltInput {
  const terminal = useTerminal();
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  // A finger may come down before the close and be lifted after it: what counts is the lifting.
  const mayBet = useRef(canBet);
  useEffect(() => {
    mayBet.current = canBet;
  }, [canBet]);
  const [pointers] = useState<FeltPointers>(() =>
    feltPointers({
      hasStake: (bet) => stakeOn(bet, terminal.client) > 0,
      onPressed: setPressed,
      onEffect: (effect) => carryOut(effect, terminal, mayBet.current),
    }),
  );
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerDown: pointers.down,
    onPointerMove: pointers.move,
    onPointerUp: pointers.up,
    onPointerCancel: pointers.cancel,
    onContextMenu: (event) => event.preventDefault(),
    onFocus: (event) => {
      const bet = areaAt(event.target);
      if (bet !== null) terminal.store.setState({ current: bet });
    },
    onKeyDown: (event) => feltKey(event, terminal, canBet),
  };
  return { pressed, handlers };
}

/** While no bets are taken, a tap asks what an area is and what became of the bet on it. */
function carryOut(effect: PressEffect, { bets, store }: Terminal, canBet: boolean): void {
  const isTap = effect.do === 'place' && !canBet;
  if (effect.do === 'explain' || isTap) {
    store.setState({ explained: effect.bet });
    return;
  }
  if (!canBet) return;
  play(effect.do === 'place' ? 'chip' : 'remove');
  if (effect.do === 'place') bets.place(effect.bet);
  else bets.removeAll(effect.bet);
}
