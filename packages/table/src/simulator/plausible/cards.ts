import {
  arrangementsOf,
  cardsText,
  DECK,
  dealerSetting,
  parseHand,
  type SiKiPiGame,
} from '@baize/si-ki-pi';
import type { Scene } from '../scene.ts';
import { among, between, oneIn, type Source, shuffle } from '../source.ts';
import { someTerminal } from './details.ts';
import type { Plausible } from './plausible.ts';
import { someProof } from './steps.ts';

export const CARDS: Plausible = {
  TakeBox: (source, scene) => {
    const boxes = Math.max(1, scene.state.rules?.config.boxes ?? 1);
    const box = between(source, 1, boxes + (oneIn(source, 10) ? 1 : 0));
    return { type: 'TakeBox', terminal: someTerminal(source, scene), box };
  },
  Deal: (source, scene) => {
    const deck = shuffle(source, DECK);
    const dealt = oneIn(source, 25) ? deck.slice(1) : deck;
    return { type: 'Deal', deck: dealt, ...someProof(source, scene) };
  },
  LookAtCards: (source, scene) => ({ type: 'LookAtCards', box: waitingBox(source, scene) }),
  ArrangeHand: (source, scene) => {
    const box = waitingBox(source, scene);
    const cards = scene.state.round?.cards?.hands.find((each) => each.box === box)?.cards;
    return { type: 'ArrangeHand', box, ...someSetting(source, cards) };
  },
  RequestHouseWay: (source, scene) => ({ type: 'RequestHouseWay', box: waitingBox(source, scene) }),
  SetDealerHand: (source, { state }) => {
    const cards = state.round?.cards?.dealer;
    const { game } = state.rules ?? {};
    const isRight = game?.mechanic === 'si-ki-pi' && !oneIn(source, 4);
    const setting = isRight ? houseSetting(cards, game) : null;
    return { type: 'SetDealerHand', ...(setting ?? someSetting(source, cards)) };
  },
  AnswerWithdrawal: (source, { state }) => {
    const offers = state.round?.cards?.withdrawalOffered ?? [];
    const offer = offers.length > 0 ? among(source, offers) : null;
    return {
      type: 'AnswerWithdrawal',
      box: offer?.box ?? between(source, 1, 3),
      withdraw: !oneIn(source, 3),
      ...(offer && !oneIn(source, 6) ? { terminal: offer.terminal } : {}),
    };
  },
};

/** A box whose cards have not been put down, where there is one. */
function waitingBox(source: Source, { state }: Scene): number {
  const hands = state.round?.cards?.hands ?? [];
  const waiting = hands.filter(({ setting, isWithdrawn }) => setting === null && !isWithdrawn);
  const boxes = (waiting.length > 0 && !oneIn(source, 10) ? waiting : hands).map(({ box }) => box);
  return boxes.length > 0 ? among(source, boxes) : between(source, 1, 3);
}

/** The four cards as two and two in some way, or cards that lie elsewhere. */
function someSetting(source: Source, cards: string | undefined) {
  const hand = parseHand(cards ?? '');
  if (!hand.ok || oneIn(source, 12)) return { low: 'As Ks', high: '2c 2d' };
  const { low, high } = among(source, arrangementsOf(hand.value));
  return { low: cardsText(low), high: cardsText(high) };
}

function houseSetting(cards: string | undefined, game: SiKiPiGame) {
  const hand = parseHand(cards ?? '');
  if (!hand.ok) return null;
  const { low, high } = dealerSetting(hand.value, game);
  return { low: cardsText(low), high: cardsText(high) };
}
