import type { Ink } from './ink.ts';

export type Shape =
  | {
      readonly shape: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Ink;
    }
  | {
      readonly shape: 'line';
      readonly from: readonly [x: number, y: number];
      readonly to: readonly [x: number, y: number];
      readonly stroke: Ink;
      readonly width: number;
    }
  | {
      readonly shape: 'text';
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly ink: Ink;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly isStrong: boolean;
    };

/** A picture in points, for the screen and for paper; its description says in words what it shows. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly shapes: readonly Shape[];
}

/** The width of the text on a page of A4. */
export const FULL_WIDTH = 500;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Ink,
): readonly Shape[] {
  return width > 0 && height > 0 ? [{ shape: 'rect', x, y, width, height, fill }] : [];
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: Ink,
  width = 0.6,
): Shape {
  return { shape: 'line', from, to, stroke, width };
}

interface TextOptions {
  readonly size?: number;
  readonly ink?: Ink;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isStrong?: boolean;
}

export function text(x: number, y: number, content: string, options: TextOptions = {}): Shape {
  const { size = 7.5, ink = 'ink', anchor = 'start', isStrong = false } = options;
  return { shape: 'text', x, y, text: content, size, ink, anchor, isStrong };
}

/** Coordinates with two decimals: the same picture on every machine, to the byte. */
export function coordinate(value: number): number {
  return Math.round(value * 100) / 100;
}
