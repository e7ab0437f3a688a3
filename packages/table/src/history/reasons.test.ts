import { money } from '@baize/exact';
import { type Citation, DEFAULT_READINGS, type INCIDENTS } from '@baize/game';
import { emptyTable } from '@baize/house';
import type { Posting } from '@baize/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventOf, EventType, Recorded, TableEvent } from '../event.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { evolve } from '../evolve.ts';
import type { TableState } from '../state.ts';
import { holdingOn } from '../terminal/holdings.ts';
import { configOf, openTable } from '../testing/floor.ts';
import { GOLDEN_ROUNDS } from '../testing/golden-files.ts';
import { anyPlay, anyTroubledPlay, playAttempts } from '../testing/random-play.ts';

/** Something that gives a reason, and what is known of the moment at which it did. */
interface Said {
  readonly event: TableEvent;
  /** Null where the event itself gives the reason. */
  readonly posting: Posting | null;
  readonly before: TableState;
  /** Everything the same order brought about. */
  readonly together: readonly TableEvent[];
}

type Speaks = (said: Said) => boolean;

const is =
  <Type extends EventType>(...types: readonly Type[]) =>
  ({ event }: Said) =>
    types.some((type) => type === event.type);

function found<Type extends EventType>(type: Type, { together }: Said): readonly EventOf<Type>[] {
  return together.filter((event): event is EventOf<Type> => event.type === type);
}

/** The incident that the order is about, if it is about one. */
const about =
  (...incidents: readonly (typeof INCIDENTS)[number][]): Speaks =>
  (said) =>
    said.together.some(
      (event) => 'incident' in event && incidents.some((incident) => incident === event.incident),
    );

const established =
  (value: boolean): Speaks =>
  (said) =>
    found('RoundInterrupted', said).some((each) => each.established === value) ||
    (value && (is('ResultRegistered')(said) || someDieRead(said)));

/** The round was interrupted before, with a die that could be read. */
const someDieRead: Speaks = ({ before }) =>
  before.round?.play.readable?.some((die) => die !== null) ?? false;

/** ...and with one that could not. */
const someDieUnread: Speaks = (said) =>
  someDieRead(said) && (said.before.round?.play.readable?.includes(null) ?? false);

const stakes = ({ event }: Said) =>
  event.type === 'BetsClosed' ? event.stakes.flatMap((each) => each.stakes) : [];

/** The stakes of whoever a posting at the close is of; of everybody where the event gives the reason. */
function stakesOf(said: Said) {
  const { event, posting } = said;
  if (event.type !== 'BetsClosed' || !posting) return stakes(said);
  return event.stakes
    .filter(({ terminal }) => posting.from === `credit:${terminal}`)
    .flatMap((each) => each.stakes);
}

const inCutBox: Speaks = (said) =>
  about('excess-not-rejected')(said) ||
  (said.event.type === 'BetsClosed' &&
    stakesOf(said).some(
      ({ bet }) =>
        said.event.type === 'BetsClosed' && said.event.cut.some((each) => each.bet === bet),
    ));

const below =
  (isCut: boolean): Speaks =>
  (said) =>
    stakesOf(said).some(({ bet, stake }) => {
      const { rules } = said.before;
      const area = rules?.areaIndex.get(bet) ?? -1;
      const minimum = rules?.limits[area]?.minimum ?? 0;
      const cut =
        said.event.type === 'BetsClosed' && said.event.cut.some((each) => each.bet === bet);
      return stake < minimum && cut === isCut;
    });

/** A stake under the minimum lies in a box that holds more than its limits, and stays whole or spares the box. */
const sparesSmall: Speaks = (said) => {
  const { event, before } = said;
  if (event.type !== 'BetsClosed' || !before.rules) return false;
  const { areaIndex, limits, config } = before.rules;
  const all = event.stakes.flatMap((each) => each.stakes);
  return stakesOf(said).some(({ bet, stake, effective }) => {
    const { minimum = 0, maximum = 0 } = limits[areaIndex.get(bet) ?? -1] ?? {};
    const inBox = all.filter((each) => each.bet === bet).map((each) => each.stake);
    const isCut = event.cut.some((each) => each.bet === bet);
    const isOver = inBox.reduce((sum, each) => sum + each, 0) > maximum;
    const hasSmall = inBox.some((each) => each < minimum);
    const concerns = stake < minimum || (config.readings.L9 ?? 'counts') !== 'counts';
    return concerns && hasSmall && (isCut || isOver) && effective === stake;
  });
};

