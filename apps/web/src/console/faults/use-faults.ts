import type { FaultsBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../../session/http.ts';

export type StandingFault = FaultsBody['faults'][number];

const EVERY = 2000;
const NONE: readonly StandingFault[] = [];

/**
 * What is broken on the floor now, asked for again and again: faults are kept apart from the tables, so
 * that they can be told when a table cannot.
 */
export function useFaults(): readonly StandingFault[] {
  const [faults, setFaults] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const answer = await http().faults();
      // Whoever cannot be asked has not said that all is well.
      if (answer.ok && !isOver) setFaults(answer.value.faults);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return faults;
}
