import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStage } from '../stage.tsx';
import { useTerminal } from '../terminal-context.ts';
import './felt-viewport.css';
import { feltOf } from '../../ui/board/game-sheet.ts';
import { firstSeen, firstZoom, widthOf } from './first-look.ts';
import { type Anchor, type Place, withinLimits } from './pinch.ts';
import { usePinch } from './use-pinch.ts';
import { ZoomKeys } from './zoom-keys.tsx';

/** The felt with its rail, in layout units. */
const WIDTH = 1540;
const HEIGHT = 836;

interface FeltViewportProps {
  readonly children: ReactNode;
  /** The bets everybody looks for: they are in sight first. */
  readonly foremost: readonly string[];
  /** The same once more, side by side, where the window is narrower than they lie apart. */
  readonly Bar: ComponentType;
}

/** On a kiosk the felt has its place; on a tablet or a phone it is looked at through a window. */
export function FeltViewport(props: FeltViewportProps) {
  const stage = useStage();
  return stage === 'kiosk' ? props.children : <Zoomable {...props} />;
}

function Zoomable({ children, foremost, Bar }: FeltViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const cloth = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<{ readonly zoom: number; readonly anchor: Anchor } | null>(
    null,
  );
  const size = useSize(frame);
  const areas = feltOf(useTerminal().sheet)?.areas ?? [];
  // The size at which the whole felt fits, and how often that the felt is drawn.
  const fit = Math.min(size.width / WIDTH, size.height / HEIGHT) || 0.2;
  const zoom = chosen?.zoom ?? firstZoom(areas, fit);
  const scale = fit * zoom;
  const { held, at } = chosen?.anchor ?? firstSeen(areas, foremost);
  useLayoutEffect(() => {
    frame.current?.scrollTo({ left: held.x * scale - at.x, top: held.y * scale - at.y });
  }, [scale, held.x, held.y, at.x, at.y]);
  const feltAt = ({ x, y }: Place): Place => {
    const window = frame.current?.getBoundingClientRect();
    const felt = cloth.current?.getBoundingClientRect();
    if (!window || !felt) return { x: 0, y: 0 };
    return { x: (window.left + x - felt.left) / scale, y: (window.top + y - felt.top) / scale };
  };
  usePinch({ frame, zoom, feltAt, onPinch: (next, anchor) => choose({ zoom: next, anchor }) });
  return (
    <div className="felt-frame">
      {size.width > 0 && widthOf(areas, foremost) * scale > size.width && <Bar />}
      <div ref={frame} className="felt-window" data-zoom={Math.round(zoom * 100) / 100}>
        <div
          ref={cloth}
          className="felt-scaled"
          style={{ width: WIDTH * scale, height: HEIGHT * scale }}
        >
          <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: WIDTH }}>
            {children}
          </div>
        </div>
      </div>
      <ZoomKeys
        zoom={zoom}
        onZoom={(next) => {
          const middle = { x: size.width / 2, y: size.height / 2 };
          choose({ zoom: withinLimits(next), anchor: { held: feltAt(middle), at: middle } });
        }}
      />
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
