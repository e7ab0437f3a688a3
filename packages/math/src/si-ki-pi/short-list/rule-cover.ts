import type { SafeRule } from './safe-rules.ts';

/** Rules against patterns, as the search wants them: gains in whole numbers, patterns numbered from 0. */
export interface RuleCover {
  readonly rules: readonly SafeRule[];
  /** By rule: the patterns it gains on, and how much. */
  readonly patterns: readonly Int32Array[];
  readonly gains: readonly Float64Array[];
  /** By pattern: what the best rule gains. */
  readonly most: Float64Array;
}

export function ruleCover(rules: readonly SafeRule[]): RuleCover {
  const numbers = new Map<number, number>();
  for (const { gains } of rules) {
    for (const pattern of gains.keys()) {
      if (!numbers.has(pattern)) numbers.set(pattern, numbers.size);
    }
  }
  const most = new Float64Array(numbers.size);
  const patterns = rules.map(({ gains }) =>
    Int32Array.from(gains.keys(), (pattern) => numbers.get(pattern) ?? 0),
  );
  const gains = rules.map((rule) => Float64Array.from(rule.gains.values()));
  patterns.forEach((own, rule) => {
    own.forEach((pattern, place) => {
      most[pattern] = Math.max(most[pattern] ?? 0, gains[rule]?.[place] ?? 0);
    });
  });
  return { rules, patterns, gains, most };
}

/** Leaves out a rule where another gains as much on every pattern: no list needs it. */
export function dropDominated(rules: readonly SafeRule[]): readonly SafeRule[] {
  const kept: SafeRule[] = [];
  const bySize = rules.toSorted(
    (a, b) => b.gains.size - a.gains.size || a.rule.facts.length - b.rule.facts.length,
  );
  for (const each of bySize) {
    if (!kept.some((other) => covers(other, each))) kept.push(each);
  }
  return kept;
}

function covers(other: SafeRule, each: SafeRule): boolean {
  for (const [pattern, gain] of each.gains) {
    if ((other.gains.get(pattern) ?? 0) < gain) return false;
  }
  return true;
}

/** What a list gains if each hand is arranged by the best of the rules that apply to it. */
export function listGain({ patterns, gains, most }: RuleCover, list: readonly number[]): number {
  const best = new Float64Array(most.length);
  for (const rule of list) {
    patterns[rule]?.forEach((pattern, place) => {
      best[pattern] = Math.max(best[pattern] ?? 0, gains[rule]?.[place] ?? 0);
    });
  }
  return best.reduce((sum, gain) => sum + gain, 0);
}
