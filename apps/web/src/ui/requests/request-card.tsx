import { useState } from 'react';
import type { Act, DealerView, PendingRequest } from '../../console/model/dealer-view.ts';
import { consoleWords } from '../../console/words/console-words.ts';
import { useParts } from '../../mechanics/mechanics.ts';
import type { OwnWords } from '../../mechanics/own-words.ts';
import { ResultPicture } from '../../mechanics/result-picture.tsx';
import type { AskedProps, IncidentView } from '../../mechanics/screen-mechanic.ts';
import { useOwnWords } from '../../mechanics/use-own-words.ts';
import { amountText, changeText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { timeText } from '../../text/moment.ts';
import { Because } from '../clause-tag.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { requestWords } from './request-words.ts';

interface RequestCardProps {
  readonly request: PendingRequest;
  readonly view: AskedProps['view'] & { readonly table: IncidentView['table'] };
  readonly act: Act;
}

/** One request: what it would change, who asked, and the answer of a second person. */
export function RequestCard({ request, view, act }: RequestCardProps) {
  const [isRejecting, setRejecting] = useState(false);
  const words = useWords(requestWords);
  const { approve, effect, requestedBy, expiresAt } = request;
  const mechanic = view.table?.mechanic ?? null;
  const Asked = useParts(mechanic, 'incidents')?.Asked;
  const asked = 'id' in requestedBy ? requestedBy.id : requestedBy.kind;
  return (
    <article className="request" data-kind={effect.kind}>
      <RequestEffect effect={effect} mechanic={mechanic} />
      {Asked && <Asked view={view} request={request.id} />}
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
}: Omit<RequestCardProps, 'view'> & { readonly onBack: () => void }) {
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

type Effect = PendingRequest['effect'];

interface RequestEffectProps {
  readonly effect: Effect;
  readonly mechanic: string | null;
}

/** Before, after, by which clause, and the money of every terminal it would change. */
function RequestEffect({ effect, mechanic }: RequestEffectProps) {
  const words = useWords(requestWords);
  const own = useOwnWords(mechanic);
  const ownMoving = useParts(mechanic, 'incidents')?.moving ?? [];
  switch (effect.kind) {
    case 'correct-result':
      return (
        <>
          <h3>{words['correct-result'](effect.round)}</h3>
          <div className="before-after">
            <span>
              <small>{words.was}</small>
              {effect.was && <ResultPicture mechanic={mechanic} result={effect.was} size={28} />}
            </span>
            <i aria-hidden="true">→</i>
            <span>
              <small>{own.otherResult?.is ?? words.is}</small>
              <ResultPicture mechanic={mechanic} result={effect.is} size={28} />
            </span>
          </div>
          <Changes effect={effect} />
        </>
      );
    case 'void-rounds':
      return (
        <>
          <h3>{words['void-rounds'](effect.rounds.join(', '))}</h3>
          <Changes effect={effect} />
        </>
      );
    case 'change-prices':
      return (
        <>
          <h3>{words['change-prices']}</h3>
          <p>
            {words.from} {effect.from?.game ?? '–'} · {words.to} {effect.to.game}
          </p>
        </>
      );
    case 'command':
      return <Waiting effect={effect} own={own} moves={[...MOVING, ...ownMoving]} />;
  }
}

/** Commands that move the credit of terminals once somebody agrees. */
const MOVING: readonly string[] = ['DecideBet'];

interface WaitingProps {
  readonly effect: Extract<Effect, { kind: 'command' }>;
  readonly own: OwnWords;
  /** The commands whose changes are listed, be they none. */
  readonly moves: readonly string[];
}

/** A command that one person alone may not give. */
function Waiting({ effect, own, moves }: WaitingProps) {
  const words = useWords(requestWords);
  const { command, terminal, amount, number, reason, round, because, changes } = effect;
  const title = effect.effect === null ? null : decidedText(effect.effect, words, own);
  const titles: Readonly<Record<string, string>> = { ...own.requests, ...words.commands };
  const about = [round, terminal, number, amount === null ? null : amountText(amount), reason];
  return (
    <>
      <h3>{title ?? titles[command] ?? command}</h3>
      <p>{about.filter((each) => each !== null).join(' · ')}</p>
      {(effect.effect !== null || changes.length > 0 || moves.includes(command)) && (
        <ChangeList changes={changes} />
      )}
      <Because citations={because} />
    </>
  );
}

function decidedText(
  effect: string,
  { decides }: (typeof requestWords)['en'],
  { otherResult }: OwnWords,
): string | undefined {
  return (effect === 'settle-by-dice' ? otherResult?.decided : undefined) ?? decides[effect];
}

interface ChangesProps {
  readonly effect: Extract<Effect, { kind: 'correct-result' | 'void-rounds' }>;
}

function Changes({ effect }: ChangesProps) {
  const { changes, because } = effect;
  return (
    <>
      <ChangeList changes={changes} />
      {because && <Because citations={because} />}
    </>
  );
}

/** What every terminal gains or gives back, before anybody agrees. */
function ChangeList({ changes }: Pick<ChangesProps['effect'], 'changes'>) {
  const words = useWords(requestWords);
  return (
    <>
      <p>{changes.length === 0 ? words.noChange : words.changes(changes.length)}</p>
      <ul className="changes">
        {changes.map(({ round, terminal, change, owed }) => (
          <li key={`${round} ${terminal}`} data-terminal={terminal}>
            <span>{terminal}</span>
            <b data-sign={change < 0 ? 'minus' : 'plus'}>{changeText(change)}</b>
            {owed > 0 && <small>{words.owed(amountText(owed))}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What waits for a second person; whoever asked cannot be the one who agrees. */
export function RequestsCard({ view, act }: { readonly view: DealerView; readonly act: Act }) {
  const words = useWords(consoleWords);
  if (view.approvals.length === 0) return null;
  return (
    <section className="card requests-card" aria-labelledby="requests">
      <h2 id="requests">
        {words.requests}
        <span className="pill" data-tone="warn">
          {view.approvals.length}
        </span>
      </h2>
      <ul className="requests">
        {view.approvals.map((request) => (
          <li key={request.id} data-request={request.id}>
            <RequestCard request={request} view={view} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}
