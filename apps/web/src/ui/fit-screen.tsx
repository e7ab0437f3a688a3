import { type ReactNode, useEffect, useState } from 'react';

interface FitScreenProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A canvas of a fixed size, as large as the window allows, in its middle. */
export function FitScreen({ width, height, children }: FitScreenProps) {
  const [window, setWindow] = useState(() => ({ width: innerWidth, height: innerHeight }));
  useEffect(() => {
    const measure = () => setWindow({ width: innerWidth, height: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const scale = Math.min(window.width / width, window.height / height);
  const left = (window.width - width * scale) / 2;
  const top = (window.height - height * scale) / 2;
  return (
    <div style={{ position: 'fixed', inset: 0, overflow: 'hidden' }}>
      <div
        style={{
          width,
          height,
          transformOrigin: '0 0',
          transform: `translate(${left}px, ${top}px) scale(${scale})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
