import { money } from '@baize/exact';
import type { Actor } from '@baize/table';
import { readSeat } from '../../store/floor-knowledge.ts';
import type { Asking } from '../../store/office.ts';
import type { RunningTable } from '../../tables/running-table.ts';

const AT_EACH_TABLE = 2;
/** 2,000.00: enough for an evening, not enough for a hand-pay. */
const CREDIT = money(200_000);

const cashier: Actor = { kind: 'staff', id: 'demo-cashier', position: 'cashier' };
const system: Actor = { kind: 'system' };

/** The terminals of a demo floor, by the tables they begin at: P01 and P02 at the first. */
function demoTerminals(
  tables: readonly string[],
): readonly { readonly terminal: string; readonly table: string }[] {
  return tables.flatMap((table, index) =>
    Array.from({ length: AT_EACH_TABLE }, (_, place) => ({
      terminal: `P${String(index * AT_EACH_TABLE + place + 1).padStart(2, '0')}`,
      table,
    })),
  );
}

/** Seats the demo terminals with some credit, once; where they go afterwards is up to people. */
export async function seedDemoTerminals(
  pool: Asking,
  tables: readonly RunningTable[],
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from terminals');
  const known = new Set(rows.map(({ id }) => id));
  const places = demoTerminals(tables.map(({ id }) => id));
  await Promise.all(
    places.map(async ({ terminal, table: id }) => {
      const table = tables.find((each) => each.id === id);
      if (!table || known.has(terminal)) return;
      await table.submit({
        op: `demo:seat:${terminal}`,
        by: system,
        command: async () => ({
          type: 'SeatTerminal',
          terminal,
          ...(await readSeat(pool, terminal)),
        }),
      });
      await table.submit({
        op: `demo:buy:${terminal}`,
        by: cashier,
        command: { type: 'BuyCredit', terminal, amount: CREDIT },
      });
    }),
  );
}
