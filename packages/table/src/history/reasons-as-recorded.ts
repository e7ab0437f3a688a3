import { citationsIn } from '@baize/game';
import type { LimitRules } from '../configuration/table-rules.ts';
import type { EventOf } from '../event.ts';

type Close = EventOf<'BetsClosed'>;

/**
 * A close once gave the reasons of every limit for every cut, and those of all terminals for each
 * posting. Such records stand: the right reasons are among them. Whatever else they say is compared.
 */
export function withReasonsAsRecorded(
  recorded: Close,
  recomputed: Close,
  rules: LimitRules,
): Close {
  const limits = new Set<string>(LIMIT_KEYS.flatMap((key) => citationsIn(rules.rules[key])));
  const allowed = <Reasons extends readonly string[]>(
    was: Reasons | null | undefined,
    is: Reasons,
  ): Reasons => (was && isWider(was, is, limits) ? was : is);
  return {
    ...recomputed,
    because: allowed(recorded.because, recomputed.because),
    postings: recomputed.postings.map((each, index) => ({
      ...each,
      because: allowed(recorded.postings[index]?.because, each.because),
    })),
    stakes: recomputed.stakes.map((each, index) => ({
      ...each,
      stakes: each.stakes.map((stake, place) => {
        const was = recorded.stakes[index]?.stakes[place]?.because;
        return stake.because ? { ...stake, because: allowed(was, stake.because) } : stake;
      }),
    })),
  };
}

const LIMIT_KEYS = [
  'pro-rata',
  'pro-rata-floors-stand',
  'pro-rata-spares-small-stakes',
  'differential',
  'below-minimum-stands',
] as const;

/** The right reasons, and besides them only others about limits. */
function isWider(was: readonly string[], is: readonly string[], limits: ReadonlySet<string>) {
  return (
    is.every((each) => was.includes(each)) &&
    was.every((each) => is.includes(each) || limits.has(each))
  );
}
