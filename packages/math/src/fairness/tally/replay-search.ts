import { logShareOfMoment } from '../../statistics/evidence.ts';
import { KEY_SURPRISE, REPLAY_WINDOW, recentResults } from './recent-results.ts';

/** A stretch of results that came once more in the same order. */
export interface Replay {
  readonly length: number;
  /** The results, counted from 1, with which it ended and with which it began the first time. */
  readonly until: number;
  readonly from: number;
  /** Minus the logarithm of the chance that so many results repeat given ones. */
  readonly surprise: number;
}

export interface ReplaySearch {
  /** `surprise` is minus the logarithm of the largest chance such a result can have. */
  accept(code: number, surprise: number): void;
  longest(): Replay | null;
  /**
   * The logarithm of a bound on the chance that fair results show such a repetition anywhere. With
   * another surprise for each result, of the longest stretch alone.
   */
  logBound(surpriseOfEach?: number): number;
  /** The same whenever one looks. */
  logBoundAnytime(surpriseOfEach?: number): number;
}

/**
 * Finds stretches of results that were there before, in memory that does not grow: the last results
 * of each moment are looked up, and where they were seen before the two places are followed together.
 */
export function replaySearch(): ReplaySearch {
  const recent = recentResults();
  let source = -1;
  let length = 0;
  let surprise = 0;
  let best: Replay | null = null;
  let anytime = 0;

  const note = (): void => {
    const n = recent.n();
    const pairs = Math.log(Math.min(n, REPLAY_WINDOW));
    anytime = Math.min(anytime, pairs - surprise - logShareOfMoment(n));
    if (best !== null && best.surprise >= surprise) return;
    best = { length, until: n, from: source - length + 1, surprise };
  };
  const follow = (place: number): void => {
    const agreed = recent.agreement(place);
    if (agreed.surprise < KEY_SURPRISE) return;
    source = place + 1;
    ({ length, surprise } = agreed);
    note();
  };

  return {
    accept(code, chance) {
      recent.add(code, chance);
      if (source >= 0 && recent.isAt(source, code)) {
        source += 1;
        length += 1;
        surprise += chance;
        note();
      } else source = -1;
      const place = recent.seenBefore();
      if (source < 0 && place >= 0) follow(place);
    },
    longest: () => best,
    logBound: (surpriseOfEach) =>
      best === null ? 0 : Math.min(0, logPairs(recent.n()) - surpriseOf(best, surpriseOfEach)),
    logBoundAnytime(surpriseOfEach) {
      if (surpriseOfEach === undefined || best === null) return anytime;
      const pairs = Math.log(Math.min(best.until, REPLAY_WINDOW));
      return Math.min(0, pairs - best.length * surpriseOfEach - logShareOfMoment(best.until));
    },
  };
}

function surpriseOf({ length, surprise }: Replay, ofEach: number | undefined): number {
  return ofEach === undefined ? surprise : length * ofEach;
}

/** How many pairs of places were compared: every one with those before it within the window. */
function logPairs(n: number): number {
  const reach = Math.min(n, REPLAY_WINDOW);
  return Math.log(Math.max(1, (reach * (reach - 1)) / 2 + (n - reach) * reach));
}
