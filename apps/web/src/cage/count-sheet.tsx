import type { DrawerBody, Pieces, TableDrop } from '@baize/protocol/client';
import { amountText, moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { PrintSheet } from '../ui/house/print-sheet.tsx';
import { useNames } from './names.ts';
import { cageWords } from './words/cage-words.ts';

/** A drawer from its opening count to its last one, to be signed by whoever counted and whoever closed it. */
export function DrawerSheet({ drawer }: { readonly drawer: DrawerBody }) {
  const words = useWords(cageWords);
  const language = useLanguage();
  const { name, full } = useNames();
  const { id, window, cashier, openedAt, opening, counts, closed, slips } = drawer;
  const last = counts.at(-1);
  const moved = slips.reduce((sum, { cash }) => sum + cash, 0);
  const lines: (readonly [string, string])[] = [
    [words.windowName, window],
    [words.by, full(cashier)],
    [words.opened, momentText(openedAt, language)],
    [words.opening, moneyText(opening)],
  ];
  if (last) {
    lines.push(
      [words.movedSince(slips.length), moneyText(moved)],
      [words.mustBe, moneyText(last.expected)],
      [words.counted, moneyText(last.counted)],
      [words.difference, moneyText(last.counted - last.expected)],
      [words.countedAt(counts.length), momentText(last.at, language)],
    );
  }
  if (closed) lines.push([words.closedAt, momentText(closed.at, language)]);
  if (closed?.reason) lines.push([words.reason, closed.reason]);
  return (
    <PrintSheet
      title={words.countSheet}
      number={id}
      stamp={closed ? null : words.isOpen}
      lines={lines}
      signatures={[name(cashier), closed?.second ? name(closed.second) : words.secondPerson]}
    >
      <PiecesTable pieces={last?.pieces ?? drawer.pieces} />
    </PrintSheet>
  );
}

/** The box of a table, counted by two. */
export function DropSheet({ drop }: { readonly drop: TableDrop }) {
  const words = useWords(cageWords);
  const language = useLanguage();
  const { name, full } = useNames();
  const { table, at, by, second, state, counted, expected, pieces } = drop;
  return (
    <PrintSheet
      title={words.dropSheet}
      number={table}
      stamp={state === 'done' ? null : words.states[state]}
      lines={[
        [words.time, momentText(at, language)],
        [words.mustBe, moneyText(expected)],
        [words.counted, moneyText(counted)],
        [words.difference, moneyText(counted - expected)],
        [words.by, [by, ...(second === null ? [] : [second])].map(full).join(', ')],
      ]}
      signatures={[name(by), second === null ? words.secondPerson : name(second)]}
    >
      <PiecesTable pieces={pieces} />
    </PrintSheet>
  );
}

/** Pieces of every note and coin, the largest first, and what they make. */
function PiecesTable({ pieces }: { readonly pieces: Pieces }) {
  const words = useWords(cageWords);
  return (
    <table aria-label={words.count}>
      <thead>
        <tr>
          <th scope="col">{words.note}</th>
          <th scope="col">{words.pieces}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ value, pieces: count }) => (
          <tr key={value}>
            <th scope="row">{amountText(value)}</th>
            <td>{count}</td>
            <td>{moneyText(value * count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.together}</th>
          <td />
          <td>{moneyText(pieces.reduce((sum, each) => sum + each.value * each.pieces, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
