import { useWords } from '../text/dictionary.ts';
import type { Wait, WaitKind } from './waits.ts';
import { waitWords } from './words/wait-words.ts';

interface TileBandProps {
  /** The most urgent first. */
  readonly waits: readonly Wait[];
  /** Server time. */
  readonly now: number;
}

/** The most urgent thing that waits at a table, in words, with its age and how much else waits. */
export function TileBand({ waits, now }: TileBandProps) {
  const words = useWords(waitWords);
  const [first, ...others] = waits;
  if (!first) {
    return (
      <span className="tile-band" data-band="in-order">
        ✓ {words.inOrder}
      </span>
    );
  }
  return (
    <span
      className="tile-band"
      data-band={first.kind}
      data-colour={first.colour}
      data-waiting={countOf(waits, ['own-decision', 'decision'])}
      data-faults={countOf(waits, ['fault'])}
    >
      <span>{saidOf(first, words)}</span>
      {others.length > 0 && (
        <em>
          <span aria-hidden="true">+{others.length}</span>
          <span className="spoken">{words.more(others.length)}</span>
        </em>
      )}
      {first.since !== null && <b>{durationText(now - first.since)}</b>}
      {first.since === null && first.until !== null && (
        <b>{words.left(durationText(first.until - now))}</b>
      )}
    </span>
  );
}

function countOf(waits: readonly Wait[], kinds: readonly WaitKind[]): number | undefined {
  return waits.filter(({ kind }) => kinds.includes(kind)).length || undefined;
}

function saidOf(wait: Wait, words: (typeof waitWords)['en']): string {
  const fault = wait.fault === null ? undefined : words.faults[wait.fault];
  return fault ?? words.says[wait.kind](wait);
}

/** `6:40`, and `1:05:00` after an hour. */
function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(seconds % 60)}`;
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
