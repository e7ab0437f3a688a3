import type { DeskBody, HttpProblem, Refusal } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import { newOperationId } from '../session/operation-id.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { ReasonForm } from '../ui/house/reason-form.tsx';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { openMoneyWords } from './words/open-money-words.ts';

type Owed = DeskBody['owed'][number];

interface WriteOffCardProps {
  readonly owed: readonly Owed[];
}

/** A debt nobody will pay is given up by two people: one asks here with the reason, one agrees at the table. */
export function WriteOffCard({ owed }: WriteOffCardProps) {
  const words = useWords(openMoneyWords);
  const [asked, setAsked] = useState<Owed | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const ask = async (debt: Owed, reason: string) => {
    const { table, visit, amount } = debt;
    const command = { type: 'WriteOffDebt', visit, amount, reason } as const;
    const reply = await http().command(table, { op: newOperationId(), command });
    setProblem(reply.ok ? null : reply.error);
    const answer = reply.ok ? reply.value.answer : null;
    setRefusal(answer?.type === 'refused' ? answer.refusal : null);
    setAsked(answer && answer.type !== 'refused' ? debt : null);
  };
  if (owed.length === 0) return null;
  return (
    <section className="hcard" data-card="write-off">
      <div className="hcard-head">
        <h2>{words.writeOff}</h2>
      </div>
      <p className="note">{words.writeOffNote}</p>
      <ProblemLine problem={problem} />
      {refusal && (
        <div role="alert">
          <RefusalNote refusal={refusal} />
        </div>
      )}
      {asked ? (
        <p role="status" data-told="asked">
          {words.writeOffAsked}{' '}
          <a href={`/pit?table=${asked.table}`}>{words.toThePit(asked.table)}</a>
        </p>
      ) : (
        <DebtForm owed={owed} onAsk={(debt, reason) => void ask(debt, reason)} />
      )}
    </section>
  );
}

interface DebtFormProps extends WriteOffCardProps {
  readonly onAsk: (debt: Owed, reason: string) => void;
}

function DebtForm({ owed, onAsk }: DebtFormProps) {
  const words = useWords(openMoneyWords);
  const ask = (reason: string, form: FormData) => {
    const debt = owed.find((each) => keyOf(each) === form.get('debt'));
    if (debt) onAsk(debt, reason);
  };
  return (
    <ReasonForm label={words.writeOffReason} does="WriteOffDebt" done={words.writeOff} onAsk={ask}>
      <label className="hfield">
        {words.visit}
        <select name="debt" required>
          {owed.map((debt) => (
            <option key={keyOf(debt)} value={keyOf(debt)}>
              {debt.visit} · {moneyText(debt.amount)}
            </option>
          ))}
        </select>
      </label>
    </ReasonForm>
  );
}

function keyOf({ table, visit }: Owed): string {
  return `${table} ${visit}`;
}
