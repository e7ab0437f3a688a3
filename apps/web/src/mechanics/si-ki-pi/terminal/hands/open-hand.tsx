import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../../../text/dictionary.ts';
import { useLanguage } from '../../../../text/language.ts';
import { CardFace } from '../../cards/card-face.tsx';
import {
  besideWorth,
  type HandValue,
  handWords,
  howWorth,
  shortWorth,
  worthText,
} from '../../cards/hand-words.ts';
import { dealtWords } from '../dealt-words.ts';
import { pick, useDesk } from './desk.ts';
import { type HandOrder, lowSide, sideOf, swapCards, wayOf } from './hand-order.ts';
import { type CardDrag, scaleOf, useCardDrag } from './use-card-drag.ts';
import type { OwnHand } from './use-own-hand.ts';

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
function useCardMotion(
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

interface OpenHandProps {
  readonly hand: OwnHand;
  /** Put down: the cards lie and cannot be moved. */
  readonly isLocked: boolean;
}

/** Two hands of two; Low and High are where their ranking puts them. */
export function OpenHand({ hand, isLocked }: OpenHandProps) {
  const { order, way } = hand;
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const picked = useDesk((desk) => desk.picked);
  const hands = useRef<HTMLDivElement>(null);
  useCardMotion(hands, order, isLocked);
  const tap = (card: string) => {
    if (isLocked || !order) return;
    if (picked === null || picked === card) pick(picked === card ? null : card);
    else if (sideOf(order, picked) === sideOf(order, card)) pick(card);
    else hand.swap(picked, card);
  };
  const drag = useCardDrag({
    mayMeet: (card, other) =>
      !isLocked && order !== null && sideOf(order, card) !== sideOf(order, other),
    onTap: tap,
    onSwap: hand.swap,
  });
  if (!order || !way) return null;
  const low = lowSide(order, way);
  return (
    <div ref={hands} className="hands" data-locked={isLocked || undefined}>
      {(['left', 'right'] as const).map((side) => (
        <Half
          key={side}
          hand={hand}
          order={order}
          side={side}
          is={side === low ? 'low' : 'high'}
          value={side === low ? way.values.low : way.values.high}
          picked={isLocked ? null : picked}
          isLocked={isLocked}
          drag={drag}
          onTap={tap}
        />
      ))}
      <p className="spoken" aria-live="polite">
        {words.bothSaid(worthText(way.values.low, inWords), worthText(way.values.high, inWords))}
      </p>
    </div>
  );
}

interface HalfProps extends OpenHandProps {
  readonly order: HandOrder;
  readonly side: 'left' | 'right';
  readonly is: 'low' | 'high';
  readonly value: HandValue;
  readonly picked: string | null;
  readonly drag: CardDrag;
  readonly onTap: (card: string) => void;
}

const HAN = { low: '低牌', high: '高牌' } as const;

function Half({ hand, order, side, is, value, picked, isLocked, drag, onTap }: HalfProps) {
  const words = useWords(handWords);
  const isEnglish = useLanguage() === 'en';
  const cards = side === 'left' ? order.slice(0, 2) : order.slice(2);
  return (
    <section className="half" data-is={is} data-side={side}>
      <h3>
        <b>{words[is]}</b>
        {isEnglish && <em lang="zh-Hans">{HAN[is]}</em>}
        <small>{howWorth(value, words)}</small>
      </h3>
      <div className="half-cards">
        {cards.map((card) => (
          <Slot
            key={card}
            card={card}
            is={is}
            isPicked={card === picked}
            isLocked={isLocked}
            isOver={drag.over === card}
            swapsTo={swapText(card, picked, hand, order, words)}
            drag={drag}
            onTap={onTap}
          />
        ))}
      </div>
      <p className="plate" data-worth={value.kind}>
        <b>{worthText(value, words)}</b>
        <span>{besideWorth(value, words)}</span>
      </p>
    </section>
  );
}

/** What a swap with the card that was lifted would make: `Gong + 8`. */
function swapText(
  card: string,
  picked: string | null,
  { own }: OwnHand,
  order: HandOrder,
  words: Parameters<typeof shortWorth>[1],
): string | null {
  if (picked === null || !own || sideOf(order, picked) === sideOf(order, card)) return null;
  const way = wayOf(swapCards(order, picked, card), own.ways);
  if (!way) return null;
  return `${shortWorth(way.values.high, words)} + ${shortWorth(way.values.low, words)}`;
}

interface SlotProps {
  readonly card: string;
  readonly is: 'low' | 'high';
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  readonly isOver: boolean;
  readonly swapsTo: string | null;
  readonly drag: CardDrag;
  readonly onTap: (card: string) => void;
}

function Slot({ card, is, isPicked, isLocked, isOver, swapsTo, drag, onTap }: SlotProps) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(card);
    }
    if (event.key === 'Escape') pick(null);
    if (event.key.startsWith('Arrow')) moveFocus(event);
  };
  return (
    <button
      type="button"
      className="slot"
      data-slot={card}
      data-picked={isPicked || undefined}
      data-target={swapsTo !== null || undefined}
      data-over={isOver || undefined}
      disabled={isLocked}
      aria-pressed={isPicked}
      onPointerDown={(event) => drag.down(card, event)}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
      onKeyDown={press}
    >
      <CardFace card={card} width={182} />
      <span className="spoken">{words.inHand(inWords[is])}</span>
      {swapsTo !== null && <span className="swap-mark">⇄ {swapsTo}</span>}
    </button>
  );
}

/** Arrows go from card to card, and round the end. */
function moveFocus(event: KeyboardEvent): void {
  const slots = [...document.querySelectorAll('[data-slot]')];
  const index = slots.indexOf(event.currentTarget);
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  const next = slots[(index + step + slots.length) % slots.length];
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}
