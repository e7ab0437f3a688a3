import { ok, type Result } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import type { Posting } from '@baize/ledger';
import {
  type Case,
  caseAfter,
  collectionOf,
  conclude,
  type Deciders,
  type Decision,
  dispose,
  floorRule,
  paymentOf,
  type Refusal,
  type Round,
  refuse,
  type SettledTerminal,
  stepAt,
  type TableEvent,
} from '@baize/table/kit';
import { type Card, DECK, parseCard } from '../cards/card.ts';
import { deal } from '../cards/deal.ts';
import { cardsText } from '../cards/hand.ts';
import { parseArrangement, parseHalves } from '../cards/parse-arrangement.ts';
import { boxSetting, dealerSetting } from '../cards/setting.ts';
import { clausesAlone } from '../clauses-and-readings.ts';
import type { SiKiPiGame } from '../game.ts';
import { boxesWithInitial } from './boxes/box-stakes.ts';
import { leaveBox, takeBox } from './boxes/seats.ts';
import { settleBoxes } from './boxes/settle-boxes.ts';
import { type CardCase, type DealtCase, whereDealt, withRound } from './card-case.ts';
import type { CARD_COMMANDS } from './card-commands.ts';
import { cardGameAt } from './card-game.ts';
import { correctCards } from './correction/correct-cards.ts';
import { arrangeByHouseWay, houseWayDue, waitingHands } from './hands/house-way-hands.ts';
import { type OwnHand, ownHand, unansweredProblem } from './hands/own-hand.ts';
import { answerWithdrawal, offersLapsed } from './hands/withdrawal-answer.ts';
import { settingText } from './hands/written-cards.ts';

type CardCommandType = keyof typeof CARD_COMMANDS;

/** Who decides about the commands of a card game. */
export const CARD_DECIDERS: Deciders<CardCommandType> = {
  TakeBox: withCards(takeBox),
  LeaveBox: withCards(leaveBox),
  Deal: withCards((given) => dealCards(withRound(given))),
  LookAtCards: onceDealt(lookAtCards),
  ArrangeHand: onceDealt(arrangeHand),
  RequestHouseWay: onceDealt(requestHouseWay),
  EndArranging: onceDealt(endArranging),
  SetDealerHand: onceDealt(setDealerHand),
  SettleInitial: onceDealt(settleInitial),
  SettleBonus: onceDealt(settleBonus),
  AnswerWithdrawal: onceDealt(answerWithdrawal),
  CorrectCards: withCards(correctCards),
};

function withCards<Type extends CardCommandType>(
  decider: (given: CardCase<Type>) => Decision,
): (given: Case<Type>) => Decision {
  return (given) => decider({ ...given, game: cardGameAt(given.rules) });
}

function onceDealt<Type extends CardCommandType>(
  decider: (given: DealtCase<Type>) => Decision,
): (given: Case<Type>) => Decision {
  return withCards((given) => decider(whereDealt(given)));
}

/** Time is up: open offers lapse, and what has not been put down is set by the House Way. */
function endArranging(given: DealtCase<'EndArranging'>): Decision {
  const { round, game } = given;
  const cause = ruleOf(game.book, 'house-way-on-time-out');
  const arranged = waitingHands(round.cards).map((hand) => arrangeByHouseWay(hand, cause, game));
  return ok([...offersLapsed(given, () => true), ...arranged]);
}

/** The dealer sets last, and always ends with the House Way: any other setting is put right. */
function setDealerHand(given: DealtCase<'SetDealerHand'>): Decision {
  const { command, round, game } = given;
  const problem = unansweredProblem(given) ?? notSetProblem(given);
  if (problem) return problem;
  const { low, high } = command;
  const { dealer: hand } = round.cards;
  const asSet = parseArrangement({ low, high }, hand, game.readings);
  if (!asSet.ok) {
    // The dealer's cards are named to nobody here, not even by saying which of these are not theirs.
    const message = "Set the dealer's four cards as two and two.";
    return refuse('cards-invalid', message, ruleOf(game.book, 'dealer-sets-house-way'));
  }
  const setting = dealerSetting(hand, game, asSet.value);
  const set: TableEvent = {
    type: 'DealerHandSet',
    ...settingText(setting),
    reset: setting.isReset ? settingText(asSet.value) : null,
    because: setting.because,
  };
  if (!setting.isReset) return ok([set]);
  const noted = dispose('dealer-hand-misset', given);
  return noted.ok ? ok([...noted.value, set]) : noted;
}

