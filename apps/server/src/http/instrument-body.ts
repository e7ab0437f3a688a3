import type { InstrumentBody } from '@baize/protocol/http';
import type { KnownInstrument } from '../store/floor-knowledge.ts';

export function instrumentBody(known: KnownInstrument): InstrumentBody {
  const { number, amount, status, expiresAt, issued, ended } = known;
  return {
    number,
    amount,
    status,
    expiresAt,
    issued: { table: issued.table, terminal: issued.terminal, at: issued.at },
    ended: ended && { table: ended.table, terminal: ended.terminal, at: ended.at },
  };
}
