import type { HttpFault, OfficeRequest } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import { useWords } from '../text/dictionary.ts';
import { timeText } from '../text/moment.ts';
import { FaultLine } from '../ui/house/fault-line.tsx';
import { ListFiles } from '../ui/house/list-files.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { officeRequestWords } from './words/office-request-words.ts';

const EVERY = 5_000;

/** What was asked for in the office and waits for a second person; nothing where nothing waits. */
export function OfficeRequests() {
  const words = useWords(officeRequestWords);
  const asked = useAsked('requests', () => http().officeRequests(), EVERY);
  const [fault, setFault] = useState<HttpFault | null>(null);
  const requests = asked.value?.requests ?? [];
  // Whoever agrees to a key is shown its code, to be typed at the machine by who asked; to a feed, its token.
  const [shown, setShown] = useState<{ what: 'code' | 'token'; text: string } | null>(null);
  const answer = async (id: string, how: 'agree' | 'reject') => {
    const done = await http().answerRequest(id, how);
    setFault(done.ok ? null : done.error);
    const came = done.ok && 'answer' in done.value ? done.value.answer : null;
    if (came && 'code' in came) setShown({ what: 'code', text: came.code });
    else setShown(came && 'token' in came ? { what: 'token', text: came.token } : null);
    asked.again();
  };
  if (requests.length === 0 && fault === null && shown === null) return null;
  return (
    <section className="hcard no-print" data-requests={requests.length}>
      <div className="hcard-head">
        <h2>{words.title}</h2>
        <span className="hpill" data-tone="warn">
          {requests.length}
        </span>
        <span className="house-gap" />
        <ListFiles list="requests" />
      </div>
      <FaultLine fault={fault} />
      {shown !== null && (
        <p role="status" data-code={shown.text}>
          {words[shown.what]}: <b>{shown.text}</b>
        </p>
      )}
      {requests.map((request) => (
        <Waiting
          key={request.id}
          request={request}
          onAnswer={(how) => void answer(request.id, how)}
        />
      ))}
    </section>
  );
}

interface WaitingProps {
  readonly request: OfficeRequest;
  readonly onAnswer: (how: 'agree' | 'reject') => void;
}

function Waiting({ request, onAnswer }: WaitingProps) {
  const words = useWords(officeRequestWords);
  const { act, subject, detail, askedBy, expiresAt, mayAgree } = request;
  const said = Object.values(detail).filter((text) => text !== '');
  return (
    <article data-request={act}>
      <h3>
        {words.acts[act]}: {subject}
      </h3>
      <p>{said.join(' · ')}</p>
      <p className="note">
        {words.askedBy(askedBy)} · {words.until(timeText(expiresAt))}
      </p>
      <div className="house-keys">
        {mayAgree && (
          <button
            type="button"
            className="hkey hkey--main"
            data-do="agree"
            onClick={() => onAnswer('agree')}
          >
            {words.agree}
          </button>
        )}
        <button type="button" className="hkey" data-do="reject" onClick={() => onAnswer('reject')}>
          {words.reject}
        </button>
      </div>
    </article>
  );
}
