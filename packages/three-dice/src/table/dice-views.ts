import type { OwnViews, Round, TableState } from '@baize/table/kit';
import { sumOf } from '../roll.ts';
import { isDiceGame } from './dice-game.ts';
import type { UnreadView } from './dice-play.ts';
import { isRoll } from './dice-shapes.ts';
import { trendsOf } from './road.ts';
import { unreadDice } from './settle-known.ts';

/** What screens show of dice; at a table that plays something else there is nothing to be shown of them. */
export const DICE_VIEWS: OwnViews = {
  round: ({ round, rules }) => ({
    tumbles: round?.play.tumbles ?? null,
    tumblesLeast: rules?.procedure.tumblesLeast ?? null,
    total: isRoll(round?.result) ? sumOf(round.result) : null,
  }),
  ended: (outcome) => ({ total: isRoll(outcome) ? sumOf(outcome) : null }),
  // A table without a game yet has roads that are empty.
  public: (state) => ({ trends: isElsewhere(state) ? null : trendsOf(state.results) }),
  display: () => ({}),
  own: () => ({}),
  ownRound: () => ({}),
  dealer: ({ round }) => ({
    unread: round && unreadView(round),
    readings: round && {
      dealer: round.play.readings.dealer,
      hasDeviceRead: round.play.readings.device !== null,
    },
  }),
  pit: ({ round }) => ({
    unread: round && unreadView(round),
    readings: round?.play.readings ?? null,
  }),
  auditor: () => ({}),
  audited: ({ play }) => ({ readings: play.readings }),
};

function unreadView(round: Round): UnreadView | null {
  const { readable, known } = round.play;
  if (known && readable) return { readable, matter: known.matter };
  const unread = unreadDice(round);
  return unread && { readable: unread, matter: null };
}

function isElsewhere({ rules }: TableState): boolean {
  return rules !== null && !isDiceGame(rules.game);
}
