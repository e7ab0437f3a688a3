import type { Database } from '../../postgres/open-database.ts';
import {
  type OfficeDoubt,
  type OfficeKnowledge,
  openSignedOffice,
  type SignedOffice,
} from '../../store/signed-office.ts';
import type { OpenFloor } from '../open-floor.ts';

/** Whom the floor believes is asked on a connection of its own: a request may hold all others. */
export function believedRows(
  database: Database,
  { trust, faults }: Pick<OpenFloor, 'trust' | 'faults'>,
  known: OfficeKnowledge | undefined,
): SignedOffice {
  const pool = database.pool({ max: 1, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  const onDoubt = ({ where, what }: OfficeDoubt): void => {
    faults.set('record-differs', where, what);
  };
  return openSignedOffice({ database: pool, trust, known, onDoubt });
}
