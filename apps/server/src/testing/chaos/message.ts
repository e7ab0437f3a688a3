import type { Command } from '@baize/table';
import type { TableAnswer, TableRequest } from '../../tables/running-table.ts';

/** What the load asks of a process that can be killed. */
export interface Ask {
  readonly id: number;
  readonly table: string;
  readonly request: TableRequest & { readonly command: Command };
  /** To be redeemed with what the floor knows of it, instead of the command. */
  readonly redeem?: { readonly number: string; readonly terminal: string | null };
}

export interface Reply {
  readonly id: number;
  readonly type: TableAnswer['type'];
  readonly code: string | null;
  /** The round in progress at the table when the answer was given. */
  readonly round: string | null;
}
