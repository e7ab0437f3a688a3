import type { DisplayView } from '@baize/protocol/client';
import type { Trends } from '@baize/three-dice/table';
import { Pair } from '../../../display/pair.tsx';
import { readableText } from '../unread-words.ts';
import { correctedWords, diceBoardNames, unreadNote, unreadOver } from './dice-board-words.ts';

interface HeroNoteProps {
  readonly view: DisplayView;
  /** A round that was corrected a short while ago. */
  readonly fixed: Trends['last'][number] | undefined;
  /** Whether the dice on show are those of an earlier round. */
  readonly isEarlier: boolean;
}

/** What has to be said beside the dice: that one cannot be read, that a round was corrected, or that these are the last. */
export function HeroNote({ view, fixed, isEarlier }: HeroNoteProps) {
  const { round, unread, previous } = view;
  if (unread) {
    return (
      <span data-unread="waits">
        <Pair text={unreadNote(readableText(unread.readable))} />
      </span>
    );
  }
  if (!round && previous?.status === 'settled' && previous.result === null) {
    return (
      <span data-unread="over">
        <Pair text={unreadOver(previous.number)} />
      </span>
    );
  }
  if (fixed) {
    return (
      <span data-corrected={fixed.round}>
        <Pair text={correctedWords(fixed.number)} />
      </span>
    );
  }
  return isEarlier ? <Pair text={diceBoardNames.lastResult} /> : null;
}
