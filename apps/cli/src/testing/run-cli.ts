import { Readable, Writable } from 'node:stream';
import { SHIPPED } from '@baize/house';
import type { ExitCode } from '../exit-code.ts';
import { sinkTo } from '../json-lines/sink.ts';
import { run } from '../program.ts';

export interface CliRun {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** Standard output as JSON lines. */
  readonly json: readonly unknown[];
}

export interface CliWorld {
  readonly input?: string;
  readonly isTerminal?: boolean;
  readonly hasColours?: boolean;
  readonly draw?: (limit: number) => number;
}

/** Runs a command line in this process, from the sources, with streams of its own. */
export async function runCli(args: readonly string[], world: CliWorld = {}): Promise<CliRun> {
  const out = collect();
  const err = collect();
  const code = await run(args, {
    input: Readable.from([world.input ?? ''], { objectMode: false }),
    out: sinkTo(out.stream),
    err: sinkTo(err.stream),
    isInputTerminal: false,
    isTerminal: world.isTerminal ?? false,
    hasColours: world.hasColours ?? false,
    screen: null,
    library: SHIPPED,
    packages: [],
    loadDraw: async () => world.draw ?? (() => 0),
  });
  const text = out.text();
  return {
    code,
    out: text,
    err: err.text(),
    get json() {
      return text
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
    },
  };
}

function collect() {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
