import { type PostgresProblem, type ProblemText, postgresProblemText } from './problem.ts';

/** Why a database cannot be used: ours did not start, or the one that was named will not do. */
export type DatabaseProblem =
  | PostgresProblem
  /** The folder is held by a floor that is open. */
  | { readonly code: 'floor-open'; readonly address: string; readonly pid: number }
  | { readonly code: 'unreachable'; readonly detail: string }
  | { readonly code: 'server-too-old'; readonly version: string }
  | { readonly code: 'wrong-encoding'; readonly encoding: string };

export function databaseProblemText(problem: DatabaseProblem): ProblemText {
  switch (problem.code) {
    case 'unreachable':
      return {
        sentence: `The database of DATABASE_URL does not answer: ${problem.detail}.`,
        remedy: 'Check the address, the password and that the server runs.',
      };
    case 'floor-open':
      return {
        sentence: `This floor is open already, at ${problem.address} (process ${problem.pid}).`,
        remedy: `Open that address. To start again, stop it first (kill ${problem.pid}), or name another folder with --data.`,
      };
    case 'server-too-old':
      return {
        sentence: `The database server is PostgreSQL ${problem.version}; 15 or newer is needed.`,
        remedy: 'Name a newer server in DATABASE_URL, or leave it out to use the embedded one.',
      };
    case 'wrong-encoding':
      return {
        sentence: `The database stores text as ${problem.encoding}, not UTF8.`,
        remedy: "Make a database with: create database baize encoding 'UTF8' template template0.",
      };
    default:
      return postgresProblemText(problem);
  }
}