function changed(
  { event, before }: Said,
  test: (area: number, from: number, to: number) => boolean,
) {
  if (event.type !== 'BetsChanged') return false;
  return event.changes.some(({ bet, from, to }) =>
    test(before.rules?.areaIndex.get(bet) ?? -1, from, to),
  );
}

/** Whether a settlement moved money of a terminal that has a line with this result. */
const settled =
  (result: 'win' | 'lose' | 'stand-off'): Speaks =>
  ({ event, posting }) => {
    if (event.type !== 'InitialBetsSettled') return false;
    if (!posting) return true;
    const key = posting.key.split(':');
    return event.settled.some(
      ({ terminal, lines }) =>
        key.includes(terminal) && lines.some((line) => line.result === result),
    );
  };

/** Whether whoever left had the only initial bet of the box. */
const soleBettor: Speaks = (said) =>
  found('PlayerWalkedAway', said).some(({ box }) => {
    const { round, rules, terminals } = said.before;
    const bet = `${box}/initial`;
    const area = rules?.areaIndex.get(bet) ?? -1;
    const bettors = round?.closed
      ? round.closed.filter((each) => each.stakes.some((stake) => stake.bet === bet))
      : [...itemsOf(terminals)].filter(
          ({ holdings }) => (holdingOn(holdings, area)?.stake ?? 0) > 0,
        );
    return bettors.length === 1;
  }) || is('HandArranged')(said);

/** Clauses and readings, each with the facts it speaks of. */
const SPEAKS_OF: Readonly<Record<Citation, Speaks>> = {
  'rws-sic-bo-2021#5.1.1': established(true),
  'rws-sic-bo-2021#5.1.2': established(false),
  'rws-sic-bo-2021#5.3.1': about('tumbled-fewer-than-three'),
  'rws-sic-bo-2021#5.3.2': about('die-not-flat'),
  'rws-sic-bo-2021#5.3.3': about('tumbler-before-close'),
  'rws-sic-bo-2021#5.3': about('tumbled-fewer-than-three', 'die-not-flat', 'tumbler-before-close'),
  'rws-sic-bo-2021#I-P5': (said) => said.before.round === null,
  'mbs-sic-bo-v4#5.1': about('tumbled-fewer-than-three'),
  'mbs-sic-bo-v4#5.2': about('dice-exposed-before-close'),
  'mbs-sic-bo-v4#5.3': about('die-not-flat'),
  'mbs-sic-bo-v4#5.4': about('dice-damaged'),
  'mbs-sic-bo-v4#5.5': about('dome-broken'),
  'mbs-sic-bo-v4#5.8.1': established(false),
  'mbs-sic-bo-v4#5.8.2': established(true),
  'mbs-sic-bo-v4#I-P3': about('dice-damaged'),
  'rws-tai-sai-v5#3.5': (said) =>
    changed(said, (area, from, to) => to > from && (said.before.round?.totals[area] ?? 0) > from),
  'rws-tai-sai-v5#5.1.1': inCutBox,
  'rws-tai-sai-v5#5.1.2': sparesSmall,
  'rws-tai-sai-v5#I-L9': sparesSmall,
  'rws-tai-sai-v5#I-L8': is('MinimumAdvised'),
  'rws-tai-sai-v5#5.2.1': (said) => below(false)(said) || about('below-minimum-not-noticed')(said),
  'rws-tai-sai-v5#I-L3': inCutBox,
  'rws-tai-sai-v5#I-L4': ({ event }) =>
    event.type === 'BetsClosed' && event.cut.some((each) => each.overLimit),
  'rws-tai-sai-v5#I-L6': inCutBox,
  'rws-tai-sai-v5#I-L7': (said) =>
    changed(said, (area, from, to) => {
      const other = said.before.rules?.opposed[area] ?? -1;
      return to < from && (said.before.round?.totals[other] ?? 0) > 0;
    }),
  'rws-tai-sai-v5#5.4.1': established(true),
  'rws-tai-sai-v5#5.4.2': established(false),
  'rws-tai-sai-v5#5.5.3': about('tumbler-before-close'),
  'rws-tai-sai-v5#I-P5': (said) => said.before.round === null,
  'licensee-sic-bo#3(a)': is('RoundOpened', 'BetsOpened', 'BetsChanged'),
  'licensee-sic-bo#5(a)(2)': ({ before }) => before.equipment.shaker === 'automated',
  'licensee-sic-bo#5(f)': (said) => !is('RoundConcluded', 'BetsChanged')(said),
  'licensee-sic-bo#5(g)': is('RoundConcluded'),
  'licensee-sic-bo#6(b)': (said) =>
    about('electrical-device-failed', 'lights-wrong')(said) ||
    is('SupervisorPresent', 'TableSuspended', 'TableReleased')(said),
  'licensee-sic-bo#6(c)': (said) =>
    about('shaker-failed')(said) && said.before.equipment.shaker === 'automated',
  'licensee-sic-bo#6(d)': ({ event }) =>
    (event.type === 'ShakerFitted' && event.shaker === 'manual') ||
    (event.type === 'ShakerRemoved' && event.shaker === 'automated'),
  'licensee-sic-bo#I-P5': (said) => said.before.round === null,
  'rws-sic-bo-2021#I-P15': someDieUnread,
  'mbs-sic-bo-v4#I-P15': someDieUnread,
  'rws-tai-sai-v5#I-P15': someDieUnread,
  'licensee-sic-bo#I-P15': someDieUnread,
  'rws-si-ki-pi-v2#3.13.7': settled('win'),
  'rws-si-ki-pi-v2#3.13.8': settled('lose'),
  'rws-si-ki-pi-v2#3.13.9': settled('stand-off'),
  'rws-si-ki-pi-v2#5.4': soleBettor,
};

