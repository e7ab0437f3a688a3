import type { Act, DealerView } from '../../console/model/dealer-view.ts';
import { consoleWords } from '../../console/words/console-words.ts';
import { useWords } from '../../text/dictionary.ts';
import { RequestCard } from './request-card.tsx';

/** What waits for a second person; whoever asked cannot be the one who agrees. */
export function RequestsCard({ view, act }: { readonly view: DealerView; readonly act: Act }) {
  const words = useWords(consoleWords);
  if (view.approvals.length === 0) return null;
  return (
    <section className="card requests-card" aria-labelledby="requests">
      <h2 id="requests">
        {words.requests}
        <span className="pill" data-tone="warn">
          {view.approvals.length}
        </span>
      </h2>
      <ul className="requests">
        {view.approvals.map((request) => (
          <li key={request.id} data-request={request.id}>
            <RequestCard request={request} view={view} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}
