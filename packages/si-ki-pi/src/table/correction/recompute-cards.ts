import { assert } from '@baize/exact';
import { commissionOf, type Posting } from '@baize/ledger';
import type { Comparison, EventOf, Recorded, SettledTerminal, TableRules } from '@baize/table/kit';
import {
  clawBack,
  clawBackReasons,
  collectionOf,
  differences,
  operationsAsked,
  payableFundsOnRecord,
  paymentOf,
  reasonsOnRecord,
  recomputeReturned,
  resettleCommission,
} from '@baize/table/kit';
import { parseArrangement } from '../../cards/parse-arrangement.ts';
import { dealerSetting } from '../../cards/setting.ts';
import type { SiKiPiGame } from '../../game.ts';
import { houseWay } from '../../house-way/house-way-setting.ts';
import { settleBoxes } from '../boxes/settle-boxes.ts';
import type { CardRound } from '../card-round.ts';
import { letStand, withdrawal } from '../hands/withdrawal-answer.ts';
import { readLaid, settingText, writeLaid } from '../hands/written-cards.ts';
import { settleAsLaid } from './correct-cards.ts';
import { laidIn } from './laid-cards.ts';
import { linesOnRecord } from './lines-on-record.ts';
import { initialReversed } from './reverse-initial.ts';
import {
  applyCorrection,
  beforeCards,
  betsReturned,
  dealtIn,
  FRESH,
  type Hands,
  recomputeDealt,
  type Standing,
  settledBy,
  wholeCards,
  withdrawHand,
  withSetting,
} from './round-standing.ts';

/** Every hand and settlement of a card round, computed again from the cards as they were dealt. */
export function* recomputeCards(
  facts: readonly Recorded[],
  rules: TableRules,
  game: SiKiPiGame,
): Generator<Comparison> {
  let standing = FRESH;
  const asked = operationsAsked(facts);
  for (const { sequence, op, event } of facts) {
    const where = `event ${sequence}`;
    switch (event.type) {
      case 'CardsDealt':
        standing = { ...standing, cards: recomputeDealt(event) };
        yield oneDeck(where, dealtIn(standing));
        break;
      case 'HandArranged':
        yield recomputeArranged(where, event, dealtIn(standing), game);
        standing = { ...standing, cards: withSetting(dealtIn(standing), event) };
        break;
      case 'DealerHandSet':
        yield dealerSet(where, event, dealtIn(standing), game);
        break;
      case 'WithdrawalAnswered':
        yield { where, recorded: event, recomputed: recomputeAnswered(event, standing, game) };
        standing = withdrawHand(standing, event);
        break;
      case 'InitialBetsSettled':
      case 'BonusBetsSettled':
        yield* recomputeSettled(where, event, standing, rules, game);
        standing = settledBy(standing, event);
        break;
      case 'InitialBetsReversed':
        yield recomputeReversed(where, event, standing, rules);
        break;
      case 'CardsCorrected':
        yield* recomputeCorrected(where, asked.granted(op), event, standing, rules, game);
        standing = applyCorrection(standing, event);
        break;
      case 'BetsReturned':
        yield { where, recorded: event, recomputed: recomputeReturned(event, standing, rules) };
        standing = betsReturned(standing, event);
        break;
      case 'RoundReversed':
        yield recomputeTakenBack(where, asked.decided(op), event, standing, rules);
        break;
      default:
        standing = beforeCards(standing, event);
    }
  }
}

/** No card is on the table twice. */
function oneDeck(where: string, { hands, dealer }: Hands): Comparison {
  const cards = [...hands.map((hand) => hand.cards), dealer].flat();
  const once = new Set(cards).size;
  return { where: `${where}: cards`, recorded: cards.length, recomputed: once };
}

/** A player may put any two and two of the own cards; the House Way only one. */
function recomputeArranged(
  where: string,
  { box, low, high, way }: EventOf<'HandArranged'>,
  { hands }: Hands,
  game: SiKiPiGame,
): Comparison {
  const hand = hands.find((each) => each.box === box)?.cards;
  assert(hand !== undefined, 'A record has cards dealt to a box before they are put down.');
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
  const asSet = parseArrangement({ low, high }, dealer, game.readings);
  const right = dealerSetting(dealer, game, asSet.ok ? asSet.value : null);
  return { where: `${where}: setting`, recorded: { low, high }, recomputed: settingText(right) };
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
  where: string,
  { round, owed, postings, because }: EventOf<'InitialBetsReversed'>,
  { settled }: Standing,
  { config, book }: TableRules,
): Comparison {
  const onRecord = reasonsOnRecord(book);
  const again = initialReversed(round, settled, {
    ...payableFundsOnRecord(postings),
    table: config.table,
    because: onRecord.base(because),
    clawBack: clawBackReasons(book),
  });
  return {
    where,
    recorded: { owed, postings: onRecord.postings(postings) },
    recomputed: { owed: again.owed, postings: onRecord.postings(again.postings) },
  };
}

