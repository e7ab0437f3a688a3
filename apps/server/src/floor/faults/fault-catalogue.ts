/** Where a fault is. */
export type PlaceKind = 'floor' | 'table' | 'terminal' | 'device';

/** What stops while a fault stands. */
export type Lock =
  /** Nothing: somebody should look at it. */
  | 'nothing'
  /** Every table is paused: a dealt one until its dealer resumes it, an automatic one until it is gone. */
  | 'floor'
  /** The table is paused until its dealer resumes it. */
  | 'table'
  /** The terminal takes no bets and pays nothing out. */
  | 'terminal'
  /** The terminal plays, but issues no instrument: an attendant pays by hand. */
  | 'cash-out'
  /** The terminal takes no instrument; one at the cage is looked at by a person. */
  | 'redeem';

export interface FaultKind {
  readonly place: PlaceKind;
  /** One sentence for people; the place and the detail are said beside it. */
  readonly says: string;
  /** What to do about it. */
  readonly remedy: string;
  readonly locks: Lock;
  /** Whether the floor itself notices when it is over; if not, a person clears it. */
  readonly clears: 'by-itself' | 'by-hand';
}

/** Everything that can be broken. The runbook docs/runbooks/faults.md has a paragraph on each. */
export const FAULT_KINDS = {
  'printer-failed': {
    place: 'terminal',
    says: 'The printer does not print.',
    remedy: 'Check paper and cover; pay by hand until it prints.',
    locks: 'cash-out',
    clears: 'by-hand',
  },
  'numbers-guessed': {
    place: 'terminal',
    says: 'The terminal was given many instrument numbers that nobody issued.',
    remedy:
      'Look who is there. Instruments are paid at the cage meanwhile; clear the fault when it is explained.',
    locks: 'redeem',
    clears: 'by-hand',
  },
  'numbers-tried': {
    place: 'floor',
    says: 'Many instrument numbers that nobody issued were tried at the cage or across terminals.',
    remedy:
      'Look in the audit trail who tried them and where; clear the fault when it is explained.',
    locks: 'nothing',
    clears: 'by-hand',
  },
  'device-failed': {
    place: 'device',
    says: 'A device reports that it is not in order.',
    remedy:
      'Send a technician; the dealer declares the incident of the rulebook if a round is open.',
    locks: 'nothing',
    clears: 'by-hand',
  },
  'device-silent': {
    place: 'table',
    says: 'The device that reads results has not answered in time.',
    remedy: 'Check its power and network; if the round cannot go on, declare an interruption.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'readings-disagree': {
    place: 'table',
    says: 'Dealer and device read different results; the round is not settled.',
    remedy:
      'A supervisor looks at the table before anybody touches what decides, and resumes. Both read again, neither knowing what the other read; if they cannot agree, declare the incident of the rulebook.',
    locks: 'table',
    clears: 'by-itself',
  },
  'results-unusual': {
    place: 'table',
    says: 'The results of the table are unlike those of fair chance.',
    remedy:
      'Look at the device, the way results are read, and the record of the round; clear the fault to say that somebody has.',
    locks: 'nothing',
    clears: 'by-hand',
  },
  'link-lost': {
    place: 'terminal',
    says: 'The terminal has lost its connection with bets in a round.',
    remedy:
      'Registered bets stand. Check the network; the terminal shows what stood when it is back.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'terminal-abandoned': {
    place: 'terminal',
    says: 'Nobody has touched the terminal for a long time, and there is credit on it.',
    remedy:
      'Look who is there. If nobody is, the dealer ends the visit: what was there is kept for whoever left, and paid at the cage by two people.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'table-stuck': {
    place: 'table',
    says: 'The automatic table cannot go on by itself.',
    remedy: 'Read the reason; mend what it names, or close the table.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'table-withdrawn': {
    place: 'table',
    says: 'The table is no longer in the floor file, and people still have money there.',
    remedy:
      'It is closed, and pays out. Let terminals cash out, pay them by hand or release them to another table; or put the table back into the file.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'self-audit-difference': {
    place: 'terminal',
    says: 'The credit differs from the meters; the terminal is locked.',
    remedy: 'A supervisor examines the terminal and unlocks it with a reason.',
    locks: 'terminal',
    clears: 'by-itself',
  },
  'carried-credit-differs': {
    place: 'terminal',
    says: 'The credit the terminal carries differs from the ledger; the terminal is locked.',
    remedy:
      'Run `baize verify` and the independent auditor, find out which is right, and clear the fault to say that somebody has.',
    locks: 'terminal',
    clears: 'by-hand',
  },
  'database-slow': {
    place: 'floor',
    says: 'The database takes long to write.',
    remedy: 'Bets are answered late but none is lost. Check the disk and what else runs there.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'database-unavailable': {
    place: 'floor',
    says: 'The database does not answer; no bet can be taken.',
    remedy:
      'Nothing acknowledged is lost. Bring the database back; the tables go on by themselves.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'record-behind': {
    place: 'table',
    says: 'The database ends before what this table has acknowledged; the table is closed.',
    remedy:
      'Do not restart the server: it has what is lost in memory. Two people put it back, or accept where the database ends and look after each operation and ticket that is named (docs/runbooks/database.md).',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'clock-stepped-back': {
    place: 'floor',
    says: 'The clock of the server was set back.',
    remedy: 'Find out who sets the clock; let it be slewed, not stepped.',
    locks: 'nothing',
    clears: 'by-hand',
  },
  'disk-nearly-full': {
    place: 'floor',
    says: 'The disk of the database is nearly full.',
    remedy: 'Make room before it is full: then no bet can be taken at all.',
    locks: 'nothing',
    clears: 'by-itself',
  },
  'record-unwitnessed': {
    place: 'floor',
    says: 'No witness outside the database remembers its record; it may be an older copy.',
    remedy:
      'Compare the checkpoint in the detail with the log of the last shift. A technician clears the fault, a shift manager agrees; until then nothing is played or paid.',
    locks: 'floor',
    clears: 'by-hand',
  },
  'record-differs': {
    place: 'floor',
    says: 'A row of the database is not what was signed; it was not believed.',
    remedy:
      'Somebody with the rights of the owner has changed the database. Follow the runbook on tampering; clear the fault when it is explained.',
    locks: 'nothing',
    clears: 'by-hand',
  },
  'software-changed': {
    place: 'floor',
    says: 'The software differs from what was last accepted.',
    remedy:
      'A technician compares the digest with the approved one and clears the fault to accept it.',
    locks: 'floor',
    clears: 'by-hand',
  },
} as const satisfies Readonly<Record<string, FaultKind>>;

export type FaultCode = keyof typeof FAULT_KINDS;

export const FAULT_CODES = Object.keys(FAULT_KINDS) as readonly FaultCode[];

export function isFaultCode(text: string): text is FaultCode {
  return Object.hasOwn(FAULT_KINDS, text);
}
