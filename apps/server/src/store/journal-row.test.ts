import { createHash } from 'node:crypto';
import type { Recorded } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { decodeFacts, EMPTY_HEAD, headAfter, rowOf, rowProblem } from './journal-row.ts';
import { hashWithTag } from './signing-key.ts';

const fact: Recorded = {
  sequence: 1,
  at: 1000,
  op: 'open-1',
  by: { kind: 'system' },
  event: { type: 'TableOpened', because: ['baize-floor#configured'] },
};

test('a row is hashed as the format says, byte by byte', () => {
  const row = rowOf('T1', EMPTY_HEAD, 1000, [fact]);
  const sized = (bytes: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    return Buffer.concat([size, bytes]);
  };
  const eight = (value: number): Buffer => Buffer.from(value.toString(16).padStart(16, '0'), 'hex');
  const text = (value: string): Buffer => Buffer.from(value, 'utf8');
  const fields = [
    text('baize/journal/1'),
    text('T1'),
    eight(1),
    eight(1),
    eight(1000),
    Buffer.alloc(32),
    text(JSON.stringify([fact])),
  ];
  const expected = createHash('sha256')
    .update(Buffer.concat(fields.map(sized)))
    .digest();
  expect(row.hash).toEqual(expected);
});

test('what is encoded is decoded again', () => {
  expect(decodeFacts(rowOf('T1', EMPTY_HEAD, 1000, [fact]))).toEqual([fact]);
});

describe('a row after another', () => {
  const first = rowOf('T1', EMPTY_HEAD, 1000, [fact]);
  const second = rowOf('T1', headAfter(first), 1001, [{ ...fact, sequence: 2 }]);

  test('fits, and fits nowhere else', () => {
    expect(rowProblem(first, EMPTY_HEAD)).toBeNull();
    expect(rowProblem(second, headAfter(first))).toBeNull();
    expect(rowProblem(second, EMPTY_HEAD)).toContain('begins with event 2');
    expect(rowProblem(first, headAfter(first))).toContain('begins with event 1');
  });

  test('names the row before, is not older, and has its own hash', () => {
    const head = headAfter(first);
    expect(rowProblem({ ...second, previous: Buffer.alloc(32, 1) }, head)).toContain(
      'does not name',
    );
    expect(rowProblem(second, { ...head, at: 1002 })).toContain('older');
    expect(rowProblem({ ...second, at: 1005 }, head)).toContain('hash');
  });
});

test('fields cannot be shifted into each other', () => {
  expect(hashWithTag('t', ['ab', 'c'])).not.toEqual(hashWithTag('t', ['a', 'bc']));
  expect(hashWithTag('t', ['ab'])).not.toEqual(hashWithTag('ta', ['b']));
  expect(hashWithTag('t', [])).not.toEqual(hashWithTag('t', ['']));
});
