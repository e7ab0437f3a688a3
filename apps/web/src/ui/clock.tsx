import { useEffect, useState } from 'react';
import { hourText, timeText, useZone } from '../text/moment.ts';

interface ClockProps {
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  readonly offset: number;
  /** To the second, and with the name of the time all others on the screen are told in. */
  readonly isExact?: boolean;
}

/** The time of day of the floor, by the server's clock. */
export function Clock({ offset, isExact = false }: ClockProps) {
  const zone = useZone();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const at = now + offset;
  return (
    <time className="clock" dateTime={new Date(at).toISOString()}>
      {isExact ? timeText(at) : hourText(at)}
      {isExact && zone !== null && (
        <small className="clock-zone" lang="en">
          {zone}
        </small>
      )}
    </time>
  );
}
