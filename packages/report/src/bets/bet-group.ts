import type { Dictionary } from '@baize/game';
import { type Figures, returnsKey } from '../sheet/figures.ts';
import type { ParBet, ParPrice } from './par-bet.ts';

/** Bets that differ in their numbers and in no figure: told together, in one row. */
export interface BetGroup {
  /** The notation of its first bet, which is in no other group of the same play. */
  readonly id: string;
  readonly title: Dictionary<string>;
  readonly play: string | null;
  readonly prices: readonly ParPrice[];
  readonly figures: Figures;
  readonly bets: readonly [ParBet, ...ParBet[]];
}

/** In the order of their first bets. */
export function groupsOf(bets: readonly ParBet[]): readonly BetGroup[] {
  const groups = new Map<string, [ParBet, ...ParBet[]]>();
  for (const bet of bets) {
    const printed = bet.prices.map((price) => price.printed).join();
    const key = [bet.kind, bet.play, printed, returnsKey(bet.figures.returns)].join('|');
    const group = groups.get(key);
    if (group) group.push(bet);
    else groups.set(key, [bet]);
  }
  return [...groups.values()].map((group) => ({
    id: group[0].bet,
    title: titleOf(group),
    play: group[0].play,
    prices: group[0].prices,
    figures: group[0].figures,
    bets: group,
  }));
}

/** `Small`, `Total 4, 17`, `Single 1 to 6`, `Domino, 15 areas`. */
export function titleOf(bets: readonly [ParBet, ...ParBet[]]): Dictionary<string> {
  const [{ name }] = bets;
  if (bets.length === 1) return name;
  return {
    en: together(
      bets.map((bet) => bet.name.en),
      { to: ' to ', count: (n) => `${n} areas` },
    ),
    'zh-Hans': together(
      bets.map((bet) => bet.name['zh-Hans']),
      { to: '-', count: (n) => `${n}` },
    ),
  };
}

interface Wording {
  readonly to: string;
  readonly count: (areas: number) => string;
}

/** Longer lists of numbers would fill a column of their own; the appendix has them. */
const LISTED_MOST = 12;

/** A name ends with its numbers; what stands before them is common to a kind of bet. */
function together(names: readonly string[], { to, count }: Wording): string {
  const parted = names.map((name) => {
    const at = name.lastIndexOf(' ');
    return { word: name.slice(0, at), numbers: name.slice(at + 1) };
  });
  const words = new Set(parted.map(({ word }) => word));
  if (words.size > 1) return names.join(', ');
  const [word = ''] = words;
  const numbers = parted.map((part) => part.numbers);
  if (isRow(numbers)) return `${word} ${numbers[0]}${to}${numbers.at(-1)}`;
  const listed = numbers.join(', ');
  if (listed.length <= LISTED_MOST) return `${word} ${listed}`;
  return `${word}, ${count(names.length)}`;
}

/** Three or more without a gap: 1, 2, 3. */
function isRow(numbers: readonly string[]): boolean {
  const first = Number(numbers[0]);
  return numbers.length > 2 && numbers.every((text, index) => Number(text) === first + index);
}
