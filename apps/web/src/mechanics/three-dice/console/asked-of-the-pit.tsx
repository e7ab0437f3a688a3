import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type Act,
  type DealerView,
  isAllowed,
  refusalOf,
} from '../../../console/model/dealer-view.ts';
import { type Dictionary, useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { readableText, unreadWords } from '../unread-words.ts';

const en = {
  readerTitle: 'Is the reader dead, or does it contradict the dice?',
  readerHint: 'Once the pit agrees, your entry alone decides this round.',
  readerAsk: 'Set the reader aside',
  reason: 'Why? For the record',
  asked: 'Asked. Somebody of the pit has to agree.',
};

const zhHans: typeof en = {
  readerTitle: '读骰装置失灵，或与骰子不符？',
  readerHint: '经区域主管同意后，本局仅以您的输入为准。',
  readerAsk: '停用读骰装置',
  reason: '原因（记录在案）',
  asked: '已提出，须区域人员同意。',
};

const askedWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

interface AskedProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly isBusy: boolean;
}

/**
 * The way out of a round whose outcome is established although a die stays unread for ever: what is certain is settled at
 * the word of the dealer, once the pit agrees.
 */
export function UnreadDice({ view, act, isBusy }: AskedProps) {
  const words = useWords(unreadWords);
  if (!view.unread) return null;
  return (
    <section className="check" data-unread="open">
      <header>
        <h3>{words.title}</h3>
        <span className="quiet">{words.readable(readableText(view.unread.readable))}</span>
      </header>
      <p className="quiet">{words.hint}</p>
      <AskForm type="SettleKnownBets" view={view} act={act} isBusy={isBusy}>
        {words.ask}
      </AskForm>
    </section>
  );
}

/** Where a device reads the dice too, and cannot: two people set it aside for this round. */
export function DeadReader({ view, act, isBusy }: AskedProps) {
  const words = useWords(askedWords);
  const isAsked = asksFor(view, 'SetReaderAside');
  if (!isAllowed(view, 'SetReaderAside') && !isAsked) return null;
  const { table, readings } = view;
  const isRead = table?.resultSource === 'dealer-and-device' || table?.resultSource === 'device';
  if (!isRead || readings?.isReaderAside) return null;
  return (
    <details className="check" data-reader={isAsked ? 'asked' : 'open'} open={isAsked}>
      <summary>{words.readerTitle}</summary>
      <p className="quiet">{words.readerHint}</p>
      <AskForm type="SetReaderAside" view={view} act={act} isBusy={isBusy}>
        {words.readerAsk}
      </AskForm>
    </details>
  );
}

/** Where a device alone reads the dice and finds nothing. */
export function UnheardReader(props: AskedProps) {
  return (
    <>
      <UnreadDice {...props} />
      <DeadReader {...props} />
    </>
  );
}

type AskedCommand = 'SettleKnownBets' | 'SetReaderAside';

interface AskFormProps extends AskedProps {
  readonly type: AskedCommand;
  readonly children: ReactNode;
}

/** The reason, and the key; once it was pressed, that somebody else has to agree. */
function AskForm({ type, view, act, isBusy, children }: AskFormProps) {
  const words = useWords(askedWords);
  const [reason, setReason] = useState('');
  const refusal = refusalOf(view, type);
  if (asksFor(view, type)) {
    return (
      <p className="note" role="status" data-asked={type}>
        {words.asked}
      </p>
    );
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act({ type, reason: reason.trim() });
    setReason('');
  };
  return (
    <form onSubmit={ask}>
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="check-row">
        <label className="field">
          <span>{words.reason}</span>
          <input
            name="reason"
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button
          type="submit"
          className="key"
          data-do={type}
          disabled={reason.trim() === '' || refusal !== null || isBusy}
        >
          {children}
        </button>
      </div>
    </form>
  );
}

/** Whether a request of this kind waits for a second person. */
function asksFor({ approvals }: DealerView, type: AskedCommand): boolean {
  return approvals.some(({ effect }) => effect.kind === 'command' && effect.command === type);
}
