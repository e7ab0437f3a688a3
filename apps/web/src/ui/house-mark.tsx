/** The mark of the house: two dice that need nothing else on the page. */
export function HouseMark({ size }: { readonly size: number }) {
  return (
    <>
      <Mark
        size={size}
        pips={[
          [28, 28],
          [72, 28],
          [28, 72],
          [72, 72],
        ]}
        radius={10}
        colour="#c9302b"
      />
      <Mark size={size} pips={[[50, 50]]} radius={16} colour="#c9302b" />
    </>
  );
}

interface MarkProps {
  readonly size: number;
  readonly pips: readonly (readonly [number, number])[];
  readonly radius: number;
  readonly colour: string;
}

function Mark({ size, pips, radius, colour }: MarkProps) {
  return (
    <svg className="die" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <rect
        x="3"
        y="3"
        width="94"
        height="94"
        rx="21"
        fill="#f3ead6"
        stroke="#b9a983"
        strokeWidth="2.5"
      />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={colour} />
      ))}
    </svg>
  );
}