function notSetProblem({ round, game }: DealtCase) {
  const boxes = waitingHands(round.cards).map((hand) => hand.box);
  if (boxes.length === 0) return null;
  const message = `Not yet put down: box ${boxes.join(', ')}.`;
  return refuse('hands-not-set', message, ruleOf(game.book, 'dealer-sets-house-way'));
}

/** A player looks at their cards, which is what several irregularities turn on. */
function lookAtCards(given: DealtCase<'LookAtCards'>): Decision {
  const own = ownHand(given);
  return own.ok ? ok(firstLook(own.value)) : own;
}

/** A player puts the cards down as two hands; nobody can do that without having seen them. */
function arrangeHand(given: DealtCase<'ArrangeHand'>): Decision {
  const { command, game, envelope } = given;
  if (envelope.by.kind !== 'terminal') {
    const message = 'A player who is there arranges; set the cards by the House Way if asked to.';
    return refuse('not-authorised', message, ruleOf(game.book, 'player-arranges'));
  }
  const own = ownHand(given);
  if (!own.ok) return own;
  const { cards } = own.value.hand;
  const { low, high, box } = command;
  const arrangement = parseHalves({ low, high }, cards);
  if (!arrangement.ok) {
    // The reason in detail would name the cards, to somebody who may not have looked at them.
    const message = 'Arrange the four cards of this box as two and two.';
    return refuse('cards-invalid', message, clausesAlone(game.book, 'labels-follow-rank'));
  }
  const setting = boxSetting(cards, arrangement.value, game);
  const reasons = because(
    ...own.value.because,
    ...setting.because,
    ...ruleOf(game.book, 'arrangement-final'),
  );
  const arranged: TableEvent = {
    type: 'HandArranged',
    box,
    ...settingText(setting),
    way: 'player',
    because: reasons,
  };
  return ok([...firstLook(own.value), arranged]);
}

/** A player leaves the setting to the dealer, who sets by the House Way. */
function requestHouseWay(given: DealtCase<'RequestHouseWay'>): Decision {
  const own = ownHand(given);
  if (!own.ok) return own;
  const cause = ruleOf(given.game.book, 'house-way-on-request');
  return ok([arrangeByHouseWay(own.value.hand, cause, given.game)]);
}

function firstLook({ hand, because: reasons }: OwnHand): readonly TableEvent[] {
  return hand.isSeen ? [] : [{ type: 'CardsSeen', box: hand.box, because: reasons }];
}

/** Four cards to each box with a bet and four to the dealer; boxes without a player are set. */
function dealCards(given: CardCase<'Deal'> & { readonly round: Round }): Decision {
  const { command, envelope, state, rules, round, game } = given;
  const isVirtual = rules.config.resultSource === 'virtual';
  if (isVirtual && (!command.proof || round.commitment === null)) {
    const message = 'A virtual deck comes with the seed it was derived from.';
    return refuse('missing-detail', message, floorRule('virtual-result'), { field: 'proof' });
  }
  const deck = parseDeck(command.deck, game);
  if (!deck.ok) return deck;
  const dealt = deal(deck.value, boxesWithInitial(round.closed ?? []), game);
  const seconds = rules.config.arrangingSeconds;
  const step = stepAt('deal', state, rules);
  const events: TableEvent[] = [
    {
      type: 'CardsDealt',
      boxes: dealt.boxes.map(({ box, hand }) => ({ box, cards: cardsText(hand) })),
      dealer: cardsText(dealt.dealer),
      proof: command.proof ?? null,
      ...(seconds == null ? {} : { arrangeBy: envelope.at + seconds * 1000 }),
      because: because(...(step?.because ?? dealt.because), ...dealt.because),
    },
  ];
  return ok([...events, ...houseWayDue(caseAfter(given, events))]);
}

