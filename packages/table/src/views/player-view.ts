import { type Money, NOTHING } from '@baize/exact';
import type { OwnPlayView } from '../contributions.ts';
import { terminalOut } from '../irregularities/out-of-service.ts';
import { LIBRARY } from '../library.ts';
import type { ClosedStake, SettledTerminal } from '../round/settled.ts';
import { terminalOf } from '../session/find-seated.ts';
import { spendable, type Terminal } from '../session/terminal.ts';
import { type OwnVisit, ownVisit } from '../session/visit.ts';
import type { TableState } from '../state.ts';
import { type OwnRound, ownRounds } from './own-rounds.ts';
import { type Permissions, permissionsFor } from './permissions.ts';
import { drawPlay } from './play-views.ts';
import { type PlayerArea, playerAreas } from './player-areas.ts';
import { layoutAt, type PublicLayout } from './public-table.ts';
import { type PublicView, publicView } from './public-view.ts';

/** What belongs to one player alone: of all stakes and credits at the table, only their own. */
export interface OwnView extends OwnPlayView {
  readonly terminal: string;
  readonly isSeated: boolean;
  /** Its layout, where it is not the one of the table. */
  readonly plays: PublicLayout | null;
  readonly locked: { readonly reason: string } | null;
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
  /** Whose seat it is, and what they owe or are due; null where nobody sits there. */
  readonly visit: OwnVisit | null;
  readonly can: Permissions;
}

/** What a terminal may show its player: what everybody sees, and what is the player's own. */
export interface PlayerView extends PublicView, OwnView {
  readonly role: 'player';
  /** The last event this view takes into account. */
  readonly sequence: number;
}

export function playerView(state: TableState, id: string, now: number): PlayerView {
  const { sequence } = state;
  return { role: 'player', sequence, ...publicView(state), ...ownView(state, id, now) };
}

export function ownView(state: TableState, id: string, now: number): OwnView {
  const terminal = terminalOf(state, id);
  const closed = state.round?.closed?.find((each) => each.terminal === id) ?? null;
  const settled = state.round?.settled?.find((each) => each.terminal === id) ?? null;
  return {
    terminal: id,
    isSeated: terminal !== undefined,
    plays: layoutAt(state, id),
    locked: terminal?.locked ?? terminalOut(state, id),
    credit: terminal?.credit ?? NOTHING,
    spendable: terminal ? spendable(terminal) : NOTHING,
    staked: closed?.total ?? terminal?.staked ?? NOTHING,
    areas: playerAreas(state, id),
    closed: closed?.stakes ?? null,
    settled: settled && {
      lines: settled.lines,
      staked: settled.staked,
      returned: settled.returned,
    },
    lastBets: terminal?.lastBets ?? [],
    recall: ownRounds(state, id),
    visit: terminal ? ownVisit(state, terminal) : null,
    ...drawPlay<'own'>(state[LIBRARY], (views) => views.own(state, id)),
    can: permissionsFor({ kind: 'terminal', id }, 'terminal', state, now),
  };
}
