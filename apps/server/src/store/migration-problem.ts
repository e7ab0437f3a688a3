import { assertNever } from '@baize/exact';

export type MigrationProblem =
  | { readonly code: 'migrations-apart'; readonly missing: number }
  | { readonly code: 'schema-newer'; readonly database: number; readonly software: number }
  | { readonly code: 'migration-changed'; readonly number: number; readonly name: string }
  | {
      readonly code: 'migration-failed';
      readonly number: number;
      readonly name: string;
      readonly detail: string;
    };

export function migrationProblemText(problem: MigrationProblem): string {
  switch (problem.code) {
    case 'migrations-apart':
      return (
        `The schema lacks ${problem.missing} migrations, and whoever signed in may not change it. ` +
        'Run `baize migrate --database URL` with the address of its owner, then start again.'
      );
    case 'schema-newer':
      return (
        `The database has schema ${problem.database}, this version knows ${problem.software}. ` +
        'Start the version that wrote it, or a newer one.'
      );
    case 'migration-changed':
      return (
        `Migration ${problem.number} (${problem.name}) is not the one this database was made with. ` +
        'Start the version that wrote it; a released migration is never edited.'
      );
    case 'migration-failed':
      return (
        `Migration ${problem.number} (${problem.name}) failed and was undone: ${problem.detail}. ` +
        'The database is as it was before.'
      );
    default:
      return assertNever(problem);
  }
}
