import { fractionText, type Money, plus, type Rational } from '@baize/exact';
import type { Because } from '@baize/game';
import {
  cardsText,
  describeTwo,
  type Setting,
  type SiKiPiLine,
  siKiPiSentence,
} from '@baize/si-ki-pi';
import { type SettlementLine, sentence, sumOf } from '@baize/three-dice';
import type { SettledDice, SettledRound, SettledSiKiPi } from '../settle-request/settle.ts';
import { amountText } from '../text/amount.ts';
import { titleOf } from '../title.ts';
import { type CitedWords, citedWords } from './cited-words.ts';
import { type ReadingInForce, readingsInForce } from './reading-in-force.ts';

/** A statement and the clauses behind it. */
export interface Reasoned {
  readonly says: string;
  readonly because: readonly CitedWords[];
}

export interface ExplainedLine extends Reasoned {
  /** Null in a dice game, which has no boxes. */
  readonly box: number | null;
  readonly bet: string;
  readonly stake: Money;
  readonly result: string;
  readonly arithmetic: string;
}

/** A settlement told in full; the fields of `baize explain --json`. */
export interface Explanation {
  readonly game: string;
  readonly title: string;
  /** What was rolled, or how the cards were set. */
  readonly happened: readonly Reasoned[];
  readonly lines: readonly ExplainedLine[];
  readonly readings: readonly ReadingInForce[];
  readonly staked: Money;
  readonly returned: Money;
}

export function explain(round: SettledRound): Explanation {
  const { staked, returned } = round.settlement;
  return {
    game: round.game.id,
    title: titleOf(round.game),
    ...(round.mechanic === 'three-dice' ? diceStory(round) : siKiPiStory(round)),
    readings: readingsInForce(round.game),
    staked,
    returned,
  };
}

function diceStory({ game, settlement }: SettledDice): Pick<Explanation, 'happened' | 'lines'> {
  const { roll, lines } = settlement;
  return {
    happened: [{ says: `The dice show ${roll.join('-')}, total ${sumOf(roll)}.`, because: [] }],
    lines: lines.map((line) => ({
      box: null,
      bet: line.bet,
      stake: line.stake,
      result: line.result,
      says: `${sentence(game, line, roll).en}.`,
      arithmetic: diceArithmetic(line),
      because: line.because.map((citation) => citedWords(citation, game)),
    })),
  };
}

function siKiPiStory({ game, settlement }: SettledSiKiPi): Pick<Explanation, 'happened' | 'lines'> {
  const { dealer, boxes } = settlement;
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
        arithmetic: siKiPiArithmetic(line, game.commission),
        because: words(line.because),
      })),
    ),
  };
}

function settingText({ low, high }: Setting): string {
  return `Low ${cardsText(low)} (${describeTwo(low).en}), High ${cardsText(high)} (${describeTwo(high).en})`;
}

/** How a dice bet came to return what it returns: stake times odds, nothing rounded. */
function diceArithmetic({ stake, odds, pays, returns }: SettlementLine): string {
  if (odds === null) return explainLoss(stake);
  return `${product(stake, odds, pays)} winnings; ${withStake(returns)}`;
}

function siKiPiArithmetic(line: SiKiPiLine, commissionRate: Rational): string {
  const { stake, odds, pays, returns, commission, result } = line;
  if (result === 'stand-off') return `The stake of ${amountText(stake)} goes back.`;
  if (odds === null) return explainLoss(stake);
  const winnings = plus(pays, commission);
  if (commission === 0) return `${product(stake, odds, winnings)} winnings; ${withStake(returns)}`;
  const kept = product(winnings, commissionRate, commission);
  return `${product(stake, odds, winnings)} winnings; commission ${kept}; ${amountText(pays)} paid; ${withStake(returns)}`;
}

function product(amount: Money, factor: Rational, result: Money): string {
  return `${amountText(amount)} x ${fractionText(factor)} = ${amountText(result)}`;
}

function withStake(returns: Money): string {
  return `with the stake ${amountText(returns)} returned.`;
}

function explainLoss(stake: Money): string {
  return `The stake of ${amountText(stake)} is lost.`;
}
