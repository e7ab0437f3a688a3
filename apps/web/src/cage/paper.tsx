import type { CageSlip, InstrumentBody } from '@baize/protocol/client';
import type { ReactNode } from 'react';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { Because } from '../ui/clause-tag.tsx';
import { PrintSheet } from '../ui/house/print-sheet.tsx';
import { PrintedNumber } from '../ui/printed-number.tsx';
import { useNames } from './names.ts';
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

interface ReceiptProps {
  readonly slip: CageSlip;
  readonly isCopy: boolean;
}

/** What is printed for a slip: twice, the second to be signed and filed. */
export function Receipt({ slip, isCopy }: ReceiptProps) {
  const words = useWords(cageWords);
  const { receipt, state, by, second } = slip;
  const stamp = isCopy ? words.copy : state === 'done' ? null : words.states[state];
  const lines = useReceiptLines(slip);
  const { name } = useNames();
  const isOfGuest = slip.terminal !== null || slip.number !== null;
  const own = isOfGuest ? [words.guest] : [];
  return (
    <div data-receipt={receipt}>
      {[1, 2].map((each) => (
        <PrintSheet
          key={each}
          title={words.receipt}
          number={receipt}
          stamp={stamp}
          lines={lines}
          signatures={[...own, name(by), ...(second ? [name(second)] : [])]}
        >
          {slip.because.length > 0 && <Because citations={slip.because} />}
        </PrintSheet>
      ))}
    </div>
  );
}

type Line = readonly [name: string, value: ReactNode];

function useReceiptLines(slip: CageSlip): readonly Line[] {
  const words = useWords(cageWords);
  const language = useLanguage();
  const { full } = useNames();
  const people = [slip.by, ...(slip.second === null ? [] : [slip.second])];
  const place = [slip.table, slip.terminal].filter(Boolean).join(', ');
  return [
    [words.what, words.kinds[slip.kind]],
    [words.amount, <strong key="amount">{moneyText(slip.amount)}</strong>],
    [words.time, momentText(slip.at, language)],
    ...(place === '' ? [] : [[words.place, place] as const]),
    ...(slip.number === null ? [] : [[words.instrument, slip.number] as const]),
    ...(slip.sequence === null ? [] : [[words.event, `${slip.table} ${slip.sequence}`] as const]),
    [words.by, people.map(full).join(', ')],
  ];
}
