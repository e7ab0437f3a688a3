import { plus, type Rational } from '@baize/exact';
import type { Because } from '@baize/game';
import {
  cardsText,
  describeTwo,
  type Setting,
  type SiKiPiGame,
  type SiKiPiLine,
  type SiKiPiSettlement,
  siKiPiSentence,
} from '@baize/si-ki-pi';
import { type CitedWords, citedWords } from '../../explanation/cited-words.ts';
import {
  arithmeticOf,
  type Explanation,
  product,
  type Reasoned,
  withStake,
} from '../../explanation/explanation.ts';
import type { SettledRound } from '../../settle-request/open-game.ts';
import { amountText } from '../../text/amount.ts';
import { oddsText } from '../../text/prices.ts';
import { lineTable, resultText, totalLines } from '../../text/settled-text.ts';
import type { Style } from '../../text/style.ts';
import type { NumberedStake } from './box-bets.ts';

type Settled = SiKiPiSettlement<NumberedStake>;

/** A settled deal, in the forms a command line answers in. */
export function settledCards(game: SiKiPiGame, settlement: Settled): SettledRound {
  const { staked, returned } = settlement;
  return {
    game,
    staked,
    returned,
    answer: () => answerOf(settlement),
    text: (style) => cardTables(game, settlement, style),
    story: () => storyOf(game, settlement),
  };
}

function answerOf({ game, dealer, boxes, staked, returned }: Settled) {
  return {
    game,
    dealer: halves(dealer.setting),
    boxes: boxes.map(({ box, setting, result, lines }) => ({
      box,
      ...halves(setting),
      result,
      // Settled in the order of the rules, answered in the order of the request.
      lines: lines.toSorted((a, b) => a.index - b.index).map(lineAnswer),
    })),
    staked,
    returned,
  };
}

function halves({ low, high }: Setting | Settled['dealer']['setting']) {
  return { low: cardsText(low), high: cardsText(high) };
}

function lineAnswer(line: SiKiPiLine<NumberedStake>) {
  const { bet, stake, result, odds, pays, returns, commission, because } = line;
  return { bet, stake, result, odds: oddsText(odds), pays, returns, commission, because };
}

function cardTables(game: SiKiPiGame, settlement: Settled, style: Style): readonly string[] {
  const { dealer, boxes, staked, returned } = settlement;
  const { low, high } = dealer.setting;
  return [
    `  Dealer: low ${cardsText(low)}, high ${cardsText(high)}`,
    ...boxes.flatMap((box) => [
      `  Box ${box.box}: low ${cardsText(box.setting.low)}, high ${cardsText(box.setting.high)}: ${resultText(box.result, style)}`,
      ...lineTable(
        box.lines,
        box.lines.map((line) => `${siKiPiSentence(game, line, box, dealer).en}.`),
        style,
      ),
    ]),
    ...totalLines(staked, returned, style),
  ];
}

function storyOf(
  game: SiKiPiGame,
  { dealer, boxes }: Settled,
): Pick<Explanation, 'happened' | 'lines'> {
  const words = (because: Because): readonly CitedWords[] =>
    because.map((citation) => citedWords(citation, game));
  const set = (whose: string, setting: Setting): Reasoned => ({
    says: `${whose}: ${settingText(setting)}.`,
    because: words(setting.because),
  });
  return {
    happened: [
      set('The dealer', dealer.setting),
      ...boxes.map(({ box, setting }) => set(`Box ${box}`, setting)),
    ],
    lines: boxes.flatMap((box) =>
      box.lines.map((line) => ({
        box: box.box,
        bet: line.bet,
        stake: line.stake,
        result: line.result,
        says: `${siKiPiSentence(game, line, box, dealer).en}.`,
        arithmetic: cardArithmetic(line, game.commission),
        because: words(line.because),
      })),
    ),
  };
}

function settingText({ low, high }: Setting): string {
  return `Low ${cardsText(low)} (${describeTwo(low).en}), High ${cardsText(high)} (${describeTwo(high).en})`;
}

function cardArithmetic(line: SiKiPiLine, commissionRate: Rational): string {
  const { stake, odds, pays, returns, commission, result } = line;
  if (result === 'stand-off') return `The stake of ${amountText(stake)} goes back.`;
  if (odds === null || commission === 0) return arithmeticOf(line);
  const winnings = plus(pays, commission);
  const kept = product(winnings, commissionRate, commission);
  return `${product(stake, odds, winnings)} winnings; commission ${kept}; ${amountText(pays)} paid; ${withStake(returns)}`;
}
