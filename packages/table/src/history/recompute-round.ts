import { checkConfig } from '../configuration/check-config.ts';
import type { TableLibrary } from '../library.ts';
import { type Comparison, type Difference, differencesIn } from './difference.ts';
import { factsIn } from './operations.ts';
import { recomputeBets } from './recompute-bets.ts';
import { recomputeHeader } from './recompute-header.ts';
import { recomputeMoney } from './recompute-money.ts';
import type { RoundRecord } from './round-record.ts';

export interface Recomputed {
  readonly round: string;
  /** How many things were compared; a record in which nothing can be compared proves nothing. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/**
 * Computes a round again from its record alone, with the rules engine: the stakes from the first
 * chip, the close and its limits, every line of every settlement, every movement of money. Who gave
 * a command and when it was given are taken on trust: they are what the hash chain proves. So is the
 * seed of a virtual result, which `verifyReveal` of `@baize/chance` checks.
 */
export function recomputeRound(record: RoundRecord, library: TableLibrary): Recomputed {
  const differences: Difference[] = [];
  let compared = 0;
  try {
    for (const comparison of comparisonsOf(record, library)) {
      compared += 1;
      differences.push(...differencesIn(comparison));
    }
  } catch (error) {
    // A record somebody has changed may hold what no journal could; that is a finding, not a crash.
    const recomputed = error instanceof Error ? error.message : String(error);
    differences.push({ where: 'the record', recorded: 'cannot be computed with', recomputed });
  }
  return { round: record.round, compared, differences };
}

function* comparisonsOf(record: RoundRecord, library: TableLibrary): Generator<Comparison> {
  const checked = checkConfig(record.config, library);
  if (!checked.ok) {
    const { field, message } = checked.error;
    yield { where: `config.${field}`, recorded: message, recomputed: null };
    return;
  }
  const rules = checked.value;
  const facts = factsIn(record.operations);
  yield* recomputeHeader(record, facts, rules, library);
  yield* recomputeBets(facts, rules);
  yield* rules.mechanic.recompute(facts, rules);
  yield* recomputeMoney(record, facts, rules);
}
