import type { CSSProperties } from 'react';
import { useWords } from '../../../text/dictionary.ts';
import { percentText } from '../../../text/fraction.ts';
import { type Side, sideWords } from './side.ts';
import './share-bar.css';

export interface SideShare {
  readonly side: Side;
  readonly count: number;
  /** Part of the results counted; null while there are none. */
  readonly share: string | null;
}

interface ShareBarProps {
  readonly shares: readonly SideShare[];
  readonly sides: readonly [Side, Side, Side];
}

/** How often each side came, as one bar: as long as it is often, and nothing for what never came. */
export function ShareBar({ shares, sides }: ShareBarProps) {
  const { letter } = useWords(sideWords);
  const parts = sides.flatMap((side) => shares.find((each) => each.side === side) ?? []);
  if (parts.some(({ share }) => share === null)) return null;
  return (
    <div className="share-bar">
      <div className="share-parts">
        {parts.map(({ side, count }) => {
          const style: CSSProperties = { flexGrow: count };
          return <span key={side} style={style} data-side={side} data-count={count} />;
        })}
      </div>
      <p>
        {parts.map(({ side, share }) => (
          <span key={side} data-side={side}>
            {letter[side]} {percentText(share ?? '0', 0)}
          </span>
        ))}
      </p>
    </div>
  );
}
