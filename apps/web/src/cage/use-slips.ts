import type { HttpProblem, SlipBody, SlipRequest } from '@baize/protocol/client';
import { useCallback, useRef, useState } from 'react';
import { http } from '../session/http.ts';

export interface Slips {
  /** What was pressed and not answered yet. */
  readonly pending: SlipRequest | null;
  /** True once an answer was lost: nobody knows, so the same press is repeated. */
  readonly isUnknown: boolean;
  readonly told: SlipBody | null;
  readonly problem: HttpProblem | null;
  readonly give: (request: SlipRequest) => void;
  readonly repeat: (op: string) => void;
  readonly dismiss: () => void;
}

const PAUSE = 1500;
const UNAVAILABLE = 503;

/**
 * Presses of one window. One that got no answer is sent again as it was, with the same operation, until
 * there is one: it is paid once however often it is sent.
 */
export function useSlips(onTold: () => void): Slips {
  const [pending, setPending] = useState<SlipRequest | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [told, setTold] = useState<SlipBody | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const isBusy = useRef(false);
  const press = useCallback(
    async (ask: () => ReturnType<ReturnType<typeof http>['giveSlip']>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setTold(null);
      setProblem(null);
      for (;;) {
        const answer = await ask();
        const isLost =
          !answer.ok && (answer.error.status === 0 || answer.error.status === UNAVAILABLE);
        if (!isLost) {
          if (answer.ok) setTold(answer.value);
          else setProblem(answer.error);
          break;
        }
        setUnknown(true);
        await new Promise((done) => setTimeout(done, PAUSE));
      }
      setUnknown(false);
      setPending(null);
      isBusy.current = false;
      onTold();
    },
    [onTold],
  );
  return {
    pending,
    isUnknown,
    told,
    problem,
    give: (request) => {
      setPending(request);
      void press(() => http().giveSlip(request));
    },
    repeat: (op) => void press(() => http().repeatSlip(op)),
    dismiss: () => {
      setTold(null);
      setProblem(null);
    },
  };
}
