import { afterRounds, type Distribution } from '@baize/math';
import { netOf, paybackFromNet } from '../sheet/figures.ts';
import { approximate } from './scale.ts';

/** A stretch of paybacks and the chance to end in it. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  readonly isAhead: boolean;
}

const BARS_MOST = 44;
/** What lies beyond is one round in five hundred on either side, and would be drawn as nothing. */
const TAIL = 0.002;

/** More than this many bits in the weights, and a thousand rounds take longer than a glance. */
const BITS_MOST = 16_000;

export function roundsToDraw({ total }: Distribution): number {
  return total.toString(2).length * 1_000 <= BITS_MOST ? 1_000 : 100;
}

/** Where some rounds end: every payback that can happen, or whole runs of neighbouring ones. */
export function roundBars(returns: Distribution, rounds: number): readonly Bar[] {
  const { points, total } = afterRounds(netOf(returns), rounds);
  const all = points.map(({ value, weight }) => ({
    payback: approximate(paybackFromNet(value, rounds)),
    chance: shareOf(weight, total),
  }));
  const shown = withoutTails(all);
  const step = smallestStep(shown.map(({ payback }) => payback));
  const spread = (shown.at(-1)?.payback ?? 0) - (shown[0]?.payback ?? 0);
  const perBar = Math.ceil((Math.round(spread / step) + 1) / BARS_MOST);
  // Bars are counted from the first payback above all that was staked, so that none straddles it.
  const ahead = all.find(({ payback }) => payback > 1 + 1e-9)?.payback ?? 1;
  const bars = new Map<number, number>();
  for (const { payback, chance } of shown) {
    const bar = Math.floor((Math.round((payback - ahead) / step) + 1e-9) / perBar);
    bars.set(bar, (bars.get(bar) ?? 0) + chance);
  }
  return [...bars].map(([bar, chance]) => {
    const from = ahead - step / 2 + bar * perBar * step;
    return { from, to: from + perBar * step, chance, isAhead: bar >= 0 };
  });
}

interface Ending {
  readonly payback: number;
  readonly chance: number;
}

/** Two numbers of thousands of digits as a share: fifteen digits are all a drawing can show. */
function shareOf(weight: bigint, total: bigint): number {
  return Number((weight * 10n ** 15n) / total) / 1e15;
}

function withoutTails(all: readonly Ending[]): readonly Ending[] {
  let below = 0;
  return all.filter(({ chance }) => {
    const from = below;
    below += chance;
    return below > TAIL && from < 1 - TAIL;
  });
}

function smallestStep(ascending: readonly number[]): number {
  const steps = ascending.slice(1).map((value, index) => value - (ascending[index] ?? 0));
  return Math.min(1, ...steps.filter((step) => step > 1e-9));
}
