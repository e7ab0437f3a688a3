import { readFileSync } from 'node:fs';
import type { GameEntry } from '@baize/rulebooks';
import { ALL_ROLLS, diceGame, parseBet, type Wager } from '@baize/three-dice';
import { type BookFinding, finding } from './finding.ts';

/**
 * On how many of the 216 rolls each bet wins, against what its author has counted by other means:
 * lines of `bet,wins` in `counts.csv`. A bet of the book's own that nobody has counted is unproved.
 */
export function countFindings(
  games: readonly GameEntry[],
  file: string | null,
): readonly BookFinding[] {
  const counted = file === null ? new Map<string, number>() : countsIn(readFileSync(file, 'utf8'));
  const wagers = games.flatMap((entry) =>
    entry.layout === null ? [] : diceGame(entry.book, entry.layout).wagers,
  );
  const offered = new Set(wagers.map(({ text }) => text));
  const strays = [...counted.keys()].filter((bet) => !offered.has(bet));
  return [
    ...wagers.flatMap((wager) => countFinding(wager, counted.get(wager.text))),
    ...wagers
      .filter(({ bet }) => bet.cite !== null && bet.zh === undefined)
      .map(({ text }) => finding('note', text, 'no Chinese name; its name is shown instead')),
    ...strays.map((bet) => finding('fault', bet, 'counts.csv counts it, and no layout offers it')),
  ];
}

function countFinding(
  { text, verdicts }: Wager,
  counted: number | undefined,
): readonly BookFinding[] {
  const wins = verdicts.filter(({ result }) => result === 'win').length;
  if (counted === undefined) {
    const isShared = parseBet(text) !== null;
    return isShared ? [] : [finding('unproved', text, 'counts.csv has no independent count of it')];
  }
  if (counted === wins) return [];
  const says = `it wins on ${wins} of ${ALL_ROLLS.length} rolls, and counts.csv says ${counted}`;
  return [finding('fault', text, says)];
}

function countsIn(text: string): ReadonlyMap<string, number> {
  const rows = text.trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [bet = '', wins = ''] = row.split(',');
      return [bet.trim(), Number(wins)];
    }),
  );
}
