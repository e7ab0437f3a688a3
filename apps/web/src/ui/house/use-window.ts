import { type RefObject, useEffect, useRef, useState } from 'react';

interface ListWindow {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The first row that is drawn, and the first after the last. */
  readonly first: number;
  readonly last: number;
  readonly onScroll: () => void;
}

/** Rows drawn beyond what is seen, so that scrolling shows no gap. */
const BEYOND = 8;

/** Which rows of a list of equal rows have to be drawn. */
export function useWindow(count: number, rowHeight: number): ListWindow {
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const shown = scroller.current;
    if (!shown) return;
    const observer = new ResizeObserver(() =>
      setView({ top: shown.scrollTop, height: shown.clientHeight }),
    );
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - BEYOND);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + BEYOND);
  return {
    scroller,
    first: Math.min(first, Math.max(0, last - 1)),
    last,
    onScroll: () => {
      const shown = scroller.current;
      if (shown) setView({ top: shown.scrollTop, height: shown.clientHeight });
    },
  };
}
