import { type Money, NOTHING } from '@baize/exact';
import { type Trends, trendsOf } from '../roads/trends.ts';
import type { ClosedStake, SettledTerminal } from '../round/settled.ts';
import { terminalOf } from '../session/find-seated.ts';
import { spendable, type Terminal } from '../session/terminal.ts';
import type { TableState } from '../state.ts';
import { type OwnRound, ownRounds } from './own-rounds.ts';
import { type Permissions, permissionsFor } from './permissions.ts';
import { type PlayerArea, playerAreas } from './player-areas.ts';
import { type PlayerCards, playerCards } from './player-cards.ts';
import { type PreviousRound, previousRound } from './previous-round.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import { type PublicTable, publicTable, statusOf, type TableStatus } from './public-table.ts';

/** What a terminal may show its player: the table, and of all stakes and credits only its own. */
export interface PlayerView {
  readonly role: 'player';
  /** The last event this view takes into account. */
  readonly sequence: number;
  readonly terminal: string;
  readonly isSeated: boolean;
  readonly locked: { readonly reason: string } | null;
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** The round before the one in progress, or the last one while there is none. */
  readonly previous: PreviousRound | null;
  /** Null in the card game, which has no dice to follow. */
  readonly trends: Trends | null;
  /** What lies on the terminal's account; stakes not yet closed are still in it. */
  readonly credit: Money;
  /** What can be staked or taken out. */
  readonly spendable: Money;
  /** Everything the terminal has in this round. */
  readonly staked: Money;
  readonly areas: readonly PlayerArea[];
  /** The own stakes as they froze at the close, with the part at risk; null before it. */
  readonly closed: readonly ClosedStake[] | null;
  /** What became of them; null until there is a result. */
  readonly settled: Omit<SettledTerminal, 'terminal'> | null;
  /** What "repeat" would bet again. */
  readonly lastBets: Terminal['lastBets'];
  readonly recall: readonly OwnRound[];
  /** Null in the dice games. */
  readonly cards: PlayerCards | null;
  readonly can: Permissions;
}

export function playerView(state: TableState, id: string, now: number): PlayerView {
  const terminal = terminalOf(state, id);
  const closed = state.round?.closed?.find((each) => each.terminal === id) ?? null;
  const settled = state.round?.settled?.find((each) => each.terminal === id) ?? null;
  return {
    role: 'player',
    sequence: state.sequence,
    terminal: id,
    isSeated: terminal !== undefined,
    locked: terminal?.locked ?? null,
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    previous: previousRound(state),
    trends: state.rules?.game.mechanic === 'si-ki-pi' ? null : trendsOf(state.results),
    credit: terminal?.credit ?? NOTHING,
    spendable: terminal ? spendable(terminal) : NOTHING,
    staked: closed?.total ?? terminal?.staked ?? NOTHING,
    areas: playerAreas(state, terminal),
    closed: closed?.stakes ?? null,
    settled: settled && {
      lines: settled.lines,
      staked: settled.staked,
      returned: settled.returned,
    },
    lastBets: terminal?.lastBets ?? [],
    recall: ownRounds(state, id),
    cards: playerCards(state, id),
    can: permissionsFor({ kind: 'terminal', id }, 'terminal', state, now),
  };
}
