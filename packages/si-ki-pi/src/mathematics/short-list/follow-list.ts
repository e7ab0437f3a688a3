import type { Outcomes } from '../play.ts';
import { playBySplits, type Solution } from '../solution.ts';
import { handViews } from './hand-view.ts';
import { type ShortRule, splitByList } from './rule.ts';
import { ruleSentence } from './sentence.ts';
import { SHORT_LIST } from './short-list.ts';

export interface FollowedRule {
  readonly rule: ShortRule;
  readonly sentence: string;
  /** How a player fares who has learnt the list up to and including this rule. */
  readonly upToHere: Outcomes;
}

/** A list, and how a player fares who follows it and asks for the House Way wherever it is silent. */
export interface FollowedList {
  readonly outcomes: Outcomes;
  readonly rules: readonly FollowedRule[];
}

export function followList(
  solution: Solution,
  list: readonly ShortRule[] = SHORT_LIST,
): FollowedList {
  const views = handViews(solution.game.readings);
  const playBy = (rules: readonly ShortRule[]): Outcomes =>
    playBySplits(
      solution,
      views.map((view) => splitByList(rules, view)),
    );
  return {
    outcomes: playBy(list),
    rules: list.map((rule, index) => ({
      rule,
      sentence: ruleSentence(rule),
      upToHere: playBy(list.slice(0, index + 1)),
    })),
  };
}
