import {
  type FloorBody,
  type FloorTable,
  type TableClient,
  tableClient,
} from '@baize/protocol/client';
import { loadPart } from '../mechanics/mechanics.ts';
import { enterDemo } from '../session/entrance.ts';
import { http } from '../session/http.ts';
import { forgetKey, readKey } from '../session/key.ts';
import { openSocket } from '../session/open-socket.ts';
import { browserStore } from '../session/operation-store.ts';
import { socketAddress } from '../session/socket-address.ts';
import { createTerminal } from './create-terminal.ts';
import type { Terminal } from './terminal-context.ts';

export type Opened =
  | { readonly is: 'unpaired' }
  | {
      readonly is: 'failed';
      readonly why: 'no-answer' | 'no-table' | 'unknown-mechanic' | 'turned-away';
    }
  | { readonly is: 'open'; readonly terminal: Terminal };

/** Finds out who this window is and where it sits, and opens its table. */
export async function open(query: URLSearchParams): Promise<Opened> {
  const floor = await http().floor();
  if (!floor.ok) return { is: 'failed', why: 'no-answer' };
  const wanted = query.get('table');
  if (wanted !== null && !tableFor(floor.value, wanted)) return { is: 'failed', why: 'no-table' };
  const hasKey = await isKnown(floor.value, wanted, query.get('terminal'));
  if (!hasKey) return { is: 'unpaired' };
  const own = await http().ownTerminal();
  if (!own.ok) {
    // A key that is not valid any more is worse than none.
    if (own.error.status === 401) forgetKey();
    return { is: 'failed', why: own.error.status === 0 ? 'no-answer' : 'turned-away' };
  }
  const table = tableFor(floor.value, wanted ?? own.value.table);
  if (!table) return { is: 'failed', why: 'no-table' };
  const layout = own.value.layouts?.find((each) => each.table === table.table);
  const [sheet, parts, pictures] = await Promise.all([
    http().game(layout?.game ?? table.game, table.table),
    loadPart(table.mechanic, 'terminal'),
    loadPart(table.mechanic, 'pictures'),
  ]);
  if (!sheet.ok) return { is: 'failed', why: 'no-answer' };
  if (!parts || !pictures) return { is: 'failed', why: 'unknown-mechanic' };
  const { terminal } = own.value;
  const client = tableClient({
    url: socketAddress(location),
    table: table.table,
    as: 'player',
    open: openSocket,
    store: browserStore(terminal),
  });
  if (own.value.table !== table.table) seat(client, terminal);
  return {
    is: 'open',
    terminal: createTerminal({
      client,
      floor: floor.value,
      table,
      sheet: sheet.value,
      parts,
      pictures,
      own: own.value,
    }),
  };
}

/** A key from before, or on a demo floor any free terminal. */
async function isKnown(
  { isDemo }: FloorBody,
  table: string | null,
  id: string | null,
): Promise<boolean> {
  if (readKey()) return true;
  if (!isDemo) return false;
  const entered = await enterDemo({
    kind: 'terminal',
    ...(id ? { id } : {}),
    ...(table ? { table } : {}),
  });
  return entered.ok;
}

/** The table somebody wants and no other; without a wish the first. */
function tableFor({ tables }: FloorBody, wanted: string | null): FloorTable | null {
  return tables.find(({ table }) => wanted === null || table === wanted) ?? null;
}

/** A terminal takes its seat as soon as the line is up. */
function seat(client: TableClient<'player'>, terminal: string): void {
  const stop = client.subscribe(({ view }) => {
    if (!view) return;
    stop();
    if (!view.isSeated) void client.do({ type: 'SeatTerminal', terminal });
  });
}
