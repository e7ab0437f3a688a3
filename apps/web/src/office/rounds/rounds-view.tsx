import type { HttpResult, ListedRound, RoundsBody } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { useEffect, useState } from 'react';
import { ResultPicture } from '../../mechanics/result-picture.tsx';
import { http } from '../../session/http.ts';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { DataTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { sortingOf, sortingText } from '../../ui/house/sorted-rows.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { Panel } from '../../ui/panel.tsx';
import { textOf } from '../list-columns.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf } from '../period.ts';
import { useMechanicOf } from '../table-mechanic.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { roundWords } from '../words/round-words.ts';

const PAGE = 100;

/** Every round of a table, the newest first; one opens with its telling and its papers. */
export function RoundsView({ floor }: OfficeProps) {
  const words = useWords(roundWords);
  const address = useAddress();
  const filters = filtersOf(address);
  const table = filters.table ?? floor?.tables[0]?.table ?? null;
  const columns = useColumns();
  const { rounds, problem, isOld, more } = useRounds(table);
  const round = address.get('round');
  const save = () => saveFile(`baize-rounds-${table}.csv`, csvText(columns, rounds));
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={save}
        onPdf={() => void (table !== null && printList('rounds', { table }))}
      >
        <FilterKeys filters={{ ...filters, table }} floor={floor} hasPeriod={false} />
      </ViewBar>
      <section className="hcard office-list" data-list="rounds" data-old={isOld}>
        <ProblemLine problem={problem} />
        <DataTable
          label={words.title}
          columns={columns}
          rows={rounds}
          keyOf={(row) => row.round}
          sorting={sortingOf(address.get('sort'))}
          onSort={(sorting) => goTo({ sort: sortingText(sorting) }, 'replace')}
          onOpen={(row) => goTo({ round: row.round })}
          opened={round}
        />
        {more && (
          <button type="button" className="hkey no-print" data-do="older" onClick={more}>
            {words.older}
          </button>
        )}
      </section>
      {round !== null && table !== null && <RoundSheet table={table} round={round} />}
    </>
  );
}

/** The newest page is asked for again and again; older ones do not change any more. */
function useRounds(table: string | null) {
  const page = (of: { readonly before?: number } = {}): HttpResult<RoundsBody> =>
    // Before the floor has said which tables it has there is nothing to ask for.
    table === null
      ? Promise.resolve({ ok: true, value: { rounds: [], next: null } })
      : http().rounds(table, { limit: PAGE, ...of });
  const newest = useAsked(`rounds ${table ?? ''}`, () => page(), 5_000);
  const [older, setOlder] = useState<{
    readonly rounds: readonly ListedRound[];
    readonly next: number | null;
  } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other rounds.
  useEffect(() => setOlder(null), [table]);
  const first = newest.value?.rounds ?? [];
  const known = new Set(first.map(({ round }) => round));
  const rounds = [...first, ...(older?.rounds.filter(({ round }) => !known.has(round)) ?? [])];
  const next = older ? older.next : (newest.value?.next ?? null);
  const more = async (before: number) => {
    const answer = await page({ before });
    if (!answer.ok) return;
    const { value } = answer;
    setOlder({ rounds: [...(older?.rounds ?? first), ...value.rounds], next: value.next });
  };
  return {
    rounds,
    problem: newest.problem,
    isOld: newest.isOld,
    more: next === null ? null : () => void more(next),
  };
}

function useColumns(): readonly TableColumn<ListedRound>[] {
  const words = useWords(roundWords);
  const language = useLanguage();
  const mechanicOf = useMechanicOf();
  return [
    { name: 'number', title: words.number, kind: 'number', value: ({ number }) => number },
    { name: 'round', title: words.round, value: ({ round }) => round },
    {
      name: 'openedAt',
      title: words.opened,
      value: ({ openedAt }) => openedAt,
      show: ({ openedAt }) => momentText(openedAt, language),
    },
    {
      name: 'endedAt',
      title: words.ended,
      value: ({ endedAt }) => endedAt,
      show: ({ endedAt }) => (endedAt === null ? '–' : momentText(endedAt, language)),
    },
    {
      name: 'status',
      title: words.status,
      value: ({ status }) => status,
      show: ({ status }) => (
        <span className="hpill" data-tone={TONES[status]}>
          {words.statuses[status]}
        </span>
      ),
    },
    resultOf(words.result, mechanicOf),
    {
      name: 'staked',
      title: words.staked,
      kind: 'number',
      value: ({ staked }) => staked,
      show: ({ staked }) => moneyText(staked),
    },
    {
      name: 'returned',
      title: words.returned,
      kind: 'number',
      value: ({ returned }) => returned,
      show: ({ returned }) => moneyText(returned),
    },
  ];
}

function resultOf(
  title: string,
  mechanicOf: (round: string) => string | null,
): TableColumn<ListedRound> {
  return {
    name: 'result',
    title,
    value: ({ result }) => result && textOf(result),
    show: ({ result, round }) =>
      result ? <ResultPicture mechanic={mechanicOf(round)} result={result} size={22} /> : '–',
  };
}

const TONES: Readonly<Record<ListedRound['status'], string>> = {
  'in-progress': 'info',
  settled: 'ok',
  corrected: 'warn',
  void: 'bad',
  reversed: 'bad',
};

interface RoundSheetProps {
  readonly table: string;
  readonly round: string;
}

/** A round told in sentences, and the papers somebody may take away. */
function RoundSheet({ table, round }: RoundSheetProps) {
  const words = useWords(roundWords);
  const told = useAsked(`${table} ${round}`, () => http().transcript(table, round));
  return (
    <Panel
      title={words.told(round)}
      closeLabel={words.close}
      onClose={() => goTo({ round: null })}
      name="round"
      tools={<Papers table={table} round={round} />}
    >
      <ProblemLine problem={told.problem} />
      <pre className="transcript">{told.value ?? '–'}</pre>
    </Panel>
  );
}

function Papers({ table, round }: RoundSheetProps) {
  const words = useWords(roundWords);
  const record = async () => {
    const answer = await http().round(table, round);
    if (!answer.ok) return;
    saveFile(`${round}.json`, JSON.stringify(answer.value, null, 2), 'application/json');
  };
  const bundle = async () => {
    const answer = await http().bundle(table, round, 'json');
    if (!answer.ok) return;
    saveFile(`${round}.dispute.json`, JSON.stringify(answer.value), 'application/json');
  };
  const page = async () => {
    const answer = await http().bundle<string>(table, round, 'html');
    if (answer.ok) saveFile(`${round}.dispute.html`, answer.value, 'text/html');
  };
  return (
    <span className="house-keys">
      <button type="button" className="hkey" data-do="record" onClick={() => void record()}>
        {words.record}
      </button>
      <button type="button" className="hkey" data-do="bundle" onClick={() => void bundle()}>
        {words.bundle}
      </button>
      <button type="button" className="hkey" data-do="bundle-page" onClick={() => void page()}>
        {words.bundlePage}
      </button>
    </span>
  );
}
