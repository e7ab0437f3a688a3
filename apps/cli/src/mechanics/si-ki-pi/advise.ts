import { err, fractionText, multiply, ok, type Result, rational } from '@baize/exact';
import { clauseOf } from '@baize/game';
import {
  type Card,
  type CardsError,
  cardsText,
  describeTwo,
  type Hand,
  parseCards,
  parseHand,
  type TwoCards,
} from '@baize/si-ki-pi';
import {
  type Advice,
  type AdvisedArrangement,
  advise as adviseOn,
} from '@baize/si-ki-pi/mathematics';
import { command, usageError } from '../../command.ts';
import { jsonOption, readingOption } from '../../common-options.ts';
import { EXIT } from '../../exit-code.ts';
import { readingsFrom } from '../../readings-option.ts';
import { columnTable } from '../../text/column-table.ts';
import { groupDigits, groupedText, percentText } from '../../text/fraction.ts';
import { type Style, styleFor } from '../../text/style.ts';
import { refuse, type TypedRefusal } from '../../typed-refusal.ts';
import { onlyCardGame } from './card-game.ts';
import { cardsProblem } from './hand-field.ts';

export const advise = command({
  name: 'advise',
  summary:
    'Say what every arrangement of four cards of Si Ki Pi is worth, and what the House Way costs.',
  operands: 'CARDS',
  details: [
    'Each arrangement meets every hand a dealer who plays the House Way can have out of the cards that are left; the figures are exact. Cards: ranks A K Q J T 9 to 2, suits s h d c.',
    'With --json one line: {"cards","dead","dealerHands","arrangements":[{"low","high","ev","win","lose","standOff","houseWay"}],"houseWay":{"low","high","rule","because","costs"}}, the best arrangement first. A fault is answered by {"error":{"code","message",...}}: wrong-number-of-cards, unknown-card, duplicate-card, dead-card-held or too-many-dead-cards.',
  ],
  asksLibrary: false,
  options: {
    dead: {
      type: 'string',
      value: 'CARDS',
      multiple: true,
      describe: 'Cards known to be out of play, such as those of other boxes; repeatable.',
    },
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
  },
  negativeWhen: 'The cards cannot be what they are said to be.',
  csv: { rows: 'arrangements' },
  completes: 'nothing',
  examples: [
    { does: 'A hand.', command: 'baize advise "As Kd Th 9c"' },
    {
      does: 'With the cards of another box seen.',
      command: 'baize advise "As Kd Th 9c" --dead "Ah Ad 8s 8h"',
    },
  ],
  run: ({ dead, json, reading }, words, io) => {
    if (words.length === 0)
      return usageError(io, 'advise', 'name four cards, such as "As Kd Th 9c"');
    const readings = readingsFrom(reading);
    if (!readings.ok) return usageError(io, 'advise', readings.error);
    const request = adviceRequest(words, dead);
    if (!request.ok) return refuse(io, 'advise', json, request.error);
    const game = onlyCardGame(readings.value);
    const advice = adviseOn(game, request.value.hand, request.value.dead);
    if (!advice.ok) {
      const { code, message, ...details } = advice.error;
      return refuse(io, 'advise', json, { code, message, details });
    }
    const lines = json
      ? [adviceJson(advice.value)]
      : adviceText(advice.value, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

/** One line of `baize advise --json`. */
function adviceJson({ hand, dead, dealerHands, arrangements, houseWay, cost }: Advice): string {
  const chance = (hands: number): string => fractionText(rational(hands, dealerHands));
  return JSON.stringify({
    cards: cardsText(hand),
    dead: cardsText(dead),
    dealerHands,
    arrangements: arrangements.map(({ low, high, value, win, lose, standOff, isHouseWay }) => ({
      low: cardsText(low),
      high: cardsText(high),
      ev: fractionText(value),
      win: chance(win),
      lose: chance(lose),
      standOff: chance(standOff),
      houseWay: isHouseWay,
    })),
    houseWay: {
      low: cardsText(houseWay.low),
      high: cardsText(houseWay.high),
      rule: houseWay.rule,
      because: houseWay.because,
      costs: fractionText(cost),
    },
  });
}

const COLUMNS = [
  { title: '' },
  { title: 'low' },
  { title: 'high' },
  { title: 'wins', align: 'right' },
  { title: 'loses', align: 'right' },
  { title: 'stands off', align: 'right' },
  { title: 'per 100', align: 'right' },
  { title: 'exactly, per unit' },
] as const;

/** The arrangements of a hand, the best first, and what the House Way makes of it. */
function adviceText(advice: Advice, style: Style): readonly string[] {
  const { hand, dead, dealerHands, arrangements } = advice;
  const [titles = '', ...lines] = columnTable(
    COLUMNS,
    arrangements.map((each) => arrangementRow(each, dealerHands)),
  );
  const without = dead.length === 0 ? '' : `, without ${cardsText(dead)}`;
  const hands = dealerHands === 1 ? 'hand' : 'hands';
  return [
    `${style.strong(cardsText(hand))}  against ${groupDigits(`${dealerHands}`)} dealer's ${hands}${without}`,
    style.faint(titles),
    ...lines.map((line, index) => (index === 0 ? style.good(line) : line)),
    houseWayText(advice),
  ];
}

function arrangementRow(
  { low, high, win, lose, standOff, value, isHouseWay }: AdvisedArrangement,
  dealerHands: number,
): readonly string[] {
  const chances = [win, lose, standOff].map((hands) => percentText(rational(hands, dealerHands)));
  return [
    isHouseWay ? 'House Way' : '',
    halfText(low),
    halfText(high),
    ...chances,
    groupedText(multiply(value, rational(100)), 3),
    fractionText(value),
  ];
}

function halfText(two: TwoCards): string {
  return `${cardsText(two)} (${describeTwo(two).en})`;
}

function houseWayText({ houseWay, cost }: Advice): string {
  const rule = `The House Way [${houseWay.because.map(clauseOf).join(', ')}]`;
  if (cost.numerator === 0n) return `${rule} is as good as any.`;
  const perHundred = groupedText(multiply(cost, rational(100)), 3);
  return `${rule} costs ${perHundred} in 100 (${fractionText(cost)} a unit).`;
}

interface AdviceRequest {
  readonly hand: Hand;
  readonly dead: readonly Card[];
}

/** The player's four cards, as one text or one by one, and the cards known to be out of play. */
function adviceRequest(
  words: readonly string[],
  deadTexts: readonly string[],
): Result<AdviceRequest, TypedRefusal> {
  const hand = parseHand(words.join(' '));
  if (!hand.ok) return err(cardsRefusal(hand.error, 'cards'));
  const text = deadTexts.join(' ');
  // However many there are, so that only their spelling and repetition can be wrong here.
  const dead = parseCards(text, text.split(/\s+/).filter((word) => word !== '').length);
  if (!dead.ok) return err(cardsRefusal(dead.error, 'dead'));
  return ok({ hand: hand.value, dead: dead.value });
}

function cardsRefusal(error: CardsError, field: 'cards' | 'dead'): TypedRefusal {
  const { code, message, details } = cardsProblem(error, field);
  return { code, message, details: { field, ...details } };
}
