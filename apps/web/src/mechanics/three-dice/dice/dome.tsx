import './dome.css';
import './thrown-dice.css';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Die } from './die.tsx';
import { FACES, type Face } from './pips.ts';
import { matrixOf, type Pose, restOf, throwOf } from './tumble.ts';

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
function ThrownDice({ dice, round, isThrown }: ThrownDiceProps) {
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
function TumblingDice() {
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

export type DomeState =
  | { readonly is: 'empty' }
  /** The dice lie under a closed cover: nobody knows what they show. */
  | { readonly is: 'covered' }
  /** The plate shakes; no face is shown before a result is registered. */
  | { readonly is: 'tumbling' }
  | { readonly is: 'showing'; readonly dice: readonly [Face, Face, Face] };

interface DomeProps {
  readonly state: DomeState;
  readonly label: string;
  /** Which throw is shown; a new one is thrown before the eyes of whoever watches. */
  readonly round?: string | undefined;
}

/** The tumbler: a plate under glass, three dice thrown onto it, at rest on the faces of the result. */
export function Dome({ state, label, round }: DomeProps) {
  const dice = state.is === 'showing' ? state.dice : null;
  const thrown = dice ? (round ?? dice.join('-')) : null;
  // What lies there when the screen comes on is shown as it lies.
  const first = useRef(thrown);
  return (
    <div
      className="dome"
      role="img"
      aria-label={label}
      data-dome={state.is}
      data-dice={dice?.join('-')}
    >
      <svg viewBox="0 0 338 190" aria-hidden="true">
        <DomePaints />
        <ellipse
          cx="169"
          cy="112"
          rx="150"
          ry="70"
          fill="#000"
          opacity=".5"
          filter="url(#dome-soft)"
        />
        <ellipse cx="169" cy="104" rx="150" ry="72" fill="url(#dome-rim)" />
        <ellipse cx="169" cy="101" rx="143" ry="67" fill="#0a0f0d" />
        <ellipse cx="169" cy="99" rx="139" ry="64" fill="url(#dome-plate)" />
      </svg>
      {dice && thrown && (
        <ThrownDice dice={dice} round={thrown} isThrown={thrown !== first.current} />
      )}
      {state.is === 'tumbling' && <TumblingDice />}
      <svg className="dome-over" viewBox="0 0 338 190" aria-hidden="true">
        {state.is === 'covered' ? <Cover /> : <Glass />}
      </svg>
    </div>
  );
}

function Glass() {
  return (
    <>
      <path
        d="M22 98C20 26 92 2 169 2S318 26 316 98C300 140 240 166 169 166S38 140 22 98z"
        fill="url(#dome-glass)"
        stroke="#ffffff22"
      />
      <path
        d="M58 52C80 24 120 14 150 13"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

/** A closed brass cover with its handle. */
function Cover() {
  return (
    <g className="dome-cover">
      <path
        d="M24 104C22 34 92 14 169 14s147 20 145 90c-16 40-78 62-145 62S40 144 24 104z"
        fill="url(#dome-cover)"
        stroke="#4d3914"
        strokeWidth="2"
      />
      <path
        d="M24 104c16 38 78 58 145 58s129-20 145-58"
        fill="none"
        stroke="#f8e9c2"
        strokeOpacity=".45"
        strokeWidth="3"
      />
      <path
        d="M60 62C84 34 122 24 152 23"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <ellipse cx="169" cy="16" rx="26" ry="9" fill="#77592a" />
      <ellipse cx="169" cy="11" rx="17" ry="10" fill="url(#dome-rim)" />
    </g>
  );
}

function DomePaints() {
  return (
    <defs>
      <filter id="dome-soft" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <radialGradient id="dome-plate" cx=".5" cy=".4" r=".62">
        <stop offset="0" stopColor="#2a6a5c" />
        <stop offset=".65" stopColor="#113d34" />
        <stop offset="1" stopColor="#062019" />
      </radialGradient>
      <linearGradient id="dome-glass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".26" />
        <stop offset=".35" stopColor="#fff" stopOpacity=".04" />
        <stop offset=".8" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".12" />
      </linearGradient>
      <linearGradient id="dome-rim" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f8e9c2" />
        <stop offset=".5" stopColor="#9b7634" />
        <stop offset="1" stopColor="#4d3914" />
      </linearGradient>
      <radialGradient id="dome-cover" cx=".36" cy=".2" r=".9">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset=".28" stopColor="#d3a85a" />
        <stop offset=".7" stopColor="#8a672c" />
        <stop offset="1" stopColor="#4a3613" />
      </radialGradient>
    </defs>
  );
}
