import type { HttpProblem, InstrumentBody, WireAnswer } from '@baize/protocol/client';
import { useRef, useState } from 'react';
import { http } from '../session/http.ts';
import { newOperationId } from '../session/operation-id.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { Because } from '../ui/clause-tag.tsx';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { ReasonForm } from '../ui/house/reason-form.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { Paper } from './paper.tsx';
import { ScanForm } from './scan-form.tsx';
import { cageWords } from './words/cage-words.ts';
import { openMoneyWords } from './words/open-money-words.ts';

interface Found {
  readonly number: string;
  readonly op: string;
  readonly instrument: InstrumentBody;
}

type VoidResult =
  | { readonly refusal: Extract<WireAnswer, { type: 'refused' }>['refusal'] }
  | { readonly state: 'asked' | 'done' };

/** Makes an instrument worthless: a manager asks with a reason, somebody else agrees at the table. */
export function VoidCard() {
  const words = useWords(cageWords);
  const open = useWords(openMoneyWords);
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [told, setTold] = useState<VoidResult | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const lookUp = async (number: string) => {
    const answer = await http().instrument(number);
    setTold(null);
    setProblem(answer.ok ? null : answer.error);
    setFound(answer.ok ? { number, op: newOperationId(), instrument: answer.value } : null);
  };
  const ask = async ({ number, op }: Found, reason: string) => {
    const answer = await http().voidInstrument(number, { op, reason });
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    const { answer: said, instrument } = answer.value;
    if (said.type === 'refused') setTold({ refusal: said.refusal });
    else setTold({ state: said.request === undefined ? 'done' : 'asked' });
    if (instrument) setFound({ number, op, instrument });
  };
  return (
    <section className="hcard cage-void" data-card="void">
      <div className="hcard-head">
        <h2>{open.voidTitle}</h2>
      </div>
      <p className="note">{open.voidNote}</p>
      <ScanForm field={field} onNumber={(number) => void lookUp(number)} />
      <ProblemLine problem={problem} />
      {found && (
        <div className="cage-redeem" data-found={found.instrument.status}>
          <Paper number={found.number} instrument={found.instrument} />
          {['issued', 'confirmed'].includes(found.instrument.status) && !told && (
            <ReasonForm
              label={words.reason}
              field="void-reason"
              does="void-instrument"
              done={open.voidIt}
              onAsk={(reason) => void ask(found, reason)}
            />
          )}
          {told && <VoidTold told={told} table={found.instrument.issued.table} />}
        </div>
      )}
    </section>
  );
}

function VoidTold({ told, table }: { readonly told: VoidResult; readonly table: string }) {
  const words = useWords(cageWords);
  const open = useWords(openMoneyWords);
  const language = useLanguage();
  if ('refusal' in told) {
    return (
      <div role="alert" data-told="refused">
        <p>{refusalText(told.refusal, language)}</p>
        <Because citations={told.refusal.because} />
      </div>
    );
  }
  return (
    <p role="status" data-told={told.state}>
      {told.state === 'done' ? words.statuses.void : open.voidAsked}{' '}
      {told.state === 'asked' && <a href={`/pit?table=${table}`}>{open.toThePit(table)}</a>}
    </p>
  );
}
