// `baize backup FILE`: one consistent copy of a floor, running or stopped, proved by reading it.
import { resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { backupProblemText } from '../backup/problem.ts';
import { copyProgress } from './copy-progress.ts';
import { databaseProgram } from './database-program.ts';

const USAGE = `baize backup FILE [options]

Writes one consistent copy of everything a floor has on record, while it goes on, and proves the copy
by reading it again. It holds hashes of passwords and keys: keep it as safe as the floor.

  --data FOLDER    where the floor keeps its database (default: .baize, or BAIZE_DATA)
  --database URL   a PostgreSQL of your own (default: DATABASE_URL, else the embedded one)
  --help           this text

Exit code 0: the copy is there and proved. 1: it is not. 2: called wrongly, or no database.
`;

process.exitCode = await databaseProgram(
  { name: 'backup', usage: USAGE, operands: 1 },
  async ({ database, operands: [file = ''], write }) => {
    const { progress, end } = copyProgress();
    const made = await backUp({ pool: database.pool({ max: 2 }), file: resolve(file), progress });
    end();
    if (!made.ok) {
      process.stderr.write(`baize backup: ${backupProblemText(made.error)}\n`);
      return 1;
    }
    const rows = made.value.tables.reduce((sum, table) => sum + table.rows, 0);
    write(`${file}: ${rows} rows of ${made.value.tables.length} tables, proved.\n`);
    return 0;
  },
);
