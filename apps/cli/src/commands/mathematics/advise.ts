import { err, fractionText, ok, type Result, rational } from '@baize/exact';
import {
  type Card,
  type CardsError,
  cardsText,
  type Hand,
  parseCards,
  parseHand,
} from '@baize/si-ki-pi';
import { type Advice, advise as adviseOn } from '@baize/si-ki-pi/mathematics';
import { adviceText } from '../../advise/advice-text.ts';
import { command, usageError } from '../../command.ts';
import { jsonOption, readingOption } from '../../common-options.ts';
import { EXIT } from '../../exit-code.ts';
import { onlyCardGame } from '../../mechanics/si-ki-pi/card-game.ts';
import { cardsProblem } from '../../mechanics/si-ki-pi/hand-field.ts';
import { readingsFrom } from '../../readings-option.ts';
import { styleFor } from '../../text/style.ts';
import { refuse, type TypedRefusal } from '../../typed-refusal.ts';

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
