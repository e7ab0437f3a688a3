import type { InstrumentBody } from '@baize/protocol/http';
import { maskedNumber } from '@baize/table';
import type { KnownInstrument } from '../store/floor-knowledge.ts';

export function instrumentBody(known: KnownInstrument): InstrumentBody {
  const { amount, status, expiresAt, ticket, issued, ended } = known;
  return {
    number: maskedNumber(known.number),
    amount,
    status,
    ticket,
    expiresAt,
    issued: { table: issued.table, terminal: issued.terminal, at: issued.at },
    ended: ended && { table: ended.table, terminal: ended.terminal, at: ended.at },
  };
}
