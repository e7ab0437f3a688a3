import { readSeat } from '../../store/floor-knowledge.ts';
import type { RunningTable, Tables } from '../../tables/running-table.ts';
import type { AppDeps } from '../app-deps.ts';

/**
 * The table whose books the cash of a terminal belongs in. Asked again after the terminal has moved, it must not be
 * taken a second time elsewhere.
 */
export async function tableOf(
  { database, tables }: Pick<AppDeps, 'database' | 'tables'>,
  terminal: string,
  op: string,
): Promise<RunningTable | undefined> {
  const { seatedAt } = await readSeat(database, terminal);
  const seat = seatedAt === null ? undefined : tables.get(seatedAt);
  return (await tableKnowing(tables, op)) ?? seat;
}

async function tableKnowing(tables: Tables, op: string): Promise<RunningTable | undefined> {
  const all = tables.list();
  const known = await Promise.all(all.map((table) => table.known(op)));
  return all.find((_, index) => known[index]);
}

export const NOWHERE = {
  code: 'not-seated',
  message: 'The terminal is at no table of this floor; seat it first.',
  field: 'terminal',
};
