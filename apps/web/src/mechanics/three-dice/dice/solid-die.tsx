import { type Face, PIPS, pipColour, pipRadius } from './pips.ts';
import { type Side, visibleSides } from './solid.ts';

interface SolidDieProps {
  /** The uppermost face: the one that counts. */
  readonly top: Face;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** Which of the other faces is turned to the viewer. */
  readonly variant: number;
}

/** A die lying on the plate of the dome, seen from a seat. */
export function SolidDie({ top, x, y, size, turn, variant }: SolidDieProps) {
  const sides = visibleSides(top, variant, { x, y, size, turn });
  return (
    <g className="solid-die">
      <ellipse
        cx={x + size * 0.1}
        cy={y + size * 0.38}
        rx={size * 0.86}
        ry={size * 0.56}
        fill="#000"
        opacity=".38"
        filter="url(#dome-soft)"
      />
      {sides.map((side) => (
        <DieSide key={side.matrix} side={side} size={size} />
      ))}
    </g>
  );
}

function DieSide({ side, size }: { readonly side: Side; readonly size: number }) {
  const fill = side.isTop ? '#fbf6ea' : side.light > 0.8 ? '#d9ccb0' : '#b8a988';
  return (
    <>
      <polygon
        points={side.outline.map((point) => point.map((each) => each.toFixed(1)).join()).join(' ')}
        fill={fill}
        stroke={fill}
        strokeWidth={size * 0.11}
        strokeLinejoin="round"
      />
      <g transform={side.matrix}>
        {PIPS[side.face].map(([cx, cy]) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={pipRadius(side.face)}
            fill={pipColour(side.face)}
            opacity={side.isTop ? 1 : 0.85}
          />
        ))}
      </g>
    </>
  );
}
