import { basename } from 'node:path';
import { command, usageError } from '../command.ts';
import { jsonOption } from '../common-options.ts';
import { complain } from '../complaint.ts';
import { lineInputs } from '../json-lines/line-input.ts';
import { wholeNumber } from '../number-option.ts';

export const fairness = command({
  name: 'fairness',
  summary: 'Test recorded dice or cards for fairness, or watch them as they come.',
  operands: '[FILE]',
  details: [
    'A record has one round a line: dice as 4,4,1 or 441 or {"roll":[4,4,1]}, or cards as As Kd Th 9c or {"cards":"As Kd"}; CSV may have a header (die1,die2,die3, roll or cards) and other columns. Lines that cannot be read are named and the rest is used.',
    'Dice: faces of each die and of all, totals, the 216 rolls, pairs of dice, each die and the totals from roll to roll, runs, gaps between triples. Cards: cards, ranks, suits, first cards, pairs, orders, repeats, places, neighbours. Expected counts are exact; p-values are adjusted for the number of tests by Holm (BH beside it). Dice recorded in order of size are recognised.',
    'With --watch every roll is followed by 24 running scores (CUSUM, for each face on each die and on all dice) and an alarm is written at once. Fair dice raise at most one alarm in the number of rolls given by --false-alarms, on average.',
    'With --json one line: {"record","rolls","order","sha256","badLines","verdict":{"level","text"},"tests":[{"test","n","statistic","degrees","p","holm","bh","cells"}],"leftOut","power"}; with --watch a line for each alarm, {"roll","alarm":{"dice","face","since","shown","seen"}}, and one at the end.',
  ],
  options: {
    ...jsonOption,
    html: {
      type: 'string',
      value: 'FILE',
      describe: 'Write the report as one page with charts.',
      completes: 'files',
    },
    watch: { type: 'boolean', short: 'w', describe: 'Raise alarms while the record is read.' },
    'false-alarms': {
      type: 'string',
      value: 'N',
      describe: 'With --watch: at most one false alarm in N rolls; 500,000 by default.',
    },
  },
  negativeWhen:
    'A line could not be read, a test is unusual at the 95% level, or an alarm was raised.',
  completes: 'files',
  examples: [
    {
      does: 'Test a record and keep the page.',
      command: 'baize fairness rolls.csv --html report.html',
    },
    { does: 'Follow a table.', command: 'tail -f rolls.jsonl | baize fairness --watch' },
  ],
  run: async (values, files, io) => {
    if (files.length > 1) return usageError(io, 'fairness', 'one record at a time');
    if (values.watch && values.html !== null) {
      return usageError(io, 'fairness', '--html needs the whole record; leave out --watch');
    }
    const every = wholeNumber(values['false-alarms'] ?? '500000', 'false-alarms', {
      minimum: 1,
      maximum: 1_000_000_000,
    });
    if (!every.ok) return complain(io, 'fairness', every.error);
    const inputs = lineInputs(files, io);
    if (!inputs.ok) return usageError(io, 'fairness', inputs.error);
    const [input] = inputs.value;
    if (input === undefined) return usageError(io, 'fairness', 'a record is needed');
    // Loaded only when wanted: the statistics library would slow down every other command.
    const { runFairness } = await import('../fairness/run-fairness.ts');
    return runFairness(
      {
        input,
        name: basename(files[0] ?? 'standard input'),
        isJson: values.json,
        html: values.html,
        isWatched: values.watch,
        rollsPerFalseAlarm: every.value,
      },
      io,
    );
  },
});
