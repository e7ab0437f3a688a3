import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useStage } from '../stage.tsx';
import { useTerminalWords } from '../words/words.ts';
import './felt-viewport.css';

/** The felt with its rail, in layout units. */
const WIDTH = 1540;
const HEIGHT = 836;

/** Where the block of the common bets begins. */
const FIRST_SEEN = 448;

/** Times the size at which the whole felt fits. */
const ZOOMS = [1, 1.6, 2.4, 3.4] as const;

/** On a kiosk the felt has its place; on a tablet or a phone it is looked at through a window. */
export function FeltViewport({ children }: { readonly children: ReactNode }) {
  const stage = useStage();
  return stage === 'kiosk' ? children : <Zoomable>{children}</Zoomable>;
}

function Zoomable({ children }: { readonly children: ReactNode }) {
  const words = useTerminalWords();
  const frame = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number | null>(null);
  const size = useSize(frame);
  // An upright screen begins enlarged: the whole felt would be too small to touch.
  const shown = step ?? (size.width < 700 ? 2 : size.width < 900 ? 1 : 0);
  const scale = (Math.min(size.width / WIDTH, size.height / HEIGHT) || 0.2) * (ZOOMS[shown] ?? 1);
  // Enlarged, one looks at the even-money bets and the totals first.
  useEffect(() => {
    frame.current?.scrollTo({ left: shown > 0 ? FIRST_SEEN * scale : 0 });
  }, [shown, scale]);
  return (
    <div className="felt-frame">
      <div ref={frame} className="felt-window" data-zoom={ZOOMS[shown]}>
        <div className="felt-scaled" style={{ width: WIDTH * scale, height: HEIGHT * scale }}>
          <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: WIDTH }}>
            {children}
          </div>
        </div>
      </div>
      <div className="felt-zoom">
        <button
          type="button"
          aria-label={words.zoomOut}
          disabled={shown === 0}
          onClick={() => setStep(shown - 1)}
        >
          <Icon name="zoomOut" />
        </button>
        <button
          type="button"
          aria-label={words.zoomIn}
          disabled={shown === ZOOMS.length - 1}
          onClick={() => setStep(shown + 1)}
        >
          <Icon name="zoomIn" />
        </button>
      </div>
    </div>
  );
}

function useSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: watched.clientWidth, height: watched.clientHeight });
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