/** Everything settled so far follows from the cards as they lay, and the money from the difference. */
function* recomputeCorrected(
  where: string,
  op: string,
  event: EventOf<'CardsCorrected'>,
  standing: Standing,
  rules: TableRules,
  game: SiKiPiGame,
): Generator<Comparison> {
  const { round, was, is, results, settled, dealerSetting: asSet } = event;
  yield { where: `${where}: was`, recorded: was, recomputed: writeLaid(laidIn(dealtIn(standing))) };
  const laid = readLaid(is);
  const setting = settingText(houseWay(laid.dealer, game));
  yield { where: `${where}: setting`, recorded: asSet, recomputed: setting };
  const { closed, progress } = standing;
  const cards = wholeCards(standing, laid);
  const again = settleAsLaid({ game, closed, progress, cards }, laid);
  yield {
    where: `${where}: settled`,
    recorded: { results, settled: linesOnRecord(settled, game) },
    recomputed: { ...again, settled: linesOnRecord(again.settled, game) },
  };
  yield compareCompensation(
    where,
    `${round}:correct`,
    op,
    event,
    standing.settled,
    again.settled,
    rules,
  );
}

/** A round that is taken back leaves everybody with their stakes, and the house without commission. */
function recomputeTakenBack(
  where: string,
  op: string,
  event: EventOf<'RoundReversed'>,
  { settled }: Standing,
  rules: TableRules,
): Comparison {
  const undone = settled.map((each) => ({ ...each, lines: [], returned: each.staked }));
  return compareCompensation(where, `${event.round}:reverse`, op, event, settled, undone, rules);
}

function compareCompensation(
  where: string,
  what: string,
  op: string,
  event: EventOf<'CardsCorrected'> | EventOf<'RoundReversed'>,
  before: readonly SettledTerminal[],
  after: readonly SettledTerminal[],
  { config: { table }, book }: TableRules,
): Comparison {
  const { owed, left, postings } = event;
  const onRecord = reasonsOnRecord(book);
  const because = onRecord.base(event.because);
  const key = (terminal: string) => `${what}:${terminal}:${op}`;
  const { because: _, ...moved } = clawBack({
    table,
    changes: differences(before, after),
    ...payableFundsOnRecord(postings, left),
    key,
    because,
    clawBack: clawBackReasons(book),
  });
  // A reversal once left the commission where it was; such records stand.
  const isReversal = event.type === 'RoundReversed';
  const isLeft = isReversal && !postings.some(({ from }) => from === commissionOf(table));
  const commission = isLeft ? [] : resettleCommission(key, { table, before, after, because });
  return {
    where,
    recorded: { owed, postings: onRecord.postings(postings), ...(left ? { left } : {}) },
    recomputed: { ...moved, postings: onRecord.postings([...moved.postings, ...commission]) },
  };
}

function* recomputeSettled(
  where: string,
  event: EventOf<'InitialBetsSettled'> | EventOf<'BonusBetsSettled'>,
  standing: Standing,
  { config }: TableRules,
  game: SiKiPiGame,
): Generator<Comparison> {
  const isInitial = event.type === 'InitialBetsSettled';
  const { closed } = standing;
  const whole: CardRound = {
    ...dealtIn(standing),
    dealerSetting: null,
    withdrawalOffered: [],
    initialSettled: null,
  };
  const bets = isInitial ? (['initial'] as const) : (['bonus:player', 'bonus:dealer'] as const);
  const again = settleBoxes({ game, round: { closed, cards: whole } }, bets);
  yield {
    where: `${where}: settled`,
    recorded: linesOnRecord(event.settled, game),
    recomputed: linesOnRecord(again.settled, game),
  };
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

/** Where the money went and how much; clauses stand on the lines. */
function withoutReasons({ from, to, amount, key }: Posting) {
  return { from, to, amount, key };
}
