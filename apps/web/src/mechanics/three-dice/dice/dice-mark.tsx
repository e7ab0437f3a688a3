/** What stands for a game of dice beside its name: two dice that need nothing else on the page. */
export function DiceMark({ size }: { readonly size: number }) {
  return (
    <>
      <MarkedDie
        size={size}
        pips={[
          [28, 28],
          [72, 28],
          [28, 72],
          [72, 72],
        ]}
        radius={10}
      />
      <MarkedDie size={size} pips={[[50, 50]]} radius={16} />
    </>
  );
}

interface MarkedDieProps {
  readonly size: number;
  readonly pips: readonly (readonly [number, number])[];
  readonly radius: number;
}

function MarkedDie({ size, pips, radius }: MarkedDieProps) {
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
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#c9302b" />
      ))}
    </svg>
  );
}
