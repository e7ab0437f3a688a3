import { FACES, type Face, PIPS, pipColour, pipRadius } from './pips.ts';

/** A die seen from above. `DieSymbols` has to be on the page once. */
export function Die({ face, size }: { readonly face: Face; readonly size: number }) {
  return (
    <svg className="die" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#die-${face}`} />
    </svg>
  );
}

/** The six faces, drawn once and used by every die on the page. */
export function DieSymbols() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <linearGradient id="die-ivory" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf6" />
          <stop offset=".55" stopColor="#f3ead6" />
          <stop offset="1" stopColor="#d9caa8" />
        </linearGradient>
        {FACES.map((face) => (
          <symbol key={face} id={`die-${face}`} viewBox="0 0 100 100">
            <rect
              x="3"
              y="3"
              width="94"
              height="94"
              rx="21"
              fill="url(#die-ivory)"
              stroke="#b9a983"
              strokeWidth="2.5"
            />
            <path
              d="M24 8h52a16 16 0 0 1 16 16v4a20 20 0 0 0-20-14H28A20 20 0 0 0 8 28v-4A16 16 0 0 1 24 8z"
              fill="#fff"
              opacity=".75"
            />
            {PIPS[face].map(([x, y]) => (
              <circle
                key={`${x} ${y}`}
                cx={x * 100}
                cy={y * 100}
                r={pipRadius(face) * 100}
                fill={pipColour(face)}
              />
            ))}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}
