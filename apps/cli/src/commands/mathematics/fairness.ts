import { basename } from 'node:path';
import { command, usageError } from '../../command.ts';
import { jsonOption } from '../../common-options.ts';
import { complain } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { lineInputs } from '../../json-lines/line-input.ts';
import { wholeNumber } from '../../number-option.ts';

export const fairness = command({
  name: 'fairness',
  summary: 'Test recorded dice or cards for fairness, or watch them as they come.',
  operands: '[FILE]',
  details: [
    'A record has one round a line: dice as 4,4,1 or 441 or {"roll":[4,4,1]}, or cards as As Kd Th 9c or {"cards":"As Kd"}; CSV may have a header (die1,die2,die3, roll or cards) and other columns. Lines that cannot be read are named and the rest is used. Memory does not grow with the record.',
    'The verdict is by evidence: what a stake of 1 would have become by betting against fairness at fair odds, in some twenty ways side by side. It may be asked for as often as one likes while a record grows: at most one fair table in twenty is ever called unusual (evidence of 20 to 1), one in a hundred very unusual (100 to 1).',
    'Beside it stand tests whose p-values hold for one look at a length decided before; with --once they decide. Dice: faces of each die and of all, totals, the 216 rolls, pairs of dice, each die and the totals from roll to roll, runs, gaps between triples, evenness in blocks, faces of 1 to 12 rolls before, the longest run of a face and of a roll, the longest stretch that came again. Cards: cards, ranks, suits, first cards, pairs, orders, repeats, places, neighbours, runs, stretches. Tests are two-sided: too even is unusual too. Expected counts are exact; p-values are adjusted for the number of tests by Holm (BH beside it). Dice recorded in order of size are recognised.',
    'With --watch alarms are written at once. Dice: 24 running scores (CUSUM, for each face on each die and on all dice), a face of one die nine times running, a roll four times running, a stretch of rolls that came before, and evidence of 100, 10,000 and 1,000,000 to 1. Cards: a card dealt first five times running, stretches and evidence. Scores and runs of fair results raise at most one alarm in the number given by --false-alarms, on average; evidence ever does so at one fair table in 100, stretches at one in 1,000. Without --watch the longest runs are told where they are such an alarm; they do not decide the verdict, because a long fair record has some.',
    'With --json one line: {"record","rolls","order","sha256","badLines","verdict":{"level","text","by"},"evidence":{"now":{"at","evidence","parts":[{"test","evidence"}]},"highest"},"alarms":[{"at","stuck","length"}],"oneLook":{"level","text"},"tests":[{"test","n","statistic","degrees","p","holm","bh","cells"}],"leftOut","power"}; with --watch a line for each alarm, such as {"roll","alarm":{"dice","face","since","shown","seen"}}, and one at the end.',
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
      describe: 'With --watch: at most one false alarm in N results; 250,000 by default.',
    },
    once: {
      type: 'boolean',
      describe: 'This is the one look at a record whose length was decided before.',
    },
    progress: {
      type: 'boolean',
      describe: 'Show how far it is even where no person watches standard error.',
    },
  },
  negativeWhen: 'A line could not be read; the rest is not unusual.',
  otherEnds: [
    [EXIT.unusual, 'The verdict is unusual, or an alarm was raised.'],
    [EXIT.tooFew, 'There were no results, or too few for a verdict.'],
  ],
  csv: { rows: 'tests' },
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
    if (values.watch && values.once) {
      return usageError(
        io,
        'fairness',
        '--once is for a record that is complete; leave out --watch',
      );
    }
    const every = wholeNumber(values['false-alarms'] ?? '250000', 'false-alarms', {
      minimum: 1,
      maximum: 1_000_000_000,
    });
    if (!every.ok) return complain(io, 'fairness', every.error);
    const inputs = lineInputs(files, io);
    if (!inputs.ok) return usageError(io, 'fairness', inputs.error);
    const [input] = inputs.value;
    if (input === undefined) return usageError(io, 'fairness', 'a record is needed');
    // Loaded only when wanted: the statistics library would slow down every other command.
    const { runFairness } = await import('../../fairness/run-fairness.ts');
    return runFairness(
      {
        input,
        name: basename(files[0] ?? 'standard input'),
        isJson: values.json,
        html: values.html,
        isWatched: values.watch,
        isOnce: values.once,
        isProgressShown: values.progress || process.stderr.isTTY === true,
        resultsPerFalseAlarm: every.value,
      },
      io,
    );
  },
});
