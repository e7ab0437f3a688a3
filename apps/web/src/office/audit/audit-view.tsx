import type { AuditBody } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { type ReactNode, useEffect, useState } from 'react';
import { useEveryOwnWords } from '../../mechanics/use-own-words.ts';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { DataTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { PitChoice, pitsOf } from '../../ui/house/pit-choice.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { sortingOf, sortingText } from '../../ui/house/sorted-rows.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { positionText } from '../../ui/position-words.ts';
import { FindField, foundRows } from '../find-field.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf } from '../period.ts';
import { useFloorMechanics } from '../table-mechanic.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { actionText, outcomeText } from '../words/action-words.ts';
import { listWords } from '../words/list-words.ts';
import { ChainCard } from './chain-card.tsx';
import './audit.css';

type Line = AuditBody['lines'][number];

const PAGE = 200;

/** Of which tables the trail is asked; null for whoever reads all of it. */
type Narrowed = { readonly pit?: string; readonly table?: string } | null;

/** Accounts, keys and the cage are for these; the pit reads what was done at its tables. */
const READ_ALL: readonly string[] = ['shift-manager', 'auditor'];

/** Who did what, acting as whom, from where, and whether the record is whole. */
export function AuditView({ person, floor }: OfficeProps) {
  const address = useAddress();
  if (READ_ALL.includes(authorityOf(person))) return <Trail narrowed={null} />;
  const [pit, table] = [address.get('pit'), address.get('table')];
  const narrowed = { ...(pit && { pit }), ...(table && { table }) };
  const its = floor?.tables.filter((each) => !pit || each.pit === pit) ?? [];
  return (
    <Trail key={JSON.stringify(narrowed)} narrowed={narrowed}>
      <PitChoice pits={pitsOf(floor)} chosen={pit} />
      <FilterKeys
        filters={filtersOf(address)}
        floor={floor && { ...floor, tables: its }}
        hasPeriod={false}
      />
    </Trail>
  );
}

interface TrailProps {
  readonly narrowed: Narrowed;
  readonly children?: ReactNode;
}

function Trail({ narrowed, children }: TrailProps) {
  const words = useWords(listWords);
  const address = useAddress();
  const columns = useColumns();
  const { lines, problem, more } = useLines(narrowed);
  const text = address.get('find') ?? '';
  const found = foundRows(lines, columns, text);
  // What is looked for may be long ago: older lines come until it is found or there are none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page that has come.
  useEffect(() => {
    if (text !== '') more?.();
  }, [text, lines.length]);
  return (
    <>
      <ViewBar
        title={words.audit}
        onCsv={() => saveFile('baize-audit.csv', csvText(columns, found))}
        onPdf={() => void (narrowed ? printList('pit-audit', narrowed) : printList('audit'))}
      >
        {children}
        <FindField value={text} />
      </ViewBar>
      <div className="audit-grid">
        <section className="hcard office-list" data-list="audit">
          <ProblemLine problem={problem} />
          <DataTable
            label={words.audit}
            columns={columns}
            rows={found}
            keyOf={({ number }) => String(number)}
            sorting={sortingOf(address.get('sort'))}
            onSort={(sorting) => goTo({ sort: sortingText(sorting) }, 'replace')}
            {...(more && { onEnd: more })}
          />
          {more && (
            <button type="button" className="hkey no-print" data-do="older" onClick={more}>
              {words.older}
            </button>
          )}
        </section>
        <ChainCard />
      </div>
    </>
  );
}

function useLines(narrowed: Narrowed) {
  const ask = (page: { readonly before?: number }) => {
    const asked = { limit: PAGE, ...page };
    return narrowed ? http().pitAudit({ ...asked, ...narrowed }) : http().audit(asked);
  };
  const newest = useAsked('audit', () => ask({}), 5_000);
  const [older, setOlder] = useState<readonly Line[]>([]);
  const [next, setNext] = useState<number | null | undefined>(undefined);
  const first = newest.value?.lines ?? [];
  const known = new Set(first.map(({ number }) => number));
  const lines = [...first, ...older.filter(({ number }) => !known.has(number))];
  const after = next === undefined ? (newest.value?.next ?? null) : next;
  const more = async (before: number) => {
    const page = await ask({ before });
    if (!page.ok) return;
    // Lines that leave the newest page while it moves on stay in the list.
    setOlder([...lines, ...page.value.lines]);
    setNext(page.value.next);
  };
  return {
    lines,
    problem: newest.problem,
    more: after === null ? null : () => void more(after),
  };
}

function OutcomePill({ outcome }: { readonly outcome: string }) {
  const language = useLanguage();
  const tone = outcome === 'accepted' ? 'ok' : 'warn';
  return (
    <span className="hpill" data-tone={tone} data-outcome={outcome} title={outcome}>
      {outcomeText(outcome, language)}
    </span>
  );
}

function useColumns(): readonly TableColumn<Line>[] {
  const words = useWords(listWords);
  const language = useLanguage();
  const own = useEveryOwnWords(useFloorMechanics());
  const text = (name: 'who' | 'address' | 'subject', title: string): TableColumn<Line> => ({
    name,
    title,
    value: (line) => line[name],
    show: (line) => line[name] ?? '–',
  });
  return [
    { name: 'number', title: words.line, kind: 'number', value: ({ number }) => number },
    {
      name: 'at',
      title: words.at,
      value: ({ at }) => at,
      show: ({ at }) => momentText(at, language),
    },
    text('who', words.who),
    {
      name: 'position',
      title: words.position,
      value: ({ kind, position, actingAs }) =>
        [position ?? kind, ...(actingAs === null ? [] : [actingAs])]
          .map((each) => positionText(each, language))
          .join(' → '),
    },
    {
      name: 'action',
      title: words.action,
      value: ({ action }) => actionText(action, language, own),
      show: ({ action }) => <span title={action}>{actionText(action, language, own)}</span>,
    },
    text('subject', words.subject),
    {
      name: 'outcome',
      title: words.outcome,
      value: ({ outcome }) => outcomeText(outcome, language),
      show: ({ outcome }) => <OutcomePill outcome={outcome} />,
    },
    text('address', words.from),
    {
      name: 'detail',
      title: words.detail,
      value: ({ detail }) => (detail === null ? '' : JSON.stringify(detail)),
    },
  ];
}
