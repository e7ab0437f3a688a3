import { useEffect, useRef, useState } from 'react';

const LONGEST = 1_200;

/** A meter that runs up to a larger amount within 1.2 seconds; a tap ends it, and down is at once. */
export function useCountUp(amount: number): {
  readonly shown: number;
  readonly finish: () => void;
} {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A single chip that comes back needs no spectacle.
    if (amount - start < amount / 20 || isStill) {
      setShown(amount);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const run = (now: number) => {
      const part = Math.min(1, (now - began) / LONGEST);
      setShown(part === 1 ? amount : start + Math.round(((amount - start) * part) / 100) * 100);
      if (part < 1) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return { shown, finish: () => setShown(amount) };
}
