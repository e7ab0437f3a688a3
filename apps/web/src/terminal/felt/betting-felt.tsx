import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Felt } from '../../ui/board/felt.tsx';
import type { FeltPrint } from '../../ui/board/felt-print.tsx';
import { feltOf, type SheetArea } from '../../ui/board/game-sheet.ts';
import { comesLater, useLater } from '../../ui/later.ts';
import { pendingStakes, stakeOn } from '../betting/bet-commands.ts';
import type { PressEffect } from '../betting/press-machine.ts';
import { type TerminalPhase, takesBets } from '../phase/terminal-phase.ts';
import type { PlayerView } from '../player-view.ts';
import { useRest } from '../rest.tsx';
import { play } from '../sound/sound.ts';
import { useStage } from '../stage.tsx';
import {
  type Terminal,
  useFelt,
  useTable,
  useTerminal,
  useTerminalState,
} from '../terminal-context.ts';
import { areaStates, recalledStates } from './area-states.ts';
import { areaAt, type FeltPointers, feltPointers } from './felt-pointers.ts';

// What a long press asks for is no part of a bet, and only games with a felt have areas to ask about.
const explaining = comesLater<typeof import('./area-card.tsx')>();
explaining.from(() => import('./area-card.tsx'));

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Arrows go from area to area, Enter places, Delete takes one chip back, I explains. */
function feltKey(event: KeyboardEvent, terminal: Terminal, canBet: boolean): void {
  const { store, bets } = terminal;
  const areas = feltOf(terminal.sheet)?.areas ?? [];
  const bet = store.getState().current;
  const area = areas.find((each) => each.bet === bet);
  if (!area || !(event.target instanceof HTMLElement) || !event.target.dataset.area) return;
  if (isDirection(event.key)) {
    event.preventDefault();
    const next = neighbour(area, event.key, areas);
    if (!next) return;
    store.setState({ current: next.bet });
    focusArea(next.bet);
    return;
  }
  if (event.key === 'i' || event.key === 'I') {
    store.setState({ explained: area.bet });
    return;
  }
  if (!canBet) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    play('chip');
    bets.place(area.bet);
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    play('remove');
    bets.removeOne(area.bet);
  }
}

function focusArea(bet: string): void {
  const area = document.querySelector(`[data-area="${bet}"]`);
  if (area instanceof HTMLElement) area.focus();
}

function isDirection(key: string): key is Direction {
  return /^Arrow(Left|Right|Up|Down)$/.test(key);
}

type Box = Pick<SheetArea, 'x' | 'y' | 'width' | 'height'>;

/** The nearest area that begins where this one ends; one in the same row or column comes first. */
export function neighbour<Area extends Box>(
  from: Area,
  direction: Direction,
  areas: readonly Area[],
): Area | null {
  const isLevel = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const isForward = direction === 'ArrowRight' || direction === 'ArrowDown';
  const here = spanOf(from, isLevel);
  const across = spanOf(from, !isLevel);
  let best: { readonly area: Area; readonly cost: number } | null = null;
  for (const area of areas) {
    const there = spanOf(area, isLevel);
    const ahead = isForward ? there.start - here.end : here.start - there.end;
    if (area === from || ahead < -TOUCHING) continue;
    const other = spanOf(area, !isLevel);
    const aside = Math.max(0, other.start - across.end, across.start - other.end);
    const slant = Math.abs(middleOf(other) - middleOf(across));
    const cost = ahead + aside * 4 + slant / 100;
    if (!best || cost < best.cost) best = { area, cost };
  }
  return best?.area ?? null;
}

/** Drawings are given to a tenth of a unit. */
const TOUCHING = 0.5;

interface Span {
  readonly start: number;
  readonly end: number;
}

function spanOf({ x, y, width, height }: Box, isLevel: boolean): Span {
  return isLevel ? { start: x, end: x + width } : { start: y, end: y + height };
}

function middleOf({ start, end }: Span): number {
  return (start + end) / 2;
}

interface BettingFeltProps {
  readonly phase: TerminalPhase;
  readonly view: PlayerView;
  readonly print: FeltPrint;
}

/** The layout with this player's chips on it. */
export function BettingFelt({ phase, view, print }: BettingFeltProps) {
  const { table } = useTerminal();
  const sheet = useFelt();
  const pending = useTable((state) => state.pending);
  const refused = useTerminalState((state) => state.refused);
  const current = useTerminalState((state) => state.current);
  const recall = useTerminalState((state) => state.recall);
  const states = useMemo(() => {
    const recalled = recall && view.recall.find(({ round }) => round === recall.round);
    if (recalled) {
      const areas = sheet.areas.map(({ bet }) => bet);
      return recalledStates(recalled, recall.step, areas);
    }
    return areaStates(view, { pending: pendingStakes(pending), refused });
  }, [view, pending, refused, recall, sheet]);
  const input = useFeltInput(takesBets(phase) && !recall);
  const rest = useRest();
  const card = useLater(explaining);
  return (
    <Felt
      sheet={sheet}
      print={print}
      states={states}
      denominations={table.chips}
      pressed={input.pressed}
      current={current}
      handlers={input.handlers}
    >
      <Afloat>
        {rest && <rest.TipBubble />}
        {card && <card.AreaCard view={view} canBet={takesBets(phase)} />}
      </Afloat>
    </Felt>
  );
}

/**
 * What stands beside an area on a kiosk floats over the whole screen of a tablet or a phone, where the
 * felt is scaled and moved and would take it along.
 */
function Afloat({ children }: { readonly children: ReactNode }) {
  if (useStage() === 'kiosk') return children;
  return createPortal(<div className="afloat">{children}</div>, document.body);
}

interface FeltInput {
  readonly pressed: ReadonlySet<string>;
  readonly handlers: HTMLAttributes<HTMLElement>;
}

/** Fingers, mouse and keys on the felt. */
function useFeltInput(canBet: boolean): FeltInput {
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
