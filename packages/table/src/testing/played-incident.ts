import { assert } from '@baize/exact';
import {
  clauseOf,
  INCIDENTS,
  type Incident,
  type Phase,
  type ProcedureStep,
  type Shaker,
} from '@baize/game';
import { openPlay } from '@baize/house';
import type { Rulebook } from '@baize/rulebooks';
import { itemsOf } from '../evolve/persistent.ts';
import type { Fields } from '../scenario/phrase.ts';
import { type Play, type Played, playCommand } from '../scenario/play.ts';
import type { TableState } from '../state.ts';
import { pitManager, supervisor } from './floor.ts';
import { gameOf, stepsOfOneRound, stepsUntil } from './moments.ts';

/**
 * What the documents order, incident by incident: a cell for each phase, in the words of `PLAYED_WORDS`, with the
 * clauses that the report must cite. A row may say what was reported besides: `round-interrupted, dice read`.
 */
export interface PlayedMatrix {
  readonly book: string;
  readonly shaker: Shaker | null;
  /** The moments a round of the document has, in its order, after the time between rounds. */
  readonly phases: readonly PlayedMoment[];
  /** What is not listed cannot occur in the game. */
  readonly rows: Readonly<Record<string, string>>;
}

/** A phase, or a round of which is settled what an unread die cannot change while the rest waits (P15). */
export type PlayedMoment = Phase | 'known';

/** What a cell says of the table afterwards. */
interface Aftermath {
  /** `accepted`, or why the report was not taken. */
  readonly answer: string;
  /** What happens besides the report itself. */
  readonly events: readonly string[];
  /** Null where it is the phase in which it was reported. */
  readonly phase: Phase | null;
  /** Stakes are where they were, or have gone back to whoever made them. */
  readonly bets: 'stand' | 'back' | 'neither';
}

const taken = (...events: readonly string[]): Aftermath => ({
  answer: 'accepted',
  events,
  phase: null,
  bets: 'stand',
});
const over = (...events: readonly string[]): Aftermath => ({
  answer: 'accepted',
  events,
  phase: 'idle',
  bets: 'back',
});
const refused = (answer: string): Aftermath => ({ ...taken(), answer });

export const PLAYED_WORDS: Readonly<Record<string, Aftermath>> = {
  /** It cannot have happened at this point of the round, or between rounds. */
  no: refused('wrong-phase'),
  'no-round': refused('no-round'),
  /** It cannot happen in this game at all. */
  never: refused('cannot-occur'),
  /** What is on record says otherwise. */
  contradicts: refused('contradicts-record'),
  /** The report has to say what can be read. */
  asked: refused('missing-detail'),
  noted: taken(),
  referred: taken('MatterReferred'),
  /** A second person is asked. */
  requested: taken('ApprovalRequested'),
  suspended: taken('TableSuspended'),
  watched: taken('SupervisorPresent'),
  'goes-on': taken('RoundInterrupted'),
  stands: taken('TerminalsInterrupted'),
  offered: taken('WithdrawalOffered'),
  seen: taken('CardsSeen'),
  left: taken('PlayerWalkedAway'),
  'no-roll': { ...taken('NoRollCalled'), phase: 'closed' },
  redealt: { ...taken('CardsTakenBack'), phase: 'closed' },
  void: over('RoundVoided'),
  'breaks-off': over('RoundInterrupted', 'RoundVoided'),
  undone: over('InitialBetsReversed', 'RoundVoided'),
  /** Settled bets are taken back too. */
  'taken-back': over('SettlementReversed', 'RoundVoided'),
  /** The same, and the dice are shaken again for all of them. */
  'rolled-back': {
    ...taken('NoRollCalled', 'SettlementReversed'),
    phase: 'closed',
    bets: 'neither',
  },
};

/** What became of a report. */
export interface PlayedIncident extends Omit<Aftermath, 'bets'> {
  /** The clauses of the report, without the name of their book. */
  readonly clauses: readonly string[];
  readonly bets: Aftermath['bets'];
}

/** In which phase a round stands at a moment: known bets are settled where the dice lie open. */
export function phaseAt(moment: PlayedMoment, { procedure }: Rulebook, shaker: Shaker | null) {
  if (moment !== 'known') return moment;
  const steps: readonly ProcedureStep[] = procedure.steps;
  const own = steps.filter((step) => step.shaker === undefined || step.shaker === shaker);
  return own.find(({ step }) => step === 'register-result')?.from ?? 'idle';
}

