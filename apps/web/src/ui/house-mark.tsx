/** Sixteen parts of the edge, every other one of ivory. */
const EDGE = `${(2 * Math.PI * 38) / 16}`;

/** The mark of the house: a chip of green cloth and brass, which belongs to no game. */
export function HouseMark({ size }: { readonly size: number }) {
  return (
    <svg className="house-mark" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" fill="#0c4439" stroke="#d9b25f" strokeWidth="4" />
      <circle
        cx="50"
        cy="50"
        r="38"
        fill="none"
        stroke="#f3ead6"
        strokeWidth="9"
        strokeDasharray={EDGE}
      />
      <circle cx="50" cy="50" r="30" fill="#126150" stroke="#d9b25f" strokeWidth="3" />
      <path d="M50 27 70 50 50 73 30 50Z" fill="#f3d995" />
      <path d="M50 39 60 50 50 61 40 50Z" fill="#0c4439" />
    </svg>
  );
}
