import './tip-bubble.css';
import { tipLines } from '../betting/tip.ts';
import { useStage } from '../stage.tsx';
import { useFelt, useTerminalState } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';

/** Why something was not taken, above the area it concerns; said aloud at once, and never in the way of a finger. */
export function TipBubble() {
  const words = usePanelWords();
  const sheet = useFelt();
  const stage = useStage();
  const tip = useTerminalState((state) => state.tip);
  const area = tip && sheet.areas.find(({ bet }) => bet === tip.bet);
  const { width, height } = sheet.canvas;
  const x = area ? area.x + area.width / 2 : width / 2;
  const y = area ? area.y : height / 2;
  const isBelow = area !== undefined && area !== null && area.y < 90;
  const [first = '', ...more] = tip ? tipLines(tip, words) : [];
  return (
    <div className="tip-place" role="alert" aria-live="assertive">
      {tip && (
        <div
          key={tip.id}
          className="tip"
          data-tip={tip.code}
          data-bet={tip.bet ?? undefined}
          data-kept={tip.kept}
          data-side={area ? (isBelow ? 'below' : 'above') : 'free'}
          data-edge={x < 200 ? 'left' : x > width - 200 ? 'right' : undefined}
          {...(stage === 'kiosk'
            ? { style: { left: x, top: isBelow ? y + (area?.height ?? 0) : y } }
            : {})}
        >
          <strong>{first}</strong>
          {more.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </div>
  );
}
