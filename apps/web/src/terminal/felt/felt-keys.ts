import type { KeyboardEvent } from 'react';
import type { SheetArea } from '../../ui/board/game-sheet.ts';
import { play } from '../sound/sound.ts';
import type { Terminal } from '../terminal-context.ts';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Arrows go from area to area, Enter places, Delete takes one chip back, I explains. */
export function feltKey(event: KeyboardEvent, terminal: Terminal, canBet: boolean): void {
  const { sheet, store, bets } = terminal;
  const bet = store.getState().current;
  const area = sheet.areas.find((each) => each.bet === bet);
  if (!area || !(event.target instanceof HTMLElement) || !event.target.dataset.area) return;
  if (isDirection(event.key)) {
    event.preventDefault();
    const next = neighbour(area, event.key, sheet.areas);
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

/** The nearest area in a direction; one in the same row or column comes before one at an angle. */
export function neighbour<Area extends Box>(
  from: Area,
  direction: Direction,
  areas: readonly Area[],
): Area | null {
  const isLevel = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  const here = middle(from);
  let best: { readonly area: Area; readonly cost: number } | null = null;
  for (const area of areas) {
    const there = middle(area);
    const ahead = sign * (isLevel ? there.x - here.x : there.y - here.y);
    const aside = isLevel
      ? gap(from.y, from.height, area.y, area.height)
      : gap(from.x, from.width, area.x, area.width);
    if (area === from || ahead <= 1) continue;
    const cost = ahead + aside * 4;
    if (!best || cost < best.cost) best = { area, cost };
  }
  return best?.area ?? null;
}

function middle({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far two stretches lie apart; none where they overlap. */
function gap(start: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.max(start, other) - Math.min(start + length, other + otherLength));
}
