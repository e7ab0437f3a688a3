import type { RecallStep } from '../../../terminal/felt/area-states.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';

export type PlayerCards = NonNullable<PlayerView['cards']>;
export type PlayerBox = PlayerCards['boxes'][number];
export type OwnWays = NonNullable<PlayerBox['own']>;
export type PastHands = PlayerCards['past'][number];
export type SettledPart = Pick<PlayerView['recall'][number], 'lines' | 'staked' | 'returned'>;

/** What the middle of a card terminal is about. */
export type CardStage =
  /** Bets are taken, or will be: boxes are chosen and chips placed. */
  | { readonly is: 'bet' }
  | { readonly is: 'closed' }
  /** Cards of a box this player decides for, not yet put down. */
  | { readonly is: 'arrange'; readonly box: PlayerBox }
  /** Cards were exposed and this player may take the bets on them back; everybody else waits. */
  | { readonly is: 'offer'; readonly box: PlayerBox }
  /** Nothing is left for this player to do before the dealer sets. */
  | { readonly is: 'wait'; readonly box: PlayerBox | null }
  /** The dealer's hand is turned, and nothing is compared yet. */
  | { readonly is: 'turned'; readonly box: PlayerBox | null }
  | { readonly is: 'result'; readonly shown: ShownHands };

/** A round that has been compared, with what this player had in it. */
export interface ShownHands extends Omit<PastHands, 'round' | 'number'> {
  readonly round: string;
  readonly own: SettledPart | null;
  /** Whether the bonus bets are still to be settled. */
  readonly isPart: boolean;
  /** Shown again at a moment when nothing had been decided. */
  readonly isUnsettled?: boolean;
}

/** `chosen` is the box the player looks at, where there is a choice. */
export function cardStage(view: PlayerView, chosen: number | null): CardStage {
  const { round, cards } = view;
  if (!cards) return { is: 'bet' };
  if (!round) {
    const shown = endedHands(view, cards);
    return shown ? { is: 'result', shown } : { is: 'bet' };
  }
  switch (round.phase) {
    case 'closed':
      return { is: 'closed' };
    case 'dealt':
      return duringArranging(cards, chosen);
    case 'dealer-set':
      return { is: 'turned', box: ownBox(cards, chosen) };
    case 'resulted':
      return { is: 'result', shown: comparedNow(view, cards, round.id) };
    default:
      return { is: 'bet' };
  }
}

function duringArranging(cards: PlayerCards, chosen: number | null): CardStage {
  const offered = cards.boxes.find(({ mayWithdraw }) => mayWithdraw);
  if (offered) return { is: 'offer', box: offered };
  const waiting = cards.boxes.filter(({ decides, hand }) => decides && hand === 'dealt');
  const box = waiting.find((each) => each.box === chosen) ?? waiting[0];
  return box ? { is: 'arrange', box } : { is: 'wait', box: ownBox(cards, chosen) };
}

/** The box whose cards are the player's business: decided for, sat at, or at least backed. */
function ownBox({ boxes }: PlayerCards, chosen: number | null): PlayerBox | null {
  const decided = boxes.filter(({ decides }) => decides);
  return (
    decided.find(({ box }) => box === chosen) ??
    decided[0] ??
    boxes.find(({ isMine, hand }) => isMine && hand !== 'none') ??
    boxes.find(({ stakes, hand }) => stakes.length > 0 && hand !== 'none') ??
    null
  );
}

function comparedNow(view: PlayerView, cards: PlayerCards, round: string): ShownHands {
  const boxes = cards.boxes
    .filter(({ hand }) => hand === 'set')
    .map(({ box, way, cards: held, setting, values, compared }) => ({
      box,
      way,
      cards: held,
      setting,
      values,
      compared,
    }));
  const own = view.settled ?? cards.initial;
  return { round, dealer: cards.dealer, boxes, own, isPart: view.settled === null };
}

/** The last round, while nothing else has begun; a void one leaves an empty felt. */
function endedHands(view: PlayerView, { past }: PlayerCards): ShownHands | null {
  const { previous, recall } = view;
  const last = past.find(({ round }) => round === previous?.id);
  if (!last) return null;
  const own = recall.find(({ round }) => round === last.round) ?? null;
  return { round: last.round, dealer: last.dealer, boxes: last.boxes, own, isPart: false };
}

/** A round of this terminal shown again in its own order: its bets, its hands, then what they were worth. */
export function recalledHands(
  { recall }: PlayerView,
  asked: { readonly round: string; readonly step: RecallStep },
): ShownHands | null {
  const own = recall.find(({ round }) => round === asked.round);
  if (!own) return null;
  const { round, hands } = own;
  const down = { cards: null, setting: null, values: null };
  const dealer = asked.step === 'result' && hands ? hands.dealer : down;
  const boxes = (hands?.boxes ?? []).map((box) => {
    if (asked.step === 'result') return box;
    return { ...box, ...(asked.step === 'bets' ? down : {}), compared: null };
  });
  return { round, dealer, boxes, own, isPart: false, isUnsettled: asked.step !== 'result' };
}

/** The box whose comparison fills the screen: the own one first, then one that was backed. */
export function comparedBox(
  { boxes, own }: ShownHands,
  cards: PlayerCards,
): ShownHands['boxes'][number] | null {
  const mine = cards.boxes.find(({ isMine }) => isMine)?.box;
  const staked = own?.lines.map(({ bet }) => Number.parseInt(bet, 10)) ?? [];
  const isOwn = ({ box }: ShownHands['boxes'][number]) => box === mine && staked.includes(box);
  return boxes.find(isOwn) ?? boxes.find(({ box }) => staked.includes(box)) ?? null;
}

/** The boxes somebody is still arranging, in the order they are called. */
export function awaitedBoxes({ boxes }: PlayerCards): readonly number[] {
  return boxes.filter(({ hand }) => hand === 'dealt').map(({ box }) => box);
}
