import { Die } from '../mechanics/three-dice/dice/die.tsx';
import type { Face } from '../mechanics/three-dice/dice/pips.ts';
import { moneyText } from '../text/amount.ts';
import type { Language } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { Because } from '../ui/clause-tag.tsx';
import type { TableColumn } from '../ui/house/data-table.tsx';

/** Columns that many lists have. A name is a field of the row, so that a spreadsheet says the same. */
export function timeColumn<Name extends string>(
  name: Name,
  title: string,
  language: Language,
): TableColumn<Readonly<Record<Name, number>>> {
  return { name, title, value: (row) => row[name], show: (row) => momentText(row[name], language) };
}

export function textColumn<Name extends string>(
  name: Name,
  title: string,
): TableColumn<Readonly<Record<Name, string | null>>> {
  return { name, title, value: (row) => row[name], show: (row) => row[name] ?? '–' };
}

export function moneyColumn<Name extends string>(
  name: Name,
  title: string,
): TableColumn<Readonly<Record<Name, number>>> {
  return {
    name,
    title,
    kind: 'number',
    value: (row) => row[name],
    show: (row) => (row[name] === 0 ? '–' : moneyText(row[name])),
  };
}

export function clauseColumn(title: string): TableColumn<{ readonly because: readonly string[] }> {
  return {
    name: 'because',
    title,
    value: ({ because }) => because.join(' '),
    show: ({ because }) => <Because citations={because} />,
  };
}

export function diceColumn<Name extends string>(
  name: Name,
  title: string,
): TableColumn<Readonly<Record<Name, readonly Face[]>>> {
  return {
    name,
    title,
    value: (row) => row[name].join(' '),
    show: (row) => <DiceRow dice={row[name]} />,
  };
}

export function DiceRow({ dice }: { readonly dice: readonly Face[] }) {
  return (
    <span className="dice-row" role="img" aria-label={dice.join(' ')}>
      {dice.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
        <Die key={index} face={face} size={22} />
      ))}
    </span>
  );
}
