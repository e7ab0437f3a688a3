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

/** How often each side came, as one bar. */
export function ShareBar({ shares, sides }: ShareBarProps) {
  const { letter } = useWords(sideWords);
  const [left, middle, right] = sides.map((side) => shares.find((each) => each.side === side));
  if (!left?.share || !middle?.share || !right?.share) return null;
  return (
    <div className="share-bar">
      <span style={{ flexGrow: left.count }} data-side={left.side}>
        {letter[left.side]} {percentText(left.share, 0)}
      </span>
      <span style={{ flexGrow: middle.count }} data-side={middle.side}>
        {percentText(middle.share, 0)}
      </span>
      <span style={{ flexGrow: right.count }} data-side={right.side}>
        {percentText(right.share, 0)} {letter[right.side]}
      </span>
    </div>
  );
}
