import type { DisplayView } from '@baize/protocol/client';
import { useParts } from '../mechanics/mechanics.ts';
import { voidReason } from '../ui/incidents/void-reason.ts';
import type { Voided } from '../ui/incidents/voided.ts';
import { Pair } from './pair.tsx';

interface VoidNoteProps {
  readonly view: DisplayView;
  readonly voided: Voided | null;
}

/** Why the last round has no result, and by which clause, while nothing else has opened. */
export function VoidNote({ view: { round, previous, table }, voided }: VoidNoteProps) {
  const isShown = voided !== null && round === null && previous?.id === voided.round;
  const own = useParts(isShown ? (table?.mechanic ?? null) : null, 'words');
  if (!isShown || own === undefined) return null;
  return (
    <p className="board-void" data-void={voided.incident}>
      <Pair text={voidReason(voided, own)} />
    </p>
  );
}
