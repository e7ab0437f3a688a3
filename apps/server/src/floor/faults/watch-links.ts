import { itemsOf } from '@baize/table';
import type { Tables } from '../../tables/running-table.ts';
import type { Faults } from './faults.ts';

export interface LinkWatch {
  readonly faults: Faults;
  readonly tables: Tables;
  readonly isOnline: (terminal: string) => boolean;
  readonly every?: number;
}

const EVERY = 2000;

/**
 * Notices a terminal that was here and has gone with bets in a round. One that has never been here
 * since the floor opened is not missed: nobody may be sitting at it.
 */
export function watchLinks({ faults, tables, isOnline, every = EVERY }: LinkWatch): () => void {
  const seen = new Set<string>();
  const look = (): void => {
    for (const table of tables.list()) {
      const { terminals, round } = table.state();
      const closed = new Set(round?.closed?.map((each) => each.terminal));
      for (const { id, isSeated, staked } of itemsOf(terminals)) {
        if (!isSeated) continue;
        const hasBets = staked > 0 || closed.has(id);
        if (isOnline(id)) seen.add(id);
        // Once its bets are settled nobody waits for it any more.
        if (isOnline(id) || !hasBets) faults.end('link-lost', id);
        else if (seen.has(id)) faults.set('link-lost', id, `at table ${table.id}`);
      }
    }
  };
  const timer = setInterval(look, every);
  return () => clearInterval(timer);
}
