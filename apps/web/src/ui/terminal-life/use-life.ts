import type { TerminalLifeLine } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { useAsked } from '../house/use-asked.ts';

const EVERY = 5_000;

interface Older {
  readonly lines: readonly TerminalLifeLine[];
  readonly next: string | null;
}

/** The newest page is asked for again and again; older ones do not change any more. */
export function useLife(terminal: string) {
  const newest = useAsked(`life ${terminal}`, () => http().terminalLife(terminal), EVERY);
  const [older, setOlder] = useState<Older | null>(null);
  const first = newest.value?.lines ?? [];
  const known = new Set(first.map(keyOfLine));
  const rest = older?.lines.filter((line) => !known.has(keyOfLine(line))) ?? [];
  const next = older ? older.next : (newest.value?.next ?? null);
  const more = async (before: string) => {
    const answer = await http().terminalLife(terminal, { before });
    if (!answer.ok) return;
    // The lines that are shown stay: the newest page may have moved on since.
    setOlder({ lines: [...first, ...rest, ...answer.value.lines], next: answer.value.next });
  };
  return {
    lines: [...first, ...rest],
    isKnown: newest.value !== null,
    problem: newest.problem,
    more: next === null ? null : () => void more(next),
  };
}

export function keyOfLine({ table, sequence }: TerminalLifeLine): string {
  return `${table ?? ''} ${sequence}`;
}
