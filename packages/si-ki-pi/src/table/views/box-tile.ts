import { NOTHING } from '@baize/exact';
import type { TableState } from '@baize/table/kit';
import { holdingsIn, itemsOf } from '@baize/table/kit';
import { areaOf, parseArea } from '../boxes/box-bet.ts';
import { stakesIn } from '../boxes/box-stakes.ts';
import type { BoxHand, CardRound, SetWay } from '../card-round.ts';
import { type Compared, comparedWith } from './compared-hands.ts';
import { FACE_DOWN, faceUp, type VisibleHand } from './visible-hand.ts';

/** A box of the card game as everybody sees it. */
export interface BoxTile extends VisibleHand {
  readonly box: number;
  /** Whether somebody sits there; not who. */
  readonly isTaken: boolean;
  /** Whether a bonus bet may join it, and cards will be dealt to it. */
  readonly hasInitialBet: boolean;
  /** How many have an initial bet here without sitting here; neither who nor how much. */
  readonly backers: number;
  readonly hand: 'none' | 'dealt' | 'set' | 'withdrawn';
  /** Who put the cards down; null until they are. */
  readonly way: SetWay | null;
  /** Whether somebody may still take bets back from this exposed hand: all boxes wait for it. */
  readonly isOffered: boolean;
  /** Known once the box has been compared with the dealer. */
  readonly result: 'win' | 'lose' | 'stand-off' | null;
  readonly compared: Compared | null;
}

// Every player at a table sees the same tiles, and each has a view of their own drawn.
const KNOWN = new WeakMap<TableState, readonly BoxTile[]>();

export function boxTiles(state: TableState): readonly BoxTile[] {
  const known = KNOWN.get(state);
  if (known) return known;
  const count = state.rules?.config.boxes ?? 0;
  const backers = backersOf(state);
  const tiles = Array.from({ length: count }, (_, index) => boxTile(index + 1, state, backers));
  KNOWN.set(state, tiles);
  return tiles;
}

function boxTile(
  box: number,
  state: TableState,
  backers: ReadonlyMap<number, ReadonlySet<string>>,
): BoxTile {
  const { rules, round, boxes } = state;
  const cards = round?.play.cards ?? null;
  const hand = handOf(cards, box);
  const initial = rules?.areaIndex.get(areaOf(box, 'initial')) ?? -1;
  const seated = boxes.get(box);
  return {
    box,
    isTaken: seated !== undefined,
    hasInitialBet: (round?.totals[initial] ?? NOTHING) > 0,
    backers: [...(backers.get(box) ?? [])].filter((terminal) => terminal !== seated).length,
    hand: progressOf(hand),
    way: hand?.setting ? (hand.way ?? null) : null,
    isOffered: cards?.withdrawalOffered.some((offer) => offer.box === box) ?? false,
    ...(hand && isCompared(cards) ? faceUp(hand) : FACE_DOWN),
    result: resultOf(box, cards),
    compared: hand && cards && isCompared(cards) ? comparedWith(hand, cards, rules) : null,
  };
}

/** Whose initial bets lie in each box: as they froze at the close, and before it as they lie. */
function backersOf(state: TableState): ReadonlyMap<number, ReadonlySet<string>> {
  const { rules, round, terminals } = state;
  const found = new Map<number, Set<string>>();
  const note = (box: number, terminal: string) => {
    found.set(box, (found.get(box) ?? new Set()).add(terminal));
  };
  if (!rules || !round) return found;
  if (round.closed) {
    for (let box = 1; box <= rules.config.boxes; box += 1) {
      for (const { bet, player } of stakesIn(box, round.closed)) {
        if (bet === 'initial') note(box, player);
      }
    }
    return found;
  }
  for (const terminal of itemsOf(terminals)) {
    for (const [index, { stake }] of holdingsIn(terminal.holdings)) {
      if (stake === 0) continue;
      const area = parseArea(rules.areas[index] ?? '');
      if (area?.bet === 'initial') note(area.box, terminal.id);
    }
  }
  return found;
}

export function handOf(cards: CardRound | null, box: number): BoxHand | undefined {
  return cards?.hands.find((hand) => hand.box === box);
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
