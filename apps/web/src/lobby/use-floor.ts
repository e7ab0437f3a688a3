import type { FloorBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../session/http.ts';

/** The floor as it was last seen; it is asked again every other second while somebody looks. */
export interface SeenFloor {
  readonly floor: FloorBody | null;
  readonly isLost: boolean;
  /** Server time less the time of this machine. */
  readonly clockOffset: number;
}

const EVERY = 1_500;

export function useFloor(): SeenFloor {
  const [seen, setSeen] = useState<SeenFloor>({ floor: null, isLost: false, clockOffset: 0 });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const reply = document.hidden ? null : await http().floor();
      if (isGone) return;
      if (reply?.ok) {
        const { value } = reply;
        setSeen({ floor: value, isLost: false, clockOffset: value.at - Date.now() });
      } else if (reply) {
        setSeen((before) => ({ ...before, isLost: true }));
      }
      timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return seen;
}
