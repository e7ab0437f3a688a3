import type { Posting } from '@baize/ledger';
import type {
  ClosedStakes,
  Comparison,
  EventOf,
  Recorded,
  SettledTerminal,
  TableRules,
} from '@baize/table/kit';
import { collectionOf, payableFundsOnRecord, paymentOf, withoutBets } from '@baize/table/kit';
import type { SiKiPiGame } from '../game.ts';
import { houseWay } from '../house-way-setting.ts';
import { parseArrangement } from '../parse-arrangement.ts';
import { dealerSetting } from '../setting.ts';
import type { CardRound } from './card-round.ts';
import { handIn, settingText } from './hand-text.ts';
import { initialReversed } from './reverse-initial.ts';
import { settleBoxes } from './settle-boxes.ts';
import { standing as letStand, withdrawal } from './withdrawal-answer.ts';

type Hands = Pick<CardRound, 'dealer' | 'hands'>;

interface Standing {
  readonly round: string;
  readonly closed: readonly ClosedStakes[];
  readonly cards: Hands;
}

/** Every hand and settlement of a card round, computed again from the cards as they were dealt. */
export function* recomputeCards(
  facts: readonly Recorded[],
  rules: TableRules,
  game: SiKiPiGame,
): Generator<Comparison> {
  let standing: Standing = { round: '', closed: [], cards: { dealer: '', hands: [] } };
  let initial: readonly SettledTerminal[] = [];
  for (const { sequence, event } of facts) {
    const where = `event ${sequence}`;
    switch (event.type) {
      case 'BetsClosed':
        standing = { ...standing, round: event.round, closed: event.stakes };
        break;
      case 'CardsDealt':
        yield oneDeck(where, event);
        standing = { ...standing, cards: recomputeDealt(event) };
        break;
      case 'HandArranged':
        yield recomputeArranged(where, event, standing.cards, game);
        standing = { ...standing, cards: withSetting(standing.cards, event) };
        break;
      case 'DealerHandSet':
        yield dealerSet(where, event, standing.cards, game);
        break;
      case 'WithdrawalAnswered':
        yield { where, recorded: event, recomputed: recomputeAnswered(event, standing, game) };
        standing = withdrawn(standing, event);
        break;
      case 'InitialBetsSettled':
      case 'BonusBetsSettled':
        yield* recomputeSettled(where, event, standing, rules, game);
        if (event.type === 'InitialBetsSettled') initial = event.settled;
        break;
      case 'InitialBetsReversed':
        yield { where, recorded: event, recomputed: recomputeReversed(event, initial, rules) };
        break;
      default:
        break;
    }
  }
}

/** No card is on the table twice. */
function oneDeck(where: string, { boxes, dealer }: EventOf<'CardsDealt'>): Comparison {
  const cards = [...boxes.map((box) => box.cards), dealer].flatMap((text) => handIn(text));
  const once = new Set(cards).size;
  return { where: `${where}: cards`, recorded: cards.length, recomputed: once };
}

function recomputeDealt({ dealer, boxes }: EventOf<'CardsDealt'>): Hands {
  const fresh = { isSeen: false, setting: null, isWithdrawn: false };
  return { dealer, hands: boxes.map((hand) => ({ ...hand, ...fresh })) };
}

/** A player may put any two and two of the own cards; the House Way only one. */
function recomputeArranged(
  where: string,
  { box, low, high, way }: EventOf<'HandArranged'>,
  { hands }: Hands,
  game: SiKiPiGame,
): Comparison {
  const hand = handIn(hands.find((each) => each.box === box)?.cards ?? '');
  const asSet = parseArrangement({ low, high }, hand, game.readings);
  const right = way === 'house-way' ? houseWay(hand, game) : asSet.ok ? asSet.value : null;
  return {
    where: `${where}: setting`,
    recorded: { low, high },
    recomputed: right && settingText(right),
  };
}

function dealerSet(
  where: string,
  { low, high }: EventOf<'DealerHandSet'>,
  { dealer }: Hands,
  game: SiKiPiGame,
): Comparison {
  const hand = handIn(dealer);
  const asSet = parseArrangement({ low, high }, hand, game.readings);
  const right = dealerSetting(hand, game, asSet.ok ? asSet.value : null);
  return { where: `${where}: setting`, recorded: { low, high }, recomputed: settingText(right) };
}

function withSetting(cards: Hands, { box, low, high }: EventOf<'HandArranged'>): Hands {
  const hands = cards.hands.map((hand) =>
    hand.box === box ? { ...hand, setting: { low, high } } : hand,
  );
  return { ...cards, hands };
}

function recomputeAnswered(
  { box, terminal, withdrawn: isOut }: EventOf<'WithdrawalAnswered'>,
  { round, closed }: Standing,
  game: SiKiPiGame,
): EventOf<'WithdrawalAnswered'> {
  return isOut
    ? withdrawal(box, terminal, { round: { id: round, closed }, game })
    : letStand(box, terminal, { game });
}

/** What was taken from a credit is on record; the rest of what had to go back must be owed. */
function recomputeReversed(
  { round, postings, because }: EventOf<'InitialBetsReversed'>,
  initial: readonly SettledTerminal[],
  { config }: TableRules,
): EventOf<'InitialBetsReversed'> {
  return initialReversed(round, initial, config.table, payableFundsOnRecord(postings), because);
}

function withdrawn(
  { round, closed, cards }: Standing,
  { box, isHandOut, returned }: EventOf<'WithdrawalAnswered'>,
): Standing {
  const hands = cards.hands.map((hand) =>
    hand.box === box && isHandOut ? { ...hand, isWithdrawn: true } : hand,
  );
  return { round, closed: withoutBets(closed, returned), cards: { ...cards, hands } };
}

function* recomputeSettled(
  where: string,
  event: EventOf<'InitialBetsSettled'> | EventOf<'BonusBetsSettled'>,
  { closed, cards }: Standing,
  { config }: TableRules,
  game: SiKiPiGame,
): Generator<Comparison> {
  const isInitial = event.type === 'InitialBetsSettled';
  const whole: CardRound = {
    ...cards,
    dealerSetting: null,
    withdrawalOffered: [],
    initialSettled: null,
  };
  const bets = isInitial ? (['initial'] as const) : (['bonus:player', 'bonus:dealer'] as const);
  const again = settleBoxes({ game, round: { closed, cards: whole } }, bets);
  yield { where: `${where}: settled`, recorded: event.settled, recomputed: again.settled };
  if (isInitial) {
    yield { where: `${where}: results`, recorded: event.results, recomputed: again.results };
  }
  const part = isInitial ? 'initial' : 'bonus';
  yield {
    where: `${where}: postings`,
    recorded: event.postings.map(withoutReasons),
    recomputed: postingsOf(part, again.settled, event, config.table).map(withoutReasons),
  };
}

function postingsOf(
  part: 'initial' | 'bonus',
  all: readonly SettledTerminal[],
  { round, because: reasons }: EventOf<'InitialBetsSettled'> | EventOf<'BonusBetsSettled'>,
  table: string,
): readonly Posting[] {
  return [
    ...all.flatMap((each) => collectionOf(each, round, table, reasons, `${part}-collect`)),
    ...all.flatMap((each) => paymentOf(each, round, table, reasons, `${part}-pay`)),
  ];
}

/** Where the money went and how much; the clauses of the settlement stand on its lines. */
function withoutReasons({ from, to, amount, key }: Posting) {
  return { from, to, amount, key };
}
