import { readFileSync } from 'node:fs';
import { type HouseLibrary, mechanicOf } from '@baize/house';
import { figuresOf } from '@baize/math';
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
  library: HouseLibrary,
): readonly BookFinding[] {
  const counted = file === null ? new Map<string, number>() : countsIn(readFileSync(file, 'utf8'));
  const wagers = games.flatMap((entry) =>
    entry.layout ? diceGame(entry.book, entry.layout).wagers : [],
  );
  const others = games.flatMap((entry) => countedBets(entry, library));
  const offered = new Set([...wagers.map(({ text }) => text), ...others.map(({ bet }) => bet)]);
  const strays = [...counted.keys()].filter((bet) => !offered.has(bet));
  return [
    ...wagers.flatMap((wager) => countFinding(wager, counted.get(wager.text))),
    ...others.flatMap((bet) => otherFinding(bet, counted.get(bet.bet))),
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

interface CountedBet {
  readonly bet: string;
  readonly wins: bigint;
  readonly says: string;
}

/** The bets of a mechanic from outside that lie on a felt; at boxes they depend on how everybody plays. */
function countedBets(entry: GameEntry, library: HouseLibrary): readonly CountedBet[] {
  // Entries of dice and cards say a layout, be it null; what a mechanic from outside says is its own.
  if ('layout' in (entry as object)) return [];
  const mechanic = mechanicOf(library, (entry as GameEntry).book);
  const enumeration = mechanic.enumeration(mechanic.printed(entry as GameEntry));
  const { total, outcome } = enumeration;
  return enumeration.bets.map((bet) => {
    const { wins } = figuresOf(enumeration, bet);
    return { bet: bet.bet, wins, says: `it wins on ${wins} of ${total} ${outcome.many}` };
  });
}

function otherFinding(
  { bet, wins, says }: CountedBet,
  counted: number | undefined,
): readonly BookFinding[] {
  if (counted === undefined) {
    return [finding('unproved', bet, 'counts.csv has no independent count of it')];
  }
  if (BigInt(counted) === wins) return [];
  return [finding('fault', bet, `${says}, and counts.csv says ${counted}`)];
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
