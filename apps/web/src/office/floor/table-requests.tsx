import type { HttpProblem, WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { newOperationId } from '../../session/operation-id.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { useAsked } from '../../ui/house/use-asked.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { RequestCard } from '../../ui/requests/request-card.tsx';
import { floorWords } from '../words/floor-words.ts';
import '../../console/keys.css';

const EVERY = 3_000;

interface TableRequestsProps {
  readonly table: string;
  readonly onDone: () => void;
}

/** Other prices that somebody has asked for at this table; whoever asked cannot be who agrees. */
export function TableRequests({ table, onDone }: TableRequestsProps) {
  const words = useWords(floorWords);
  const language = useLanguage();
  const view = useAsked(`requests ${table}`, () => http().view(table, 'pit'), EVERY);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const requests = (view.value?.view.approvals ?? []).filter(
    ({ effect }) => effect.kind === 'change-prices',
  );
  const act = async (command: WireCommand) => {
    const reply = await http().command(table, { op: newOperationId(), command });
    setProblem(reply.ok ? null : reply.error);
    const answer = reply.ok ? reply.value.answer : null;
    setRefused(answer?.type === 'refused' ? refusalText(answer.refusal, language) : null);
    view.again();
    onDone();
  };
  const shown = view.value?.view;
  if (requests.length === 0 || !shown) return null;
  return (
    <section className="hcard" data-config-requests={requests.length}>
      <div className="hcard-head">
        <h2>{words.requested}</h2>
      </div>
      <ProblemLine problem={problem} />
      {refused !== null && (
        <p className="trouble" role="alert">
          {refused}
        </p>
      )}
      {requests.map((request) => (
        <div key={request.id} data-request={request.id}>
          <RequestCard request={request} view={shown} act={(command) => void act(command)} />
        </div>
      ))}
    </section>
  );
}
