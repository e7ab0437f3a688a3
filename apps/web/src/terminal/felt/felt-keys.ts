import type { KeyboardEvent } from 'react';
import { feltOf, type SheetArea } from '../../ui/board/game-sheet.ts';
import { play } from '../sound/sound.ts';
import type { Terminal } from '../terminal-context.ts';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Arrows go from area to area, Enter places, Delete takes one chip back, I explains. */
export function feltKey(event: KeyboardEvent, terminal: Terminal, canBet: boolean): void {
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
