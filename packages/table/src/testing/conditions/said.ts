import type { Citation, INCIDENTS } from '@baize/game';
import type { Posting } from '@baize/ledger';
import type { Actor } from '../../authority/actor.ts';
import type { EventOf, EventType, TableEvent } from '../../event.ts';
import { itemsOf } from '../../evolve/persistent.ts';
import type { TableState } from '../../state.ts';
import { holdingOn } from '../../terminal/holdings.ts';

/** Something that gives a reason, and what is known of the moment at which it did. */
export interface Said {
  readonly event: TableEvent;
  /** Null where the event itself gives the reason. */
  readonly posting: Posting | null;
  readonly before: TableState;
  /** Who gave the order. */
  readonly by: Actor;
  /** The line of a settlement that gives it; null where no line does. */
  readonly line: { readonly terminal: string; readonly bet: string } | null;
  /** Everything the same order brought about. */
  readonly together: readonly TableEvent[];
}

export type Speaks = (said: Said) => boolean;

export const is =
  <Type extends EventType>(...types: readonly Type[]) =>
  ({ event }: Said) =>
    types.some((type) => type === event.type);

export function found<Type extends EventType>(
  type: Type,
  { together }: Said,
): readonly EventOf<Type>[] {
  return together.filter((event): event is EventOf<Type> => event.type === type);
}

/** The incident that the order is about, if it is about one. */
export const about =
  (...incidents: readonly (typeof INCIDENTS)[number][]): Speaks =>
  (said) =>
    said.together.some(
      (event) => 'incident' in event && incidents.some((incident) => incident === event.incident),
    );

export const established =
  (value: boolean): Speaks =>
  (said) =>
    found('RoundInterrupted', said).some((each) => each.established === value) ||
    (value && (is('ResultRegistered')(said) || someDieRead(said)));

/** The round was interrupted before, with a die that could be read. */
const someDieRead: Speaks = ({ before }) =>
  before.round?.play.readable?.some((die) => die !== null) ?? false;

/** ...and with one that could not. */
export const someDieUnread: Speaks = (said) =>
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

export const inCutBox: Speaks = (said) =>
  about('excess-not-rejected')(said) ||
  (said.event.type === 'BetsClosed' &&
    stakesOf(said).some(
      ({ bet }) =>
        said.event.type === 'BetsClosed' && said.event.cut.some((each) => each.bet === bet),
    ));

export const below =
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
export const sparesSmall: Speaks = (said) => {
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

export function changed(
  { event, before }: Said,
  test: (area: number, from: number, to: number) => boolean,
) {
  if (event.type !== 'BetsChanged') return false;
  return event.changes.some(({ bet, from, to }) =>
    test(before.rules?.areaIndex.get(bet) ?? -1, from, to),
  );
}

/** Whether a settlement moved money of a terminal that has a line with this result. */
export const settled =
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
export const soleBettor: Speaks = (said) =>
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

/** Facts a citation speaks of, by citation: pure, and nothing but what is on record. */
export type Conditions = Readonly<Record<Citation, Speaks>>;

export const either =
  (...all: readonly Speaks[]): Speaks =>
  (said) =>
    all.some((speaks) => speaks(said));

export const both =
  (...all: readonly Speaks[]): Speaks =>
  (said) =>
    all.every((speaks) => speaks(said));

const postingsIn = ({ event, posting }: Said): readonly Posting[] =>
  posting ? [posting] : 'postings' in event ? event.postings : [];

/** Money is taken back from a player, or owed by one. */
export const takesBack: Speaks = (said) =>
  is('ApprovalRequested')(said) ||
  postingsIn(said).some(({ from }) => /^(credit|receivable):/.test(from));

/** What is due settles what was owed. */
export const settlesDebt: Speaks = ({ event }) =>
  'postings' in event && event.postings.some(({ to }) => to.startsWith('receivable:'));

/** Another round has begun since the one it is about. */
export const hasLaterRound: Speaks = ({ event, before }) => {
  const id = 'round' in event && typeof event.round === 'string' ? event.round : null;
  const number = (id === null ? undefined : before.concluded.get(id)?.number) ?? 1;
  return before.roundNumber > (event.type === 'IncidentRecorded' ? 1 : number);
};

/** Somebody of sufficient rank decides, or is to. */
export const isDecided: Speaks = (said) =>
  said.together.some(
    (event) =>
      event.type === 'MatterDecided' ||
      event.type === 'MatterReferred' ||
      (event.type === 'IncidentRecorded' && event.action === 'refer-to-manager'),
  );

/** The round is void, or what it brought is taken back; a report that brings it about says so too. */
export const isVoided: Speaks = ({ together }) =>
  together.some(({ type }) => type === 'RoundVoided' || type === 'RoundReversed');

/** A line of a stake that a limit touched at the close, where the reason was judged. */
export const fromClose: Speaks = ({ event, line, before }) => {
  const past = 'round' in event && event.round ? before.concluded.get(event.round) : undefined;
  const closed = past?.closed ?? before.round?.closed;
  const own = closed?.find(({ terminal }) => terminal === line?.terminal);
  return own?.stakes.some(({ bet, because }) => bet === line?.bet && because !== null) ?? false;
};

/** Bets of the round in progress are closed. */
export const isClosed: Speaks = ({ before }) => before.round?.closed != null;

export const inPhase =
  (...phases: readonly string[]): Speaks =>
  ({ before }) =>
    phases.includes(before.round?.phase ?? 'idle');

/** Terminals alone have failed, or one is taken out of service. */
export const terminalsFailed: Speaks = (said) =>
  about('terminals-interrupted')(said) ||
  (said.event.type === 'TakenOutOfService' && said.event.what.startsWith('terminal '));

const failed = (said: Said): readonly { readonly registered: number }[] => [
  ...found('TerminalsInterrupted', said).flatMap(({ terminals }) => terminals),
  ...found('TakenOutOfService', said),
];

export const someRegistered: Speaks = (said) =>
  failed(said).some(({ registered }) => registered > 0);

export const someUnregistered: Speaks = (said) =>
  failed(said).some(({ registered }) => registered === 0) ||
  found('TakenOutOfService', said).some(({ returned }) => returned.length > 0);

/** The dice that decided came to three of a kind, or may have where one of them can never be read. */
export const isTriple: Speaks = ({ event }) => {
  if (event.type === 'KnownBetsSettled') {
    return new Set(event.readable.filter((die) => die !== null)).size === 1;
  }
  const dice =
    event.type === 'ResultRegistered'
      ? event.dice
      : event.type === 'ResultCorrected' || event.type === 'ResultDecided'
        ? event.is
        : null;
  return Array.isArray(dice) && new Set(dice).size === 1;
};

/** Dice that were reported are changed, or wait to be. */
export const diceReported: Speaks = ({ before }) => before.equipment.reported !== undefined;

export const byStaff: Speaks = ({ by }) => by.kind === 'staff';
