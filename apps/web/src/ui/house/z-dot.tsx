import './z-dot.css';

/** Standard deviations at either end of the line. */
const REACH = 3.5;
/** Nineteen of twenty lie within it. */
const BAND = 1.96;

/** Where a result lies against what was to be expected; the band holds 95% of all such results. */
export function ZDot({ z }: { readonly z: string | null }) {
  if (z === null) return <span className="z-none">–</span>;
  const value = Number(z);
  const place = (50 * (Math.max(-REACH, Math.min(REACH, value)) + REACH)) / REACH;
  return (
    <span className="z-line" data-out={Math.abs(value) > BAND || undefined}>
      <svg
        viewBox="0 0 100 12"
        width="92"
        height="12"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 6h100" stroke="#22303a" strokeWidth="2" />
        <rect
          x={50 - (50 * BAND) / REACH}
          y="2"
          width={(100 * BAND) / REACH}
          height="8"
          rx="4"
          fill="#1d4a54"
        />
        <path d="M50 1v10" stroke="#4c616f" strokeWidth="1.5" />
      </svg>
      <i style={{ left: `${place}%` }} aria-hidden="true" />
    </span>
  );
}

export function zText(z: string | null): string {
  return z === null ? '–' : Number(z).toFixed(2).replace('-', '−');
}
