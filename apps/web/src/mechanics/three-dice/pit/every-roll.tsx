import type { PitView, Roll } from '@baize/protocol/client';
import { pitWords } from '../../../pit/words/pit-words.ts';
import { amountText, moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { fractionValue } from '../../../text/fraction.ts';
import { useWidth } from '../../../ui/house/use-width.ts';

interface EveryRollProps {
  readonly view: PitView;
  readonly onChoose: (dice: Roll) => void;
}

const HEIGHT = 96;
const ROLLS = 216;

/** The whole distribution: one column a combination, as wide as its weight, the costliest first. */
export function EveryRoll({ view: { exposure }, onChoose }: EveryRollProps) {
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
      <RollChart exposure={exposure} onChoose={onChoose} />
    </section>
  );
}

interface RollChartProps {
  readonly exposure: NonNullable<PitView['exposure']>;
  readonly onChoose: (dice: Roll) => void;
}

function RollChart({ exposure: { outcomes, expectedWin }, onChoose }: RollChartProps) {
  const { everyRoll } = useWords(pitWords);
  const [box, width] = useWidth<HTMLDivElement>(800);
  const reach = Math.max(1, ...outcomes.map(({ net }) => Math.abs(net)));
  const middle = HEIGHT / 2;
  const y = (net: number) => middle - (net * (middle - 4)) / reach;
  let before = 0;
  const columns = outcomes.map(({ dice, weight, net }) => {
    const left = (before * width) / ROLLS;
    before += weight;
    return { dice, net, left, wide: (weight * width) / ROLLS };
  });
  const [worst, best] = [outcomes[0]?.net ?? 0, outcomes.at(-1)?.net ?? 0];
  const label = `${everyRoll}: ${amountText(worst)} … ${amountText(best)}`;
  return (
    <div ref={box}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {columns.map(({ dice, net, left, wide }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map does the same by keys.
          <rect
            key={dice.join('')}
            x={left}
            y={Math.min(middle, y(net))}
            width={Math.max(1, wide - 1)}
            height={Math.max(1, Math.abs(y(net) - middle))}
            className={net < 0 ? 'roll-loses' : 'roll-wins'}
            onClick={() => onChoose(dice)}
          >
            <title>{`${dice.join('-')}: ${amountText(net)}`}</title>
          </rect>
        ))}
        <path d={`M0 ${y(fractionValue(expectedWin))}H${width}`} className="roll-expected" />
      </svg>
    </div>
  );
}
