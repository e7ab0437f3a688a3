import { useEffect } from 'react';
import type { PlayerView } from '../../../../terminal/player-view.ts';
import type { CardStage, PlayerBox } from '../card-stage.ts';
import { chooseBox, pick } from './desk.ts';

/**
 * Keys of the card terminal: left and right choose a box while bets are taken; while cards are
 * arranged 1 2 3 choose a way, L looks, H and P go to the two final keys, which Enter presses.
 */
export function useCardKeys(view: PlayerView, box: PlayerBox | null, stage: CardStage): void {
  const count = view.cards?.boxes.length ?? 0;
  const at = box?.box ?? null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      if (stage.is === 'arrange') arrangeKey(event.key.toLowerCase());
      else if (stage.is === 'bet' && at !== null) betKey(event, at, count);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [stage.is, at, count]);
}

function arrangeKey(key: string): void {
  if (key === 'escape') pick(null);
  if (key === 'l') press('[data-do="LookAtCards"]');
  if (key === 'h') focus('[data-do="RequestHouseWay"]');
  if (key === 'p') focus('[data-do="ArrangeHand"]');
  if (key === '1' || key === '2' || key === '3') press(`[data-way="${key}"]`);
}

/** Box 1 is on the players' right, so that the number grows to the left. */
function betKey(event: KeyboardEvent, at: number, count: number): void {
  const isOnTile = event.target instanceof Element && event.target.closest('.box-tile') !== null;
  if (!isOnTile && event.target !== document.body) return;
  const step = event.key === 'ArrowLeft' ? 1 : event.key === 'ArrowRight' ? -1 : 0;
  if (step === 0) return;
  const next = Math.min(count, Math.max(1, at + step));
  chooseBox(next);
  focus(`.box-tile[data-box="${next}"]`);
}

function focus(selector: string): void {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

function press(selector: string): void {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.click();
}
