import { useEffect } from 'react';
import type { PlayerView } from '../../../../terminal/player-view.ts';
import { play } from '../../../../terminal/sound/sound.ts';
import { useTerminal } from '../../../../terminal/terminal-context.ts';
import { giveCard } from '../card-commands.ts';
import type { OwnWays, PlayerBox } from '../card-stage.ts';
import { lay, turnOver, useDesk } from './desk.ts';
import { type HandOrder, laidOut, orderOf, swapCards, type Way, wayOf } from './hand-order.ts';

/** The cards a player decides for, as they lie before them, and what can be done with them. */
export interface OwnHand {
  /** The name of this hand on the desk. */
  readonly key: string;
  readonly box: PlayerBox;
  readonly own: OwnWays | null;
  /** Null until the faces have been sent. */
  readonly order: HandOrder | null;
  readonly way: Way | null;
  /** Turned over on this screen; a peek alone does not open them. */
  readonly isOpen: boolean;
  readonly look: () => void;
  readonly turn: () => void;
  readonly swap: (card: string, other: string) => void;
  readonly choose: (way: Way) => void;
}

export function useOwnHand(view: PlayerView, box: PlayerBox): OwnHand {
  const terminal = useTerminal();
  const key = `${view.round?.id ?? ''}/${box.box}`;
  const kept = useDesk((desk) => desk.orders[key]);
  const isOpen = useDesk((desk) => desk.opened.includes(key));
  const { own, cards, setting, values } = box;
  const laid = cards === null ? null : orderOf(cards, kept);
  const put: Way | null = setting && values ? { ...setting, values, isHouseWay: false } : null;
  // What was put down counts, wherever the cards lay before.
  const order = laid && put ? laidOut(laid, put) : laid;
  const way = put ?? (order && own ? wayOf(order, own.ways) : null);
  useEffect(() => {
    if (isOpen && cards !== null) play('flip');
  }, [isOpen, cards]);
  const look = () => {
    if (cards === null) void giveCard({ type: 'LookAtCards', box: box.box }, terminal);
  };
  return {
    key,
    box,
    own,
    order,
    way,
    isOpen,
    look,
    turn: () => {
      turnOver(key);
      look();
    },
    swap: (card, other) => {
      if (!order) return;
      play('swap');
      lay(key, swapCards(order, card, other));
    },
    choose: (chosen) => {
      if (!order) return;
      play('swap');
      turnOver(key);
      lay(key, laidOut(order, chosen));
    },
  };
}
