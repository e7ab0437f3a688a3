import type { DeskBody } from '@baize/protocol/client';
import type { FormEvent } from 'react';
import { http } from '../session/http.ts';
import { newOperationId } from '../session/operation-id.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { PlainTable, type TableColumn } from '../ui/house/data-table.tsx';
import { ListFiles } from '../ui/house/list-files.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import type { Slips } from './use-slips.ts';
import { cageWords } from './words/cage-words.ts';
import { openMoneyWords } from './words/open-money-words.ts';

type OpenVisit = DeskBody['owed'][number];
type Left = DeskBody['left'][number];

interface OwedListProps {
  readonly desk: DeskBody;
  /** A cashier with an open drawer collects and pays; nobody else here does. */
  readonly slips?: Slips;
}

/** What people owe after corrections, what is kept for those who left, and credit of terminals that sit nowhere. */
export function OwedList({ desk, slips }: OwedListProps) {
  const open = useWords(openMoneyWords);
  return (
    <div className="cage-owed">
      <ListFiles list="open-money" />
      <h2>{open.owedTitle}</h2>
      <p className="note">{open.owedNote}</p>
      <VisitTable kind="collect" rows={desk.owed} {...(slips && { slips })} />
      <h2>{open.dueTitle}</h2>
      <p className="note">{open.dueNote}</p>
      <VisitTable kind="claim" rows={desk.due} {...(slips && { slips })} />
      <h2>{open.leftTitle}</h2>
      <p className="note">{open.leftNote}</p>
      <LeftTable rows={desk.left} {...(slips && { slips })} />
    </div>
  );
}

interface LeftTableProps {
  readonly rows: readonly Left[];
  readonly slips?: Slips;
}

/** Credit at no table: the cashier says which table is to pay it, and somebody of its pit agrees. */
function LeftTable({ rows, slips }: LeftTableProps) {
  const words = useWords(cageWords);
  const open = useWords(openMoneyWords);
  const columns: readonly TableColumn<Left>[] = [
    { name: 'terminal', title: words.terminal, value: ({ terminal }) => terminal },
    {
      name: 'amount',
      title: words.amount,
      kind: 'number',
      value: ({ amount }) => amount,
      show: (row) => (
        <>
          {moneyText(row.amount)} {slips && <PayLeft left={row} slips={slips} />}
        </>
      ),
    },
  ];
  return (
    <PlainTable
      label={open.leftTitle}
      columns={columns}
      rows={rows}
      keyOf={({ terminal }) => terminal}
      empty={open.nothingLeft}
    />
  );
}

interface PayLeftProps {
  readonly left: Left;
  readonly slips: Slips;
}

function PayLeft({ left: { terminal, amount }, slips }: PayLeftProps) {
  const open = useWords(openMoneyWords);
  const floor = useAsked('floor', () => http().floor());
  const tables = (floor.value?.tables ?? []).filter(({ status }) => status.status !== 'closed');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const table = String(new FormData(event.currentTarget).get('table') ?? '');
    slips.give({ kind: 'hand', op: newOperationId(), terminal, amount, table });
  };
  return (
    <form className="cage-pay-left" data-left={terminal} onSubmit={submit}>
      <select className="hinput" name="table" required aria-label={open.payAt}>
        {tables.map(({ table }) => (
          <option key={table} value={table}>
            {table}
          </option>
        ))}
      </select>
      <button
        type="submit"
        className="hkey hkey--small"
        data-do="pay-left"
        disabled={slips.pending !== null || tables.length === 0}
      >
        {open.payIt}
      </button>
    </form>
  );
}

interface VisitTableProps {
  readonly kind: 'collect' | 'claim';
  readonly rows: readonly OpenVisit[];
  readonly slips?: Slips;
}

function VisitTable({ kind, rows, slips }: VisitTableProps) {
  const words = useWords(cageWords);
  const open = useWords(openMoneyWords);
  const columns: readonly TableColumn<OpenVisit>[] = [
    { name: 'visit', title: open.visit, value: ({ visit }) => visit },
    { name: 'table', title: words.table, value: ({ table }) => table },
    {
      name: 'amount',
      title: words.amount,
      kind: 'number',
      value: ({ amount }) => amount,
      show: (row) => (
        <>
          {moneyText(row.amount)}{' '}
          {slips && (
            <button
              type="button"
              className="hkey hkey--small"
              data-do={kind}
              disabled={slips.pending !== null}
              onClick={() => slips.give({ kind, op: newOperationId(), ...row })}
            >
              {kind === 'collect' ? open.collect : open.payIt}
            </button>
          )}
        </>
      ),
    },
  ];
  return (
    <PlainTable
      label={kind === 'collect' ? open.owedTitle : open.dueTitle}
      columns={columns}
      rows={rows}
      keyOf={({ table, visit }) => `${table} ${visit}`}
      empty={kind === 'collect' ? open.nothingOwed : open.nothingDue}
    />
  );
}
