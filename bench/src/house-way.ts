// The House Way for all 270,725 hands: by its rules, as the game asks for it, and the upper bound,
// which is a look at the table of 1,820 rank patterns and nothing else.
import { findGame } from '@baize/rulebooks';
import {
  type Card,
  DECK,
  type Hand,
  handOf,
  houseWay,
  houseWayOf,
  patternIndex,
  type RankPattern,
  ranksOf,
  type SiKiPiGame,
  siKiPiGame,
} from '@baize/si-ki-pi';
import { measureInterleaved, type Variant } from './measure/measure-interleaved.ts';
import { report } from './measure/report.ts';

const ROUNDS = 9;

function openGame(): SiKiPiGame {
  const found = findGame('rws-si-ki-pi-v2');
  if (!found.ok || found.value.layout !== null) throw new Error('Si Ki Pi is registered.');
  return siKiPiGame(found.value.book);
}

function allHands(): readonly Hand[] {
  const hands: Hand[] = [];
  const cards: readonly Card[] = DECK;
  for (const [i, a] of cards.entries()) {
    for (const [j, b] of cards.slice(i + 1).entries()) {
      for (const [k, c] of cards.slice(i + j + 2).entries()) {
        for (const d of cards.slice(i + j + k + 3)) hands.push(handOf([a, b, c, d]));
      }
    }
  }
  return hands;
}

const game = openGame();
const hands = allHands();
const patterns: readonly RankPattern[] = hands.map(ranksOf);
if (hands.length !== 270_725) throw new Error(`${hands.length} hands are not all of them.`);

type Branch = (index: number) => string | undefined;

const ways: Readonly<Record<string, Branch>> = {
  'by the rules': (index) => houseWayOf(patternAt(index), game.readings).key,
  houseWay: (index) => houseWay(handAt(index), game).key,
  'pattern cache': (index) => game.houseWay[patternIndex(patternAt(index))]?.key,
};

function handAt(index: number): Hand {
  const hand = hands[index];
  if (!hand) throw new Error(`There is no hand ${index}.`);
  return hand;
}

function patternAt(index: number): RankPattern {
  const pattern = patterns[index];
  if (!pattern) throw new Error(`There is no hand ${index}.`);
  return pattern;
}

/** Before anything is timed: every hand is decided by the same branch in all ways. */
for (const [index, hand] of hands.entries()) {
  const keys = new Set(Object.values(ways).map((branch) => branch(index)));
  if (keys.size !== 1) throw new Error(`${hand.join(' ')} is set in ${keys.size} ways.`);
}

/** The names of the branches differ in length, so the sum of their lengths is the check. */
function overAllHands(branch: Branch): number {
  let check = 0;
  for (let index = 0; index < hands.length; index += 1) check += branch(index)?.length ?? 0;
  return check;
}

console.log(`${hands.length} hands of Si Ki Pi; medians of ${ROUNDS} rounds`);
const variants = Object.entries(ways).map(([name, branch]): Variant => {
  return { name, run: () => overAllHands(branch) };
});
report('hands', hands.length, measureInterleaved(variants, ROUNDS), [
  { of: 'houseWay', to: 'pattern cache', least: null },
  { of: 'by the rules', to: 'pattern cache', least: null },
]);
