import type { PitView } from '@baize/protocol/client';
import { memo } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import type { Outcome } from '../mechanics/screen-mechanic.ts';
import { amountText, moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { fractionValue } from '../text/fraction.ts';
import { useWidth } from '../ui/house/use-width.ts';
import { useInTurn } from './use-in-turn.ts';
import { pitWords } from './words/pit-words.ts';

interface EveryOutcomeProps {
  readonly view: PitView;
  readonly onChoose: (result: Outcome) => void;
}

const HEIGHT = 96;
const CHART_TURN = 6;

/** The whole distribution: one column a combination, as wide as its weight, the costliest first. */
export function EveryOutcome({ view: { exposure, table }, onChoose }: EveryOutcomeProps) {
  const words = useWords(pitWords);
  if (!exposure || exposure.atRisk === 0) return null;
  return (
    <section className="hcard pit-rolls">
      <div className="hcard-head">
        <h2>{words.everyRoll}</h2>
        <small>
          {words.everyRollNote},{' '}
          {words.expectedLine(moneyText(fractionValue(exposure.expectedWin)))}
        </small>
      </div>
      <RollChart exposure={exposure} mechanic={table?.mechanic ?? null} onChoose={onChoose} />
    </section>
  );
}

interface RollChartProps {
  readonly exposure: NonNullable<PitView['exposure']>;
  readonly mechanic: string | null;
  readonly onChoose: (result: Outcome) => void;
}

function RollChart({ exposure, mechanic, onChoose }: RollChartProps) {
  const [box, width] = useWidth<HTMLDivElement>(800);
  return (
    <div ref={box}>
      <Columns
        exposure={useInTurn(exposure, CHART_TURN)}
        mechanic={mechanic}
        width={width}
        onChoose={onChoose}
      />
    </div>
  );
}

const Columns = memo(function Columns(props: RollChartProps & { readonly width: number }) {
  const { exposure, mechanic, width, onChoose } = props;
  const { outcomes, expectedWin } = exposure;
  const { everyRoll } = useWords(pitWords);
  const reach = Math.max(1, ...outcomes.map(({ net }) => Math.abs(net)));
  const middle = HEIGHT / 2;
  const y = (net: number) => middle - (net * (middle - 4)) / reach;
  const all = outcomeCount(outcomes);
  const pictures = useParts(mechanic, 'pictures');
  let before = 0;
  const columns = outcomes.map(({ dice, weight, net }) => {
    const left = (before * width) / all;
    before += weight;
    return { dice, net, left, wide: (weight * width) / all };
  });
  const [worst, best] = [outcomes[0]?.net ?? 0, outcomes.at(-1)?.net ?? 0];
  const label = `${everyRoll}: ${amountText(worst)} … ${amountText(best)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      {columns.map(({ dice, net, left, wide }, rank) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map does the same by keys.
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order; which result stands there changes with every bet.
          key={rank}
          x={left}
          y={Math.min(middle, y(net))}
          width={Math.max(1, wide - 1)}
          height={Math.max(1, Math.abs(y(net) - middle))}
          className={net < 0 ? 'roll-loses' : 'roll-wins'}
          onClick={() => onChoose(dice)}
        >
          <title>{`${pictures?.resultText(dice) ?? ''}: ${amountText(net)}`}</title>
        </rect>
      ))}
      <path d={`M0 ${y(fractionValue(expectedWin))}H${width}`} className="roll-expected" />
    </svg>
  );
});

/** How many results are equally likely. */
export function outcomeCount(outcomes: NonNullable<PitView['exposure']>['outcomes']): number {
  return outcomes.reduce((sum, { weight }) => sum + weight, 0);
}
