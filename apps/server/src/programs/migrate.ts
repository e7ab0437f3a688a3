// `baize migrate`: the schema brought up to date by its owner, apart from the server that uses it.
import { migrationProblemText } from '../store/migration-problem.ts';
import { bringUpToDate } from '../store/privileges.ts';
import { databaseProgram } from './database-program.ts';

const USAGE = `baize migrate [options]

Brings the schema of a floor up to date and gives the roles baize_server and baize_reader what they may
do. Run it as the owner of the database; the server then signs in as somebody who is a member of
baize_server and may neither change the schema nor rewrite a row of the record.

  --data FOLDER    where the floor keeps its database (default: .baize, or BAIZE_DATA)
  --database URL   a PostgreSQL of your own, as its owner (default: DATABASE_URL, else the embedded one)
  --json           what was done as one line of JSON
  --help           this text

Exit code 0: the schema is up to date. 1: it is not, or the roles are missing. 2: called wrongly, or no database.
`;

const SAID = {
  granted: 'baize_server and baize_reader have what they may do, and nothing else.',
  'not-the-owner': 'Roles were given nothing: whoever signed in does not own the tables.',
  'no-roles':
    'Roles were given nothing: let somebody who may make roles say `create role baize_server; create role baize_reader;`.',
} as const;

process.exitCode = await databaseProgram(
  { name: 'migrate', usage: USAGE, operands: 0, mayBegin: true },
  async ({ database, isJson, write }) => {
    const done = await bringUpToDate(database);
    if (!done.ok) {
      process.stderr.write(`baize migrate: ${migrationProblemText(done.error)}\n`);
      return 1;
    }
    const { applied, schema, granting } = done.value;
    if (isJson) write(`${JSON.stringify({ applied, schema, roles: granting })}\n`);
    else {
      const which = applied.length === 0 ? 'nothing was missing' : `applied ${applied.join(', ')}`;
      write(`The schema is number ${schema}: ${which}.\n${SAID[granting]}\n`);
    }
    return granting === 'granted' ? 0 : 1;
  },
);
