import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeWhole } from './whole-file.ts';

const NEW = new TextEncoder().encode('new');

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'baize-whole-'));
}

describe('writeWhole', () => {
  test('keeps the permissions of the file it replaces', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'old');
    chmodSync(file, 0o600);
    expect(writeWhole(file, NEW).ok).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('writes through a link and keeps the link', () => {
    const where = folder();
    writeFileSync(join(where, 'file'), 'old');
    symlinkSync('file', join(where, 'link'));
    writeWhole(join(where, 'link'), NEW);
    expect(lstatSync(join(where, 'link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(where, 'file'), 'utf8')).toBe('new');
    expect(readdirSync(where).toSorted()).toEqual(['file', 'link']);
  });

  test('a refusal names the file and the reason', () => {
    const path = join(folder(), 'missing', 'file');
    const written = writeWhole(path, NEW);
    expect(!written.ok && written.error).toEqual({
      code: 'cannot-write',
      message: `cannot write ${path}: there is no such folder`,
      path,
    });
  });

  test('a device that is full is no success', () => {
    const written = writeWhole('/dev/full', NEW);
    expect(!written.ok && written.error.code).toBe('cannot-write');
  });
});
