import type { OwnViews, TableState } from '@baize/table/kit';
import { sumOf } from '../roll.ts';
import { isDiceGame } from './dice-game.ts';
import { isRoll } from './dice-shapes.ts';
import { trendsOf } from './road.ts';

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
    readings: round && {
      dealer: round.play.readings.dealer,
      hasDeviceRead: round.play.readings.device !== null,
    },
  }),
  pit: ({ round }) => ({ readings: round?.play.readings ?? null }),
  auditor: () => ({}),
  audited: ({ play }) => ({ readings: play.readings }),
};

function isElsewhere({ rules }: TableState): boolean {
  return rules !== null && !isDiceGame(rules.game);
}
