import { countEvidence, evidenceOfP, meanOfLogs } from '../../statistics/evidence.ts';
import { type EvennessWatch, evennessWatch } from '../evidence/evenness-watch.ts';
import type { Evidence } from '../evidence/evidence.ts';
import {
  type Aspect,
  countsBy,
  everyOutcome,
  type OutcomeSpace,
  waysOf,
} from '../outcome-space.ts';
import { type EnumeratedTally, symbolsOf } from '../tally/enumerated-tally.ts';
import { LAGS } from '../tally/lag-matches.ts';
import { pairTable } from './dependence.ts';
import { lagTitle } from './repetition.ts';

/** What is kept of the evenness of a growing record. */
export interface EnumeratedEvenness {
  readonly ofParts: EvennessWatch;
  readonly ofOutcomes: EvennessWatch;
}

export function enumeratedEvenness(): EnumeratedEvenness {
  return { ofParts: evennessWatch(), ofOutcomes: evennessWatch() };
}

export function lookAtEvenness(
  { ofParts, ofOutcomes }: EnumeratedEvenness,
  look: number,
  { space, counts }: EnumeratedTally,
): void {
  ofParts.look(
    look,
    space.parts.map((part) => countsBy(part, counts)),
  );
  ofOutcomes.look(look, [counts]);
}

/** Every way to bet against the fairness of enumerated results. */
export function enumeratedEvidence(
  tally: EnumeratedTally,
  { ofParts, ofOutcomes }: EnumeratedEvenness,
): readonly Evidence[] {
  const { space, counts, partRuns, outcomeRuns, replays } = tally;
  const { words, parts } = space;
  return [
    ...parts.map((part) => aspectEvidence(space, part, counts)),
    ...(space.pooled === null ? [] : [pooledEvidence(space, counts)]),
    ...space.aspects.map((aspect) => aspectEvidence(space, aspect, counts)),
    ...(parts.length > 1 ? [aspectEvidence(space, everyOutcome(space), counts)] : []),
    ...pairEvidence(tally),
    ...successionEvidence(tally),
    lagEvidence(tally),
    ...halvesEvidence(tally),
    ...(parts.length > 1
      ? [boundEvidence(`longest run of one ${words.symbol}`, partRuns.logBoundAnytime())]
      : []),
    boundEvidence(`longest run of one ${words.one}`, outcomeRuns.logBoundAnytime()),
    boundEvidence(`longest stretch of ${words.many} that came again`, replays.logBoundAnytime()),
    ...(parts.length > 1 ? [{ test: `too even ${words.symbols}`, log: ofParts.log() }] : []),
    { test: `too even ${words.many}`, log: ofOutcomes.log() },
  ];
}

/** Counts of labels against the chances the enumeration gives them. */
export function aspectEvidence(
  { outcomes }: OutcomeSpace,
  aspect: Aspect,
  counts: ArrayLike<number>,
): Evidence {
  const chances = waysOf(aspect).map((ways) => ways / outcomes);
  return { test: aspect.title, log: countEvidence(countsBy(aspect, counts), chances) };
}

/** All parts as if they were one: for a problem that all of them have. */
export function pooledEvidence(
  { parts, pooled }: OutcomeSpace,
  counts: ArrayLike<number>,
): Evidence {
  const all = parts.map((part) => countsBy(part, counts));
  const labels = parts[0]?.labels ?? [];
  const sums = labels.map((_, i) => all.reduce((sum, of) => sum + (of[i] ?? 0), 0));
  return { test: pooled ?? '', log: countEvidence(sums, evenChances(labels.length)) };
}

function pairEvidence({ space, counts }: EnumeratedTally): readonly Evidence[] {
  return space.pairs.flatMap(({ title, parts: [a, b] }) => {
    const [first, second] = [space.parts[a], space.parts[b]];
    if (first === undefined || second === undefined) return [];
    const table = pairTable(first, second, counts);
    return [{ test: title, log: countEvidence(table, evenChances(table.length)) }];
  });
}

/** A part's next symbol, with counts of its own after each symbol: the bets multiply. */
function successionEvidence({ space, successions }: EnumeratedTally): readonly Evidence[] {
  const symbols = symbolsOf(space);
  const chances = evenChances(symbols);
  return space.parts.map(({ succession }, i) => {
    let log = 0;
    for (let row = 0; row < symbols; row += 1) {
      log += countEvidence(
        successions[i]?.subarray(row * symbols, (row + 1) * symbols) ?? [],
        chances,
      );
    }
    return { test: succession, log };
  });
}

function lagEvidence({ space, lags }: EnumeratedTally): Evidence {
  const chance = 1 / symbolsOf(space);
  const logs = Array.from({ length: LAGS }, (_, i) => {
    const matches = lags.matches()[i] ?? 0;
    return countEvidence([matches, lags.compared(i + 1) - matches], [chance, 1 - chance]);
  });
  return { test: lagTitle(space), log: meanOfLogs(logs) };
}

/** Whether a kind is followed by itself: every change begins a run. */
export function halvesEvidence({ space, halves }: EnumeratedTally): readonly Evidence[] {
  if (space.halves === null) return [];
  const { lower, upper, runs } = halves.counts();
  const changes = Math.max(0, runs - 1);
  const steps = Math.max(0, lower + upper - 1);
  return [{ test: space.halves.title, log: countEvidence([changes, steps - changes], [0.5, 0.5]) }];
}

export function boundEvidence(test: string, logP: number): Evidence {
  return { test, log: evidenceOfP(logP) };
}

function evenChances(cells: number): readonly number[] {
  return new Array<number>(cells).fill(1 / cells);
}
