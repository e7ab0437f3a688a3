import type { Err } from '@baize/exact';
import { type Because, because, type Incident } from '@baize/game';
import type { Case, Refusal } from '@baize/table/kit';
import { floorRule, refuse, terminalOf } from '@baize/table/kit';
import { boxProblem } from './boxes/seats.ts';
import { type CardCase, whereDealt } from './card-case.ts';
import { cardGameAt } from './card-game.ts';
import type { CardRound } from './card-round.ts';
import { handAt } from './hands/own-hand.ts';

/** Why an incident of the card game cannot have happened as reported, or null. */
export function cardIncidentProblem(given: Case<'ReportIncident'>): Err<Refusal> | null {
  const here = { ...given, game: cardGameAt(given.rules) };
  return (
    terminalsProblem(here) ?? virtualProblem(here) ?? seenProblem(here) ?? boxDetailProblem(here)
  );
}

/** Whoever is said to have left must be here; terminals that failed are checked elsewhere. */
function terminalsProblem({ command, state }: CardCase<'ReportIncident'>): Err<Refusal> | null {
  if (command.incident !== 'player-walked-away') return null;
  const unknown = command.terminals?.find((id) => !terminalOf(state, id));
  if (unknown === undefined) return null;
  const message = `Terminal ${unknown} is not seated at this table.`;
  return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminals' });
}

/** Incidents that differ by whether a player has looked: what is said, and what it should be. */
const BY_LOOKING: Readonly<Partial<Record<Incident, { isSeen: boolean; rather: Incident }>>> = {
  'dealer-cards-exposed-unseen': { isSeen: false, rather: 'dealer-cards-exposed-seen' },
  'dealer-cards-exposed-seen': { isSeen: true, rather: 'dealer-cards-exposed-unseen' },
  'player-cards-exposed-unseen': { isSeen: false, rather: 'player-cards-exposed-seen' },
  'player-cards-exposed-seen': { isSeen: true, rather: 'player-cards-exposed-unseen' },
  'misdeal-unseen': { isSeen: false, rather: 'misdeal-seen' },
  'misdeal-seen': { isSeen: true, rather: 'misdeal-unseen' },
};

/** The record knows whether anybody has looked; nobody chooses the clause by saying otherwise. */
function seenProblem({ command, state, rules }: CardCase<'ReportIncident'>): Err<Refusal> | null {
  const said = BY_LOOKING[command.incident];
  if (!said || !contradictsRecord(command.incident, state.round?.play.cards ?? null)) return null;
  const record = said.isSeen ? 'No player has looked yet' : 'A player has looked already';
  const disposition = rules.book.irregularities[said.rather];
  const reasons: Because =
    'because' in disposition ? because(...disposition.because) : floorRule('order-of-play');
  const message = `${record}; this is ${said.rather}.`;
  return refuse('contradicts-record', message, reasons, { field: 'incident' });
}

/** Whether an incident says that somebody has looked when nobody has, or the other way round. */
export function contradictsRecord(incident: Incident, cards: CardRound | null): boolean {
  const said = BY_LOOKING[incident];
  if (said === undefined) return false;
  const isMisdeal = incident === 'misdeal-unseen' || incident === 'misdeal-seen';
  return said.isSeen !== (hasAnyoneLooked(cards) || (isMisdeal && isCompared(cards)));
}

function hasAnyoneLooked(cards: CardRound | null): boolean {
  return cards?.hands.some((hand) => hand.isSeen) ?? false;
}

/**
 * Once hands have been compared, every card lies open before everybody: a misdeal has been seen by then. An exposure
 * was before that, and asks who had looked at the time.
 */
function isCompared(cards: CardRound | null): boolean {
  return (cards?.initialSettled ?? null) !== null;
}

/** A deck that was committed to before the bets cannot be dealt wrongly, nor exchanged. */
function virtualProblem({ command, rules }: CardCase<'ReportIncident'>): Err<Refusal> | null {
  const isMisdeal = command.incident === 'misdeal-unseen' || command.incident === 'misdeal-seen';
  if (!isMisdeal || rules.config.resultSource !== 'virtual') return null;
  const message =
    'A virtual deck is dealt as it was committed to; another failure is not a misdeal.';
  return refuse('cannot-occur', message, floorRule('virtual-result'), { field: 'incident' });
}

const AT_A_HAND: readonly Incident[] = [
  'player-cards-exposed-unseen',
  'player-cards-exposed-seen',
  'single-card-exposed',
  'player-exposes-own-cards',
  'misdeal-unseen',
  'misdeal-seen',
];

function boxDetailProblem(given: CardCase<'ReportIncident'>): Err<Refusal> | null {
  const { command, rules, game } = given;
  const { incident, box } = command;
  if (box === undefined) return null;
  if (!AT_A_HAND.includes(incident)) return boxProblem(box, rules.config.boxes, game.book);
  const hand = handAt(box, whereDealt(given));
  return hand.ok ? null : hand;
}
