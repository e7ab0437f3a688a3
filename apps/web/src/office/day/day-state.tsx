import type { DayBody } from '@baize/protocol/client';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { dayWords } from '../words/day-words.ts';

/** Whether a day agrees with itself, and who closed it. */
export function DayState({ day }: { readonly day: DayBody }) {
  const words = useWords(dayWords);
  const language = useLanguage();
  const { differences, compared, closed } = day;
  const isWhole = differences.length === 0;
  return (
    <>
      <span
        className="hpill"
        data-tone={isWhole ? 'ok' : 'bad'}
        data-day-differs={differences.length}
        data-closed={closed !== null}
      >
        {isWhole ? words.agrees(compared.toLocaleString('en')) : words.differs(differences.length)}
      </span>
      {closed && (
        <small className="note" title={closed.digest}>
          {words.closedBy(closed.by, momentText(closed.at, language))}
          {closed.reason !== null && `, ${words.because(closed.reason)}`}
        </small>
      )}
    </>
  );
}
