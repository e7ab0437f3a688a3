import type { DeskBody, HttpProblem, InstrumentBody } from '@baize/protocol/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { http } from '../session/http.ts';
import { newOperationId } from '../session/operation-id.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { HandOver } from './hand-over.tsx';
import { Paper } from './paper.tsx';
import { ScanForm } from './scan-form.tsx';
import type { Slips } from './use-slips.ts';
import { cageWords } from './words/cage-words.ts';

interface Found {
  readonly number: string;
  /** Made when it was looked up: pressing Pay twice is one payment. */
  readonly op: string;
  readonly instrument: InstrumentBody;
}

interface RedeemTabProps {
  readonly desk: DeskBody;
  readonly slips: Slips;
}

/** The scanner's Enter looks an instrument up and never pays it; the next one pays. */
export function RedeemTab({ desk, slips }: RedeemTabProps) {
  const words = useWords(cageWords);
  const field = useRef<HTMLInputElement>(null);
  const { found, problem, lookUp, aside } = useInstrument(slips, field);
  const pay = () => {
    if (!found || slips.pending) return;
    slips.give({ kind: 'redeem', op: found.op, number: found.number });
  };
  const isPaid = slips.told?.slip.op === found?.op && slips.told?.slip.state !== 'waiting';
  const mayPay = found !== null && isPayable(found, desk) && !isPaid && !slips.pending;
  useKeys((key) => {
    if (key === 'Enter' && mayPay) pay();
    else if (key === 'Escape') aside();
    else if (/^\d$/.test(key)) field.current?.focus();
    else return false;
    return !/^\d$/.test(key);
  });
  return (
    <>
      <ScanForm field={field} onNumber={(number) => void lookUp(number)} />
      <ProblemLine problem={problem} />
      {found && (
        <div className="cage-redeem" data-found={found.instrument.status}>
          <Paper number={found.number} instrument={found.instrument} />
          {isPaid && slips.told?.slip.state === 'done' ? (
            <p className="cage-paid" role="status">
              <i className="cage-tick" aria-hidden="true">
                ✓
              </i>
              {words.paidNow}
            </p>
          ) : (
            <div>
              <Checks found={found} desk={desk} />
              {mayPay && <HandOver amount={found.instrument.amount} notes={desk.notes} />}
            </div>
          )}
        </div>
      )}
      {found && !isPaid && <Acts found={found} mayPay={mayPay} onPay={pay} onAside={aside} />}
    </>
  );
}

/** The instrument that was looked up last, with what has become of it since. */
function useInstrument(slips: Slips, field: RefObject<HTMLInputElement | null>) {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const { told } = slips;
  // What became of it stands on the paper too, whoever has paid it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked up once for every answer.
  useEffect(() => {
    if (!told || told.slip.op !== found?.op || told.slip.state === 'waiting') return;
    const { number } = found;
    void http()
      .instrument(number)
      .then((answer) => {
        if (!answer.ok) return;
        setFound((now) => (now?.number === number ? { ...now, instrument: answer.value } : now));
      });
  }, [told]);
  const lookUp = async (number: string) => {
    slips.dismiss();
    const answer = await http().instrument(number);
    setProblem(answer.ok ? null : answer.error);
    setFound(answer.ok ? { number, op: newOperationId(), instrument: answer.value } : null);
    if (answer.ok) field.current?.blur();
  };
  const aside = () => {
    setFound(null);
    setProblem(null);
    field.current?.focus();
  };
  return { found, problem, lookUp, aside };
}

interface ActsProps {
  readonly found: Found;
  readonly mayPay: boolean;
  readonly onPay: () => void;
  readonly onAside: () => void;
}

function Acts({ found, mayPay, onPay, onAside }: ActsProps) {
  const words = useWords(cageWords);
  return (
    <div className="cage-acts">
      <button
        type="button"
        className="hkey hkey--main"
        data-do="pay"
        disabled={!mayPay}
        onClick={onPay}
      >
        {words.pay(moneyText(found.instrument.amount))} <kbd>Enter</kbd>
      </button>
      <button type="button" className="hkey" data-do="aside" onClick={onAside}>
        {words.aside} <kbd>Esc</kbd>
      </button>
    </div>
  );
}

function isPayable({ instrument }: Found, { at, drawer }: DeskBody): boolean {
  const { status, expiresAt, amount } = instrument;
  const holds = drawer?.expected ?? amount;
  return (status === 'issued' || status === 'confirmed') && at < expiresAt && amount <= holds;
}

/** What was looked at before anybody is paid. */
function Checks({ found, desk }: { readonly found: Found; readonly desk: DeskBody }) {
  const words = useWords(cageWords);
  const { status, expiresAt, amount, issued } = found.instrument;
  const days = Math.floor((expiresAt - desk.at) / 86_400_000);
  const drawer = desk.drawer?.expected ?? null;
  const isOwing = desk.owed.some(({ visit }) => visit === issued.terminal);
  const checks: readonly (readonly [string, boolean, string])[] = [
    [words.checks.issued, true, `${issued.table}, ${issued.terminal}`],
    [words.checks.unpaid, status !== 'redeemed', words.once],
    [words.checks.notVoid, status !== 'void', ''],
    [words.checks.notExpired, status !== 'expired' && days >= 0, words.daysLeft(Math.max(0, days))],
    [words.checks.nothingOwed, !isOwing, issued.terminal],
    [
      words.checks.drawerPays,
      drawer === null || amount <= drawer,
      drawer === null ? '' : words.stay(moneyText(drawer - amount)),
    ],
  ];
  return (
    <ul className="cage-checks">
      {checks.map(([name, isGood, note]) => (
        <li key={name} data-good={isGood}>
          <i aria-hidden="true">{isGood ? '✓' : '✗'}</i>
          <span>
            {name}
            <span className="spoken">{isGood ? words.yes : words.no}</span>
          </span>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
