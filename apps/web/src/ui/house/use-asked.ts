import type { HttpProblem, HttpResult } from '@baize/protocol/client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the floor has answered, and whether it still stands. */
export interface Asked<Value> {
  /** The last answer; it stays while the next is on its way. */
  readonly value: Value | null;
  /** Why the last question came to nothing. */
  readonly problem: HttpProblem | null;
  /** True while the answer shown is not the one that was asked for. */
  readonly isOld: boolean;
  readonly again: () => void;
}

interface Answer<Value> {
  readonly to: string | null;
  readonly value: Value | null;
  readonly problem: HttpProblem | null;
}

/** Asks whenever the question changes, and every so many milliseconds where figures move. */
export function useAsked<Value>(
  question: string,
  ask: () => HttpResult<Value>,
  every: number | null = null,
): Asked<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ to: null, value: null, problem: null });
  const asking = useRef(ask);
  asking.current = ask;
  const current = useRef(question);
  current.current = question;
  const sent = useRef(0);
  const shown = useRef(0);
  const look = useCallback(async () => {
    const asked = current.current;
    sent.current += 1;
    const number = sent.current;
    const reply = await asking.current();
    // An answer to a question nobody asks any more is dropped, and so is one that a later one has overtaken.
    if (asked !== current.current || number < shown.current) return;
    shown.current = number;
    setAnswer((before) =>
      reply.ok
        ? { to: asked, value: reply.value, problem: null }
        : { ...before, problem: reply.error, to: asked },
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is asked at once.
  useEffect(() => {
    void look();
    if (every === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, every);
    return () => clearInterval(timer);
  }, [look, question, every]);
  const { to, value, problem } = answer;
  return { value, problem, isOld: to !== question || problem !== null, again: () => void look() };
}
