import type { TableTerminalsBody } from '@baize/protocol/client';
import { http } from '../../session/http.ts';
import { moneyText } from '../../text/amount.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { timeText } from '../../text/moment.ts';
import { useAsked } from '../house/use-asked.ts';
import './waiting-players.css';

const en = {
  title: 'Players wait',
  help: 'asks for an attendant',
  handPay: (amount: string) => `is to be paid ${amount} by hand`,
  since: (time: string) => `since ${time}`,
  answer: 'I am on the way',
  answered: 'Somebody is on the way',
  come: 'Done',
};
const zhHans: typeof en = {
  title: '玩家等候',
  help: '呼叫服务员',
  handPay: (amount) => `须人工支付 ${amount}`,
  since: (time) => `自 ${time} 起`,
  answer: '我去处理',
  answered: '已有人前往',
  come: '已完成',
};
const words: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

const ASKED_EVERY = 3_000;

/** Who waits at a table and for what: somebody says that they come, and then that it is done. */
export function WaitingPlayers({
  table,
  look,
}: {
  readonly table: string;
  readonly look: 'card' | 'hcard';
}) {
  const said = useWords(words);
  const asked = useAsked(`waiting ${table}`, () => http().terminals(table), ASKED_EVERY);
  const calls = asked.value?.terminals.filter(
    ({ attendantCalledAt }) => attendantCalledAt !== null,
  );
  if (!calls || calls.length === 0) return null;
  return (
    <section className={`${look} waiting-card`} aria-label={said.title}>
      <h2>{said.title}</h2>
      <ul>
        {calls.map((call) => (
          <WaitingPlayer key={call.terminal} call={call} onPressed={asked.again} />
        ))}
      </ul>
    </section>
  );
}

type Call = TableTerminalsBody['terminals'][number];

function WaitingPlayer({
  call,
  onPressed,
}: {
  readonly call: Call;
  readonly onPressed: () => void;
}) {
  const said = useWords(words);
  const { terminal, attendantCalledAt, waiting } = call;
  const press = async (send: Promise<unknown>) => {
    await send;
    onPressed();
  };
  return (
    <li data-waits={terminal} data-reason={waiting?.reason ?? 'help'}>
      <p role="status">
        <b>{terminal}</b>{' '}
        {waiting?.amount != null ? said.handPay(moneyText(waiting.amount)) : said.help}{' '}
        <small>{said.since(timeText(attendantCalledAt ?? 0))}</small>
      </p>
      {waiting?.answeredAt != null ? (
        <em>{said.answered}</em>
      ) : (
        <button
          type="button"
          data-do="answer-call"
          onClick={() => void press(http().answered(terminal))}
        >
          {said.answer}
        </button>
      )}
      <button
        type="button"
        data-do="end-call"
        onClick={() => void press(http().attended(terminal))}
      >
        {said.come}
      </button>
    </li>
  );
}
