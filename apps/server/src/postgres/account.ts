import { readFileSync } from 'node:fs';

/** An account PostgreSQL runs as when we are root: it refuses to be root itself. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// In this order: an account of our own, the one distributions make for PostgreSQL, anybody.
const CANDIDATES = ['baize', 'postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account to use for a new data folder, from the lines of a passwd file. */
export function unprivilegedAccount(passwd: string): Account | undefined {
  const accounts = parsePasswd(passwd);
  return CANDIDATES.map((name) => accounts.find((account) => account.name === name)).find(
    (account) => account !== undefined,
  );
}

/** PostgreSQL looks its own account up, so a bare number without a name will not do. */
export function accountOfUid(passwd: string, uid: number): Account | undefined {
  return parsePasswd(passwd).find((account) => account.uid === uid);
}

export function readPasswd(): string {
  return readFileSync('/etc/passwd', 'utf8');
}

function parsePasswd(passwd: string): readonly Account[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0);
}
