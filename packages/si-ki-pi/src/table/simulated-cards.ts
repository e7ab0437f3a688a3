import type { Plausible, Scene, SimulatedPlay, TableState, Weights } from '@baize/table/kit';
import {
  among,
  between,
  oneIn,
  type Source,
  shuffle,
  someProof,
  someTerminal,
} from '@baize/table/kit';
import { arrangementsOf } from '../cards/arrangement.ts';
import { DECK } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import { parseHand } from '../cards/parse-hand.ts';
import { dealerSetting } from '../cards/setting.ts';
import type { SiKiPiGame } from '../game.ts';
import { isCardGame } from './card-game.ts';
import type { CardRound } from './card-round.ts';
import { settingText } from './hands/written-cards.ts';

const COMMANDS: Plausible = {
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
    const cards = scene.state.round?.play.cards?.hands.find((each) => each.box === box)?.cards;
    return { type: 'ArrangeHand', box, ...someSetting(source, cards) };
  },
  RequestHouseWay: (source, scene) => ({ type: 'RequestHouseWay', box: waitingBox(source, scene) }),
  SetDealerHand: (source, { state }) => {
    const cards = state.round?.play.cards?.dealer;
    const { game } = state.rules ?? {};
    const isRight = game !== undefined && isCardGame(game) && !oneIn(source, 4);
    const setting = isRight ? houseSetting(cards, game) : null;
    return { type: 'SetDealerHand', ...(setting ?? someSetting(source, cards)) };
  },
  CorrectCards: (source, { state }) => {
    const held = [...state.concluded.values()].flatMap(({ id, play }) =>
      play.cards ? [{ id, cards: play.cards }] : [],
    );
    const { round } = state;
    const open = round?.play.cards ? [{ id: round.id, cards: round.play.cards }] : [];
    const rounds = [...held, ...open];
    const reason = 'A card was read wrongly';
    if (rounds.length === 0) return { type: 'CorrectCards', round: 'none', reason };
    const { id, cards } = among(source, rounds);
    return { type: 'CorrectCards', round: id, ...otherCards(source, cards), reason };
  },
  AnswerWithdrawal: (source, { state }) => {
    const offers = state.round?.play.cards?.withdrawalOffered ?? [];
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
  const hands = state.round?.play.cards?.hands ?? [];
  const waiting = hands.filter(({ setting, isWithdrawn }) => setting === null && !isWithdrawn);
  const boxes = (waiting.length > 0 && !oneIn(source, 10) ? waiting : hands).map(({ box }) => box);
  return boxes.length > 0 ? among(source, boxes) : between(source, 1, 3);
}

/** Other cards for the dealer or for a box, out of those that were not dealt; now and then one that was. */
function otherCards(source: Source, { dealer, hands }: CardRound) {
  const dealt = new Set([dealer, ...hands.map(({ cards }) => cards)].flat());
  const left = shuffle(source, DECK).filter((card) => !dealt.has(card));
  const hand = among(source, [null, ...hands]);
  const [first, ...others] = hand?.cards ?? dealer;
  const cards = [oneIn(source, 12) ? first : (left[0] ?? first), ...others].join(' ');
  if (!hand) return { dealer: cards };
  const said = parseHand(cards);
  const setting = someSetting(source, said.ok ? said.value : undefined);
  return { boxes: [{ box: hand.box, cards, ...setting }] };
}

/** The four cards as two and two in some way, or cards that lie elsewhere. */
function someSetting(source: Source, hand: Hand | undefined) {
  if (!hand || oneIn(source, 12)) return { low: 'As Ks', high: '2c 2d' };
  return settingText(among(source, arrangementsOf(hand)));
}

function houseSetting(hand: Hand | undefined, game: SiKiPiGame) {
  return hand ? settingText(dealerSetting(hand, game)) : null;
}

const BETWEEN_ROUNDS: Weights = { TakeBox: 12 };

const WITH_CARDS: Weights = {
  LookAtCards: 20,
  ArrangeHand: 40,
  RequestHouseWay: 10,
  EndArranging: 6,
  SetDealerHand: 30,
  ReportIncident: 12,
};

const CORRECTED: Weights = { CorrectCards: 2 };

function weights({ round }: TableState): Weights {
  return {
    ...CORRECTED,
    ...(round ? {} : BETWEEN_ROUNDS),
    ...(round?.phase === 'dealt' ? WITH_CARDS : {}),
    ...(round?.play.cards?.withdrawalOffered.length ? { AnswerWithdrawal: 60 } : {}),
  };
}

/** How cards are played on a simulated floor. */
export const SIMULATED_CARDS: SimulatedPlay = {
  commands: COMMANDS,
  weights,
  // A box with cards or bets in it, where there is one.
  details: (source, { state }) => {
    const boxes = [
      ...(state.round?.play.cards?.hands ?? []).map(({ box }) => box),
      ...(state.round?.play.boxes.bettors ?? []).map(({ box }) => box),
      ...state.boxes.keys(),
    ];
    return boxes.length === 0 ? {} : { box: among(source, boxes) };
  },
  // A command for a box is of whoever sits or bets there.
  playerOf: (command, { boxes, round }) => {
    if (!('box' in command) || command.box === undefined) return undefined;
    const bettor = round?.play.boxes.bettors.find(({ box }) => box === command.box);
    return boxes.get(command.box) ?? bettor?.terminal;
  },
};