/** A real table of a book in a phase, brought there by its steps: a round is over, and two people bet in this one. */
export function tableIn(book: Rulebook, moment: PlayedMoment, shaker: Shaker | null): Play {
  const kind = shaker ?? 'manual';
  const phase = phaseAt(moment, book, shaker);
  const opened = openPlay({
    game: gameOf(book),
    credits: { A: 5000, B: 5000 },
    ...(book.mechanic === 'si-ki-pi' ? { seats: { A: 1 } } : {}),
    shaker: kind,
    earlier: [...stepsOfOneRound(book), ...(phase === 'idle' ? [] : stepsUntil(book, phase, kind))],
  });
  assert(opened.ok, opened.ok ? '' : `${book.id} ${phase}: ${opened.error.message}`);
  const { play } = opened.value;
  return moment === 'known' ? withKnownBets(play) : play;
}

/** A one and a two can be read: Small has won and Big has lost, and the third die decides about a total of 8. */
function withKnownBets(play: Play): Play {
  const reported = report(play, 'round-interrupted', { readable: [1, 2, null] }).play;
  const reason = 'The third die lies under the dome.';
  const settle = { type: 'SettleKnownBets', fields: { reason } } as const;
  const asked = playCommand(reported, { by: supervisor, draft: settle }).play;
  const { play: known, answer } = playCommand(asked, {
    by: pitManager,
    draft: { type: 'ApproveRequest', fields: {} },
  });
  assert(answer.type === 'accepted', 'Two people settle what an unread die cannot change.');
  return known;
}

/** What belongs to a report of this row; somebody has seen cards before a report that says so. */
export function playRow(play: Play, row: string, book: Rulebook): Played {
  const [name = '', detail] = row.split(', ');
  const incident = INCIDENTS.find((each) => each === name);
  assert(incident !== undefined, `${name} is no incident.`);
  const isCards = book.mechanic === 'si-ki-pi';
  const before =
    isCards && /-seen$|^misdeal-seen/.test(incident)
      ? report(play, 'player-exposes-own-cards', { box: 1 }).play
      : play;
  const idle = play.state.round === null;
  const fields: Fields = {
    ...(incident === 'wrong-result-registered' && !isCards
      ? { rounds: ['T1-1'], dice: [6, 6, 5] }
      : {}),
    ...(incident === 'dice-damaged' && idle ? { rounds: ['T1-1'] } : {}),
    ...(incident === 'terminals-interrupted' || incident === 'player-walked-away'
      ? { terminals: ['B'] }
      : {}),
    ...(isCards && incident.startsWith('player-') ? { box: 1 } : {}),
    ...(detail === 'dice read' ? { readable: [1, 2, 3] } : {}),
    ...(detail === 'no die read' ? { readable: [null, null, null] } : {}),
  };
  return report(before, incident, fields);
}

function report(play: Play, incident: Incident, fields: Fields): Played {
  const draft = { type: 'ReportIncident', fields: { incident, ...fields } } as const;
  return playCommand(play, { by: supervisor, draft });
}

/** A report as a cell tells it; `idle` is the table as it stood before the round. */
export function aftermathOf(before: Play, { answer, play }: Played, idle: Play): PlayedIncident {
  const phase = play.state.round?.phase ?? 'idle';
  const bets = betsAfter(before.state, play.state, idle.state);
  if (answer.type === 'refused') {
    const { code, because } = answer.refusal;
    return { answer: code, clauses: because.map(clauseOf), events: [], phase, bets };
  }
  assert(answer.type === 'accepted', 'No report is repeated.');
  const [noted, ...others] = answer.events.map(({ event }) => event);
  return {
    answer: 'accepted',
    clauses: (noted?.because ?? []).map(clauseOf),
    events: others.map(({ type }) => type),
    phase,
    bets,
  };
}

function betsAfter(before: TableState, after: TableState, idle: TableState) {
  if (after.round === null && creditsIn(after) === creditsIn(idle)) {
    return before.round === null ? 'stand' : 'back';
  }
  const isSame = moneyIn(before) === moneyIn(after);
  return isSame ? 'stand' : 'neither';
}

function creditsIn({ terminals }: TableState): string {
  return JSON.stringify([...itemsOf(terminals)].map(({ id, credit }) => [id, credit]));
}

function moneyIn({ terminals, balances, round }: TableState): string {
  const held = [...itemsOf(terminals)].map(({ id, credit, staked }) => [id, credit, staked]);
  return JSON.stringify([held, round?.totals, [...balances]]);
}
