import { ResultPicture } from '../mechanics/result-picture.tsx';
import type { Outcome } from '../mechanics/screen-mechanic.ts';
import { moneyText } from '../text/amount.ts';
import type { Language } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { Because } from '../ui/clause-tag.tsx';
import type { TableColumn } from '../ui/house/data-table.tsx';
import { actorText } from '../ui/position-words.ts';

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

/** The account, and below it the position: side by side they take the room of what was done. */
function ActorCell({ text }: { readonly text: string }) {
  const [, account = text, position] = /^(.+) \((.+)\)$/.exec(text) ?? [];
  return (
    <span className="actor-cell">
      {account} {position !== undefined && <small>{position}</small>}
    </span>
  );
}

/** Who did something. */
export function actorColumn<Name extends string>(
  name: Name,
  title: string,
  language: Language,
): TableColumn<Readonly<Record<Name, string | null>>> {
  return {
    name,
    title,
    value: (row) => row[name],
    show: (row) => (row[name] === null ? '–' : <ActorCell text={actorText(row[name], language)} />),
  };
}

/** A code of the record, in words; what has none stays as it is written. */
export function codeColumn<Name extends string>(
  name: Name,
  title: string,
  say: (code: string) => string,
): TableColumn<Readonly<Record<Name, string>>> {
  return {
    name,
    title,
    value: (row) => say(row[name]),
    show: (row) => <span title={row[name]}>{say(row[name])}</span>,
  };
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

export function resultColumn<Name extends string>(
  name: Name,
  title: string,
  mechanicOf: (round: string) => string | null,
): TableColumn<Readonly<Record<Name, Outcome | string>> & { readonly round: string }> {
  return {
    name,
    title,
    value: (row) => textOf(row[name]),
    show: (row) => {
      const result = row[name];
      if (typeof result === 'string') return result;
      return <ResultPicture mechanic={mechanicOf(row.round)} result={result} size={22} />;
    },
  };
}

/** A result in a spreadsheet. */
export function textOf(result: Outcome | string): string {
  if (typeof result === 'string') return result;
  return Array.isArray(result) ? result.join(' ') : JSON.stringify(result);
}