function problemsIn(facts: readonly Recorded[]): readonly string[] {
  const problems: string[] = [];
  let before = emptyTable();
  for (const fact of facts) {
    const { event } = fact;
    const together = facts.filter(({ op }) => op === fact.op).map((each) => each.event);
    const postings = 'postings' in event ? event.postings : [];
    for (const posting of [null, ...postings]) {
      for (const citation of posting?.because ?? event.because) {
        const speaks = SPEAKS_OF[citation as Citation];
        if (speaks && !speaks({ event, posting, before, together })) {
          problems.push(`${event.type} ${posting?.key ?? ''} cites ${citation}`);
        }
      }
    }
    before = evolve(before, fact);
  }
  return problems;
}

test.each([...GOLDEN_ROUNDS])('every clause cited in %s speaks of what happened', (_, play) => {
  expect(problemsIn(play().journal.facts())).toEqual([]);
});

const TABLES = [
  configOf('rws-sic-bo-2021/b'),
  configOf('mbs-sic-bo-v4/rapid-select'),
  configOf('licensee-sic-bo/standard'),
  configOf('rws-tai-sai-v5/c', {
    limits: { default: { minimum: money(500), maximum: money(5000) }, kinds: {} },
    differential: money(3000),
  }),
  ...(['counts', 'outside', 'no-pro-rata'] as const).map((L9) =>
    configOf('rws-tai-sai-v5/a', {
      readings: { ...DEFAULT_READINGS, L8: 'box-total', L9 },
      limits: { default: { minimum: money(500), maximum: money(3000) }, kinds: {} },
      differential: money(2000),
    }),
  ),
  configOf('rws-si-ki-pi-v2', { boxes: 4 }),
];

describe.each(TABLES.map((config) => ({ game: config.game, config })))('$game', ({ config }) => {
  test('whatever is played, every clause that is cited speaks of what happened', () => {
    fc.assert(
      fc.property(anyPlay, (attempts) => {
        expect(problemsIn(playAttempts(openTable(config), attempts).facts())).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('also where two things go wrong in a round and people have left before it is corrected', () => {
    fc.assert(
      fc.property(anyTroubledPlay, (attempts) => {
        expect(problemsIn(playAttempts(openTable(config), attempts).facts())).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
