import { tableId } from '@baize/protocol';
import { z } from 'zod';

export const tableParams = z.strictObject({ table: tableId });

export const NO_TABLE = {
  code: 'unknown-table',
  message: 'There is no such table here.',
  field: 'table',
};
