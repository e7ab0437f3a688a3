import { createHash } from 'node:crypto';
import { money } from '@baize/exact';
import { type DayBody, type DaysBody, dayBody } from '@baize/protocol/http';
import type { Queryable } from '../../store/read-journal.ts';

/** A day as it was closed; nobody changes it afterwards. */
export async function findClosedDay(database: Queryable, day: string): Promise<DayBody | null> {
  const { rows } = await database.query<{ readonly figures: string }>(
    'select figures from gaming_days where day = $1',
    [day],
  );
  const [row] = rows;
  return row ? dayBody.parse(JSON.parse(row.figures)) : null;
}

export async function listClosedDays(database: Queryable): Promise<DaysBody['closed']> {
  const { rows } = await database.query<{ readonly figures: string }>(
    'select figures from gaming_days order by day desc limit 400',
  );
  return rows.map(({ figures }) => {
    const { day, tables, differences, closed } = dayBody.parse(JSON.parse(figures));
    return {
      day,
      at: closed?.at ?? 0,
      by: closed?.by ?? '',
      differences: differences.length,
      win: money(tables.reduce((sum, { win }) => sum + win, 0)),
      digest: closed?.digest ?? '',
    };
  });
}

export interface Closing {
  readonly by: string;
  readonly reason: string | null;
}

/** Writes a day down for ever; null where somebody was first. */
export async function writeClosedDay(
  database: Queryable,
  figures: Omit<DayBody, 'closed'>,
  { by, reason }: Closing,
): Promise<DayBody | null> {
  const digest = createHash('sha256').update(JSON.stringify(figures)).digest('hex');
  const body: DayBody = { ...figures, closed: { at: figures.at, by, reason, digest } };
  const { rowCount } = await database.query(
    `insert into gaming_days (day, closed_at, closed_by, figures) values ($1, $2, $3, $4)
     on conflict (day) do nothing`,
    [figures.day, figures.at, by, JSON.stringify(body)],
  );
  return rowCount === 1 ? body : null;
}
