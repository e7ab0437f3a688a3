import type { CageSlip, InstrumentBody } from '@baize/protocol/client';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { Because } from '../ui/clause-tag.tsx';
import { PrintedNumber } from '../ui/printed-number.tsx';
import { cageWords } from './words/cage-words.ts';

/** `01 7204 4471 9028 3316` */
function spacedNumber(number: string): string {
  return [number.slice(0, 2), ...(number.slice(2).match(/.{1,4}/g) ?? [])].join(' ');
}

/** An instrument as it was printed. */
export function Paper({
  number,
  instrument,
}: {
  readonly number: string;
  readonly instrument: InstrumentBody;
}) {
  const words = useWords(cageWords);
  const language = useLanguage();
  const { amount, status, issued, expiresAt, ended } = instrument;
  return (
    <article className="cage-paper" data-status={status}>
      <h3>{words.instrument}</h3>
      <span className="cage-stamp">{words.statuses[status]}</span>
      <p className="cage-paper-amount">{moneyText(amount)}</p>
      <PrintedNumber number={number} label={words.barcode} />
      <p className="cage-paper-number">{spacedNumber(number)}</p>
      <dl>
        <dt>{words.issuedAt}</dt>
        <dd>{momentText(issued.at, language)}</dd>
        <dt>{words.place}</dt>
        <dd>{`${issued.table}, ${issued.terminal}`}</dd>
        <dt>{words.validUntil}</dt>
        <dd>{momentText(expiresAt, language)}</dd>
        {ended && (
          <>
            <dt>{words.statuses[status]}</dt>
            <dd>{`${momentText(ended.at, language)}, ${ended.terminal ?? words.atCage}`}</dd>
          </>
        )}
      </dl>
    </article>
  );
}

/** What is printed for a slip: twice, one to sign. */
export function Receipt({ slip, isCopy }: { readonly slip: CageSlip; readonly isCopy: boolean }) {
  const words = useWords(cageWords);
  const language = useLanguage();
  return (
    <article className="cage-receipt" data-receipt={slip.receipt}>
      <h3>
        {words.receipt} {slip.receipt} {isCopy && <b>{words.copy}</b>}
      </h3>
      <dl>
        <dt>{words.what}</dt>
        <dd>{words.kinds[slip.kind]}</dd>
        <dt>{words.amount}</dt>
        <dd>{moneyText(slip.amount)}</dd>
        <dt>{words.time}</dt>
        <dd>{momentText(slip.at, language)}</dd>
        {slip.table && (
          <>
            <dt>{words.place}</dt>
            <dd>{[slip.table, slip.terminal].filter(Boolean).join(', ')}</dd>
          </>
        )}
        {slip.number && (
          <>
            <dt>{words.instrument}</dt>
            <dd>{slip.number}</dd>
          </>
        )}
        {slip.sequence !== null && (
          <>
            <dt>{words.event}</dt>
            <dd>{`${slip.table} ${slip.sequence}`}</dd>
          </>
        )}
        <dt>{words.by}</dt>
        <dd>{[slip.by, slip.second].filter(Boolean).join(', ')}</dd>
      </dl>
      {slip.because.length > 0 && <Because citations={slip.because} />}
    </article>
  );
}
