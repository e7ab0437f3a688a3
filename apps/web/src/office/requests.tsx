import type { HttpProblem, OfficeRequest } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';
import { timeText } from '../text/moment.ts';
import { ListFiles } from '../ui/house/list-files.tsx';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { useAsked } from '../ui/house/use-asked.ts';

const EVERY = 5_000;

/** What was asked for in the office and waits for a second person; nothing where nothing waits. */
export function OfficeRequests() {
  const words = useWords(officeRequestWords);
  const asked = useAsked('requests', () => http().officeRequests(), EVERY);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const requests = asked.value?.requests ?? [];
  // Whoever agrees to a key is shown its code, to be typed at the machine by who asked; to a feed, its token.
  const [shown, setShown] = useState<{ what: 'code' | 'token'; text: string } | null>(null);
  const answer = async (id: string, how: 'agree' | 'reject') => {
    const done = await http().answerRequest(id, how);
    setProblem(done.ok ? null : done.error);
    const came = done.ok && 'answer' in done.value ? done.value.answer : null;
    if (came && 'code' in came) setShown({ what: 'code', text: came.code });
    else setShown(came && 'token' in came ? { what: 'token', text: came.token } : null);
    asked.again();
  };
  if (requests.length === 0 && problem === null && shown === null) return null;
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
      <ProblemLine problem={problem} />
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

type Acts = Readonly<Record<OfficeRequest['act'], string>>;

const acts: Acts = {
  'correct-result': 'Correct a result',
  'void-rounds': 'Take rounds back',
  'decide-matter': 'Decide about a matter',
  'set-reader-aside': 'Set a reader aside',
  'settle-known-bets': 'Settle what an unread die cannot change',
  'change-prices': 'Change game or prices',
  'pay-by-hand': 'Pay by hand',
  'write-off-debt': 'Debt of a visit given up',
  'pay-claim': 'Claim of somebody who left paid out',
  'void-instrument': 'Void an instrument',
  'decide-ticket': 'Decide about a ticket',
  'open-account': 'Open an account',
  'change-position': 'Change a position',
  'reset-password': 'Give another password',
  'pair-twin': 'Another key for a machine in use',
  'add-feed': 'Let another system follow the floor',
  'end-feed': 'Let another system follow no longer',
  'accept-record': 'Accept a record no witness remembers',
  'accept-software': 'Accept other software',
  'put-back-record': 'Put lost rows back',
  'give-up-record': 'Accept where the database ends',
};

const zhActs: Acts = {
  'correct-result': '更正结果',
  'void-rounds': '撤销局',
  'decide-matter': '裁定未决事项',
  'set-reader-aside': '停用读取设备',
  'settle-known-bets': '结算不受未读骰子影响的投注',
  'change-prices': '更改游戏或赔率',
  'pay-by-hand': '人工支付',
  'write-off-debt': '免除客人欠款',
  'pay-claim': '支付离场客人的应得款项',
  'void-instrument': '作废投注票',
  'decide-ticket': '裁定一张票',
  'open-account': '开设账号',
  'change-position': '更改职位',
  'reset-password': '另设密码',
  'pair-twin': '为使用中的设备另配密钥',
  'add-feed': '允许其他系统接收本场记录',
  'end-feed': '停止其他系统接收本场记录',
  'accept-record': '认可没有见证的记录',
  'accept-software': '接受其他软件',
  'put-back-record': '写回缺失的记录',
  'give-up-record': '以数据库现有记录为准',
};

const en = {
  title: 'Waits for a second person',
  acts,
  askedBy: (id: string) => `Asked by ${id}`,
  until: (time: string) => `until ${time}`,
  code: 'Code for the machine',
  token: 'Token of that system, shown once',
  agree: 'Agree',
  reject: 'Reject',
};

const zhHans: typeof en = {
  title: '待第二人同意',
  acts: zhActs,
  askedBy: (id) => `${id} 提出`,
  until: (time) => `${time} 前有效`,
  code: '设备配对码',
  token: '该系统的令牌（仅显示一次）',
  agree: '同意',
  reject: '不同意',
};

const officeRequestWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
