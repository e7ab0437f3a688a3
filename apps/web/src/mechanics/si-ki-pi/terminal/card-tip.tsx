import { tipLines } from '../../../terminal/betting/tip.ts';
import { useTerminalState } from '../../../terminal/terminal-context.ts';
import { usePanelWords } from '../../../terminal/words/panel-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { dealtWords } from './dealt-words.ts';

/** Why something was not taken, over the felt; said aloud at once. */
export function CardTip() {
  const words = usePanelWords();
  const own = useWords(dealtWords);
  const tip = useTerminalState((state) => state.tip);
  const said = tip && own.tips[tip.code];
  const lines = tip ? (said === undefined || said === null ? tipLines(tip, words) : [said]) : [];
  return (
    <div className="card-tip-place" role="alert" aria-live="assertive">
      {tip && (
        <div key={tip.id} className="card-tip" data-tip={tip.code}>
          {lines.map((line) => (
            <strong key={line}>{line}</strong>
          ))}
          {tip.because.length > 0 && <Because citations={tip.because.slice(0, 1)} />}
        </div>
      )}
    </div>
  );
}
