import { useWords } from '../text/dictionary.ts';
import { houseWords } from '../ui/house/house-words.ts';
import { goTo } from '../ui/house/use-address.ts';

/** Narrows a list to the lines that have a text in them. */
export function FindField({ value }: { readonly value: string }) {
  const { find } = useWords(houseWords);
  return (
    <input
      type="search"
      className="hinput no-print"
      data-find
      aria-label={find}
      placeholder={`${find}  /`}
      value={value}
      onChange={({ target }) => goTo({ find: target.value }, 'replace')}
    />
  );
}

/** Rows in which any column has the text, whatever its case. */
export function foundRows<Row>(
  rows: readonly Row[],
  columns: readonly { readonly value: (row: Row) => string | number | null }[],
  text: string,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter((row) =>
    columns.some(({ value }) =>
      String(value(row) ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}
