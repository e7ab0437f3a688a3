import { NOTHING } from '@baize/exact';
import type { TableState } from '../../state.ts';
import { areaOf } from './box-bet.ts';
import type { BoxHand, CardRound } from './card-round.ts';

/** Four cards as somebody may see them: null while they lie face down for that person. */
export interface VisibleHand {
  readonly cards: string | null;
  readonly setting: { readonly low: string; readonly high: string } | null;
}

/** A box of the card game as everybody sees it. */
export interface BoxTile extends VisibleHand {
  readonly box: number;
  /** Whether somebody sits there; not who. */
  readonly isTaken: boolean;
  /** Whether a bonus bet may join it, and cards will be dealt to it. */
  readonly hasInitialBet: boolean;
  readonly hand: 'none' | 'dealt' | 'set' | 'withdrawn';
  /** Known once the box has been compared with the dealer. */
  readonly result: 'win' | 'lose' | 'stand-off' | null;
}

const FACE_DOWN: VisibleHand = { cards: null, setting: null };

export function boxTiles(state: TableState): readonly BoxTile[] {
  const { rules } = state;
  return Array.from({ length: rules?.config.boxes ?? 0 }, (_, index) => boxTile(index + 1, state));
}

function boxTile(box: number, { rules, round, boxes }: TableState): BoxTile {
  const cards = round?.cards ?? null;
  const hand = handOf(cards, box);
  const initial = rules?.areaIndex.get(areaOf(box, 'initial')) ?? -1;
  return {
    box,
    isTaken: boxes.has(box),
    hasInitialBet: (round?.totals[initial] ?? NOTHING) > 0,
    hand: progressOf(hand),
    ...(hand && isCompared(cards) ? faceUp(hand) : FACE_DOWN),
    result: resultOf(box, cards),
  };
}

export function handOf(cards: CardRound | null, box: number): BoxHand | undefined {
  return cards?.hands.find((hand) => hand.box === box);
}

export function faceUp({ cards, setting }: Pick<BoxHand, 'cards' | 'setting'>): VisibleHand {
  return { cards, setting };
}

/** The dealer's cards are turned when they are set, and not before. */
export function dealerHand(cards: CardRound | null): VisibleHand {
  if (!cards?.dealerSetting) return FACE_DOWN;
  return { cards: cards.dealer, setting: cards.dealerSetting };
}

/** From here on every hand lies open: each box has been compared with the dealer. */
function isCompared(cards: CardRound | null): boolean {
  return cards !== null && cards.initialSettled !== null;
}

function progressOf(hand: BoxHand | undefined): BoxTile['hand'] {
  if (!hand) return 'none';
  if (hand.isWithdrawn) return 'withdrawn';
  return hand.setting ? 'set' : 'dealt';
}

function resultOf(box: number, cards: CardRound | null): BoxTile['result'] {
  const bet = areaOf(box, 'initial');
  const lines = cards?.initialSettled?.flatMap((settled) => settled.lines) ?? [];
  return lines.find((line) => line.bet === bet)?.result ?? null;
}
