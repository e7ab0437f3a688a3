import './countdown.css';

interface CountdownProps {
  /** Whole seconds that are left. */
  readonly seconds: number;
  /** Part of the betting time that is left, from 0 to 1. */
  readonly left: number;
  readonly isEnding: boolean;
  readonly label: string;
}

const ROUND = 2 * Math.PI * 24;

/** The ring around the seconds that are left to bet. */
export function Countdown({ seconds, left, isEnding, label }: CountdownProps) {
  return (
    <span className="countdown" data-ending={isEnding || undefined} role="timer" aria-label={label}>
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="24" fill="none" stroke="#ffffff26" strokeWidth="5" />
        <circle
          className="countdown-left"
          cx="28"
          cy="28"
          r="24"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${ROUND * Math.min(1, Math.max(0, left))} ${ROUND}`}
          transform="rotate(-90 28 28)"
        />
      </svg>
      <b>{seconds}</b>
    </span>
  );
}
