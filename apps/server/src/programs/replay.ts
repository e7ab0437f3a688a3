// `baize replay ROUND`: a round again, from the journal, computed again by the rules engine.
import { factsIn, recomputeRound, transcript } from '@baize/table';
import { databaseProgram } from './database-program.ts';
import { roundOnRecord } from './round/round-on-record.ts';

const USAGE = `baize replay ROUND [options]

Tells a round on record from its first event to its last correction, and computes it again from the
record alone: stakes, limits, settlement, money. ROUND is TABLE-NUMBER, such as TS-A-12.

  --json           the record itself, in the open format baize-round/1
  --data FOLDER    where the floor keeps its database (default: .baize, or BAIZE_DATA)
  --database URL   a PostgreSQL of your own (default: DATABASE_URL, else the embedded one)
  --with PATH      a package of rulebooks from outside that the table plays by; repeatable
  --help           this text

Exit code 0: told, and everything agrees. 1: no such round, its rulebook is not
here, or something does not agree.
`;

process.exitCode = await databaseProgram(
  { name: 'replay', usage: USAGE, operands: 1 },
  async ({ database, operands: [round = ''], isJson, library, write }) => {
    const record = await roundOnRecord(database.pool({ max: 1 }), round, library);
    if (!record.ok) {
      process.stderr.write(`baize replay: ${record.error}\n`);
      return 1;
    }
    const { compared, differences } = recomputeRound(record.value, library);
    if (isJson) write(`${JSON.stringify(record.value)}\n`);
    else {
      const { config, operations } = record.value;
      write(transcript(factsIn(operations), { config, library }));
      write(`\nComputed again: ${compared} things compared, ${differences.length} differ.\n`);
    }
    for (const { where, recorded, recomputed } of differences) {
      const words = `${where} is ${JSON.stringify(recorded)}, computed ${JSON.stringify(recomputed)}`;
      process.stderr.write(`baize replay: ${words}\n`);
    }
    return differences.length === 0 ? 0 : 1;
  },
);
