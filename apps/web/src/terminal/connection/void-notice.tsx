import { useEffect, useState } from 'react';
import { useParts } from '../../mechanics/mechanics.ts';
import { useLanguage } from '../../text/language.ts';
import { ClauseTag } from '../../ui/clause-tag.tsx';
import { voidName } from '../../ui/incidents/void-reason.ts';
import { type Voided, voidedIn } from '../../ui/incidents/voided.ts';
import { shownRound } from '../player-view.ts';
import { useTable, useTerminal } from '../terminal-context.ts';

/** Why the round on the screen has no result, and by which clause, while nothing else has opened. */
export function VoidNotice() {
  const { client, table } = useTerminal();
  const language = useLanguage();
  const [voided, setVoided] = useState<Voided | null>(null);
  const round = useTable(({ view }) => (view ? (shownRound(view)?.id ?? null) : null));
  const own = useParts(voided && table.mechanic, 'words');
  useEffect(
    () => client.onFacts((facts) => setVoided((before) => voidedIn(facts) ?? before)),
    [client],
  );
  if (!voided || voided.round !== round || own === undefined) return null;
  return (
    <div className="notice" data-notice="void" data-void={voided.incident}>
      <span>{voidName(voided, own)[language]}</span> <ClauseTag citation={voided.because[0]} />
    </div>
  );
}
