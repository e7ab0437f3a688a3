import type { PitView } from '@baize/protocol/client';
import { useState } from 'react';
import { consoleWords } from '../console/words/console-words.ts';
import { useParts } from '../mechanics/mechanics.ts';
import { useOwnWords } from '../mechanics/use-own-words.ts';
import type { StaffMember } from '../session/staff.ts';
import type { Acts } from '../session/use-acts.ts';
import { useWords } from '../text/dictionary.ts';
import { Because } from '../ui/clause-tag.tsx';
import { ListFiles } from '../ui/house/list-files.tsx';
import { DecisionKeys } from '../ui/incidents/decision-keys.tsx';
import { useIncidentText, useUndecided } from '../ui/incidents/incident-words.ts';
import { returnsOf } from '../ui/incidents/returns.ts';
import { VoidReturns } from '../ui/incidents/void-returns.tsx';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { RequestCard } from '../ui/requests/request-card.tsx';
import { pitWords } from './words/pit-words.ts';

interface DecisionsProps {
  readonly view: PitView;
  readonly acts: Acts;
  readonly person: StaffMember;
  readonly now: number;
}

/** What waits for somebody: requests for a second person, and what no clause decides. */
export function Decisions({ view, acts, person, now }: DecisionsProps) {
  const words = useWords(pitWords);
  const count = view.approvals.length + view.matters.length;
  return (
    <section className="hcard pit-decisions" data-decisions={count}>
      <div className="hcard-head">
        <h2>{words.decisions}</h2>
        {count > 0 && (
          <span className="hpill" data-tone="warn">
            {count}
          </span>
        )}
        <span className="house-gap" />
        {view.table && <ListFiles list="decisions" query={{ table: view.table.table }} />}
      </div>
      {count === 0 && <p className="note">{words.noDecisions}</p>}
      {view.approvals.map((request) => {
        const isOwn = 'id' in request.requestedBy && request.requestedBy.id === person.id;
        return (
          <div key={request.id} data-request={request.id} data-own={isOwn || undefined}>
            <span className="hpill" data-tone="warn">
              {timeLeft(request.expiresAt, now)}
            </span>
            <RequestCard request={request} view={view} act={acts.act} />
          </div>
        );
      })}
      {view.matters.map((matter) => (
        <EscalatedIncident key={matter.matter} matter={matter} view={view} acts={acts} />
      ))}
    </section>
  );
}

function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.floor((until - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const KEYS = { row: 'house-keys', key: 'hkey' };

interface EscalatedIncidentProps {
  readonly matter: PitView['matters'][number];
  readonly view: PitView;
  readonly acts: Acts;
}

/** Decided by somebody of sufficient rank, who says why; it goes into the register. */
function EscalatedIncident({ matter, view, acts }: EscalatedIncidentProps) {
  const [reason, setReason] = useState('');
  const words = useWords(consoleWords);
  const parts = useParts(view.table?.mechanic ?? null, 'incidents') ?? null;
  const incidentText = useIncidentText(useOwnWords(view.table?.mechanic ?? null));
  const own = useUndecided(parts, view, matter.matter);
  const permission = view.can.DecideMatter;
  const mayVoid = view.round !== null && own === null;
  const isReady = reason.trim() !== '' && !acts.isBusy;
  const decide = (effect: 'continue' | 'void-round') =>
    acts.act({ type: 'DecideMatter', matter: matter.matter, reason: reason.trim(), effect });
  return (
    <article className="pit-matter" data-matter={matter.matter}>
      <h3>{words.matterTitle}</h3>
      <p>{own?.name ?? incidentText(matter.incident).name}</p>
      {own && <p className="note">{own.hint}</p>}
      <Because citations={matter.because} />
      {permission && !permission.allowed ? (
        <RefusalNote refusal={permission.refusal} />
      ) : (
        <>
          <label className="hfield">
            {words.reason}
            <input
              name="reason"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          {mayVoid && <VoidReturns returned={returnsOf(view)} />}
          <DecisionKeys
            looks={KEYS}
            voids={mayVoid ? words.decideVoid : null}
            goesOn={own?.goesOn ?? words.decideContinue}
            isReady={isReady}
            onDecide={decide}
          />
        </>
      )}
    </article>
  );
}
