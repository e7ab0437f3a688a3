import { groupDigits } from '../finding.ts';
import type { ReplaySearch } from '../tally/replay-search.ts';
import { type Alarm, LOOK } from './alarm.ts';
import { capital } from './evidence-alarm.ts';

/** A table that is fair and stays so ever raises such an alarm with at most this chance. */
const EVER_BY_REPLAY = 0.001;

export interface ReplayAlarms {
  /** With another surprise for each result where they are written down in order of size. */
  raised(
    words: { readonly one: string; readonly many: string },
    surpriseOfEach?: number,
  ): readonly Alarm[];
}

/** Raised for a repeated stretch, and again whenever the longest one is twice as long. */
export function replayAlarms(replays: ReplaySearch): ReplayAlarms {
  let enough = 0;
  return {
    raised({ one, many }, surpriseOfEach) {
      const longest = replays.longest();
      if (longest === null || longest.length < enough) return [];
      if (replays.logBoundAnytime(surpriseOfEach) > Math.log(EVER_BY_REPLAY)) return [];
      enough = 2 * longest.length;
      const { length, from, until } = longest;
      const again =
        length === 1
          ? `${capital(one)} ${groupDigits(until)} is ${one} ${groupDigits(from)} once more.`
          : `${capital(one)} ${groupDigits(until)}: the last ${groupDigits(length)} ${many} are those from ` +
            `${one} ${groupDigits(from)} on, in the same order.`;
      const sentence =
        `${again} Of fair tables at most one in ${groupDigits(1 / EVER_BY_REPLAY)} ever shows such a ` +
        `repetition; ${LOOK}`;
      return [{ at: until, sentence, details: { replay: { length, from } } }];
    },
  };
}
