interface CountdownProps {
  readonly closesAt: number | null;
  readonly openedAt: number | null;
  readonly now: number;
}

const AROUND = 2 * Math.PI * 26;

/** How long bets are still taken; nothing where nobody counts. */
export function Countdown({ closesAt, openedAt, now }: CountdownProps) {
  if (closesAt === null || openedAt === null || now > closesAt) return null;
  const left = Math.max(0, closesAt - now);
  const share = left / Math.max(1, closesAt - openedAt);
  return (
    <span className="pit-countdown" role="timer">
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="26" fill="none" stroke="#22303a" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r="26"
          fill="none"
          stroke="#ffb638"
          strokeWidth="6"
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <b>{Math.ceil(left / 1000)}</b>
    </span>
  );
}
