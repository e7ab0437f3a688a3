import { memo } from 'react';
import { amountText } from '../../text/amount.ts';
import { Chip } from './chip.tsx';
import { chipsFor } from './chip-value.ts';
import './chip-stack.css';

interface ChipStackProps {
  /** What the server has registered, in minor units. */
  readonly registered: number;
  /** What has been sent and not been answered. */
  readonly pending: number;
  readonly size: number;
  readonly denominations: readonly number[];
  /** A bet that was not taken: its chips fly back to the rack. */
  readonly refused?: boolean;
}

/** Full colour is registered, grey is not yet; the badge is the truth, the chips illustrate it. */
export const ChipStack = memo(function ChipStack(props: ChipStackProps) {
  const { registered, pending, size, denominations, refused = false } = props;
  const solid = chipsFor(registered, denominations).toReversed();
  const grey = pending > 0 ? chipsFor(pending, denominations).slice(0, 1) : [];
  const step = size * 0.11;
  const look = refused ? 'refused' : pending > 0 ? 'pending' : 'registered';
  return (
    <span
      className="stack"
      data-chip={look}
      data-registered={registered}
      data-pending={pending}
      style={{ width: size, height: size * 1.4 }}
    >
      {solid.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal chips differ only by their place.
        <i key={index} style={{ bottom: index * step }}>
          <Chip value={value} size={size} />
        </i>
      ))}
      {grey.map((value) => (
        <i key="pending" className="stack-grey" style={{ bottom: solid.length * step }}>
          <Chip value={value} size={size} />
          <span className="stack-waits" />
        </i>
      ))}
      <b className="stack-badge">{amountText(registered + pending)}</b>
    </span>
  );
});
