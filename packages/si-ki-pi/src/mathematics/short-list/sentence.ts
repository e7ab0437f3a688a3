import { assertNever } from '@baize/exact';
import { type Rank, rankName } from '../../index.ts';
import type { Action, NamedCard } from './action.ts';
import type { CountFact, Fact } from './fact.ts';
import type { ShortRule } from './rule.ts';

/**
 * A rule in plain English: `No pair, with an 8, where the new Low counts at most 1: make the highest High
 * Hand.` Every sentence says exactly what its data says, so a list can be followed from its sentences alone.
 */
export function ruleSentence({ pairs, facts, action }: ShortRule): string {
  const scope = pairs === null ? 'No pair' : `A pair of ${listWords(pairs.map(pluralOf), 'or')}`;
  const cards = facts.flatMap((fact) => (fact.kind === 'count' ? [] : [factText(fact)]));
  const counts = countTexts(facts.filter((fact) => fact.kind === 'count'));
  const where = counts.length === 0 ? [] : [`where ${counts.join(' and ')}`];
  return `${[scope, ...cards, ...where].join(', ')}: ${actionText(action)}.`;
}

function factText(fact: Exclude<Fact, CountFact>): string {
  switch (fact.kind) {
    case 'card':
      return `${fact.isHeld ? 'with' : 'without'} ${withArticle(fact.rank)}`;
    case 'zero-cards':
      return ['no zero card', 'one zero card', 'two zero cards'][fact.number] ?? '';
    default:
      return assertNever(fact);
  }
}

/** One text for each hand counted: `the House Way's Low counts at least 2 and at most 5`. */
function countTexts(facts: readonly CountFact[]): readonly string[] {
  const limits = new Map<string, string[]>();
  for (const { set, half, limit, count } of facts) {
    const whose = set === 'new' ? 'the new' : "the House Way's";
    const hand = `${whose} ${half === 'low' ? 'Low' : 'High'}`;
    const text = `${limit === 'at-least' ? 'at least' : 'at most'} ${count}`;
    limits.set(hand, [...(limits.get(hand) ?? []), text]);
  }
  return Array.from(limits, ([hand, texts]) => `${hand} counts ${texts.join(' and ')}`);
}

function actionText(action: Action): string {
  switch (action.kind) {
    case 'split-pair':
      return 'split the pair';
    case 'highest-high':
      return 'make the highest High Hand';
    case 'best-low':
      return 'make the best Low Hand';
    case 'zero-cards-together':
      return 'put the two zero cards together';
    case 'higher-zero-card-with-more-points':
      return 'put the higher zero card with the card of more points';
    case 'together':
      return `put ${action.cards.map(theCard).join(' with ')}`;
    default:
      return assertNever(action);
  }
}

function theCard(card: NamedCard): string {
  return card === 'zero' ? 'the highest zero card' : `the ${nameOf(card)}`;
}

function withArticle(rank: Rank): string {
  return `${rank === 14 || rank === 8 ? 'an' : 'a'} ${nameOf(rank)}`;
}

const PICTURES: ReadonlyMap<Rank, string> = new Map([
  [14, 'Ace'],
  [13, 'King'],
  [12, 'Queen'],
  [11, 'Jack'],
]);

function nameOf(rank: Rank): string {
  return PICTURES.get(rank) ?? rankName(rank);
}

function pluralOf(rank: Rank): string {
  return `${nameOf(rank)}s`;
}

function listWords(words: readonly string[], conjunction: 'or'): string {
  const [last = '', ...before] = words.toReversed();
  if (before.length === 0) return last;
  return `${before.toReversed().join(', ')} ${conjunction} ${last}`;
}
