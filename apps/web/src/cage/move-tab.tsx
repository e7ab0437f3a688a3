import type {
  DeskBody,
  FloorBody,
  HttpProblem,
  Money,
  Pieces,
  SlipKind,
  SlipRequest,
  TableDrop,
} from '@baize/protocol/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { http } from '../session/http.ts';
import { newOperationId } from '../session/operation-id.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { Segments } from '../ui/house/segments.tsx';
import { goTo, useAddress } from '../ui/house/use-address.ts';
import { CountForm } from './count-form.tsx';
import type { Slips } from './use-slips.ts';
import { cageWords } from './words/cage-words.ts';

type MoneyOfPlayers = 'sell' | 'hand';
type MoneyOfHouse = 'from-vault' | 'to-vault' | 'fill' | 'credit';

interface PlayerTabProps {
  readonly kind: MoneyOfPlayers;
  readonly slips: Slips;
}

/** Credit for cash, or cash for credit, at a terminal. */
export function PlayerTab({ kind, slips }: PlayerTabProps) {
  const words = useWords(cageWords);
  const address = useAddress();
  const terminal = address.get('terminal') ?? '';
  return (
    <MoveForm
      key={`${kind} ${terminal} ${address.get('amount')}`}
      kind={kind}
      slips={slips}
      amount={address.get('amount') ?? ''}
      request={(form, amount) => ({ kind, ...amount, terminal: textOf(form, 'terminal') })}
    >
      <p className="note">{words.about[kind]}</p>
      <label className="hfield">
        {words.terminal}
        <input
          name="terminal"
          defaultValue={terminal}
          autoComplete="off"
          required
          pattern="[A-Za-z0-9][A-Za-z0-9_.\-]*"
        />
      </label>
    </MoveForm>
  );
}

interface HouseTabProps {
  readonly desk: DeskBody;
  readonly floor: FloorBody | null;
  readonly slips: Slips;
}

/** Money of the house between vault, drawer and the boxes of tables. */
export function HouseTab({ desk, floor, slips }: HouseTabProps) {
  return (
    <>
      <HouseMoney floor={floor} slips={slips} />
      <DropCount desk={desk} floor={floor} />
    </>
  );
}

/** The box of a table, emptied and counted here; somebody else agrees to it. */
function DropCount({ desk, floor }: Pick<HouseTabProps, 'desk' | 'floor'>) {
  const words = useWords(cageWords);
  const [drop, setDrop] = useState<TableDrop | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [table, setTable] = useState<string | null>(null);
  const chosen = table ?? floor?.tables[0]?.table;
  const count = async (pieces: Pieces) => {
    if (chosen === undefined) return;
    const counted = await http().countDrop(newOperationId(), chosen, pieces);
    setProblem(counted.ok ? null : counted.error);
    if (counted.ok) setDrop(counted.value);
  };
  return (
    <details className="cage-drop">
      <summary>{words.countBox}</summary>
      <CountForm
        key={drop?.op}
        notes={desk.notes}
        name="count-drop"
        done={words.commitCount}
        onCounted={(pieces) => void count(pieces)}
      >
        <TableField floor={floor} onChoose={setTable} />
      </CountForm>
      <ProblemLine problem={problem} />
      {drop && (
        <p role="status" data-drop={drop.counted}>
          {`${drop.table}: ${moneyText(drop.counted)}. ${words.states.waiting}`}
        </p>
      )}
    </details>
  );
}

interface TableFieldProps {
  readonly floor: FloorBody | null;
  readonly onChoose?: (table: string) => void;
}

function TableField({ floor, onChoose }: TableFieldProps) {
  const words = useWords(cageWords);
  return (
    <label className="hfield">
      {words.table}
      <select name="table" onChange={({ target }) => onChoose?.(target.value)}>
        {(floor?.tables ?? []).map(({ table, name }) => (
          <option key={table} value={table}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function HouseMoney({ floor, slips }: Pick<HouseTabProps, 'floor' | 'slips'>) {
  const words = useWords(cageWords);
  const [kind, setKind] = useState<MoneyOfHouse>('from-vault');
  const isOfTable = kind === 'fill' || kind === 'credit';
  const names: Readonly<Record<MoneyOfHouse, string>> = {
    'from-vault': words.kinds['from-vault'],
    'to-vault': words.kinds['to-vault'],
    fill: words.kinds.fill,
    credit: words.kinds.credit,
  };
  return (
    <MoveForm
      key={kind}
      kind={kind}
      slips={slips}
      request={(form, amount) =>
        kind === 'fill' || kind === 'credit'
          ? { kind, ...amount, table: textOf(form, 'table') }
          : { kind, ...amount }
      }
    >
      <Segments label={words.what} names={names} chosen={kind} onChoose={setKind} />
      <p className="note">{words.about[kind]}</p>
      {isOfTable && <TableField floor={floor} />}
    </MoveForm>
  );
}

interface MoveFormProps {
  readonly kind: SlipKind;
  readonly slips: Slips;
  /** What a line elsewhere has asked for; a cashier may still change it. */
  readonly amount?: string;
  readonly request: (
    form: FormData,
    amount: { readonly op: string; readonly amount: Money },
  ) => SlipRequest;
  readonly children: ReactNode;
}

function MoveForm({ kind, slips, amount: wanted = '', request, children }: MoveFormProps) {
  const words = useWords(cageWords);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = minorUnits(textOf(form, 'amount'));
    setWrong(amount === null);
    if (amount === null || slips.pending) return;
    slips.give(request(form, { op: newOperationId(), amount }));
    event.currentTarget.reset();
    if (wanted !== '') goTo({ terminal: null, amount: null });
  };
  return (
    <form className="hform cage-move" data-move={kind} onSubmit={submit}>
      {children}
      <label className="hfield">
        {words.amount}
        <input
          name="amount"
          defaultValue={wanted}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        {isWrong && <small role="alert">{words.wrongAmount}</small>}
      </label>
      <button
        type="submit"
        className="hkey hkey--main"
        data-do={kind}
        disabled={slips.pending !== null}
      >
        {words.kinds[kind]}
      </button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

/** `1,240.50` in minor units, read digit by digit; null where it is no amount. */
export function minorUnits(text: string): Money | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? (minor as Money) : null;
}
