import type { DicePower, RecordReport } from '@baize/math/fairness';
import { amountText } from '../text/amount.ts';
import { percentText } from '../text/fraction.ts';

/** What a record of this length would have shown, and what it would have missed. */
export function powerSentences({ results }: RecordReport, power: DicePower): readonly string[] {
  const who = power.about === 'one-die' ? 'one die' : 'all dice alike';
  const faces = power.faces.map(
    ({ chance, noticed }) => `at ${percentText(chance, 0)} with probability ${shareText(noticed)}`,
  );
  const least =
    power.least === null
      ? 'no loading of a single face would be noticed nine times in ten'
      : `a face must come ${percentText(power.least, 1)} of the time to be noticed nine times in ten`;
  return [
    `At one look, with ${amountText(results)} rolls, a face of ${who} that should come 16.7% of the time would be ` +
      `seen ${listText(faces)}.`,
    `At this length ${least}; for 18% that takes ${amountText(power.rollsForEighteen)} rolls.`,
    `(At level ${power.level.toPrecision(2)} for one test, so that all of them together stay at ` +
      '5%; by the noncentral chi-square approximation.)',
  ];
}

/** Two decimals, without claiming certainty. */
function shareText(share: number): string {
  if (share > 0.995) return 'above 0.99';
  return share < 0.005 ? 'below 0.01' : share.toFixed(2);
}

function listText(items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
