import type { ConfigPreviewBody } from '@baize/protocol/client';
import { amountText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { positionWords } from '../../ui/position-words.ts';
import { floorWords } from '../words/floor-words.ts';

type Change = ConfigPreviewBody['changes'][number];
type Edge = NonNullable<ConfigPreviewBody['edges']>[number];

interface ConfigPreviewProps {
  readonly preview: ConfigPreviewBody;
  readonly isOld: boolean;
}

/** What would change, for whom and from when, what it could cost, and who has to agree. */
export function ConfigPreview({ preview, isOld }: ConfigPreviewProps) {
  const words = useWords(floorWords);
  const { faults: problems, changes, edges, worst } = preview;
  const hasNewWorst = worst.before !== worst.after;
  return (
    <section className="config-preview" data-preview data-old={isOld || undefined}>
      {problems.map(({ field, message, because }) => (
        <p key={`${field} ${message}`} className="trouble" role="alert" data-fault={field}>
          {field}: {message} {because && <Because citations={because} />}
        </p>
      ))}
      <WhoAndWhen preview={preview} />
      <ChangeList label={words.changes} changes={changes} />
      {hasNewWorst && worst.before !== null && worst.after !== null && (
        <p data-worst={worst.after}>
          {words.worst} <s>{amountText(worst.before)}</s> <b>{amountText(worst.after)}</b>
        </p>
      )}
      {edges === null && problems.length === 0 && <p className="note">{words.noEdges}</p>}
      {edges !== null && edges.length > 0 && <EdgeList edges={edges} />}
    </section>
  );
}

function WhoAndWhen({ preview }: { readonly preview: ConfigPreviewBody }) {
  const words = useWords(floorWords);
  const positions: Readonly<Record<string, string>> = useWords(positionWords);
  const { second, seated, isInRound, changes } = preview;
  if (changes.length === 0) return null;
  return (
    <ul className="config-whom">
      <li data-second={second ?? 'none'}>
        {second === null ? words.alone : words.two(positions[second] ?? second)}
      </li>
      <li>{isInRound ? words.afterThisRound : words.fromNextRound}</li>
      <li data-seated={seated}>{words.seated(seated)}</li>
    </ul>
  );
}

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly Change[];
}

export function ChangeList({ label, changes }: ChangeListProps) {
  const words = useWords(floorWords);
  const columns: readonly TableColumn<Change>[] = [
    { name: 'field', title: words.setting, value: ({ field }) => field },
    { name: 'before', title: words.before, value: ({ before }) => before ?? words.none },
    { name: 'after', title: words.after, value: ({ after }) => after ?? words.none },
  ];
  return <PlainTable label={label} columns={columns} rows={changes} keyOf={({ field }) => field} />;
}

function EdgeList({ edges }: { readonly edges: readonly Edge[] }) {
  const words = useWords(floorWords);
  const columns: readonly TableColumn<Edge>[] = [
    { name: 'bet', title: words.bet, value: ({ bet }) => bet },
    { name: 'before', title: words.before, value: ({ before }) => before ?? words.none },
    { name: 'after', title: words.after, value: ({ after }) => after ?? words.none },
  ];
  return (
    <details data-edges={edges.length} open>
      <summary>{words.edges(edges.length)}</summary>
      <PlainTable
        label={words.edges(edges.length)}
        columns={columns}
        rows={edges}
        keyOf={({ bet }) => bet}
      />
    </details>
  );
}
