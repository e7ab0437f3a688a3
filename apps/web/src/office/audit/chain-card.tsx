import type { ChainBody } from '@baize/protocol/client';
import { http } from '../../session/http.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { useAsked } from '../../ui/house/use-asked.ts';

const en = {
  chain: 'Chain',
  whole: (number: number) => `Chain whole, signed statement ${number}`,
  broken: 'The chain does not hold',
  unsigned: 'Nothing was signed yet',
  signedAt: (moment: string) => `signed ${moment}`,
  journal: 'Journal',
  events: 'events',
  lastAt: 'Last row',
  hash: 'Hash',
};

const zhHans: typeof en = {
  chain: '链',
  whole: (number) => `链完整，第 ${number} 号签署`,
  broken: '链不成立',
  unsigned: '尚无签署',
  signedAt: (moment) => `签于 ${moment}`,
  journal: '日志',
  events: '事件数',
  lastAt: '最后一行',
  hash: '哈希',
};

const auditWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

type End = ChainBody['tables'][number];

/** Where every journal ends, and whether what was last signed of them still holds. */
export function ChainCard() {
  const words = useWords(auditWords);
  const language = useLanguage();
  const { value, problem, isOld } = useAsked('chain', () => http().chain(), 5_000);
  const columns = useColumns();
  const signed = value?.checkpoint;
  return (
    <section className="hcard office-list" data-chain={stateOf(value)} data-old={isOld}>
      <ProblemLine problem={problem} />
      <div className="hcard-head">
        <h2>{words.chain}</h2>
        {value && (
          <span className="hpill" data-tone={TONES[stateOf(value)]}>
            {signed && signed.faults.length === 0 && words.whole(signed.number)}
            {signed && signed.faults.length > 0 && words.broken}
            {!signed && words.unsigned}
          </span>
        )}
        {signed && <small>{words.signedAt(momentText(signed.at, language))}</small>}
      </div>
      {signed?.faults.map((each) => (
        <p key={each} className="trouble" role="alert">
          {each}
        </p>
      ))}
      <PlainTable
        label={words.chain}
        columns={columns}
        rows={value?.tables ?? []}
        keyOf={({ table }) => table}
      />
    </section>
  );
}

function useColumns(): readonly TableColumn<End>[] {
  const words = useWords(auditWords);
  const language = useLanguage();
  return [
    { name: 'table', title: words.journal, value: ({ table }) => table },
    {
      name: 'last',
      title: words.events,
      kind: 'number',
      value: ({ last }) => last,
      show: ({ last }) => last.toLocaleString('en'),
    },
    {
      name: 'at',
      title: words.lastAt,
      value: ({ at }) => at,
      show: ({ at }) => momentText(at, language),
    },
    {
      name: 'hash',
      title: words.hash,
      value: ({ hash }) => hash,
      show: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}</code>,
    },
  ];
}

type ChainIs = 'unknown' | 'unsigned' | 'whole' | 'broken';

function stateOf(chain: ChainBody | null): ChainIs {
  if (!chain) return 'unknown';
  if (!chain.checkpoint) return 'unsigned';
  return chain.checkpoint.faults.length === 0 ? 'whole' : 'broken';
}

const TONES: Readonly<Record<ChainIs, string>> = {
  unknown: 'info',
  unsigned: 'info',
  whole: 'ok',
  broken: 'bad',
};
