import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { systemReason } from './json-lines/line-input.ts';

export interface CannotWrite {
  readonly code: 'cannot-write';
  readonly message: string;
  readonly path: string;
}

/**
 * Writes a file whole or not at all: the bytes go to a file beside it, are made durable, and take its
 * name in one step. Whoever reads meanwhile sees the old file or the new one.
 */
export function writeWhole(path: string, bytes: Uint8Array): Result<null, CannotWrite> {
  try {
    const existing = statSync(path, { throwIfNoEntry: false });
    if (existing?.isDirectory()) return cannot(path, 'it is a folder');
    // A pipe or a device has no name to take over.
    if (existing && !existing.isFile()) writeFileSync(path, bytes);
    else replace(existing ? realpathSync(path) : path, bytes, existing);
    return ok(null);
  } catch (error) {
    return cannot(path, reasonOf(error));
  }
}

function replace(path: string, bytes: Uint8Array, existing: Stats | undefined): void {
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  const file = openSync(part, 'wx', existing ? existing.mode & 0o777 : 0o666);
  try {
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function cannot(path: string, reason: string): Result<null, CannotWrite> {
  return err({ code: 'cannot-write', message: `cannot write ${path}: ${reason}`, path });
}

function reasonOf(error: unknown): string {
  const reason = systemReason(error);
  return reason === 'there is no such file' ? 'there is no such folder' : reason;
}
