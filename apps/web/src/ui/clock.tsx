import { useEffect, useState } from 'react';

interface ClockProps {
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  readonly offset: number;
  readonly withSeconds?: boolean;
}

/** The time of day by the server's clock. */
export function Clock({ offset, withSeconds = false }: ClockProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const at = new Date(now + offset);
  const text = at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
  });
  return (
    <time className="clock" dateTime={at.toISOString()}>
      {text}
    </time>
  );
}
