import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide a part of the page is, told again whenever that changes. */
export function useWidth<Part extends HTMLElement>(
  first: number,
): readonly [RefObject<Part | null>, number] {
  const part = useRef<Part>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const shown = part.current;
    if (!shown) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [part, width];
}
