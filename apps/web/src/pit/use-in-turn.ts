import { useEffect, useRef, useState } from 'react';
import { pageFrames } from '../session/use-client.ts';

/**
 * A value so many pictures after it came. A second of betting changes nearly every figure of a table; each part of the
 * board takes them over in a picture of its own, so that none has to wait for the work of all. The newest value counts:
 * one that is overtaken while it waits is never drawn.
 */
export function useInTurn<Value>(value: Value, turn: number): Value {
  const [shown, setShown] = useState(value);
  const newest = useRef(value);
  newest.current = value;
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting.current || newest.current === shown) return;
    isWaiting.current = true;
    let left = turn;
    const wait = () => {
      left -= 1;
      if (left > 0) {
        pageFrames.request(wait);
        return;
      }
      isWaiting.current = false;
      setShown(() => newest.current);
    };
    pageFrames.request(wait);
  });
  return shown;
}
