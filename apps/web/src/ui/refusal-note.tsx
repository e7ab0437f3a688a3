import type { Refusal } from '../console/model/dealer-view.ts';
import { useLanguage } from '../text/language.ts';
import { Because } from './clause-tag.tsx';
import { refusalText } from './refusal-text.ts';

/** Why something cannot be done, with the rule that says so. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal }) {
  const language = useLanguage();
  return (
    <div className="refusal-note" data-refusal={refusal.code}>
      <span className="refusal-sign" aria-hidden="true">
        !
      </span>
      <div>
        <p>{refusalText(refusal, language)}</p>
        <Because citations={refusal.because} />
      </div>
    </div>
  );
}
