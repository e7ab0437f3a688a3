import { type Citation, type CommonRuleKey, citationsIn, type RuleAnswer } from '@baize/game';

/** Books that may answer a question which books of other games are never asked. */
interface MayAnswer<Key extends string> {
  readonly rules: Readonly<Record<CommonRuleKey, RuleAnswer> & Partial<Record<Key, RuleAnswer>>>;
}

/** What a book answers to such a question; nothing where it does not, or cannot. */
export function citationsUnder<Key extends string>(
  { rules }: MayAnswer<Key>,
  key: Key,
): readonly Citation[] {
  return citationsIn(rules[key] ?? 'not-applicable');
}
