import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Die } from './die.tsx';
import { FACES, type Face } from './pips.ts';
import { matrixOf, type Pose, restOf, throwOf } from './tumble.ts';
import './thrown-dice.css';

const PLACES = [0, 1, 2] as const;
const DURATION = 1_500;

interface ThrownDiceProps {
  readonly dice: readonly [Face, Face, Face];
  /** Which throw this is: another one is thrown before the eyes of whoever watches. */
  readonly round: string;
  /** Whether they were seen being tumbled; what lay there when the screen came on is just shown. */
  readonly isThrown: boolean;
}

/** Three dice on the plate, in three dimensions: thrown once, at rest on the faces of the result. */
export function ThrownDice({ dice, round, isThrown }: ThrownDiceProps) {
  return (
    <div className="dice-scene" aria-hidden="true">
      <div className="dice-plate">
        {PLACES.map((place) => (
          <ThrownDie
            key={`${round} ${place}`}
            face={dice[place]}
            place={place}
            seed={seedOf(round)}
            isThrown={isThrown}
          />
        ))}
      </div>
    </div>
  );
}

function ThrownDie(props: {
  readonly face: Face;
  readonly place: 0 | 1 | 2;
  readonly seed: number;
  readonly isThrown: boolean;
}) {
  const { face, place, seed, isThrown } = props;
  const cube = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const rest = restOf(face, place);
  // A correction turns a die over without throwing it again.
  const wasThrown = useRef(false);
  useLayoutEffect(() => {
    if (!isThrown || wasThrown.current || isStill()) return;
    wasThrown.current = true;
    const poses = throwOf(face, place, seed);
    const timing = { duration: DURATION, easing: 'linear' } as const;
    const moved = poses.map((pose) => ({ offset: pose.at, transform: transformOf(pose) }));
    cube.current?.animate(moved, timing);
    shadow.current?.animate(
      poses.map((pose) => ({ offset: pose.at, ...shadowOf(pose) })),
      timing,
    );
  }, [face, place, seed, isThrown]);
  return (
    <>
      <div ref={shadow} className="die-shadow" style={shadowOf(rest)} />
      <div ref={cube} className="die-cube" data-up={face} style={{ transform: transformOf(rest) }}>
        {FACES.map((each) => (
          <span key={each} className="die-side" data-face={each}>
            <Die face={each} size={100} />
          </span>
        ))}
      </div>
    </>
  );
}

/** Something is moving and nothing can be read: cubes without pips, until a result is registered. */
export function TumblingDice() {
  return (
    <div className="dice-scene" aria-hidden="true">
      <div className="dice-plate">
        {PLACES.map((place) => (
          <div key={place} className={`die-cube die-cube--blank tumbling-${place}`}>
            {FACES.map((each) => (
              <span key={each} className="die-side" data-face={each} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function isStill(): boolean {
  const isAsked = document.documentElement.dataset.motion === 'less';
  return isAsked || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** One em is the edge of a die. The lowest corner touches the plate, however the die is turned. */
function transformOf({ x, y, z, turn }: Pose): string {
  const [, , , , , , a = 0, b = 0, c = 0] = matrixOf(turn);
  const middle = z + (Math.abs(a) + Math.abs(b) + Math.abs(c)) / 2;
  const [qx, qy, qz, w] = turn;
  const angle = 2 * Math.acos(Math.min(1, Math.max(-1, w)));
  const axis = Math.hypot(qx, qy, qz) < 1e-9 ? '0, 0, 1' : `${qx}, ${qy}, ${qz}`;
  return `translate3d(${x}em, ${y}em, ${middle}em) rotate3d(${axis}, ${angle}rad)`;
}

function shadowOf({ x, y, z }: Pose): Pick<CSSProperties, 'transform'> & { opacity: number } {
  const size = 1 + z * 0.25;
  return {
    transform: `translate3d(${x + z * 0.2}em, ${y + z * 0.1}em, 0.01em) scale(${size})`,
    opacity: 0.55 / (1 + z),
  };
}

function seedOf(round: string): number {
  let seed = 7;
  for (const character of round)
    seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return seed % 100_003;
}
