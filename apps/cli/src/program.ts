import { SHIPPED } from '@baize/house';
import { sinkTo } from './json-lines/sink.ts';
import { run } from './run.ts';
import { wantsColours } from './text/style.ts';

const { stdin, stdout, stderr, argv, env } = process;

process.exitCode = await run(argv.slice(2), {
  input: stdin,
  out: sinkTo(stdout),
  err: sinkTo(stderr),
  isInputTerminal: stdin.isTTY === true,
  isTerminal: stdout.isTTY === true,
  hasColours: wantsColours(stdout.isTTY === true, env),
  screen: stdin.isTTY === true && stdout.isTTY === true ? stdout : null,
  library: SHIPPED,
  packages: [],
  loadDraw: async () => {
    const { drawBelow } = await import('@baize/chance');
    return (limit) => drawBelow(limit);
  },
});
