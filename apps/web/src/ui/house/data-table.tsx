import './data-table.css';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../text/dictionary.ts';
import { houseWords } from './house-words.ts';
import { type Sorting, sortedRows } from './sorted-rows.ts';

interface ListWindow {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The first row that is drawn, and the first after the last. */
  readonly first: number;
  readonly last: number;
  readonly onScroll: () => void;
}

/** Rows drawn beyond what is seen, so that scrolling shows no gap. */
const BEYOND = 8;

/** Which rows of a list of equal rows have to be drawn. */
function useWindow(count: number, rowHeight: number): ListWindow {
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const shown = scroller.current;
    if (!shown) return;
    const observer = new ResizeObserver(() =>
      setView({ top: shown.scrollTop, height: shown.clientHeight }),
    );
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - BEYOND);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + BEYOND);
  return {
    scroller,
    first: Math.min(first, Math.max(0, last - 1)),
    last,
    onScroll: () => {
      const shown = scroller.current;
      if (shown) setView({ top: shown.scrollTop, height: shown.clientHeight });
    },
  };
}

type Cell = string | number | null;

export interface TableColumn<Row> {
  readonly name: string;
  readonly title: string;
  /** What it sorts by, and what a spreadsheet gets. */
  readonly value: (row: Row) => Cell;
  /** How it is shown, where that is more than its value. */
  readonly show?: (row: Row) => ReactNode;
  readonly kind?: 'number' | 'text';
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly onOpen?: (row: Row) => void;
  readonly opened?: string | null;
  readonly empty?: string;
  /** Somebody has come to the last row: more may be fetched. */
  readonly onEnd?: () => void;
}

const ROW_HEIGHT = 40;

/** A long list of which only what is seen is drawn; heads sort, arrows move, Enter opens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, sorting, onSort, onOpen, opened = null } = props;
  const { empty, onEnd } = props;
  const words = useWords(houseWords);
  // Scrolling draws again; a hundred thousand rows are sorted only when they or the order change.
  const sorted = useMemo(() => sortedRows(rows, columns, sorting), [rows, columns, sorting]);
  const { scroller, first, last, onScroll } = useWindow(sorted.length, ROW_HEIGHT);
  useEnd(last >= sorted.length, rows.length, onEnd);
  return (
    <section
      className="data-table"
      ref={scroller}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too.
      tabIndex={0}
      aria-label={label}
    >
      <table aria-rowcount={sorted.length + 1} aria-label={label}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          <Spacer height={first * ROW_HEIGHT} columns={columns.length} />
          {sorted.slice(first, last).map((row, index) => {
            const key = keyOf(row, first + index);
            return (
              <Line
                key={key}
                name={key}
                row={row}
                columns={columns}
                place={first + index + 2}
                isOpened={opened === key}
                {...(onOpen && { onOpen })}
              />
            );
          })}
          <Spacer height={(sorted.length - last) * ROW_HEIGHT} columns={columns.length} />
        </tbody>
      </table>
      {sorted.length === 0 && <p className="data-none">{empty ?? words.noRows}</p>}
    </section>
  );
}

/** Tells once for every length of the list. */
function useEnd(isAtEnd: boolean, count: number, onEnd: (() => void) | undefined): void {
  const told = useRef(-1);
  useEffect(() => {
    if (!isAtEnd || count === 0 || told.current === count) return;
    told.current = count;
    onEnd?.();
  }, [isAtEnd, count, onEnd]);
}

interface LineProps<Row> {
  readonly name: string;
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  /** Among all rows, seen or not. */
  readonly place: number;
  readonly isOpened: boolean;
  readonly onOpen?: (row: Row) => void;
}

function Line<Row>({ name, row, columns, place, isOpened, onOpen }: LineProps<Row>) {
  const opening = onOpen && {
    tabIndex: 0,
    'data-opens': true,
    'aria-selected': isOpened,
    onClick: () => onOpen(row),
  };
  return (
    <tr data-row={name} aria-rowindex={place} {...opening}>
      {columns.map((column) => (
        <td key={column.name} data-kind={column.kind ?? 'text'} data-column={column.name}>
          {column.show ? column.show(row) : column.value(row)}
        </td>
      ))}
    </tr>
  );
}

interface HeadProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

function Head<Row>({ column, sorting, onSort }: HeadProps<Row>) {
  const { sortBy } = useWords(houseWords);
  const { name, title, kind = 'text' } = column;
  const isSorted = sorting?.by === name;
  const isDown = isSorted && sorting.isDown;
  return (
    <th
      scope="col"
      data-kind={kind}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        data-sort={name}
        title={sortBy(title)}
        onClick={() => onSort({ by: name, isDown: isSorted ? !isDown : kind === 'number' })}
      >
        {title}
        <i aria-hidden="true">{isSorted ? (isDown ? '▾' : '▴') : ''}</i>
      </button>
    </th>
  );
}

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} className="data-space" style={{ height }} />
    </tr>
  );
}

/** Arrows go from line to line; Enter and Space open the one that has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null;
  if (!row || event.target !== row) return;
  if (event.key === 'Enter' || event.key === ' ') row.click();
  else if (event.key === 'ArrowDown') focusOn(row.nextElementSibling);
  else if (event.key === 'ArrowUp') focusOn(row.previousElementSibling);
  else return;
  event.preventDefault();
}

function focusOn(row: Element | null): void {
  if (!(row instanceof HTMLElement)) return;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** A table whose order is nobody's business but its own. */
export function PlainTable<Row>(props: Omit<DataTableProps<Row>, 'sorting' | 'onSort'>) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  return <DataTable {...props} sorting={sorting} onSort={setSorting} />;
}
