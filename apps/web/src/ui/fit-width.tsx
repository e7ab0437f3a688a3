import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface FitWidthProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Something of a fixed size, scaled to whatever width there is; `--fit` says how much, for type that must stay legible. */
export function FitWidth({ width, height, children }: FitWidthProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  // Before anything is painted: nobody sees it at its own size first.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const fit = () => setScale(element.clientWidth / width);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const scaled = { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' };
  return (
    <div ref={frame} style={{ height: height * scale, overflow: 'hidden' }}>
      <div style={{ ...scaled, '--fit': scale } as CSSProperties}>{children}</div>
    </div>
  );
}
