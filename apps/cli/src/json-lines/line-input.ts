import { accessSync, constants, createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { err, ok, type Result } from '@baize/exact';
import type { Io } from '../io.ts';

/** A stream of text to be read line by line. */
export interface LineInput {
  /** Named in errors; null where there is only one input, so that nobody needs to be told which. */
  readonly file: string | null;
  readonly open: () => Readable;
}

/** An input that can be read without turning it into text. */
export interface ByteInput extends LineInput {
  /** The same as bytes, for whoever reads millions of lines. */
  readonly openBytes: () => Readable;
  /** How many bytes there are; null where nobody knows before the end. */
  readonly size: number | null;
}

/** The files named on the command line, or standard input where none are; `-` is standard input. */
export function lineInputs(
  files: readonly string[],
  io: Pick<Io, 'input' | 'err' | 'isInputTerminal'>,
): Result<readonly ByteInput[], string> {
  const named = files.length === 0 ? ['-'] : files;
  for (const file of named) {
    const reason = file === '-' ? null : whyUnreadable(file);
    if (reason !== null) return err(`cannot read ${file}: ${reason}`);
  }
  if (io.isInputTerminal && named.includes('-')) {
    io.err.write('Reading from the terminal, one request a line; Ctrl-D ends.\n');
  }
  return ok(
    named.map((file) => ({
      file: named.length === 1 ? null : file,
      open: () =>
        file === '-' ? io.input.setEncoding('utf8') : createReadStream(file, { encoding: 'utf8' }),
      openBytes: () =>
        file === '-' ? io.input : createReadStream(file, { highWaterMark: CHUNK_BYTES }),
      size: file === '-' ? null : sizeOf(file),
    })),
  );
}

const CHUNK_BYTES = 256 * 1024;

/** A pipe or a device has no size to speak of. */
function sizeOf(file: string): number | null {
  const stats = statSync(file);
  return stats.isFile() ? stats.size : null;
}

/** All files are looked at before the first line runs, so that a misspelt name does half of nothing. */
function whyUnreadable(file: string): string | null {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isDirectory() ? 'it is a folder' : null;
  } catch (error) {
    return systemReason(error);
  }
}

export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'permission denied';
  return error instanceof Error ? error.message : String(error);
}
