import { type FormEvent, useState } from 'react';
import { type Act, type DealerView, refusalOf } from '../../../console/model/dealer-view.ts';
import { type Dictionary, useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';

const en = {
  title: 'A die can never be read',
  readable: (dice: string) => `Read so far: ${dice}`,
  hint: 'Bets that no face of it could change are settled, once the pit agrees. The shift manager decides the rest, which is returned unless decided otherwise.',
  reason: 'Why can it never be read? For the record',
  ask: 'Settle what is certain',
  referred: 'What is certain is settled. The rest waits for the shift manager.',
};

const zhHans: typeof en = {
  title: '有一颗骰子永远无法读取',
  readable: (dice) => `已读取：${dice}`,
  hint: '不论其点数如何结果都相同的投注，经区域主管同意即予结算。其余由值班经理裁定，未另行裁定者退还。',
  reason: '为何永远无法读取？（记录在案）',
  ask: '结算可确定的投注',
  referred: '可确定的已结算，其余待值班经理裁定。',
};

const unreadWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

interface UnreadDiceProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly isBusy: boolean;
}

/** The way out of a round whose outcome is established although a die stays unread for ever. */
export function UnreadDice({ view, act, isBusy }: UnreadDiceProps) {
  const { referred } = useWords(unreadWords);
  if (!view.unread) return null;
  if (view.unread.matter === null) {
    return <SettleKnown view={view} act={act} isBusy={isBusy} unread={view.unread} />;
  }
  return (
    <p className="note" role="status" data-unread="referred">
      {referred}
    </p>
  );
}

interface SettleKnownProps extends UnreadDiceProps {
  readonly unread: NonNullable<DealerView['unread']>;
}

/** What is certain is settled at the word of the dealer, once the pit agrees. */
function SettleKnown({ view, act, isBusy, unread }: SettleKnownProps) {
  const words = useWords(unreadWords);
  const [reason, setReason] = useState('');
  const refusal = refusalOf(view, 'SettleKnownBets');
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act({ type: 'SettleKnownBets', reason: reason.trim() });
    setReason('');
  };
  return (
    <form className="check" data-unread="open" onSubmit={ask}>
      <header>
        <h3>{words.title}</h3>
        <span className="quiet">
          {words.readable(unread.readable.map((face) => face ?? '?').join(' · '))}
        </span>
      </header>
      <p className="quiet">{words.hint}</p>
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
          data-do="SettleKnownBets"
          disabled={reason.trim() === '' || refusal !== null || isBusy}
        >
          {words.ask}
        </button>
      </div>
    </form>
  );
}
