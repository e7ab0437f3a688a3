import {
  becauseShape,
  count,
  type Field,
  fields,
  flag,
  listOf,
  nullable,
  oneOf,
  ordinal,
  shownAmount,
  shownLines,
  shownResult,
  text,
  time,
  type ViewShapes,
} from '@baize/table/kit';
import type { DicePlay, OwnUnreadView, UnreadView } from './dice-play.ts';
import { readableDice, roll } from './dice-shapes.ts';
import type { BigSmall, OddEven, Road, Statistics, Trends } from './road.ts';

const total = nullable(count);

function roadOf<Value extends string>(values: readonly Value[]): Field<Road<Value>> {
  const bead = fields({
    column: count,
    row: count,
    value: oneOf(values),
    total: count,
    round: text,
    number: ordinal,
    correctedAt: nullable(time),
  });
  return fields({ rows: count, columns: count, beads: listOf(bead) });
}

const BIG_SMALL: readonly BigSmall[] = ['big', 'small', 'triple'];
const ODD_EVEN: readonly OddEven[] = ['odd', 'even', 'triple'];

const statistics: Field<Statistics> = fields({
  rounds: count,
  sides: listOf(
    fields({
      side: oneOf(['big', 'small', 'odd', 'even', 'triple']),
      count,
      share: nullable(text),
      expectedShare: text,
    }),
  ),
  totals: listOf(fields({ total: count, count, expected: text })),
  tripleGap: fields({ rounds: count, isSinceTriple: flag }),
});

const trends: Field<Trends> = fields({
  last: listOf(shownResult(roll)),
  bigSmall: roadOf(BIG_SMALL),
  oddEven: roadOf(ODD_EVEN),
  totals: roadOf(BIG_SMALL),
  statistics,
});

const unread: Field<UnreadView | null> = nullable(
  fields({ readable: readableDice, matter: nullable(text) }),
);

const ownUnread: Field<OwnUnreadView> = fields({
  readable: readableDice,
  lines: shownLines,
  returned: shownAmount,
  waits: fields({ bets: listOf(text), amount: shownAmount }),
  because: becauseShape,
});

const readings: Field<DicePlay['readings']> = fields({
  dealer: nullable(roll),
  device: nullable(roll),
});

/** The forms of what screens show of dice. */
export const DICE_VIEW_SHAPES: ViewShapes = {
  round: { tumbles: nullable(count), tumblesLeast: nullable(count), total },
  ended: { total },
  public: { trends: nullable(trends) },
  display: { unread: nullable(fields({ readable: readableDice })) },
  own: { unread: nullable(ownUnread) },
  dealer: {
    unread,
    readings: nullable(
      fields({ dealer: nullable(roll), hasDeviceRead: flag, isReaderAside: flag }),
    ),
  },
  pit: { unread, readings: nullable(readings) },
  audited: { readings },
};
