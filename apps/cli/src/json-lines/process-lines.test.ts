import { Readable, Writable } from 'node:stream';
import { err, ok } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import { problem } from './line-error.ts';
import { processLines } from './process-lines.ts';
import { sinkTo } from './sink.ts';

const job = {
  isJson: true,
  answer: (text: string) =>
    text.startsWith('bad') ? err(problem('not-json', null, text)) : ok(text.toUpperCase()),
};

function inputOf(chunks: Iterable<string>, file: string | null = null) {
  return { file, open: () => Readable.from(chunks, { objectMode: false }) };
}

describe('processing lines', () => {
  test('answers every line in place, blank ones skipped and counted', async () => {
    const out = collecting();
    const count = await processLines([inputOf(['a\n \nbad\r\nb'])], sinkTo(out.stream), job);
    expect(out.text()).toBe('A\n{"line":3,"error":{"code":"not-json","message":"bad\\r"}}\nB\n');
    expect(count).toEqual({ answered: 2, bad: 1 });
  });

  test('names the file of a bad line where there are several', async () => {
    const out = collecting();
    const inputs = [inputOf(['bad'], 'one.jsonl'), inputOf(['\nbad'], 'two.jsonl')];
    await processLines(inputs, sinkTo(out.stream), job);
    expect(out.text()).toBe(
      '{"file":"one.jsonl","line":1,"error":{"code":"not-json","message":"bad"}}\n' +
        '{"file":"two.jsonl","line":2,"error":{"code":"not-json","message":"bad"}}\n',
    );
  });

  test('writes sentences instead of JSON for a person', async () => {
    const out = collecting();
    await processLines([inputOf(['bad'])], sinkTo(out.stream), { ...job, isJson: false });
    expect(out.text()).toBe('line 1: bad (not-json)\n');
  });

  test('reads no further than the reader of its answers has asked for', async () => {
    let chunksRead = 0;
    function* endless() {
      for (;;) {
        chunksRead += 1;
        yield 'x\n'.repeat(1000);
      }
    }
    let free: () => void = () => undefined;
    const slow = new Writable({
      highWaterMark: 16,
      write: (_chunk, _encoding, done) => {
        free = done;
      },
    });
    const running = processLines([inputOf(endless())], sinkTo(slow), job);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const readWhileBlocked = chunksRead;
    slow.destroy();
    free();
    await running;
    expect(readWhileBlocked).toBeLessThan(20);
  });

  test('stops quietly when the reader goes away', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'EPIPE' });
    const out = new Writable({ write: (_chunk, _encoding, done) => done(gone) });
    function* endless() {
      for (;;) yield 'x\n'.repeat(1000);
    }
    await expect(processLines([inputOf(endless())], sinkTo(out), job)).resolves.toBeDefined();
  });

  test('reports any other failure to write', async () => {
    const full = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    const out = new Writable({ write: (_chunk, _encoding, done) => done(full) });
    function* endless() {
      for (;;) yield 'x\n'.repeat(1000);
    }
    await expect(processLines([inputOf(endless())], sinkTo(out), job)).rejects.toThrow('disk full');
  });
});

function collecting() {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