/**
 * A whole deck in some order. What is wrong with one is said by number and place: a refusal must not
 * tell anybody what lies in the deck.
 */
function parseDeck(
  deck: readonly string[],
  { book }: Pick<SiKiPiGame, 'book'>,
): Result<readonly Card[], Refusal> {
  const invalid = (message: string) =>
    refuse('cards-invalid', message, ruleOf(book, 'deck'), { field: 'deck' });
  if (deck.length !== DECK.length) {
    return invalid(`The deck has ${deck.length} cards; it needs ${DECK.length}.`);
  }
  const cards: Card[] = [];
  const placed = new Set<string>();
  for (const [index, text] of deck.entries()) {
    const card = parseCard(text);
    if (!card) return invalid(`Card ${index + 1} of the deck is no card.`);
    if (placed.has(card)) return invalid(`Card ${index + 1} of the deck is there a second time.`);
    placed.add(card);
    cards.push(card);
  }
  return ok(cards);
}

/** Hands are compared and initial bets settled: paid less commission, collected, or given back. */
function settleInitial(given: DealtCase<'SettleInitial'>): Decision {
  const { round, game } = given;
  const { results, settled } = settleBoxes(given, ['initial']);
  const step = stepReasons('settle-initial', given);
  const lost = ruleOf(game.book, 'player-loses');
  const won = because(...step, ...ruleOf(game.book, 'player-wins', 'commission'));
  const stands = because(...step, ...ruleOf(game.book, 'stand-off'));
  // Whoever wins at one box and stands off at another gets stakes back for both reasons.
  const back = ({ lines }: SettledTerminal): Because => {
    const isWon = lines.some(({ result }) => result === 'win');
    const isOff = lines.some(({ result }) => result === 'stand-off');
    return isWon && isOff ? because(...won, ...stands) : isOff ? stands : won;
  };
  const postings = postingsOf('initial', settled, { lost, won, back }, given);
  return ok([
    { type: 'InitialBetsSettled', round: round.id, results, settled, postings, because: step },
  ]);
}

/** Bonus bets come after the initial ones, and with them the round is over. */
function settleBonus(given: DealtCase<'SettleBonus'>): Decision {
  const { round, game } = given;
  const { settled } = settleBoxes(given, ['bonus:player', 'bonus:dealer']);
  const step = stepReasons('settle-bonus', given);
  const cards = ruleOf(game.book, 'bonus-by-four-cards');
  const won = because(...step, game.book.table.bonus.cite, ...cards);
  const postings = postingsOf('bonus', settled, { lost: cards, won, back: () => won }, given);
  const last: TableEvent = {
    type: 'BonusBetsSettled',
    round: round.id,
    settled,
    postings,
    because: step,
  };
  return ok(conclude(given, [last], stepAt('settle-bonus', given.state, given.rules)));
}

function stepReasons(step: 'settle-initial' | 'settle-bonus', given: DealtCase): Because {
  const fallback = ruleOf(given.game.book, 'bonus-after-initial');
  return because(...(stepAt(step, given.state, given.rules)?.because ?? fallback));
}

/** Why stakes are kept, winnings paid and stakes given back, each for itself. */
interface MovementReasons {
  readonly lost: Because;
  readonly won: Because;
  readonly back: (settled: SettledTerminal) => Because;
}

/** What was lost is collected before anybody is paid. */
function postingsOf(
  part: 'initial' | 'bonus',
  settled: readonly SettledTerminal[],
  { lost, won, back }: MovementReasons,
  { round, rules }: DealtCase,
): readonly Posting[] {
  const { table } = rules.config;
  return [
    ...settled.flatMap((each) => collectionOf(each, round.id, table, lost, `${part}-collect`)),
    ...settled.flatMap((each) => paymentOf(each, round.id, table, back(each), `${part}-pay`, won)),
  ];
}
