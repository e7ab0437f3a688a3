import { drawSeed, parseSeed } from '@baize/chance';
import { ok } from '@baize/exact';
import { usageError } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { interruption } from '../simulation/interruption.ts';
import { progressLine } from '../simulation/progress-line.ts';
import { styleFor } from '../text/style.ts';
import { batteryJson } from './battery-json.ts';
import { batteryText } from './battery-text.ts';
import { runBattery } from './run-battery.ts';

export interface RngTestRequest {
  readonly draws: number;
  readonly seed: string | null;
  readonly isJson: boolean;
}

export async function runRngTest(request: RngTestRequest, io: Io): Promise<ExitCode> {
  const { draws, isJson } = request;
  const seed = request.seed === null ? ok(drawSeed()) : parseSeed(request.seed.toLowerCase());
  if (!seed.ok) return usageError(io, 'rng-test', `--seed: ${seed.error.message}`);
  const { signal, end } = interruption();
  const isWatched = process.stderr.isTTY === true;
  const line = progressLine(io, draws, { isWatched, now: () => performance.now() });
  const run = await runBattery(seed.value, draws, { signal, onProgress: line.show });
  line.end();
  end();
  const lines = isJson
    ? [batteryJson(seed.value, draws, run)]
    : batteryText(seed.value, draws, run, styleFor(io.hasColours));
  io.out.write(`${lines.join('\n')}\n`);
  const { level } = run.report.verdict;
  if (level === 'unusual' || level === 'very-unusual') return EXIT.unusual;
  if (!run.isComplete) return EXIT.stopped;
  return level === 'no-test' ? EXIT.tooFew : EXIT.ok;
}
