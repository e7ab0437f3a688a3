import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { readInstruments } from '../../store/floor-knowledge.ts';
import type { Asking } from '../../store/office.ts';
import type { RunningTable, Tables } from '../../tables/running-table.ts';
import { messageOf } from '../message-of.ts';

const EVERY = 1000;

export interface ConfirmOptions {
  readonly pool: Asking;
  readonly tables: Pick<Tables, 'list'>;
  readonly log: Logger;
  readonly every?: number;
}

/** A ticket that was paid at another table came out: its own terminal waits for its player no longer. */
export function confirmRedeemed(options: ConfirmOptions): () => void {
  const { log, every = EVERY } = options;
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const each of await redeemedElsewhere(options)) await confirm(each);
    } catch (problem) {
      log.warn({ problem: messageOf(problem) }, 'no redeemed ticket could be confirmed now');
    }
    isBusy = false;
  };
  const timer = setInterval(() => void look(), every);
  void look();
  return () => clearInterval(timer);
}

interface Unconfirmed {
  readonly table: RunningTable;
  readonly terminal: string;
  readonly ticket: string;
  readonly number: string;
}

interface Redeemed extends Unconfirmed {
  readonly at: string;
}

/** The database is asked only while a ticket is out that its player has not confirmed. */
async function redeemedElsewhere({ pool, tables }: ConfirmOptions): Promise<readonly Redeemed[]> {
  const open = tables.list().flatMap(unconfirmedAt);
  if (open.length === 0) return [];
  const known = await readInstruments(
    pool,
    open.map(({ number }) => number),
  );
  const places = new Map(
    known.flatMap(({ number, status, ended }) =>
      status === 'redeemed' && ended ? [[number, ended.table] as const] : [],
    ),
  );
  return open.flatMap((each) => {
    const at = places.get(each.number);
    return at === undefined ? [] : [{ ...each, at }];
  });
}

function unconfirmedAt(table: RunningTable): readonly Unconfirmed[] {
  return [...table.state().tickets].flatMap(([terminal, { open }]) =>
    open?.status === 'issued'
      ? [{ table, terminal, ticket: open.ticket, number: open.number }]
      : [],
  );
}

async function confirm({ table, terminal, ticket, at }: Redeemed): Promise<void> {
  const reason = `Redeemed at table ${at}.`;
  await table.submit({
    op: `redeemed:${randomUUID()}`,
    by: { kind: 'system' },
    command: { type: 'ConfirmTicket', terminal, ticket, reason },
  });
}
