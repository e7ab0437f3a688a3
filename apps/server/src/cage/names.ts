import type { CageSlip, DrawerBody, PaperName, TableDrop } from '@baize/protocol/http';
import type { Asking } from '../store/office.ts';

/** What a name may stand on. */
interface Papers {
  readonly slips?: readonly Pick<CageSlip, 'by' | 'second'>[];
  readonly drawers?: readonly DrawerBody[];
  readonly drops?: readonly Pick<TableDrop, 'by' | 'second'>[];
  readonly others?: readonly string[];
}

/**
 * The names of whoever stands on some papers, for those who print them: a cashier may not read who works in
 * the house, but a guest has to read who has paid.
 */
export async function namesOn(database: Asking, papers: Papers): Promise<PaperName[]> {
  const { slips = [], drawers = [], drops = [], others = [] } = papers;
  const two = ({ by, second }: Pick<CageSlip, 'by' | 'second'>) => [by, second ?? []].flat();
  const ids = [
    ...others,
    ...slips.flatMap(two),
    ...drops.flatMap(two),
    ...drawers.flatMap(({ cashier, closed, counts, slips: own }) => [
      cashier,
      ...(closed?.second ? [closed.second] : []),
      ...counts.map(({ by }) => by),
      ...own.flatMap(two),
    ]),
  ];
  const { rows } = await database.query<PaperName>(
    'select id, name from staff where id = any($1) order by id',
    [[...new Set(ids)]],
  );
  return [...rows];
}
