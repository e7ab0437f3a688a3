// `baize explain ROUND`: the settlement of a round on record, clause by clause.
import { databaseProgram } from './database-program.ts';
import { explainRound } from './round/explain-round.ts';
import { roundOnRecord } from './round/round-on-record.ts';

const USAGE = `baize explain ROUND [options]

Tells why a round on record was settled as it was: every bet, its price, its arithmetic and what every
clause behind it asks. ROUND is TABLE-NUMBER, such as TS-A-12.

  --json           the settlement and the citations as one line of JSON
  --data FOLDER    where the floor keeps its database (default: .baize, or BAIZE_DATA)
  --database URL   a PostgreSQL of your own (default: DATABASE_URL, else the embedded one)
  --with PATH      a package of rulebooks from outside that the table plays by; repeatable
  --help           this text
`;

process.exitCode = await databaseProgram(
  { name: 'explain', usage: USAGE, operands: 1 },
  async ({ database, operands: [round = ''], isJson, library, write }) => {
    const record = await roundOnRecord(database.pool({ max: 1 }), round, library);
    if (!record.ok) {
      process.stderr.write(`baize explain: ${record.error}\n`);
      return 1;
    }
    const { status, result, settled, prices, citations } = record.value;
    write(
      isJson
        ? `${JSON.stringify({ round, status, result, settled, prices, citations })}\n`
        : `${explainRound(record.value, library).join('\n')}\n`,
    );
    return 0;
  },
);
