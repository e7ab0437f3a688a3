import type { Logger } from 'pino';
import type { Database } from '../../postgres/open-database.ts';
import {
  type OfficeDoubt,
  openSignedOffice,
  type SignedOffice,
} from '../../store/signed-office.ts';
import type { OpenFloor } from '../open-floor.ts';
import type { OpenedRecord } from './open-record.ts';
import { watchWitnesses } from './watch-witnesses.ts';

/**
 * Goes on comparing the record with what was signed while the floor runs. It asks on a connection of its own: a
 * request may hold all others.
 */
export function watchRecord(
  database: Database,
  { trust, faults }: Pick<OpenFloor, 'trust' | 'faults'>,
  { known, witnesses }: Pick<OpenedRecord, 'known' | 'witnesses'>,
  log: Logger,
): { readonly signed: SignedOffice; readonly stop: () => void } {
  const pool = database.pool({ max: 1, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  const onDoubt = ({ where, what }: OfficeDoubt): void => {
    faults.set('record-differs', where, what);
  };
  const signed = openSignedOffice({ database: pool, trust, known, onDoubt });
  return { signed, stop: watchWitnesses({ database: pool, witnesses, faults, log }) };
}
