import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import type { Act, PendingRequest } from '../model/dealer-view.ts';
import { RefusalNote } from '../tasks/refusal-note.tsx';
import { consoleWords } from '../words/console-words.ts';
import { requestWords } from '../words/request-words.ts';
import { RequestEffect } from './request-effect.tsx';

interface RequestCardProps {
  readonly request: PendingRequest;
  readonly act: Act;
}

/** One request: what it would change, who asked, and the answer of a second person. */
export function RequestCard({ request, act }: RequestCardProps) {
  const [reason, setReason] = useState<string | null>(null);
  const words = useWords(requestWords);
  const { cancel } = useWords(consoleWords);
  const { id, approve, effect, requestedBy, expiresAt } = request;
  const asked = 'id' in requestedBy ? requestedBy.id : requestedBy.kind;
  return (
    <article className="request" data-kind={effect.kind}>
      <RequestEffect effect={effect} />
      <p className="request-who">
        {words.askedBy(asked)} · {words.expires(new Date(expiresAt).toLocaleTimeString('en-GB'))}
      </p>
      {!approve.allowed && <RefusalNote refusal={approve.refusal} />}
      {reason === null ? (
        <div className="request-keys">
          {approve.allowed && (
            <button
              type="button"
              className="key key--main"
              data-do="ApproveRequest"
              onClick={() => act({ type: 'ApproveRequest', request: id })}
            >
              {words.approve}
            </button>
          )}
          <button
            type="button"
            className="key key--danger"
            data-do="reject"
            onClick={() => setReason('')}
          >
            {words.reject}
          </button>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            act({ type: 'RejectRequest', request: id, reason: reason.trim() });
          }}
        >
          <label className="field">
            <span>{words.reason}</span>
            <input
              name="reason"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <div className="request-keys">
            <button type="button" className="key" onClick={() => setReason(null)}>
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
      )}
    </article>
  );
}
