import type { PitView } from '@baize/protocol/client';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useBetName } from '../ui/board/use-game.ts';
import { pitWords } from './words/pit-words.ts';

interface DifferentialsProps {
  readonly view: PitView;
  readonly game: string;
}

/** How far two opposed areas lie apart, from the middle, against the most they may. */
export function Differentials({ view: { differentials }, game }: DifferentialsProps) {
  const words = useWords(pitWords);
  const nameOf = useBetName([game]);
  if (differentials.length === 0) return null;
  return (
    <section className="hcard">
      <div className="hcard-head">
        <h2>{words.differential}</h2>
      </div>
      {differentials.map(({ sides: [one, other], difference, limit }) => {
        const ahead = one.placed >= other.placed ? one : other;
        const share = limit === 0 ? 0 : Math.min(1, difference / limit);
        return (
          <div key={one.bet} className="pit-differential" data-differential={difference}>
            <p>
              <span>
                {nameOf(one.bet)} <b>{amountText(one.placed)}</b>
              </span>
              <span>
                <b data-near={share >= 0.8 || undefined}>{amountText(difference)}</b>{' '}
                {words.of(amountText(limit))}
              </span>
              <span>
                {nameOf(other.bet)} <b>{amountText(other.placed)}</b>
              </span>
            </p>
            <span className="bar">
              <i
                style={{
                  width: `${share * 50}%`,
                  left: ahead === one ? `${50 - share * 50}%` : '50%',
                }}
                data-near={share >= 0.8 || undefined}
              />
            </span>
            {share >= 0.8 && (
              <small>{words.left(amountText(limit - difference), nameOf(ahead.bet))}</small>
            )}
          </div>
        );
      })}
    </section>
  );
}
