import type { FaultsBody } from '@baize/protocol/http';
import type { Asking } from '../../store/office.ts';
import { FAULT_KINDS, isFaultCode } from './fault-catalogue.ts';

interface StoredFault {
  readonly id: string;
  readonly code: string;
  readonly place: string;
  readonly detail: string;
  readonly set_at: string;
  readonly cleared_at: string | null;
  readonly cleared_by: string | null;
  readonly cleared_because: string | null;
}

const MOST = 500;

/** Faults in the words of the wire, newest first: those that stand, or all of them. */
export async function readFaults(
  pool: Asking,
  withCleared: boolean,
): Promise<FaultsBody['faults']> {
  const { rows } = await pool.query<StoredFault>(
    `select * from faults where cleared_at is null or $1 order by set_at desc limit $2`,
    [withCleared, MOST],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.code,
    subject: row.place,
    message: sentenceOf(row),
    locks: locksOf(row.code),
    setAt: Number(row.set_at),
    clearedAt: row.cleared_at === null ? null : Number(row.cleared_at),
    clearedBy: row.cleared_by,
    clearedBecause: row.cleared_because,
  }));
}

function sentenceOf({ code, detail }: StoredFault): string {
  const says = isFaultCode(code) ? FAULT_KINDS[code].says : code;
  return detail === '' ? says : `${says} (${detail})`;
}

function locksOf(code: string): string | null {
  const locks = isFaultCode(code) ? FAULT_KINDS[code].locks : 'nothing';
  return locks === 'nothing' ? null : locks;
}
