import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { Because } from '../ui/clause-tag.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import type { Refusal } from './model/dealer-view.ts';
import { consoleWords } from './words/console-words.ts';

interface NoticeProps {
  readonly refusal: Refusal;
  readonly onDismiss: () => void;
  readonly onCallPit: () => void;
}

/** What the table refused, with the rule. Readings that disagree stop the dealer and call the pit. */
export function Notice({ refusal, onDismiss, onCallPit }: NoticeProps) {
  const words = useWords(consoleWords);
  const language = useLanguage();
  const isDispute = refusal.code === 'readings-disagree';
  return (
    <div className="notice" role="alert" data-refusal={refusal.code}>
      <div className="notice-text">
        <h2>{isDispute ? words.disagree : words.notNow}</h2>
        <p>{refusalText(refusal, language)}</p>
        {isDispute && <p>{words.disagreeHelp}</p>}
        <Because citations={refusal.because} />
      </div>
      <div className="notice-keys">
        {isDispute && (
          <button type="button" className="key key--danger" data-do="call-pit" onClick={onCallPit}>
            {words.callPit}
          </button>
        )}
        <button type="button" className="key" data-do="dismiss" onClick={onDismiss}>
          {isDispute ? words.readAgain : words.dismiss}
        </button>
      </div>
    </div>
  );
}
