import type { TableClient } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { useTable, useTerminal } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';
import { minutesOf, type Visit } from './visit.ts';
import './visit.css';

export function useVisit(): Visit | null {
  return useTable(({ view }) => view?.visit ?? null);
}

/** The server's time, told again every ten seconds: minutes need no more. */
export function useNow(client: TableClient<'player'>): number {
  const [now, setNow] = useState(() => client.serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverTime()), 10_000);
    return () => clearInterval(timer);
  }, [client]);
  return now;
}

/** How long this visit has lasted: `0:42`. */
export function VisitClock() {
  const { lasted } = useTerminalWords();
  const now = useNow(useTerminal().client);
  const visit = useVisit();
  if (!visit) return null;
  const minutes = minutesOf(visit, now);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <span className="visit-clock" role="img" aria-label={lasted(minutes)} title={lasted(minutes)}>
      {text}
    </span>
  );
}
