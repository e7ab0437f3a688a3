import './felt-viewport.css';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { feltOf } from '../../ui/board/game-sheet.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStage } from '../stage.tsx';
import { useTerminal } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';
import { firstSeen, firstZoom, widthOf } from './first-look.ts';
import {
  type Anchor,
  type Grip,
  isGesture,
  middleOf,
  type Place,
  pinch,
  withinLimits,
} from './pinch.ts';

/** What the keys go through; two fingers stop anywhere between. */
const STEPS = [1, 1.6, 2.4, 3.4] as const;
/** A step that is all but reached counts as reached. */
const NEAR = 0.05;

interface ZoomKeysProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** What two fingers do, for one finger or a mouse. */
function ZoomKeys({ zoom, onZoom }: ZoomKeysProps) {
  const words = useTerminalWords();
  const smaller = STEPS.findLast((step) => step < zoom - NEAR);
  const larger = STEPS.find((step) => step > zoom + NEAR);
  return (
    <div className="felt-zoom">
      <button
        type="button"
        aria-label={words.zoomOut}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      >
        <Icon name="zoomOut" />
      </button>
      <button
        type="button"
        aria-label={words.zoomIn}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      >
        <Icon name="zoomIn" />
      </button>
    </div>
  );
}

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

interface PinchOptions {
  readonly frame: RefObject<HTMLElement | null>;
  /** The zoom now, and the point of the felt that lies at a place of the window. */
  readonly zoom: number;
  readonly feltAt: (place: Place) => Place;
  readonly onPinch: (zoom: number, anchor: Anchor) => void;
}

/**
 * Two fingers on the felt enlarge and move it. Touch events, because a browser that may pan takes pointer
 * events away from whoever listens; held back here, it leaves two fingers alone.
 */
function usePinch(options: PinchOptions): void {
  const { frame } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const felt = frame.current;
    if (!felt) return;
    const pointers = new Map<number, EventTarget>();
    let grip: Grip | null = null;
    let isMoving = false;
    const start = (event: TouchEvent) => {
      const fingers = fingersOn(event, felt);
      grip = fingers && {
        fingers,
        zoom: latest.current.zoom,
        held: latest.current.feltAt(middleOf(fingers)),
      };
      isMoving = false;
      if (fingers && event.cancelable) event.preventDefault();
    };
    const move = (event: TouchEvent) => {
      const fingers = grip && fingersOn(event, felt);
      if (!grip || !fingers) return;
      if (event.cancelable) event.preventDefault();
      if (!isMoving && !isGesture(grip, fingers)) return;
      if (!isMoving) takeBack(pointers);
      isMoving = true;
      const { zoom, anchor } = pinch(grip, fingers);
      latest.current.onPinch(zoom, anchor);
    };
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) grip = null;
    };
    return listenToPointers(felt, pointers, { start, move, end });
  }, [frame]);
}

interface TouchListeners {
  readonly start: (event: TouchEvent) => void;
  readonly move: (event: TouchEvent) => void;
  readonly end: (event: TouchEvent) => void;
}

function listenToPointers(
  felt: HTMLElement,
  pointers: Map<number, EventTarget>,
  { start, move, end }: TouchListeners,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const forget = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  // Only a listener that is not passive can hold the browser back.
  felt.addEventListener('touchstart', start, { signal, passive: false });
  felt.addEventListener('touchmove', move, { signal, passive: false });
  felt.addEventListener('touchend', end, { signal });
  felt.addEventListener('touchcancel', end, { signal });
  felt.addEventListener(
    'pointerdown',
    ({ pointerId, target }) => target && pointers.set(pointerId, target),
    { signal, capture: true },
  );
  for (const over of ['pointerup', 'pointercancel'] as const) {
    felt.addEventListener(over, forget, { signal });
  }
  return () => listeners.abort();
}

/** What a browser says when it takes a finger for something else; no finger of a gesture bets. */
function takeBack(pointers: ReadonlyMap<number, EventTarget>): void {
  for (const [pointerId, target] of [...pointers]) {
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
  }
}

function fingersOn({ touches }: TouchEvent, felt: HTMLElement): Grip['fingers'] | null {
  const [one, other] = touches;
  if (!one || !other || touches.length > 2) return null;
  const { left, top } = felt.getBoundingClientRect();
  const place = ({ clientX, clientY }: Touch) => ({ x: clientX - left, y: clientY - top });
  return [place(one), place(other)];
}
