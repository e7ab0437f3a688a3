import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { printReport, saveReport } from '../../ui/house/save-file.ts';
import { useAddress } from '../../ui/house/use-address.ts';
import { TerminalLink } from '../../ui/terminal-life/terminal-link.tsx';
import { moneyColumn } from '../list-columns.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf } from '../period.ts';
import { ReportList } from '../report-list.tsx';
import type { ReportRow } from '../report-of.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { listWords } from '../words/list-words.ts';

const MONEY = [
  'coinIn',
  'coinOut',
  'stakesReturned',
  'corrected',
  'cashIn',
  'cashOut',
  'instrumentsIn',
  'instrumentsOut',
  'transfersIn',
  'transfersOut',
  'tips',
] as const;

/** What every machine has counted since it first was switched on, beside the ledger. */
export function MetersView({ floor }: OfficeProps) {
  const words = useWords(listWords);
  const meters = useWords(meterWords);
  const filters = filtersOf(useAddress());
  const query = () => (filters.table === null ? {} : { table: filters.table });
  return (
    <>
      <ViewBar
        title={words.meters}
        onCsv={() => void saveReport('meters', query())}
        onPdf={() => void printReport('meters', query())}
      >
        <FilterKeys filters={filters} floor={floor} hasPeriod={false} />
      </ViewBar>
      <p className="note">{words.metersNote}</p>
      <ReportList
        name="meters"
        label={words.meters}
        query={query}
        asked={filters.table ?? ''}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        summary={(rows) => <Agreement rows={rows} />}
        columns={[
          {
            name: 'id',
            title: words.terminal,
            value: ({ id }) => id,
            show: ({ kind, id }) => (kind === 'terminal' ? <TerminalLink terminal={id} /> : id),
          },
          {
            name: 'kind',
            title: words.kind,
            value: ({ kind }) => kind,
            show: ({ kind }) => meters.kinds[kind],
          },
          ...MONEY.map((name) => moneyColumn(name, meters[name])),
          {
            name: 'rounds',
            title: meters.rounds,
            kind: 'number' as const,
            value: ({ rounds }) => rounds,
          },
          moneyColumn('creditByMeters', words.byMeters),
          moneyColumn('creditByLedger', words.ledger),
          moneyColumn('difference', words.difference),
        ]}
      />
    </>
  );
}

function Agreement({ rows }: { readonly rows: readonly ReportRow<'meters'>[] }) {
  const { agrees, differs } = useWords(listWords);
  const wrong = rows.filter(({ difference }) => difference !== 0).length;
  return (
    <span className="hpill" data-tone={wrong === 0 ? 'ok' : 'bad'} data-differs={wrong}>
      {wrong === 0 ? agrees : differs(wrong)}
    </span>
  );
}

const en = {
  kinds: { terminal: 'terminal', table: 'table' },
  coinIn: 'stakes closed in',
  coinOut: 'returned by results',
  stakesReturned: 'returned without',
  corrected: 'corrections, net',
  cashIn: 'cash in',
  cashOut: 'cash out',
  instrumentsIn: 'instruments in',
  instrumentsOut: 'instruments out',
  transfersIn: 'brought along',
  transfersOut: 'carried away',
  tips: 'tips',
  rounds: 'rounds',
};

const zhHans: typeof en = {
  kinds: { terminal: '终端', table: '桌' },
  coinIn: '投注',
  coinOut: '派彩及返还',
  stakesReturned: '无结果退回',
  corrected: '更正净额',
  cashIn: '现金入',
  cashOut: '现金出',
  instrumentsIn: '投注票入',
  instrumentsOut: '投注票出',
  transfersIn: '转入',
  transfersOut: '转出',
  tips: '小费',
  rounds: '局数',
};

const meterWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
