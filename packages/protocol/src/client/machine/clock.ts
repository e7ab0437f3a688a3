/** How far the server's clock is ahead of ours, from the pings of late. */
export interface ClockEstimate {
  readonly offset: number;
  /** The round trip of the ping it was taken from. */
  readonly roundTrip: number;
}

export type ClockSamples = readonly ClockEstimate[];

/** Old samples go, because clocks drift. */
const KEPT = 8;

export function withSample(
  samples: ClockSamples,
  { sent, at, now }: { readonly sent: number; readonly at: number; readonly now: number },
): ClockSamples {
  const roundTrip = now - sent;
  // A clock that was set back meanwhile tells nothing.
  if (roundTrip < 0) return samples;
  const offset = Math.round(at - (sent + now) / 2);
  return [...samples.slice(1 - KEPT), { offset, roundTrip }];
}

/** The sample with the shortest round trip is off by at most half of it. */
export function estimateOf(samples: ClockSamples): ClockEstimate | null {
  return samples.reduce<ClockEstimate | null>(
    (best, each) => (best && best.roundTrip <= each.roundTrip ? best : each),
    null,
  );
}
