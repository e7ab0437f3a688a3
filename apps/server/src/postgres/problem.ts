import { assertNever } from '@baize/exact';

/** Why there is no database. Everything here is something an operator can cause and can mend. */
export type PostgresProblem =
  | { readonly code: 'not-installed'; readonly platform: string }
  | { readonly code: 'no-account' }
  | { readonly code: 'foreign-folder'; readonly folder: string }
  | {
      readonly code: 'version-change';
      readonly folder: string;
      readonly found: string;
      readonly needed: string;
    }
  | { readonly code: 'disk-full'; readonly folder: string }
  | { readonly code: 'no-permission'; readonly path: string; readonly detail: string }
  | { readonly code: 'already-running'; readonly folder: string; readonly pid: number }
  | { readonly code: 'no-socket'; readonly folder: string; readonly detail: string }
  | { readonly code: 'did-not-start'; readonly folder: string; readonly lines: readonly string[] };

export interface ProblemText {
  readonly sentence: string;
  readonly remedy: string;
}

/** A problem in words for whoever started the server: what is wrong, and what to do about it. */
export function postgresProblemText(problem: PostgresProblem): ProblemText {
  switch (problem.code) {
    case 'not-installed':
      return {
        sentence: `No PostgreSQL is shipped for ${problem.platform}.`,
        remedy: 'Set DATABASE_URL to a PostgreSQL 15 or newer.',
      };
    case 'no-account':
      return {
        sentence: 'PostgreSQL refuses to run as root, and there is no other account to run it as.',
        remedy: 'Start as an ordinary user, or add an account named baize.',
      };
    case 'foreign-folder':
      return {
        sentence: `The folder ${problem.folder} is not empty and was not made by Baize.`,
        remedy: 'Name an empty folder, or one that does not exist yet. Nothing was changed.',
      };
    case 'version-change':
      return {
        sentence: `The database in ${problem.folder} is of PostgreSQL ${problem.found}; this is ${problem.needed}.`,
        remedy: 'Back it up with the version that wrote it and restore into a new folder.',
      };
    default:
      return troubleText(problem);
  }
}

type Trouble = Exclude<
  PostgresProblem,
  { readonly code: 'not-installed' | 'no-account' | 'foreign-folder' | 'version-change' }
>;

function troubleText(problem: Trouble): ProblemText {
  switch (problem.code) {
    case 'disk-full':
      return {
        sentence: `The disk that holds ${problem.folder} is full.`,
        remedy: 'Free some space and start again. What was acknowledged is still there.',
      };
    case 'no-permission':
      return {
        sentence: `${problem.path} may not be used: ${problem.detail}.`,
        remedy: 'Give the folder to the account that starts the server, or name another folder.',
      };
    case 'already-running':
      return {
        sentence: `Another server (process ${problem.pid}) is using ${problem.folder}.`,
        remedy: 'Stop that server, or name another folder.',
      };
    case 'no-socket':
      return {
        sentence: `PostgreSQL cannot make its socket in ${problem.folder}: ${problem.detail}.`,
        remedy: 'Name a data folder on a file system that can hold sockets.',
      };
    case 'did-not-start':
      return {
        sentence: `PostgreSQL did not start in ${problem.folder}. ${lastWords(problem.lines)}`,
        remedy: 'The lines above it in the log say why; docs/runbooks/database.md lists causes.',
      };
    default:
      return assertNever(problem);
  }
}

function lastWords(lines: readonly string[]): string {
  return lines.length === 0 ? 'It said nothing.' : `Its last words: ${lines.join(' | ')}`;
}
