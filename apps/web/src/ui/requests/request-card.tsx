import { useState } from 'react';
import type { Act, PendingRequest } from '../../console/model/dealer-view.ts';
import { consoleWords } from '../../console/words/console-words.ts';
import { useWords } from '../../text/dictionary.ts';
import { timeText } from '../../text/time.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { RequestEffect } from './request-effect.tsx';
import { requestWords } from './request-words.ts';

interface RequestCardProps {
  readonly request: PendingRequest;
  readonly mechanic: string | null;
  readonly act: Act;
}

/** One request: what it would change, who asked, and the answer of a second person. */
export function RequestCard({ request, mechanic, act }: RequestCardProps) {
  const [isRejecting, setRejecting] = useState(false);
  const words = useWords(requestWords);
  const { approve, effect, requestedBy, expiresAt } = request;
  const asked = 'id' in requestedBy ? requestedBy.id : requestedBy.kind;
  return (
    <article className="request" data-kind={effect.kind}>
      <RequestEffect effect={effect} mechanic={mechanic} />
      <p className="request-who">
        {words.askedBy(asked)} · {words.expires(timeText(expiresAt))}
      </p>
      {!approve.allowed && <RefusalNote refusal={approve.refusal} />}
      {isRejecting ? (
        <Rejection request={request} act={act} onBack={() => setRejecting(false)} />
      ) : (
        <div className="request-keys">
          {approve.allowed && (
            <button
              type="button"
              className="key key--main"
              data-do="ApproveRequest"
              onClick={() => act({ type: 'ApproveRequest', request: request.id })}
            >
              {words.approve}
            </button>
          )}
          <button
            type="button"
            className="key key--danger"
            data-do="reject"
            onClick={() => setRejecting(true)}
          >
            {words.reject}
          </button>
        </div>
      )}
    </article>
  );
}

function Rejection({
  request,
  act,
  onBack,
}: Omit<RequestCardProps, 'mechanic'> & { readonly onBack: () => void }) {
  const [reason, setReason] = useState('');
  const words = useWords(requestWords);
  const { cancel } = useWords(consoleWords);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act({ type: 'RejectRequest', request: request.id, reason: reason.trim() });
      }}
    >
      <label className="field">
        <span>{words.reason}</span>
        <input name="reason" value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <div className="request-keys">
        <button type="button" className="key" onClick={onBack}>
          {cancel}
        </button>
        <button
          type="submit"
          className="key key--danger"
          data-do="RejectRequest"
          disabled={reason.trim() === ''}
        >
          {words.rejectConfirm}
        </button>
      </div>
    </form>
  );
}
