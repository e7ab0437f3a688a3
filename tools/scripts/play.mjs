// `npm run play -- --acts 100000 --seed 7`: plays five tables act by act, adds up the money of the floor after each, and
// hands the journals to the independent auditor at the end. A bounded number of acts runs with every `npm test`.
import { parseArgs } from 'node:util';
import { run } from './setup.mjs';

const { values } = parseArgs({
  options: {
    acts: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(process.pid) },
  },
});
process.stdout.write(`${values.acts} acts with seed ${values.seed}\n`);
process.env.BAIZE_ACTS = values.acts;
process.env.BAIZE_SEED = values.seed;
const vitest = 'node_modules/vitest/vitest.mjs';
process.exit(run(process.execPath, [vitest, 'run', 'tools/src/auditor/random-play.test.ts']));
