import { minus, NOTHING, total } from '@baize/exact';
import type { Because } from '@baize/game';
import { creditOf, escrowOf, type Posting, postingsFor, winOf } from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { EventOf } from '../event.ts';
import { stakesOf } from '../history/without-bets.ts';
import type { Round } from '../state.ts';
import type { ClosedStakes, SettledTerminal } from './settled.ts';

/** A bet that goes back by decision. */
export interface ReturnedBet {
  readonly round: Pick<Round, 'closed'>;
  readonly rules: TableRules;
  readonly terminal: string;
  readonly bet: string;
}

export interface ReturnedBets {
  readonly bets: readonly { readonly terminal: string; readonly bets: readonly string[] }[];
  readonly because: Because;
}

/** A round between its close and its payment, as far as returning a bet of it goes. */
export interface Returning {
  readonly id: string;
  readonly closed: readonly ClosedStakes[] | null;
  readonly settled: readonly SettledTerminal[] | null;
  readonly isCollected: boolean;
}

/** Bets leave a closed round: each stake goes back whole from where it lies, be that escrow or the win. */
export function betsReturned(
  round: Returning,
  bets: readonly { readonly terminal: string; readonly bets: readonly string[] }[],
  table: string,
  because: Because,
): EventOf<'BetsReturned'> {
  const returned = bets.map((each) => ({
    ...each,
    amount: total(stakesOf(round.closed ?? [], [each]).map(({ stake }) => stake)),
  }));
  const postings = bets.flatMap((each) =>
    stakesOf(round.closed ?? [], [each]).flatMap(({ bet, stake }): readonly Posting[] => {
      const { terminal } = each;
      const key = `${round.id}:return:${terminal}:${bet}`;
      const lost = collectedOf(round, terminal, bet);
      const credit = creditOf(terminal);
      return [
        ...postingsFor(escrowOf(round.id), credit, minus(stake, lost), key, because),
        ...postingsFor(winOf(table), credit, lost, `${key}:collected`, because),
      ];
    }),
  );
  return { type: 'BetsReturned', round: round.id, returned, postings, because };
}

/** What of a stake has gone to the house already. */
function collectedOf({ settled, isCollected }: Returning, terminal: string, bet: string) {
  if (!isCollected) return NOTHING;
  const own = settled?.find((each) => each.terminal === terminal);
  const line = own?.lines.find((each) => each.bet === bet);
  return line?.result === 'lose' ? line.effective : NOTHING;
}
