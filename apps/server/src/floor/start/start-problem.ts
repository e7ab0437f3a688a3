import { type DatabaseProblem, databaseProblemText } from '../../postgres/database-problem.ts';
import { type MigrationProblem, migrationProblemText } from '../../store/migration-problem.ts';
import type { Finding } from '../../verify/finding.ts';
import { type FloorProblem, problemText } from '../file/floor-problem.ts';

/** Why a floor does not start. */
export type StartProblem =
  | { readonly code: 'floor-file'; readonly problems: readonly FloorProblem[] }
  | { readonly code: 'database'; readonly problem: DatabaseProblem }
  | { readonly code: 'schema'; readonly problem: MigrationProblem }
  | { readonly code: 'production'; readonly problems: readonly string[] }
  | { readonly code: 'demo-on-real-floor' }
  | { readonly code: 'record'; readonly finding: Finding }
  | { readonly code: 'book'; readonly message: string }
  | { readonly code: 'port-busy'; readonly host: string; readonly port: number }
  | { readonly code: 'address'; readonly detail: string };

/** In plain words, with what to do about it. */
export function startProblemText(problem: StartProblem): string {
  switch (problem.code) {
    case 'floor-file':
      return ['The floor file is not in order:', ...problem.problems.map(problemText)].join('\n  ');
    case 'database': {
      const { sentence, remedy } = databaseProblemText(problem.problem);
      return `${sentence}\n  ${remedy}`;
    }
    case 'schema':
      return migrationProblemText(problem.problem);
    case 'production':
      return ['This floor is not fit for production:', ...problem.problems].join('\n  ');
    case 'demo-on-real-floor':
      return (
        'This database has staff of its own; a demo would let anybody be anybody there.\n' +
        '  Start without --demo, or name another folder with --data.'
      );
    case 'record':
      return (
        `The record is not what was signed: ${problem.finding.where} ${problem.finding.what}.\n` +
        '  Nothing was opened. Keep this database as it is, and see docs/runbooks/tampering.md.'
      );
    case 'book':
      return `${problem.message}\n  Nothing was opened.`;
    case 'port-busy':
      return (
        `Port ${problem.port} of ${problem.host} is in use by another program.\n` +
        '  Stop that program, or choose another port with --port.'
      );
    case 'address':
      return `The floor cannot listen there: ${problem.detail}`;
  }
}
