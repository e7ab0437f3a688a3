import { type Money, minus, money, total } from '@baize/exact';
import type { DrawerBody, Pieces } from '@baize/protocol/http';
import type { Asking } from '../store/office.ts';
import { expectWritten } from '../store/written.ts';
import { isInWork, paysOut, slipsOf } from './slips.ts';

export interface StoredDrawer {
  readonly id: string;
  readonly window_name: string;
  readonly cashier: string;
  readonly opened_at: string;
  readonly pieces: Pieces;
  readonly opening: string;
  readonly closed_at: string | null;
  readonly difference: string | null;
  readonly second: string | null;
  readonly reason: string | null;
}

/** What pieces are worth together. */
export function worthOf(pieces: Pieces): Money {
  return money(pieces.reduce((sum, each) => sum + each.value * each.pieces, 0));
}

export async function openDrawers(database: Asking): Promise<readonly StoredDrawer[]> {
  const { rows } = await database.query<StoredDrawer>(
    'select * from cage_drawers where closed_at is null order by window_name',
  );
  return rows;
}

/** The drawer somebody has open; a cashier has one at a time. */
export async function drawerOf(
  database: Asking,
  cashier: string,
): Promise<StoredDrawer | undefined> {
  const { rows } = await database.query<StoredDrawer>(
    'select * from cage_drawers where cashier = $1 and closed_at is null',
    [cashier],
  );
  return rows[0];
}

/** A drawer by its name, held until the transaction ends: whoever else wants it waits. */
export async function holdDrawer(database: Asking, id: string): Promise<StoredDrawer | undefined> {
  const { rows } = await database.query<StoredDrawer>(
    'select * from cage_drawers where id = $1 for update',
    [id],
  );
  return rows[0];
}

export async function lastDrawers(
  database: Asking,
  limit: number,
): Promise<readonly StoredDrawer[]> {
  const { rows } = await database.query<StoredDrawer>(
    'select * from cage_drawers order by opened_at desc, id limit $1',
    [limit],
  );
  return rows;
}

export async function findDrawer(database: Asking, id: string): Promise<StoredDrawer | undefined> {
  const { rows } = await database.query<StoredDrawer>('select * from cage_drawers where id = $1', [
    id,
  ]);
  return rows[0];
}

interface Opening {
  readonly window: string;
  readonly cashier: string;
  readonly at: number;
  readonly pieces: Pieces;
}

/** Opens a drawer at a window; nothing where the window or the cashier has one open. */
export async function openDrawer(
  database: Asking,
  { window, cashier, at, pieces }: Opening,
): Promise<StoredDrawer | undefined> {
  const { rows } = await database.query<StoredDrawer>(
    `insert into cage_drawers (id, window_name, ordinal, cashier, opened_at, pieces, opening)
     select $1 || '-' || next, $1, next, $2, $3, $4, $5
     from (select coalesce(max(ordinal), 0) + 1 as next from cage_drawers where window_name = $1)
       as n
     on conflict do nothing returning *`,
    [window, cashier, at, JSON.stringify(pieces), worthOf(pieces)],
  );
  return rows[0];
}

interface StoredCount {
  readonly at: string;
  readonly by_whom: string;
  readonly pieces: Pieces;
  readonly counted: string;
  readonly expected: string;
}

async function countsOf(database: Asking, drawer: string): Promise<DrawerBody['counts']> {
  const { rows } = await database.query<StoredCount>(
    'select * from cage_counts where drawer = $1 order by ordinal',
    [drawer],
  );
  return rows.map(({ at, by_whom, pieces, counted, expected }) => ({
    at: Number(at),
    by: by_whom,
    pieces: [...pieces],
    counted: money(Number(counted)),
    expected: money(Number(expected)),
  }));
}

export async function writeCount(
  database: Asking,
  drawer: string,
  count: {
    readonly at: number;
    readonly by: string;
    readonly pieces: Pieces;
    readonly expected: Money;
  },
): Promise<void> {
  await database.query(
    `insert into cage_counts (drawer, ordinal, at, by_whom, pieces, counted, expected)
     select $1, coalesce(max(ordinal), 0) + 1, $2, $3, $4, $5, $6
     from cage_counts where drawer = $1`,
    [
      drawer,
      count.at,
      count.by,
      JSON.stringify(count.pieces),
      worthOf(count.pieces),
      count.expected,
    ],
  );
}

export interface Closing {
  readonly at: number;
  readonly difference: Money;
  readonly second: string | null;
  readonly reason: string | null;
}

export async function writeClosing(
  database: Asking,
  drawer: string,
  { at, difference, second, reason }: Closing,
): Promise<void> {
  const closed = await database.query(
    `update cage_drawers set closed_at = $2, difference = $3, second = $4, reason = $5
     where id = $1`,
    [drawer, at, difference, second, reason],
  );
  expectWritten('cage_drawers', closed);
}

/** What must be in a drawer: what was in it when it was opened, and every movement since. */
export function expectedIn({ opening, slips }: Pick<DrawerBody, 'opening' | 'slips'>): Money {
  return money(slips.reduce((sum, { cash }) => sum + cash, Number(opening)));
}

/** What can still be paid out of a drawer: what is in it, less what slips in work are about to pay. */
export function availableIn(drawer: Pick<DrawerBody, 'opening' | 'slips'>): Money {
  const held = drawer.slips.filter((slip) => paysOut(slip.kind) && isInWork(slip));
  return minus(expectedIn(drawer), total(held.map(({ amount }) => amount)));
}

/** A drawer as it is shown. Where the house counts blind its sum is told after the first count. */
export async function drawerBodyOf(
  database: Asking,
  row: StoredDrawer,
  isBlind: boolean,
): Promise<DrawerBody> {
  const slips = [...(await slipsOf(database, row.id))];
  const counts = await countsOf(database, row.id);
  const opening = money(Number(row.opening));
  const isHidden = isBlind && row.closed_at === null && counts.length === 0;
  return {
    id: row.id,
    window: row.window_name,
    cashier: row.cashier,
    openedAt: Number(row.opened_at),
    pieces: [...row.pieces],
    opening,
    expected: isHidden ? null : expectedIn({ opening, slips }),
    slips,
    counts,
    closed:
      row.closed_at === null
        ? null
        : {
            at: Number(row.closed_at),
            difference: money(Number(row.difference)),
            second: row.second,
            reason: row.reason,
          },
  };
}
