import type { Readable, Writable } from 'node:stream';
import type { HouseLibrary } from '@baize/house/library';
import type { Sink } from './json-lines/sink.ts';

/** Everything a command may touch of the world it runs in; tests hand over streams of their own. */
export interface Io {
  readonly input: Readable;
  readonly out: Sink;
  readonly err: Sink;
  /** Whether a person types into `input`. */
  readonly isInputTerminal: boolean;
  /** Whether a person reads `out`, so that tables serve better than JSON lines. */
  readonly isTerminal: boolean;
  readonly hasColours: boolean;
  /** Where a line can be edited while it is typed; null unless a person sits at both ends. */
  readonly screen: Writable | null;
  /** The books there are: those of the platform, and those of `--with`. */
  readonly library: HouseLibrary;
  /** The paths of `--with`. */
  readonly packages: readonly string[];
  /** Gives what draws a fair whole number from 0 up to, not including, a limit. */
  readonly loadDraw: () => Promise<(limit: number) => number>;
}

/** The world before a command has said whether it needs books: then they are loaded, unless somebody brings some. */
export interface World extends Omit<Io, 'library'> {
  readonly library: HouseLibrary | null;
}
