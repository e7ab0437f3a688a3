import { NOTHING, ok, type Result } from '@baize/exact';
import { type Because, ruleOf } from '@baize/game';
import {
  type Case,
  caseAfter,
  type Decision,
  floorRule,
  holdingOn,
  type IncidentDetails,
  itemsOf,
  type Refusal,
  refuse,
  type TableEvent,
  type TableState,
} from '@baize/table/kit';
import { clausesAlone } from '../clauses-and-readings.ts';
import { areaOf, type BoxBet } from './boxes/box-bet.ts';
import { stakesIn } from './boxes/box-stakes.ts';
import { type CardCase, type DealtCase, whereDealt } from './card-case.ts';
import { cardGameAt } from './card-game.ts';
import { houseWayDue } from './hands/house-way-hands.ts';
import { handAt } from './hands/own-hand.ts';
import { offersLapsed } from './hands/withdrawal-answer.ts';

const OWN_ACTIONS: readonly string[] = ['offer-withdrawal', 'redeal', 'set-by-house-way'];

/** What the card game does about an incident of its own; null where every game does the same. */
export function disposeOfCards(
  action: string,
  given: Case,
  reasons: Because,
  details: IncidentDetails,
): Decision | null {
  if (!OWN_ACTIONS.includes(action)) return null;
  if (action === 'redeal') return ok([{ type: 'CardsTakenBack', because: reasons }]);
  const { box } = details;
  if (box === undefined) {
    const message = 'Say at which box.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'box' });
  }
  const here = { ...given, game: cardGameAt(given.rules) };
  return action === 'offer-withdrawal'
    ? offerWithdrawal(whereDealt(here), box, reasons)
    : walkAway(here, box, reasons, details);
}

/** Everybody with a bet on an exposed hand may take it back; whoever has left cannot be asked. */
function offerWithdrawal(given: DealtCase, box: number, because: Because): Decision {
  const { round } = given;
  const hand = handAt(box, given);
  if (!hand.ok) return hand;
  const players = stakesIn(box, round.closed)
    .filter((each) => each.bet !== 'bonus:dealer')
    .map((each) => each.player);
  const terminals = [...new Set(players)].filter((id) => !round.play.boxes.away.includes(id));
  if (terminals.length === 0) return ok([]);
  return ok([{ type: 'WithdrawalOffered', box, terminals, because }]);
}

/** A player has left their bets alone: they stand, and the hand is set by the House Way. */
function walkAway(
  given: CardCase,
  box: number,
  because: Because,
  details: IncidentDetails,
): Decision {
  const terminal = whoLeft(box, given.state, details);
  if (!terminal.ok) return terminal;
  const reasons = leavingReasons(box, terminal.value, given, because);
  const left: TableEvent = {
    type: 'PlayerWalkedAway',
    terminal: terminal.value,
    box,
    because: reasons,
  };
  const lapsed = given.state.round?.play.cards
    ? offersLapsed(whereDealt(given), (id) => id === terminal.value)
    : [];
  const events = [left, ...lapsed];
  return ok([...events, ...houseWayDue(caseAfter(given, events))]);
}

/**
 * The clause on walking away speaks of a box with no other bet. In a shared one whoever sits there decides, by the
 * definition alone: the reading beside it is about a box at which nobody sits, and is cited where that is so.
 */
function leavingReasons(
  box: number,
  player: string,
  { state, game: { book, readings } }: CardCase,
  sole: Because,
): Because {
  const others = bettorsIn(box, state).filter((each) => each !== player);
  if (others.length === 0) return sole;
  const gone = [player, ...(state.round?.play.boxes.away ?? [])];
  const isThere = (each: string) => !gone.includes(each);
  const seated = [state.boxes.get(box) ?? player].find(isThere);
  if (seated !== undefined && others.includes(seated)) return clausesAlone(book, 'box-decision');
  if (seated !== undefined && bettorsIn(box, state, BONUSES).includes(seated)) {
    return ruleOf(book, 'seated-by-bonus');
  }
  const isDecided = readings.H10 === 'highest-bettor' && others.some(isThere);
  return ruleOf(book, isDecided ? 'box-decision' : 'house-way-for-empty-seat');
}

/** The one who is named, else the one who sits at the box, else the only one with a bet in it. */
function whoLeft(
  box: number,
  state: TableState,
  { terminals = [] }: IncidentDetails,
): Result<string, Refusal> {
  const [named, ...others] = terminals;
  const bettors = bettorsIn(box, state);
  const seated = bettors.find((each) => each === state.boxes.get(box));
  const only = bettors.length === 1 ? bettors[0] : undefined;
  const player = named ?? seated ?? only;
  if (player === undefined && bettors.length === 0) return nobody(box);
  if (player === undefined || others.length > 0) {
    const message = `Name the one player who has left box ${box}.`;
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'terminals' });
  }
  if (!bettors.includes(player)) return nobody(box);
  if (!state.round?.play.boxes.away.includes(player)) return ok(player);
  const message = `Terminal ${player} is on record as gone.`;
  return refuse('contradicts-record', message, floorRule('order-of-play'), { field: 'terminals' });
}

function nobody(box: number): Result<never, Refusal> {
  const message = `Nobody who could have left has an initial bet in box ${box}.`;
  return refuse('nothing-staked', message, floorRule('known-box'), { field: 'box' });
}

const INITIAL = ['initial'] as const;
const BONUSES = ['bonus:player', 'bonus:dealer'] as const;

/** Who has an initial bet in a box, or one of another kind, before the close and after it. */
function bettorsIn(
  box: number,
  { rules, round, terminals }: TableState,
  kinds: readonly BoxBet[] = INITIAL,
): readonly string[] {
  if (round?.closed) {
    const stakes = stakesIn(box, round.closed).filter((each) => kinds.includes(each.bet));
    return stakes.map((each) => each.player);
  }
  const areas = kinds.map((kind) => rules?.areaIndex.get(areaOf(box, kind)) ?? -1);
  return [...itemsOf(terminals)]
    .filter(({ holdings }) =>
      areas.some((area) => (holdingOn(holdings, area)?.stake ?? NOTHING) > 0),
    )
    .map(({ id }) => id);
}
