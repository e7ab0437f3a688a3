import type { Face } from './pips.ts';

type Point = readonly [x: number, y: number];
type Corner = readonly [x: number, y: number, z: number];

/** One visible side of a cube: its outline, and how a unit square maps onto it. */
export interface Side {
  readonly face: Face;
  readonly outline: readonly Point[];
  readonly matrix: string;
  readonly isTop: boolean;
  /** How much light falls on it, from 0 to 1. */
  readonly light: number;
}

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How far the cube is turned about its upright axis, in degrees. */
  readonly turn: number;
}

/** From how high one looks down. */
const ELEVATION = (58 * Math.PI) / 180;

/** The sides of a die one can see from a seat at the table, the uppermost face last. */
export function visibleSides(top: Face, variant: number, pose: Pose): readonly Side[] {
  const around = AROUND.filter((face) => face !== top && face !== opposite(top));
  const left = around[variant % around.length] ?? 1;
  const right = around.find((face) => face !== left && face !== opposite(left)) ?? 2;
  const walls: readonly Wall[] = [
    { normal: [0, 1], origin: [H, H, H], along: [-1, 0, 0], face: left },
    { normal: [1, 0], origin: [H, -H, H], along: [0, 1, 0], face: right },
    { normal: [-1, 0], origin: [-H, H, H], along: [0, -1, 0], face: opposite(right) },
    { normal: [0, -1], origin: [-H, -H, H], along: [1, 0, 0], face: opposite(left) },
  ];
  const turn = (pose.turn * Math.PI) / 180;
  const facing = walls
    .map((wall) => ({
      wall,
      light: wall.normal[0] * Math.sin(turn) + wall.normal[1] * Math.cos(turn),
    }))
    .filter(({ light }) => light > 0)
    .toSorted((a, b) => a.light - b.light);
  return [
    ...facing.map(({ wall, light }) =>
      sideOf({ ...wall, down: [0, 0, -1], light, isTop: false }, pose),
    ),
    sideOf(
      {
        origin: [-H, -H, H],
        along: [1, 0, 0],
        down: [0, 1, 0],
        face: top,
        light: 1,
        isTop: true,
      },
      pose,
    ),
  ];
}

interface Wall {
  readonly normal: Point;
  readonly origin: Corner;
  readonly along: Corner;
  readonly face: Face;
}

const H = 0.5;
const AROUND: readonly Face[] = [2, 3, 6, 5, 4, 1];

/** Opposite faces of a die add up to seven. */
function opposite(face: Face): Face {
  const OPPOSITE: Readonly<Record<Face, Face>> = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 };
  return OPPOSITE[face];
}

function sideOf(
  side: Omit<Wall, 'normal'> & {
    readonly down: Corner;
    readonly light: number;
    readonly isTop: boolean;
  },
  pose: Pose,
): Side {
  const a = project(side.origin, pose);
  const b = project(sum(side.origin, side.along), pose);
  const d = project(sum(side.origin, side.down), pose);
  const c: Point = [b[0] + d[0] - a[0], b[1] + d[1] - a[1]];
  const matrix = [b[0] - a[0], b[1] - a[1], d[0] - a[0], d[1] - a[1], a[0], a[1]];
  return {
    face: side.face,
    outline: [a, b, c, d],
    matrix: `matrix(${matrix.map((each) => each.toFixed(2)).join(' ')})`,
    isTop: side.isTop,
    light: side.light,
  };
}

function project([x, y, z]: Corner, pose: Pose): Point {
  const turn = (pose.turn * Math.PI) / 180;
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  const up = away * Math.sin(ELEVATION) - z * Math.cos(ELEVATION);
  return [pose.x + pose.size * across, pose.y + pose.size * up];
}

function sum(one: Corner, other: Corner): Corner {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}
