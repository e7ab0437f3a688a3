import type { Feed, HttpProblem, NewFeedBody } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { type FormEvent, type ReactNode, useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { machineWords } from '../words/machine-words.ts';

/** Systems that follow the floor, and how deliveries to them go. */
export function FeedList({ person, choose }: OfficeProps & { readonly choose: ReactNode }) {
  const words = useWords(machineWords);
  const feeds = useAsked('feeds', () => http().feeds(), 5000);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const mayChange = authorityOf(person) === 'shift-manager';
  const end = async (id: string) => {
    const done = await http().endFeed(id);
    setProblem(done.ok ? null : done.error);
    feeds.again();
  };
  const columns = useFeedColumns(mayChange ? (id) => void end(id) : null);
  const rows = feeds.value?.feeds ?? [];
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => saveFile('baize-feeds.csv', csvText(columns, rows))}
        onPdf={() => void printList('feeds')}
      >
        {choose}
        {mayChange && (
          <button
            type="button"
            className="hkey hkey--main no-print"
            data-do="add-feed"
            onClick={() => setAdding(true)}
          >
            {words.add}
          </button>
        )}
      </ViewBar>
      <ProblemLine problem={problem ?? feeds.problem} />
      <section className="hcard office-list" data-list="feeds" data-old={feeds.isOld}>
        <PlainTable label={words.tabs.feeds} columns={columns} rows={rows} keyOf={({ id }) => id} />
      </section>
      {isAdding && <AddFeed onClose={() => setAdding(false)} onAdded={feeds.again} />}
    </>
  );
}

interface AddFeedProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function AddFeed({ onClose, onAdded }: AddFeedProps) {
  const words = useWords(machineWords);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [added, setAdded] = useState<NewFeedBody | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const url = String(form.get('url') ?? '').trim();
    const answer = await http().addFeed(String(form.get('name') ?? ''), url === '' ? null : url);
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    if ('request' in answer.value) onClose();
    else setAdded(answer.value);
    onAdded();
  };
  return (
    <Panel
      title={words.add}
      closeLabel={words.close}
      onClose={onClose}
      name="add-feed"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <form className="hform" onSubmit={(event) => void submit(event)}>
        <label className="hfield">
          {words.name}
          <input name="name" autoComplete="off" required />
        </label>
        <label className="hfield">
          {words.url}
          <input name="url" type="url" autoComplete="off" />
          <small>{words.urlNote}</small>
        </label>
        <ProblemLine problem={problem} />
        {added && (
          <dl className="machine-secrets" data-feed={added.feed.id}>
            <dt>{words.token}</dt>
            <dd>{added.token}</dd>
            <dt>{words.key}</dt>
            <dd>{added.publicKey}</dd>
          </dl>
        )}
        <button type="submit" className="hkey hkey--main" data-do="feed-added">
          {words.add}
        </button>
      </form>
    </Panel>
  );
}

function useFeedColumns(onEnd: ((id: string) => void) | null): readonly TableColumn<Feed>[] {
  const words = useWords(machineWords);
  const language = useLanguage();
  return [
    { name: 'name', title: words.name, value: ({ name }) => name },
    { name: 'url', title: words.url, value: ({ url }) => url ?? words.read },
    { name: 'createdBy', title: words.by, value: ({ createdBy }) => createdBy },
    {
      name: 'deliveredAt',
      title: words.delivered,
      value: ({ deliveredAt }) => deliveredAt,
      show: ({ deliveredAt }) => (deliveredAt === null ? '–' : minuteText(deliveredAt, language)),
    },
    {
      name: 'failures',
      title: words.failures,
      kind: 'number',
      value: ({ failures }) => failures,
      show: ({ failures, lastError }) => <span title={lastError ?? undefined}>{failures}</span>,
    },
    {
      name: 'state',
      title: words.state,
      value: ({ isEnded }) => (isEnded ? words.ended : words.good),
      show: ({ id, isEnded, failures }) => (
        <>
          <span className="hpill" data-tone={isEnded ? 'bad' : failures > 0 ? 'warn' : 'ok'}>
            {isEnded ? words.ended : words.good}
          </span>{' '}
          {onEnd && !isEnded && (
            <button
              type="button"
              className="hkey hkey--small"
              data-do="end-feed"
              onClick={() => onEnd(id)}
            >
              {words.end}
            </button>
          )}
        </>
      ),
    },
  ];
}
