import { fractionText, type Rational } from '@baize/exact';
import { cardsText, type SiKiPiLine } from '@baize/si-ki-pi';
import type { SettlementLine } from '@baize/three-dice';
import type { NumberedStake } from './box-bets.ts';
import type { SettledDice, SettledRound, SettledSiKiPi } from './settle.ts';

/** The answer of `baize settle`, field by field as documented: programs rely on it. */
export function settledJson(round: SettledRound): string {
  return JSON.stringify(round.mechanic === 'three-dice' ? diceAnswer(round) : siKiPiAnswer(round));
}

function diceAnswer({ settlement }: SettledDice) {
  const { game, roll, lines, staked, returned } = settlement;
  return { game, roll, lines: lines.map(diceLine), staked, returned };
}

function diceLine({ bet, stake, result, odds, pays, returns, because }: SettlementLine) {
  return { bet, stake, result, odds: oddsText(odds), pays, returns, because };
}

function siKiPiAnswer({ settlement }: SettledSiKiPi) {
  const { game, dealer, boxes, staked, returned } = settlement;
  return {
    game,
    dealer: halves(dealer.setting),
    boxes: boxes.map(({ box, setting, result, lines }) => ({
      box,
      ...halves(setting),
      result,
      // Settled in the order of the rules, answered in the order of the request.
      lines: lines.toSorted((a, b) => a.index - b.index).map(siKiPiLine),
    })),
    staked,
    returned,
  };
}

function halves({ low, high }: SettledSiKiPi['settlement']['dealer']['setting']) {
  return { low: cardsText(low), high: cardsText(high) };
}

function siKiPiLine(line: SiKiPiLine<NumberedStake>) {
  const { bet, stake, result, odds, pays, returns, commission, because } = line;
  return { bet, stake, result, odds: oddsText(odds), pays, returns, commission, because };
}

// A price is one object for the life of a game, and writing big integers out is slow.
const ODDS_TEXTS = new WeakMap<Rational, string>();

function oddsText(odds: Rational | null): string | null {
  if (odds === null) return null;
  const known = ODDS_TEXTS.get(odds);
  if (known !== undefined) return known;
  const text = fractionText(odds);
  ODDS_TEXTS.set(odds, text);
  return text;
}
