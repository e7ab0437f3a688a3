import { fractionText, type Money, type Rational, rational, subtract } from '@baize/exact';
import { overRootText, squareRootText } from '@baize/math';
import type { WinLine } from './win-report.ts';

/** A line of the report as it is sent and printed. Fractions are exact; only the z-score is rounded. */
export interface WinRow {
  readonly shift: string | null;
  readonly table: string | null;
  readonly game: string | null;
  readonly bet: string | null;
  readonly hour: string | null;
  readonly terminal: string | null;
  readonly person: string | null;
  readonly rounds: number;
  readonly handle: Money;
  readonly win: Money;
  readonly commission: Money;
  /** Null in a report by bets: nobody says for which bet they buy credit. */
  readonly drop: Money | null;
  /** Win of the drop; null where there was no drop. */
  readonly hold: string | null;
  /** Win of the handle. */
  readonly winShare: string | null;
  /** What the house had to win on average, in minor units. */
  readonly theoretical: string;
  /** The same of the handle. */
  readonly theoreticalShare: string | null;
  /** By how many standard deviations the win lies off; null where nothing was at risk. */
  readonly z: string | null;
  /** One standard deviation of the win, in minor units; null where nothing was at risk. */
  readonly deviation: string | null;
  /** How players are taken to have set their cards; null where there were none. */
  readonly assumes: 'house-way' | null;
}

const DIGITS = 3;
const MONEY_DIGITS = 2;

export function winRow({ group, tally }: WinLine): WinRow {
  const { rounds, handle, win, commission, drop, theoretical } = tally;
  return {
    ...group,
    rounds,
    handle,
    win,
    commission,
    drop: group.bet === null ? drop : null,
    hold: group.bet === null ? share(rational(win), drop) : null,
    winShare: share(rational(win), handle),
    theoretical: fractionText(theoretical),
    theoreticalShare: share(theoretical, handle),
    z: zScore(tally),
    deviation: deviation(tally),
    assumes: tally.assumesHouseWay ? 'house-way' : null,
  };
}

function share(part: Rational, whole: Money): string | null {
  return whole === 0
    ? null
    : fractionText(rational(part.numerator, part.denominator * BigInt(whole)));
}

/** A period that only took rounds back has a negative variance, and nothing to measure by. */
export function zScore({ win, theoretical, variance }: Measured): string | null {
  if (variance.numerator <= 0n) return null;
  return overRootText(subtract(rational(win), theoretical), variance, DIGITS);
}

export function deviation({ variance }: Pick<Measured, 'variance'>): string | null {
  return variance.numerator <= 0n ? null : squareRootText(variance, MONEY_DIGITS);
}

type Measured = Pick<WinLine['tally'], 'win' | 'theoretical' | 'variance'>;
