import type { DeskBody } from '@baize/protocol/client';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { PlainTable, type TableColumn } from '../ui/house/data-table.tsx';
import { cageWords } from './words/cage-words.ts';

/** What players owe after corrections, and what people have left behind. */
export function OwedList({ desk }: { readonly desk: DeskBody }) {
  const words = useWords(cageWords);
  const money = { name: 'amount', title: words.amount, kind: 'number' } as const;
  const owed: readonly TableColumn<DeskBody['owed'][number]>[] = [
    { name: 'terminal', title: words.terminal, value: ({ terminal }) => terminal },
    { name: 'table', title: words.table, value: ({ table }) => table },
    { ...money, value: ({ amount }) => amount, show: ({ amount }) => moneyText(amount) },
  ];
  const left: readonly TableColumn<DeskBody['left'][number]>[] = [
    { name: 'terminal', title: words.terminal, value: ({ terminal }) => terminal },
    { ...money, value: ({ amount }) => amount, show: ({ amount }) => moneyText(amount) },
  ];
  return (
    <div className="cage-owed">
      <h2>{words.owedTitle}</h2>
      <p className="note">{words.owedNote}</p>
      <PlainTable
        label={words.owedTitle}
        columns={owed}
        rows={desk.owed}
        keyOf={({ table, terminal }) => `${table} ${terminal}`}
        empty={words.nothingOwed}
      />
      <h2>{words.leftTitle}</h2>
      <p className="note">{words.leftNote}</p>
      <PlainTable
        label={words.leftTitle}
        columns={left}
        rows={desk.left}
        keyOf={({ terminal }) => terminal}
        empty={words.nothingLeft}
      />
    </div>
  );
}
