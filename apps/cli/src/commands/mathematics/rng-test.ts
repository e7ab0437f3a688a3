import { command, usageError } from '../../command.ts';
import { jsonOption } from '../../common-options.ts';
import { complain } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { wholeNumber } from '../../number-option.ts';

export const rngTest = command({
  name: 'rng-test',
  summary: 'Put the virtual tumbler and shuffler through the tests labs ask for.',
  operands: '',
  details: [
    'Draws rolls exactly as a table does (seed and close hash, HMAC-SHA-256, rejection) and one shuffled deck for every ten rolls, and runs 24 tests: frequency, serial, gap, poker, coupon collector, permutation, runs and Kolmogorov-Smirnov, on faces, on rolls and on deals. Tests are two-sided: too even is unusual too. Whether a test passes at 95% and at 99% is decided by its p-value after Holm, which allows for the number of tests; p beside it is of the test alone.',
    'The report depends on the seed and the number of draws alone, so anyone can repeat it. Ctrl-C ends it early with what has been drawn.',
    'With --json one line: {"seed","commitment","draws","rolls","decks","complete","verdict":{"level","text"},"tests":[{"test","n","statistic","degrees","p","holm","bh","at95","at99"}],"leftOut"}.',
  ],
  options: {
    draws: { type: 'string', value: 'N', describe: 'How many rolls; 1,000,000 by default.' },
    seed: {
      type: 'string',
      value: 'HEX',
      describe: '32 bytes in hex; by default drawn from the operating system.',
    },
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
  },
  negativeWhen: null,
  otherEnds: [
    [EXIT.unusual, 'A test is unusual at the 95% level, all tests allowed for.'],
    [EXIT.tooFew, 'There were too few draws for any of the tests.'],
    [EXIT.stopped, 'It was stopped before the end, and nothing was unusual until then.'],
  ],
  csv: { rows: 'tests', also: ['seed', 'draws'] },
  completes: 'nothing',
  examples: [
    {
      does: 'A report anyone can repeat.',
      command: `baize rng-test --draws 10,000,000 --seed ${'ab'.repeat(32)}`,
    },
  ],
  run: async (values, operands, io) => {
    if (operands.length > 0) return usageError(io, 'rng-test', 'it takes no operands');
    const draws = wholeNumber(values.draws ?? '1000000', 'draws', { minimum: 1 });
    if (!draws.ok) return complain(io, 'rng-test', draws.error);
    // Loaded only when wanted: the statistics library would slow down every other command.
    const { runRngTest } = await import('../../rng-test/run-rng-test.ts');
    return runRngTest({ draws: draws.value, seed: values.seed, isJson: values.json }, io);
  },
});
