import type { Face } from './pips.ts';

/** A turn in three dimensions, as a unit quaternion. */
export type Turn = readonly [x: number, y: number, z: number, w: number];

/** Where a die is at one moment of a throw: on the plate, above it, and how it is turned. */
export interface Pose {
  /** From 0 to 1 of the throw. */
  readonly at: number;
  /** Across and away on the plate, and above it, in edges of a die. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: Turn;
}

/** Where the three dice come to rest: far enough apart that none touches another however it lies. */
const RESTS = [
  { x: -1.3, y: -0.2, yaw: 26 },
  { x: 1.25, y: -0.35, yaw: -33 },
  { x: 0.05, y: 0.75, yaw: 9 },
] as const;

const STEPS = 48;
/** When a die meets the plate, and how high it leaves it again. */
const BOUNCES = [
  { until: 0.34, height: 2.6 },
  { until: 0.6, height: 1.2 },
  { until: 0.78, height: 0.5 },
  { until: 0.9, height: 0.16 },
] as const;

/**
 * The throw of one die, as poses that a browser runs through: it flies, meets the plate four times and comes to
 * rest on the face of the result. The last pose is decided first; everything before leads there. The same
 * round is thrown in the same way on every screen.
 */
export function throwOf(face: Face, die: 0 | 1 | 2, seed: number): readonly Pose[] {
  const random = numbersFrom(seed * 3 + die + 1);
  const rest = restOf(face, die);
  const from = { x: random() * 3 - 1.5, y: random() * 2 - 1 };
  const spin = axisOf(random);
  const turns = 2 + random();
  return Array.from({ length: STEPS + 1 }, (_, step): Pose => {
    const at = step / STEPS;
    const left = (1 - at) ** 2;
    const turn = times(rotation(spin, turns * 2 * Math.PI * left), rest.turn);
    return {
      at,
      x: rest.x + (from.x - rest.x) * left,
      y: rest.y + (from.y - rest.y) * left,
      z: heightAt(at),
      turn: step === STEPS ? rest.turn : turn,
    };
  });
}

/** A die at rest on the plate with this face up. */
export function restOf(face: Face, die: 0 | 1 | 2): Pose {
  const { x, y, yaw } = RESTS[die];
  const turn = times(rotation([0, 0, 1], (yaw * Math.PI) / 180), UPWARDS[face]);
  return { at: 1, x, y, z: 0, turn };
}

function heightAt(at: number): number {
  let begins = 0;
  for (const { until, height } of BOUNCES) {
    if (at < until) {
      const part = (at - begins) / (until - begins);
      // The first flight begins in the air.
      return begins === 0 ? height * (1 - part * part) : height * 4 * part * (1 - part);
    }
    begins = until;
  }
  return 0;
}

const QUARTER = Math.PI / 2;

/** Which turn brings a face up, for a die whose 1 is up, 2 towards the viewer and 3 to the right. */
const UPWARDS: Readonly<Record<Face, Turn>> = {
  1: [0, 0, 0, 1],
  6: rotation([1, 0, 0], Math.PI),
  2: rotation([1, 0, 0], QUARTER),
  5: rotation([1, 0, 0], -QUARTER),
  3: rotation([0, 1, 0], -QUARTER),
  4: rotation([0, 1, 0], QUARTER),
};

type Axis = readonly [x: number, y: number, z: number];

function rotation([x, y, z]: Axis, angle: number): Turn {
  const s = Math.sin(angle / 2);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}

function times([ax, ay, az, aw]: Turn, [bx, by, bz, bw]: Turn): Turn {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** The nine numbers of a turn, row by row. */
export function matrixOf([x, y, z, w]: Turn): readonly number[] {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - z * w),
    2 * (x * z + y * w),
    2 * (x * y + z * w),
    1 - 2 * (x * x + z * z),
    2 * (y * z - x * w),
    2 * (x * z - y * w),
    2 * (y * z + x * w),
    1 - 2 * (x * x + y * y),
  ];
}

function axisOf(random: () => number): Axis {
  const angle = random() * 2 * Math.PI;
  const up = random() * 0.8 - 0.4;
  const flat = Math.sqrt(1 - up * up);
  return [Math.cos(angle) * flat, Math.sin(angle) * flat, up];
}

/** Numbers below one, the same for the same seed; they decide how it looks and never what it shows. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
