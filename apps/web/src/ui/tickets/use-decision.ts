import type {
  HttpProblem,
  HttpResult,
  Refusal,
  TicketLine,
  WireAnswer,
} from '@baize/protocol/client';
import { useRef, useState } from 'react';
import { http } from '../../session/http.ts';
import { newOperationId } from '../../session/operation-id.ts';
import type { TicketEffect } from './ticket-types.ts';

export interface TicketDecision {
  readonly isBusy: boolean;
  /** The answer was lost; the same operation is sent again. */
  readonly isUnknown: boolean;
  readonly problem: HttpProblem | null;
  readonly refusal: Refusal | null;
  readonly decide: (effect: TicketEffect, reason: string) => void;
  readonly confirm: (reason: string) => void;
  readonly withdraw: () => void;
}

const PAUSE = 1_500;
const UNAVAILABLE = 503;

/** What two people, or one with a reason, do about a ticket; one operation a press, asked until it is answered. */
export function useTicketDecision(line: TicketLine, onTold: () => void): TicketDecision {
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(false);
  const press = async (ask: () => HttpResult<{ readonly answer: WireAnswer }>) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    setRefusal(null);
    const reply = await askUntilAnswered(ask, () => setUnknown(true));
    setUnknown(false);
    if (!reply.ok) setProblem(reply.error);
    else if (reply.value.answer.type === 'refused') setRefusal(reply.value.answer.refusal);
    busy.current = false;
    setBusy(false);
    onTold();
  };
  const { ticket, table, request } = line;
  return {
    isBusy,
    isUnknown,
    problem,
    refusal,
    decide: (effect, reason) => {
      const body = { op: newOperationId(), effect, reason };
      void press(() => http().decideTicket(ticket, body));
    },
    confirm: (reason) => {
      const body = { op: newOperationId(), reason };
      void press(() => http().confirmTicket(ticket, body));
    },
    withdraw: () => {
      if (!request) return;
      const reason = 'Withdrawn by who asked.';
      const command = { type: 'RejectRequest', request: request.id, reason } as const;
      const body = { op: newOperationId(), command };
      void press(() => http().command(table, body));
    },
  };
}

async function askUntilAnswered<Body>(
  ask: () => HttpResult<Body>,
  onLost: () => void,
): Promise<Awaited<HttpResult<Body>>> {
  for (;;) {
    const reply = await ask();
    const isLost = !reply.ok && (reply.error.status === 0 || reply.error.status === UNAVAILABLE);
    if (!isLost) return reply;
    onLost();
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
